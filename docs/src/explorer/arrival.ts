import { showRest } from '../layouts/waiting.js';

/** What is shown is still coming: the page itself, or a part of it that says so. */
const COMING = '.xp[data-ready=false], .xp > .xp-status:not(:empty)';

/** Shows one's own file and the footer once what stands above them is there: the parts of the explorer come one by one. */
export function watchArrival(): void {
  const place = document.getElementById('explorer');
  if (!place) return;
  let frame = 0;
  const watcher = new MutationObserver(look);
  function look(): void {
    cancelAnimationFrame(frame);
    if (place?.querySelector(COMING)) return;
    // A part that has come may be about to load its own.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        watcher.disconnect();
        showRest();
      });
    });
  }
  watcher.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
  look();
}
