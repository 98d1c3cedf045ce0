/** Reveals and scrolls to the target of the URL's hash, now and whenever it changes. */
export function openHash(): void {
  const open = () => showHash(location.hash);
  addEventListener('hashchange', open);
  open();
}

/** Reveals and scrolls to the target of a hash. */
export function showHash(hash: string): void {
  revealHash(hash)?.scrollIntoView();
}

/** Expands and unhides everything around the target of a hash; null: no such target. */
export function revealHash(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(safely(hash.slice(1))) : null;
  if (!named) return null;
  for (let place: HTMLElement | null = named; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.hidden = false;
  }
  for (const details of named.querySelectorAll('details')) if (named.id.startsWith('fix-')) details.open = true;
  return named;
}

function safely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
