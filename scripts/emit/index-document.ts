import { ENDPOINTS } from '../../core/endpoints.js';
import { LIMITS } from '../../core/limits.js';
import {
  API,
  briefPath,
  changesPath,
  FILES,
  filamentsPath,
  pagePath,
  picturePath,
  presetsPath,
  SPOOLMAN,
  schemaPath,
} from '../../core/paths.js';
import type { Download } from '../../schemas/generated/record.js';
import { countRecords } from '../compose/counts.js';
import { coverage } from '../compose/coverage.js';
import { citedOrigins, filamentSources, importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { schemaNames } from '../schemas/read.js';
import { LICENCE } from './licence.js';

/**
 * `/api/v1/index.json`: what there is, and where.
 *
 * @param downloads the files that hold everything at once; none in a release without the site
 */
export function indexDocument(
  version: string,
  dataset: Dataset,
  records: Records,
  downloads: readonly Download[],
): object {
  return {
    name: 'Open Print Data',
    version,
    counts: countRecords(records),
    coverage: coverage(records, dataset.wellKnown.value.printers),
    sources: importedSources(dataset, records),
    filament_sources: filamentSources(dataset, records),
    origins: citedOrigins(dataset),
    licence: LICENCE,
    limits: LIMITS,
    endpoints: ENDPOINTS.map(({ path }) => path),
    files: {
      printers: pagePath({ kind: 'printers' }),
      printers_of_a_brand: pagePath({ kind: 'printers', brand: '{brand_id}' }),
      printer: `${API}/printers/{id}.json`,
      materials: pagePath({ kind: 'materials' }),
      material: `${API}/materials/{id}.json`,
      profiles: pagePath({ kind: 'profiles' }),
      profiles_of_a_pair: pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' }),
      profiles_of_a_printer: pagePath({ kind: 'profiles', printer: '{printer}' }),
      profiles_of_a_material: pagePath({ kind: 'profiles', material: '{material}' }),
      troubleshooting_rules: pagePath({ kind: 'troubleshoot' }),
      troubleshooting_rule: pagePath({ kind: 'troubleshoot', symptom: '{symptom}' }),
      further_pages: '<path without .json>/page/{page}.json',
      settings: FILES.settings,
      filament_brands: FILES.filamentBrands,
      filaments_of_a_brand: filamentsPath('{brand_id}'),
      spoolman_filaments: SPOOLMAN.filaments,
      spoolman_materials: SPOOLMAN.materials,
      diagnose: FILES.diagnose,
      printers_in_brief: FILES.briefPrinters,
      settings_in_brief: FILES.briefSettings,
      materials_in_brief: FILES.briefMaterials,
      troubleshooting_rules_in_brief: FILES.briefRules,
      index_in_brief: FILES.briefIndex,
      material_in_brief: briefPath('materials', '{language}', '{id}'),
      troubleshooting_rule_in_brief: briefPath('troubleshoot', '{language}', '{symptom}'),
      picture: picturePath('{symptom}'),
      calibration: FILES.calibration,
      presets: presetsPath('{slicer}'),
      openapi: FILES.openapi,
      openapi_zh: FILES.openapiZh,
      schemas: schemaNames('record').map(schemaPath),
      names: FILES.names,
      names_further: FILES.furtherNames,
      identify: FILES.identify,
      identify_spools: FILES.identifySpools,
      find: FILES.find,
      redirects: FILES.redirects,
      manifest: FILES.manifest,
      changes: FILES.changes,
      changes_of_a_version: changesPath('{version}'),
      changes_index: FILES.changesIndex,
      vectors: FILES.vectors,
      resolve_vectors: FILES.resolveVectors,
    },
    downloads,
    brands: brandsOf(records),
  };
}

/** The brands that there are printers of. */
export function brandsOf({ printers }: Records): { id: string; name: string }[] {
  const names = new Map(printers.map(({ brand_id, brand }) => [brand_id, brand]));
  return [...names].map(([id, name]) => ({ id, name }));
}
