import type { Findable, FoundKind } from '../../../core/names/search.js';
import { type Language, LOCALES } from '../../../core/words/language.js';

/** Suggests ids while one types: the names of all records are fetched when a field is first entered. */
export function suggestNames(input: HTMLInputElement, kind: FoundKind, language: Language): void {
  input.addEventListener('focus', () => {
    void import('../records/find/find-index.js')
      .then(({ loadFindIndex }) => loadFindIndex())
      .then(
        (found) => input.setAttribute('list', listOf(kind, found, language)),
        // Without suggestions one types as before, and the next field asks again.
        () => {},
      );
  });
}

/** The list of a kind, for all fields of the page. Returns its id. */
function listOf(kind: FoundKind, found: readonly Findable[], language: Language): string {
  const id = `try-${kind}`;
  if (document.getElementById(id)) return id;
  const list = document.createElement('datalist');
  list.id = id;
  for (const one of found)
    if (one.kind === kind) list.append(new Option(LOCALES[language].say(one.name, one.nameZh), one.id));
  document.body.append(list);
  return id;
}
