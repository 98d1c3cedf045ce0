import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from './context.js';

/** Moves the focus to a heading when a step brought something new, as `key` tells; not when the page is opened. */
export function useFocus(key: string) {
  const { acted } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the next key can be pressed: an effect left for later would take the next step's focus away.
  useLayoutEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [key]);
  return heading;
}
