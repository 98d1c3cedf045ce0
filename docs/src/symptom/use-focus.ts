import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus to a heading when a step brought something new, as `key` tells; not when the page is opened.
 *
 * @param acted whether the view was changed by a step; taken back here
 */
export function useFocus(key: string, acted: { current: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the next key can be pressed: an effect left for later would take the next step's focus away.
  useLayoutEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [key]);
  return heading;
}
