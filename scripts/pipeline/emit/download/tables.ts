import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import type { Table } from './table.js';
import { filamentTables, materialTable } from './tables/materials.js';
import { fitTable, presetTable, printerTables } from './tables/printers.js';
import { Processes, profileTable } from './tables/profiles.js';
import { provenanceTable, sourceTable } from './tables/provenance.js';
import { codeTable, ruleTables } from './tables/rules.js';
import { settingTables } from './tables/settings.js';
import { identifierTable, nameTable, warningTable } from './tables/several-kinds.js';

/** Every table, what people look for first in front. */
export function downloadTables(dataset: Dataset, records: Records): Table[] {
  const processes = new Processes(records.profiles);
  return [
    ...printerTables(records, processes),
    presetTable(records),
    materialTable(records),
    ...filamentTables(records),
    profileTable(records, processes),
    fitTable(records),
    processes.table(),
    ...ruleTables(records),
    codeTable(records),
    ...settingTables(records),
    nameTable(dataset, records),
    identifierTable(records),
    warningTable(records),
    provenanceTable(dataset, records),
    sourceTable(dataset),
  ];
}
