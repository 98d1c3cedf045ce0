/** Opens what the address names after its #, with what it is folded into: at once, and whenever it names something else. */
export function openHash(): void {
  const open = () => showHash(location.hash);
  addEventListener('hashchange', open);
  open();
}

/** Shows what a hash names, wherever it is folded or hidden, and goes to it. */
export function showHash(hash: string): void {
  revealHash(hash)?.scrollIntoView();
}

/** Unfolds what a hash names; null: it names nothing. */
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
