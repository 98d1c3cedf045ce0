/** Name lookup: the functions with which the service and its site resolve names and find similar ones. */

export { foldToFind, foldToId, foldToKey } from '../../../core/names/fold.js';
export { nearest } from '../../../core/names/nearest.js';
export { printerName } from '../../../core/names/printer-name.js';
export { tokenize as words } from '../../../core/names/query-words.js';
export { idsFurther, idsOf } from '../../../core/names/resolve.js';
export {
  type Findable,
  type FindIndex,
  FOUND_KINDS,
  type FoundKind,
  find,
  findables,
  type Match,
  type Searchable,
  search,
} from '../../../core/names/search.js';
export type { FurtherNames, NameKind, Names } from '../../../core/names/spellings.js';
export { suggest } from '../../../core/names/suggest.js';
