"""Bots: players of every game, through one small interface."""

from castellany.bots.bot import Bot, UnknownBot
from castellany.bots.registry import BOTS, bot

__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]
