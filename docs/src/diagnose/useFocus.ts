import { useEffect, useRef } from 'preact/hooks';
import { usePage } from './context.js';

/** Moves the focus to a heading when a step brought something new, as `key` tells; not when the page is opened. */
export function useFocus(key: string) {
  const { acted } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [key]);
  return heading;
}
