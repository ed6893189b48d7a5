"""Everything a person does with the keyboard that must come out right, by subject."""
from . import bulk, control, disturbed, edits, focus, gestures, helpers, pictures, seat, soak, text, words  # noqa: F401
