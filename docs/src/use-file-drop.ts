import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onFileDrop } from './file-drop.js';

/** The `ref` of an element that files can be dropped on, see {@link onFileDrop}. */
export function useFileDrop<Place extends HTMLElement>(take: (file: File) => void): RefObject<Place> {
  const place = useRef<Place>(null);
  const latest = useRef(take);
  latest.current = take;
  // At once: a file may be dropped before the first picture.
  useLayoutEffect(() => {
    if (place.current) return onFileDrop(place.current, (file) => latest.current(file));
  }, []);
  return place;
}
