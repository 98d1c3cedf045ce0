import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import type { Table } from './table.js';
import { filamentTables } from './tables/filaments.js';
import { identifierTable } from './tables/identifiers.js';
import { materialTable } from './tables/materials.js';
import { nameTable } from './tables/names.js';
import { presetTable } from './tables/presets.js';
import { printerTables } from './tables/printers.js';
import { Processes } from './tables/processes.js';
import { profileTable } from './tables/profiles.js';
import { provenanceTable } from './tables/provenance.js';
import { ruleTables } from './tables/rules.js';
import { settingTables } from './tables/settings.js';
import { sourceTable } from './tables/sources.js';
import { warningTable } from './tables/warnings.js';

/** Every table, what people look for first in front. */
export function downloadTables(dataset: Dataset, records: Records): Table[] {
  const processes = new Processes(records.profiles);
  return [
    ...printerTables(records, processes),
    presetTable(records),
    materialTable(records),
    ...filamentTables(records),
    profileTable(records, processes),
    processes.table(),
    ...ruleTables(records),
    ...settingTables(records),
    nameTable(dataset, records),
    identifierTable(records),
    warningTable(records),
    provenanceTable(dataset, records),
    sourceTable(dataset),
  ];
}
