/**
 * Reveals the content held back until a script has filled the part above it, to avoid layout shifts. A page with
 * `waits` calls it once its `late` part is rendered.
 */
export function showRest(): void {
  const { documentElement } = document;
  if (documentElement.dataset.waits === undefined) return;
  delete documentElement.dataset.waits;
  // The target of the hash was still hidden when the browser tried to scroll to it.
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** Reveals the rest once no element in `place` matches `coming`: parts load one by one, and each may load others. */
export function showRestWithout(coming: string, place: HTMLElement): void {
  let frame = 0;
  const watcher = new MutationObserver(look);
  function look(): void {
    cancelAnimationFrame(frame);
    if (place.querySelector(coming)) return;
    // A part that has just loaded may be about to load others.
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
