import { FILES } from '../../../core/contract/paths.js';
import type { FindIndex, FoundKind } from '../../../core/names/search.js';
import { type Language, LOCALES } from '../../../core/words/language.js';

let index: Promise<FindIndex> | undefined;

/** Suggests ids while one types: the names of all records are fetched when a field is first entered. */
export function suggestNames(input: HTMLInputElement, kind: FoundKind, language: Language): void {
  input.addEventListener('focus', () => {
    index ??= fetch(FILES.find).then((response) => response.json() as Promise<FindIndex>);
    index.then(
      (found) => input.setAttribute('list', listOf(kind, found, language)),
      // Without suggestions one types as before, and the next field asks again.
      () => {
        index = undefined;
      },
    );
  });
}

/** The list of a kind, for all fields of the page. Returns its id. */
function listOf(kind: FoundKind, found: FindIndex, language: Language): string {
  const id = `try-${kind}`;
  if (document.getElementById(id)) return id;
  const list = document.createElement('datalist');
  list.id = id;
  for (const [value, name, nameZh] of found[kind]) list.append(new Option(LOCALES[language].say(name, nameZh), value));
  document.body.append(list);
  return id;
}
