"""Types of the published records and words for names, written by ``npm run generate`` from ``schemas/``."""
