"""`counted.py COMMAND...`: runs a command, and counts for it what all its descendants took of the processor.

A shell counts only those that were waited for. Browsers end without waiting for their own; those come to us.
"""

import contextlib
import ctypes
import os
import sys
import time

PR_SET_CHILD_SUBREAPER = 36
PATIENCE = 30.0
"""Seconds that whoever is left behind may take to end."""


def adopt_orphans() -> None:
    """Where the system is not Linux, they are not counted."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def wait_for(command: int) -> int:
    """How a command ended; whoever is left behind meanwhile is let go at once, as init would."""
    while True:
        process, status = os.waitpid(-1, 0)
        if process == command:
            return os.waitstatus_to_exitcode(status)


def wait_for_orphans() -> None:
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < deadline:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.05)


if __name__ == "__main__":
    adopt_orphans()
    code = wait_for(os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ))
    wait_for_orphans()
    sys.exit(code if code >= 0 else 128 - code)
