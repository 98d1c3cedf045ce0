import { FILES } from '../../../../core/contract/paths.js';
import { type Findable, type FindIndex, find, findables } from '../../../../core/names/search.js';
import type { ListedRule } from '../../../../schemas/generated/record.js';

/** The search index of names, loaded when a field is first used. */
export const loadFindIndex: () => Promise<Findable[]> = loadedOnce(
  FILES.find,
  findables as (index: FindIndex) => Findable[],
);

/** The rules used to recognise symptoms, loaded once a query names one. */
export const loadListedRules = loadedOnce(FILES.briefRules, ({ data }: { data: ListedRule[] }) => data);

/** Loads a file on first use, and again after a failure. */
function loadedOnce<File, Value>(path: string, read: (file: File) => Value): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= fetch(path)
      .then((response) => (response.ok ? (response.json() as Promise<File>) : Promise.reject(response.status)))
      .then(read);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** The printer that an id or a typed name certainly means; null if there is none. */
export async function printerNamed(typed: string): Promise<Findable | null> {
  const all = await printers();
  const [first] = find(typed, all, 1);
  return all.find(({ id, name }) => id === typed || name === typed) ?? (first?.sure ? first : null);
}

/** Suggests the names of all printers in a field with a list, once the field is used. */
export function suggestPrinters(field: HTMLInputElement): void {
  field.addEventListener('focus', async () => {
    if (!field.list || field.list.childElementCount > 0) return;
    // Typing works without suggestions; the next focus tries again.
    const all = await printers().catch(() => []);
    field.list.replaceChildren(...all.map(({ name }) => new Option('', name)));
  });
}

async function printers(): Promise<Findable[]> {
  return (await loadFindIndex()).filter(({ kind }) => kind === 'printers');
}
