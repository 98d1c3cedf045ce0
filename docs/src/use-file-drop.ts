import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onFileDrop } from './file-drop.js';

/** A `ref` for an element that accepts dropped files, see {@link onFileDrop}. */
export function useFileDrop<Place extends HTMLElement>(take: (file: File) => void): RefObject<Place> {
  const place = useRef<Place>(null);
  const latest = useRef(take);
  latest.current = take;
  // A layout effect, as a file may be dropped before the first paint.
  useLayoutEffect(() => {
    if (place.current) return onFileDrop(place.current, (file) => latest.current(file));
  }, []);
  return place;
}
