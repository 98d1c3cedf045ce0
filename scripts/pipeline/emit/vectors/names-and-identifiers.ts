import { API, codesPath, fitPath } from '../../../../core/contract/paths.js';
import type { FurtherNames, NameTable } from '../../../../core/names/spellings.js';
import type { Dataset } from '../../load/dataset.js';
import { errorAnswer, listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { VectorTable } from './vector-table.js';

/** A name without similar ones. */
const NOTHING = 'ξψξψξψξψξψ';

/** Filters by id, name and alias in various spellings; and unknown names. */
export function nameVectors(table: VectorTable, lists: Lists, subjects: Subjects, { redirects }: Dataset): void {
  const { brand, brandAlias, brandAliasZh, printer, printerAlias, material, materialAlias, plusMaterial, missing } =
    subjects;
  const { symptom, symptomAlias, symptomAliasZh, sharedAlias } = subjects;
  const encoded = encodeURIComponent;
  const ofBrand = (value: string, id: string) =>
    table.add(`${API}/printers?brand=${value}`, listAnswer({ records: lists.printersOf(id) }));

  if (brand) {
    const { id, name } = brand;
    table.about('spelling', 'Case does not matter, and space, +, _, - and %20 are equivalent.');
    const words = name.split(' ');
    for (const value of [
      words.join('+'),
      words.join('%20'),
      words.join('_'),
      words.join('-'),
      id,
      name.toUpperCase().replace(' ', '+'),
      name.toLowerCase().replace(' ', '+'),
      words.join('%2B'),
      words.join('%2D'),
      `%${name.charCodeAt(0).toString(16)}${encoded(name.slice(1))}`,
    ])
      ofBrand(value, id);
  }
  table.about('alias', 'Declared aliases resolve, in either language.');
  if (brandAlias) ofBrand(brandAlias.alias, brandAlias.id);
  if (brandAliasZh) ofBrand(encoded(brandAliasZh.alias), brandAliasZh.id);
  if (printerAlias)
    table.add(
      `${API}/profiles?printer=${printerAlias.alias}`,
      listAnswer({ records: lists.profilesOf({ printer: printerAlias.id }) }),
    );
  if (materialAlias)
    table.add(
      `${API}/profiles?material=${encoded(materialAlias.alias)}`,
      listAnswer({ records: lists.profilesOf({ material: materialAlias.id }) }),
    );
  const rules = (value: string, ids: readonly string[]) =>
    table.add(
      `${API}/troubleshoot?symptom=${value}`,
      listAnswer({ records: lists.rulesOf(ids), whole: true, bilingual: true }),
    );
  if (symptom) rules(symptom, [symptom]);
  if (symptomAlias) rules(symptomAlias.alias.replaceAll(' ', '+'), [symptomAlias.id]);
  if (symptomAliasZh) rules(encoded(symptomAliasZh.alias), [symptomAliasZh.id]);
  if (sharedAlias) {
    table.about('alias', 'An alias that several symptoms share returns all of them.');
    rules(encoded(sharedAlias.alias), sharedAlias.ids);
  }
  if (plusMaterial) {
    table.about('plus', 'An encoded plus at the end of a word is a plus: PLA%2B is PLA+, not PLA.');
    table.add(
      `${API}/profiles?material=${plusMaterial.replace('-plus', '%2B')}`,
      listAnswer({ records: lists.profilesOf({ material: plusMaterial }) }),
    );
  }
  table.about('redirect', 'A replaced id stands for the id that replaced it.');
  for (const [from, to] of Object.entries(redirects.value.printers ?? {}).slice(0, 1))
    table.add(`${API}/profiles?printer=${from}`, listAnswer({ records: lists.profilesOf({ printer: to }) }));

  if (printer && material) {
    table.about('pair', 'Filters can be combined, in any order.');
    const pair = listAnswer({ records: lists.profilesOf({ printer, material }) });
    table.add(`${API}/profiles?printer=${printer}&material=${material}`, pair);
    table.add(`${API}/profiles?material=${material.toUpperCase()}&printer=${printer.replaceAll('-', '+')}`, pair);
  }
  if (printer && missing) {
    table.about(
      'pair',
      'Known names without a common result return an empty list, not an error; Link names the file that says why.',
    );
    const none = listAnswer({ records: [], describedBy: fitPath(printer) });
    table.add(`${API}/profiles?printer=${printer}&material=${missing}`, none);
    table.add(
      `${API}/profiles?printer=${printer}&material=${missing}&limit=5&page=2`,
      listAnswer({ records: [], limit: 5, page: 2 }),
    );
  }

  table.about('unknown', 'An unknown name is a 404 with its own code, never unfiltered data.');
  const unknown = (endpoint: string, parameter: string, more = '', limit = 50) =>
    table.add(
      `${API}/${endpoint}?${parameter}=${encoded(NOTHING)}${more}`,
      errorAnswer(404, { code: `unknown_${parameter}`, parameter, value: NOTHING, suggestions: [] }, { limit }),
    );
  unknown('printers', 'brand');
  unknown('printers', 'brand', '&limit=7', 7);
  unknown('profiles', 'printer');
  unknown('profiles', 'material');
  unknown('troubleshoot', 'symptom');
  if (material) unknown('profiles', 'printer', `&material=${material}`);
  if (printer) unknown('profiles', 'material', `&printer=${printer}`);

  table.about('unknown', 'A misspelt name is answered with the similar id as a suggestion.');
  const misspelt = (endpoint: string, parameter: string, id: string | undefined) => {
    if (!id) return;
    const value = `${id}zq`;
    table.add(
      `${API}/${endpoint}?${parameter}=${value}`,
      errorAnswer(404, { code: `unknown_${parameter}`, parameter, value }, { suggestion: id }),
    );
  };
  misspelt('printers', 'brand', brand?.id);
  misspelt('profiles', 'printer', printer);
  misspelt('troubleshoot', 'symptom', symptom);
}

/** Filters by identifiers of other systems. */
export function identifierVectors(
  table: VectorTable,
  lists: Lists,
  { printer, material }: Subjects,
  further: FurtherNames,
): void {
  const plain = (names: NameTable) => Object.entries(names).filter(([key]) => /^[a-z]+\d+[a-z]*$/.test(key));
  const one = (names: NameTable, preferred: string | undefined) => {
    const alone = plain(names).filter(([, ids]) => ids.length === 1);
    return alone.find(([, [id]]) => id === preferred) ?? alone[0];
  };
  const ask = (parameter: string, value: string) => `${API}/profiles?${parameter}=${value}`;

  table.about('identifier', 'A text that is not a name can be an identifier of another system, in any case.');
  const [model, [printerId] = []] = one(further.printers, printer) ?? [];
  if (model)
    table.add(ask('printer', model.toUpperCase()), listAnswer({ records: lists.profilesOf({ printer: printerId }) }));
  const [code, [materialId] = []] = one(further.materials, material) ?? [];
  if (code)
    table.add(ask('material', code.toUpperCase()), listAnswer({ records: lists.profilesOf({ material: materialId }) }));

  table.about('identifier', 'An identifier that stands for several records is a 404 with all of them.');
  const [shared, ids = []] = plain(further.materials).find(([, meant]) => meant.length > 1) ?? [];
  if (shared)
    table.add(
      ask('material', shared),
      errorAnswer(404, { code: 'ambiguous', parameter: 'material', value: shared, suggestions: ids }),
    );
}

/** Symptoms by machine code: one vector per kind of answer. */
export function codeVectors(table: VectorTable, lists: Lists, { symptoms = {}, codes = {} }: FurtherNames): void {
  const ask = (key: string) => `${API}/troubleshoot?symptom=${encodeURIComponent(key)}`;
  const first = (names: NameTable, several: boolean) =>
    Object.entries(names).find(([key, ids]) => /^[a-z0-9]+$/.test(key) && ids.length > 1 === several);

  table.about(
    'code',
    'A text that is not a name can be a code or message of a printer, in any case and with any separators.',
  );
  const [one, ids = []] = first(symptoms, false) ?? [];
  if (one !== undefined) {
    const expected = listAnswer({ records: lists.rulesOf(ids), whole: true, bilingual: true });
    table.add(ask(one), expected);
    table.add(ask(` ${one.slice(0, 4).toUpperCase()}-${one.slice(4)}`), expected);
  }
  table.about('code', 'A code that stands for several symptoms is a 404 with all of them.');
  const [shared, meant = []] = first(symptoms, true) ?? [];
  if (shared !== undefined)
    table.add(
      ask(shared),
      errorAnswer(404, { code: 'ambiguous', parameter: 'symptom', value: shared, suggestions: meant }),
    );
  table.about('code', 'A known code without a symptom is an empty list; Link names the file that explains it.');
  const [other, [system] = []] = first(codes, false) ?? [];
  if (other !== undefined && system !== undefined)
    table.add(ask(other), listAnswer({ records: [], describedBy: codesPath(system), bilingual: true }));
}
