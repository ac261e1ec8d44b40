"""Wakes the machine's own loopback network where it sleeps, as it does in a network namespace that was just made."""

import contextlib
import fcntl
import socket
import struct

GET_FLAGS, SET_FLAGS, UP = 0x8913, 0x8914, 1

# Where it cannot be asked or woken, whoever needs it will say so.
with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
    request = struct.pack("16sh14x", b"lo", 0)
    (flags,) = struct.unpack("16xh14x", fcntl.ioctl(any_socket, GET_FLAGS, request))
    if not flags & UP:
        fcntl.ioctl(any_socket, SET_FLAGS, struct.pack("16sh14x", b"lo", flags | UP))
