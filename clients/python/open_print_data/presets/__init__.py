"""Presets for slicers, made as the TypeScript client makes them."""
