import { showRest } from '../../layouts/waiting.js';

/**
 * Brings the search fields of the page to life; without it their forms lead to the page of the search. What searches is as
 * large as all else that a page of a record runs, so it is loaded when a field is first used, and at once only where the
 * address says what to search for.
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
  // An address that leads nowhere is looked for as if somebody had typed its words.
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
 * Nothing is lost meanwhile: what was typed is searched for, and what was sent is sent, as soon as that is possible. Who
 * comes back from a result finds both again, since the entry of the history keeps what was typed.
 *
 * @param place which of the fields of the page it is
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
    // A passing failure does not outlive the attempt.
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
  // Before this ran, somebody may have begun.
  if (document.activeElement === input) {
    typed = input.value !== input.defaultValue;
    use();
  }
}

/** The words of an address as one would type them: `/printers/ender-3_v3/` is "ender 3 v3". */
export function searchTermsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

/** Decodes percent signs; a text that cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
