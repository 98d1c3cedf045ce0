import { FILES } from '../../../../core/contract/paths.js';
import { type Findable, type FindIndex, findables } from '../../../../core/names/search.js';

let index: Promise<Findable[]> | undefined;

/** What everything is called: loaded when a field is first used. A passing failure does not outlive the attempt. */
export function loadFindIndex(): Promise<Findable[]> {
  index ??= fetch(FILES.find)
    .then((response) => (response.ok ? (response.json() as Promise<FindIndex>) : Promise.reject(response.status)))
    .then(findables)
    .catch((error) => {
      index = undefined;
      throw error;
    });
  return index;
}
