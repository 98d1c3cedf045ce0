import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import type { FurtherNames } from '../../../../core/names/spellings.js';
import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import { faultVectors } from './faults.js';
import { fileVectors } from './files.js';
import { httpVectors } from './http.js';
import { Lists } from './lists.js';
import { codeVectors, identifierVectors, nameVectors } from './names-and-identifiers.js';
import { chooseSubjects } from './subjects.js';
import type { VectorsDocument } from './vector-table.js';
import { VectorTable } from './vector-table.js';
import { windowVectors } from './windows.js';

const ABOUT =
  'Requests and the answers of the service, for tests of a mirror or a client. ' +
  'sha256 is the digest of the body; null: no body. A header that is null must be absent; one that is not listed may have any value. ' +
  'For an error, body lists fields that the answer must have with these values, among others; suggests is an id that its suggestions must contain. ' +
  'All of this applies to requests without Accept-Encoding: a compressed body has its own entity tag. ' +
  'A vector with path_form is the exact path of a file, which any static server answers.';

/**
 * The table that is published as `/api/v1/vectors.json`. What it expects is worked out from the records and the
 * rules of the service; the function that answers requests has no part in it.
 *
 * @param further what is looked up where no name is known
 * @param files the files of the release that are written so far
 */
export function vectorsDocument(
  dataset: Dataset,
  records: Records,
  further: FurtherNames,
  files: readonly ManifestEntry[],
): VectorsDocument {
  const table = new VectorTable();
  const lists = new Lists(records);
  const subjects = chooseSubjects(dataset, records);
  windowVectors(table, lists, subjects);
  nameVectors(table, lists, subjects, dataset);
  identifierVectors(table, lists, subjects, further, records.filaments);
  codeVectors(table, lists, further);
  faultVectors(table);
  httpVectors(table, lists);
  fileVectors(table, lists, subjects, dataset.redirects.value, files);
  return { about: ABOUT, vectors: table.vectors };
}
