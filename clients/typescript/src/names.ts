/** What names mean and which come near: the functions that the service and its site look names up with. */
export { type Findable, find, findables, isMeant } from '../../../core/find.js';
export { foldToId, foldToKey } from '../../../core/fold.js';
export { type FindIndex, FOUND_KINDS, type FoundKind, foldToFind } from '../../../core/found.js';
export { type FurtherNames, idsFurther } from '../../../core/further-names.js';
export { idsOf, type NameKind, type Names } from '../../../core/names.js';
export { nearest } from '../../../core/nearest.js';
export { printerName } from '../../../core/printer-name.js';
export { type Searchable, search, words } from '../../../core/search.js';
export { suggest } from '../../../core/suggest.js';
