import { useEffect, useRef, useState } from 'preact/hooks';
import { useTools } from '../explorer/tools.js';
import { currentYours, updateYours, useYours } from '../explorer/yours/store.js';
import { readYours, writeYours } from './yours-link.js';

/**
 * Takes own values from the address when a link brings them, and keeps them in it: such a page can be loaded again. Values
 * that no link brought never get into the address by themselves.
 *
 * @returns what of the link could not be read
 */
export function useLinkedYours(): readonly string[] {
  const { place, go } = useTools();
  const { typed } = useYours();
  const linked = useRef<string | null>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  useEffect(() => {
    if (place.yours === null || place.yours === linked.current) return;
    const { values, unread } = readYours(place.yours);
    linked.current = place.yours;
    setUnread(unread);
    updateYours({ typed: values });
  }, [place.yours]);
  useEffect(() => {
    if (linked.current === null) return;
    const yours = writeYours(currentYours().typed);
    if (yours === linked.current) return;
    linked.current = yours;
    go({ yours }, 'replaces');
  }, [typed]);
  return unread;
}
