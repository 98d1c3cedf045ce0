import type { ListedRule } from '../../../../core/contract/brief.js';
import { FILES } from '../../../../core/contract/paths.js';
import { type Findable, type FindIndex, findables } from '../../../../core/names/search.js';

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
