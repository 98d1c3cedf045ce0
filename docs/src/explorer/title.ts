import { useEffect } from 'preact/hooks';
import { useTools } from './tools.js';

/**
 * Names the window, and with it the entry of the history, after what the page shows.
 *
 * @param what null as long as that is not known: then after the view
 */
export function useTitle(what: string | null): void {
  const { texts, place } = useTools();
  const title = `${what ?? texts.views[place.view]} – ${texts.site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
