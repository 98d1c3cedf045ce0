import { codesPath, fitPath } from '../../../../core/contract/paths.js';
import { spoolOf } from '../../../../core/names/named-spool.js';
import { filamentNamed } from '../../../../core/names/resolve.js';
import type { FurtherNames, NamedProduct, NameTable } from '../../../../core/names/spellings.js';
import { materialOfRow, pairMaterial, spoolProfiles, spoolRows } from '../../../../core/profiles/spool.js';
import type { ProductPresets } from '../../../../schemas/generated/record.js';
import type { Dataset } from '../../load/dataset.js';
import type { Subjects } from './subjects.js';
import type { VectorTable } from './vector-table.js';

/** A name without similar ones. */
const NOTHING = 'ξψξψξψξψξψ';

const encoded = encodeURIComponent;

/** Filters by id, name and alias in various spellings; and unknown names. */
export function nameVectors(table: VectorTable, subjects: Subjects, { redirects }: Dataset): void {
  const { brand, brandAlias, brandAliasZh, printer, printerAlias, material, materialAlias, plusMaterial, missing } =
    subjects;
  const { symptom, symptomAlias, symptomAliasZh, sharedAlias } = subjects;
  const ofBrand = (value: string, id: string) =>
    table.list(`printers?brand=${value}`, { records: table.printersOf(id) });

  if (brand) {
    const { id, name } = brand;
    table.about('spelling', 'Case does not matter, and space, +, _, - and %20 are equivalent.');
    const words = name.split(' ');
    for (const between of ['+', '%20', '_', '-']) ofBrand(words.join(between), id);
    ofBrand(id, id);
    ofBrand(name.toUpperCase().replace(' ', '+'), id);
    ofBrand(name.toLowerCase().replace(' ', '+'), id);
    for (const between of ['%2B', '%2D']) ofBrand(words.join(between), id);
    ofBrand(`%${name.charCodeAt(0).toString(16)}${encoded(name.slice(1))}`, id);
  }
  table.about('alias', 'Declared aliases resolve, in either language.');
  if (brandAlias) ofBrand(brandAlias.alias, brandAlias.id);
  if (brandAliasZh) ofBrand(encoded(brandAliasZh.alias), brandAliasZh.id);
  if (printerAlias) table.profiles(`printer=${printerAlias.alias}`, { printer: printerAlias.id });
  if (materialAlias) table.profiles(`material=${encoded(materialAlias.alias)}`, { material: materialAlias.id });
  if (symptom) table.rules(symptom, [symptom]);
  if (symptomAlias) table.rules(symptomAlias.alias.replaceAll(' ', '+'), [symptomAlias.id]);
  if (symptomAliasZh) table.rules(encoded(symptomAliasZh.alias), [symptomAliasZh.id]);
  if (sharedAlias) {
    table.about('alias', 'An alias that several symptoms share returns all of them.');
    table.rules(encoded(sharedAlias.alias), sharedAlias.ids);
  }
  if (plusMaterial) {
    table.about('plus', 'An encoded plus at the end of a word is a plus: PLA%2B is PLA+, not PLA.');
    table.profiles(`material=${plusMaterial.replace('-plus', '%2B')}`, { material: plusMaterial });
  }
  table.about('redirect', 'A replaced id stands for the id that replaced it.');
  const [redirect] = Object.entries(redirects.value.printers ?? {});
  if (redirect) table.profiles(`printer=${redirect[0]}`, { printer: redirect[1] });

  if (printer && material) {
    table.about('pair', 'Filters can be combined, in any order.');
    const pair = { printer, material };
    table.profiles(`printer=${printer}&material=${material}`, pair);
    table.profiles(`material=${material.toUpperCase()}&printer=${printer.replaceAll('-', '+')}`, pair);
  }
  if (printer && missing) {
    table.about(
      'pair',
      'Known names without a common result return an empty list, not an error; Link names the file that says why.',
    );
    const query = `profiles?printer=${printer}&material=${missing}`;
    table.list(query, { records: [], describedBy: fitPath(printer) });
    table.list(`${query}&limit=5&page=2`, { records: [], limit: 5, page: 2 });
  }

  table.about('unknown', 'An unknown name is a 404 with its own code, never unfiltered data.');
  const unknown = (endpoint: string, parameter: string, more = '', limit = 50) => {
    const error = { code: `unknown_${parameter}`, parameter, value: NOTHING, suggestions: [] };
    table.fault(`${endpoint}?${parameter}=${encoded(NOTHING)}${more}`, 404, error, { limit });
  };
  unknown('printers', 'brand');
  unknown('printers', 'brand', '&limit=7', 7);
  unknown('profiles', 'printer');
  unknown('profiles', 'material');
  unknown('troubleshoot', 'symptom');
  if (material) unknown('profiles', 'printer', `&material=${material}`);
  if (printer) unknown('profiles', 'material', `&printer=${printer}`);

  table.about('unknown', 'A misspelt name is answered with the similar id as a suggestion.');
  for (const [endpoint, parameter, id] of [
    ['printers', 'brand', brand?.id],
    ['profiles', 'printer', printer],
    ['troubleshoot', 'symptom', symptom],
  ] as const) {
    if (!id) continue;
    const error = { code: `unknown_${parameter}`, parameter, value: `${id}zq` };
    table.fault(`${endpoint}?${parameter}=${id}zq`, 404, error, { suggestion: id });
  }
}

/** Filters by identifiers of other systems. */
export function identifierVectors(table: VectorTable, { printer, material }: Subjects, further: FurtherNames): void {
  const plain = (names: NameTable) => Object.entries(names).filter(([key]) => /^[a-z]+\d+[a-z]*$/.test(key));
  const one = (names: NameTable, preferred: string | undefined) => {
    const alone = plain(names).filter(([, ids]) => ids.length === 1);
    return alone.find(([, [id]]) => id === preferred) ?? alone[0];
  };

  table.about('identifier', 'A text that is not a name can be an identifier of another system, in any case.');
  const [model, [printerId] = []] = one(further.printers, printer) ?? [];
  if (model) table.profiles(`printer=${model.toUpperCase()}`, { printer: printerId });
  const [code, [materialId] = []] = one(further.materials, material) ?? [];
  if (code) table.profiles(`material=${code.toUpperCase()}`, { material: materialId });

  table.about('identifier', 'An identifier that stands for several records is a 404 with all of them.');
  const [shared, ids = []] = plain(further.materials).find(([, meant]) => meant.length > 1) ?? [];
  if (shared) ambiguous(table, `profiles?material=${shared}`, 'material', shared, ids);
}

function ambiguous(
  table: VectorTable,
  query: string,
  parameter: string,
  value: string,
  suggestions: readonly string[],
): void {
  table.fault(query, 404, { code: 'ambiguous', parameter, value, suggestions });
}

/** Branded filaments instead of a material: with and without their own presets, with and without a printer. */
export function spoolVectors(
  table: VectorTable,
  { printer }: Subjects,
  further: FurtherNames,
  productPresets: readonly ProductPresets[],
): void {
  const { products = [] } = further;
  const presetsOf = new Map(productPresets.map((presets) => [presets.filament, presets]));
  const named = products.filter(([id, , , name]) => /^[\w ]+$/.test(name) && filamentNamed(further, name) === id);
  const queryOf = ([, , , name]: NamedProduct) => `profiles?material=${name.replaceAll(' ', '+')}`;
  const onPrinter = (product: NamedProduct, machine: string, window: { limit?: number } = {}) => {
    const spool = spoolOf(product[0], further);
    if (!spool) return;
    const presets = presetsOf.get(spool.filament) ?? null;
    const material = pairMaterial(presets, machine, spool.material);
    const records = spoolProfiles(spool, presets, table.profilesOf({ printer: machine, material }));
    const limit = window.limit === undefined ? '' : `&limit=${window.limit}`;
    table.list(`${queryOf(product)}&printer=${machine}${limit}`, { records, ...window });
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
      nozzle !== null && !presetsOf.has(id) && table.profilesOf({ printer: printer ?? '', material }).length > 0,
  );
  if (none && printer) onPrinter(none, printer);
  table.about(
    'spool',
    'Without a printer, the rows of its presets are answered, without process; with no presets, its material.',
  );
  const rows = presetsOf.get(own?.[0] ?? '');
  if (own && rows) table.list(queryOf(own), { records: spoolRows(rows) });
  if (none) table.list(queryOf(none), { records: table.profilesOf({ material: none[2] }) });
}

/** Symptoms by machine code: one vector per kind of answer. */
export function codeVectors(table: VectorTable, { symptoms = {}, codes = {} }: FurtherNames): void {
  const first = (names: NameTable, several: boolean) =>
    Object.entries(names).find(([key, ids]) => /^[a-z0-9]+$/.test(key) && ids.length > 1 === several);

  table.about(
    'code',
    'A text that is not a name can be a code or message of a printer, in any case and with any separators.',
  );
  const [one, ids = []] = first(symptoms, false) ?? [];
  if (one !== undefined) {
    table.rules(encoded(one), ids);
    table.rules(encoded(` ${one.slice(0, 4).toUpperCase()}-${one.slice(4)}`), ids);
  }
  table.about('code', 'A code that stands for several symptoms is a 404 with all of them.');
  const [shared, meant = []] = first(symptoms, true) ?? [];
  if (shared !== undefined) ambiguous(table, `troubleshoot?symptom=${encoded(shared)}`, 'symptom', shared, meant);
  table.about('code', 'A known code without a symptom is an empty list; Link names the file that explains it.');
  const [other, [system] = []] = first(codes, false) ?? [];
  if (other !== undefined && system !== undefined) {
    const window = { records: [], describedBy: codesPath(system), bilingual: true };
    table.list(`troubleshoot?symptom=${encoded(other)}`, window);
  }
}
