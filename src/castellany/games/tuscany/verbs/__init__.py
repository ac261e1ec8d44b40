"""The verbs of Burgundy, one small file per mechanic: what they offer, why they refuse, what they do."""
