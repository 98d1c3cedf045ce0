import { API } from '../../../../core/contract/paths.js';
import { spoolOf } from '../../../../core/names/named-spool.js';
import { filamentNamed } from '../../../../core/names/resolve.js';
import type { FurtherNames, NamedProduct } from '../../../../core/names/spellings.js';
import { materialOfRow, pairMaterial, spoolProfiles, spoolRows } from '../../../../core/profiles/spool.js';
import type { ProductPresets } from '../../../../schemas/generated/record.js';
import { listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { VectorTable } from './vector-table.js';

/** Branded filaments instead of a material: with and without their own presets, with and without a printer. */
export function spoolVectors(
  table: VectorTable,
  lists: Lists,
  { printer }: Subjects,
  further: FurtherNames,
  productPresets: readonly ProductPresets[],
): void {
  const { products = [] } = further;
  const presetsOf = new Map(productPresets.map((presets) => [presets.filament, presets]));
  const named = products.filter(([id, , , name]) => /^[\w ]+$/.test(name) && filamentNamed(further, name) === id);
  const ask = (name: string, more = '') => `${API}/profiles?material=${name.replaceAll(' ', '+')}${more}`;
  const onPrinter = ([id, , , name]: NamedProduct, machine: string, window: { limit?: number } = {}) => {
    const spool = spoolOf(id, further);
    if (!spool) return;
    const presets = presetsOf.get(id) ?? null;
    const material = pairMaterial(presets, machine, spool.material);
    const records = spoolProfiles(spool, presets, lists.profilesOf({ printer: machine, material }));
    const limit = window.limit === undefined ? '' : `&limit=${window.limit}`;
    table.add(ask(name, `&printer=${machine}${limit}`), listAnswer({ records, ...window }));
  };
  const hasRow = ([id]: NamedProduct, of: (row: ProductPresets['rows'][number]) => boolean) =>
    presetsOf.get(id)?.rows.some(of) ?? false;

  table.about(
    'spool',
    'A branded filament on a printer is answered with its own presets: put together from two files.',
  );
  const own = named.find((one) => hasRow(one, (row) => row.printer === printer));
  if (own && printer) {
    onPrinter(own, printer);
    onPrinter(own, printer, { limit: 1 });
  }
  const kin = named.find((one) => hasRow(one, (row) => materialOfRow(row) !== one[2]));
  const row = presetsOf.get(kin?.[0] ?? '')?.rows.find((row) => materialOfRow(row) !== kin?.[2]);
  if (kin && row) onPrinter(kin, row.printer);
  table.about('spool', 'Where the printer has no preset for it, its material is answered, and the record says so.');
  const none = named.find(
    ([id, , material, , nozzle]) =>
      nozzle !== null && !presetsOf.has(id) && lists.profilesOf({ printer: printer ?? '', material }).length > 0,
  );
  if (none && printer) onPrinter(none, printer);
  table.about(
    'spool',
    'Without a printer, the rows of its presets are answered, without process; with no presets, its material.',
  );
  const rows = presetsOf.get(own?.[0] ?? '');
  if (own && rows) table.add(ask(own[3]), listAnswer({ records: spoolRows(rows) }));
  if (none) table.add(ask(none[3]), listAnswer({ records: lists.profilesOf({ material: none[2] }) }));
}
