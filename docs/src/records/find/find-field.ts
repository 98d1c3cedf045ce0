import { showRest } from '../../layouts/waiting.js';

/**
 * Initialises the search fields; without JavaScript their forms lead to the search page. The search code is as large as
 * all other scripts of a record page, so it loads when a field is first used, or immediately if the URL has a query.
 */
export function startFinding(): void {
  for (const [place, form] of document.querySelectorAll<HTMLFormElement>('form.find').entries())
    startWhenUsed(form, place);
  const asked = new URLSearchParams(location.search).get('q');
  if (document.querySelector('#found')) {
    if (asked === null) showRest();
    else {
      fill('.site .find input', asked);
      void import('./search.js').then(({ showResults }) => showResults(asked), showRest);
    }
  }
  // On the 404 page, search for the words of the path as if they had been typed.
  const missing = fill('form.missing input', searchTermsOf(location.pathname));
  missing?.dispatchEvent(new Event('input', { bubbles: true }));
  const sought = asked ?? missing?.value;
  const link = document.querySelector<HTMLAnchorElement>('a[data-missing-printer]');
  if (link && sought) link.search += `&${new URLSearchParams({ name: sought })}`;
}

function fill(field: string, text: string): HTMLInputElement | null {
  const input = document.querySelector<HTMLInputElement>(field);
  if (input) input.value = text;
  return input;
}

/**
 * Loads the search code on first use. Nothing typed or submitted meanwhile is lost, and going back from a result
 * restores the typed text and the results from the history state.
 *
 * @param place index of the field on the page
 */
function startWhenUsed(form: HTMLFormElement, place: number): void {
  const input = form.querySelector('input');
  if (!input) return;
  let loading: Promise<void> | undefined;
  let ready = false;
  let typed = false;
  const start = () => {
    loading ??= import('./search.js').then(({ startField }) => {
      startField(form, input);
      ready = true;
      if (typed) input.dispatchEvent(new Event('input'));
    });
    // Retry after a transient failure.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const use = () => void start().catch(() => {});
  form.addEventListener('focusin', use);
  form.addEventListener('focusout', () => {
    typed = false;
  });
  form.addEventListener('input', () => {
    typed = true;
    use();
  });
  form.addEventListener('submit', (event) => {
    if (ready) return;
    event.preventDefault();
    start().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
  const keep = () => history.replaceState({ ...history.state, typed: [place, input.value] }, '');
  form.addEventListener('click', keep);
  form.addEventListener('submit', keep);
  const [kept, text] = (history.state as { typed?: [number, string] } | null)?.typed ?? [];
  if (kept === place && text) {
    input.value = text;
    typed = true;
    use();
  }
  // The user may have started typing before this script ran.
  if (document.activeElement === input) {
    typed = input.value !== input.defaultValue;
    use();
  }
}

/** The path as search terms: `/printers/ender-3_v3/` becomes "ender 3 v3". */
export function searchTermsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

/** Percent-decodes a text; malformed text is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
