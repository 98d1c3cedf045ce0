import { beforeEach, describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../clients/typescript/src/index.js';
import { clearest, looksLikeSpool, recordsMeant } from '../../clients/typescript/src/parts/identify.js';
import { FILES } from '../../core/contract/paths.js';
import { labelsPath, looksLikeLabel } from '../../core/names/labels.js';
import type { IdentifySpools } from '../../schemas/generated/record.js';
import { counted } from '../support/counted.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { answerOf } from './answer-of.js';

const description = { description: 'A system.', description_zh: '系统。' };
const RED = { filament: 'acme-pla-basic', material: 'pla', colour: 'Red' };
const MANY = ['asa', 'pa6-cf', 'pc', 'petg', 'pla', 'tpu'];

/** Identifier files, layered over the frozen data. */
const FILES_OF: Readonly<Record<string, unknown>> = {
  [FILES.furtherNames]: {
    printers: { n1: ['bambu-lab-a1-mini'] },
    materials: { acmeplabasic: ['pla'], gfa00: ['pla'], gfx: MANY },
  },
  [FILES.identify]: {
    systems: {
      bambu_model_code: { ...description, identifiers: { N1: { printers: ['bambu-lab-a1-mini'] } } },
      filament_id: {
        ...description,
        identifiers: { GFA00: { materials: ['pla'], filaments: ['acme-pla-basic'] }, N1: { materials: ['petg'] } },
      },
    },
    spools: FILES.identifySpools,
  },
  [labelsPath('12345678905')]: { systems: { gtin: { ...description, identifiers: { '0012345678905': [RED] } } } },
  [labelsPath('AC-1001')]: { systems: { article_number: { ...description, identifiers: { 'AC-1001': [RED] } } } },
  [FILES.identifySpools]: {
    systems: { spoolmandb_id: { ...description, identifiers: { acme_pla_red_1000_175_n: [RED] } } },
  },
};

const frozen = folder(await shared('frozen'));
let asked: string[];
let data: OpenPrintData;
beforeEach(() => {
  ({ asked, data } = counted(frozen, FILES_OF));
});

describe('a name missing from the list of names', () => {
  it('is resolved as a product or an identifier', async () => {
    expect((await data.printers.get('N1')).id).toBe('bambu-lab-a1-mini');
    for (const name of ['GFA00', 'Acme PLA Basic']) expect((await data.materials.get(name)).id).toBe('pla');
    expect((await data.profiles.get('n1', 'gfa00')).material).toBe('pla');
    expect((await data.profiles.list({ material: 'gfa00' }).all()).every(({ material }) => material === 'pla')).toBe(
      true,
    );
  });

  it('is looked up in a separate file', async () => {
    await data.printers.get('A1 mini');
    expect(asked).toContain(FILES.names);
    expect(asked).not.toContain(FILES.furtherNames);
    await data.printers.get('N1');
    expect(asked.filter((path) => path === FILES.furtherNames)).toHaveLength(1);
  });

  it('that is ambiguous is rejected with all meanings, in lists too', async () => {
    const error = { code: 'ambiguous', several: true, suggestions: MANY };
    await expect(data.materials.get('GFX')).rejects.toMatchObject(error);
    await expect(data.profiles.list({ material: 'GFX' }).all()).rejects.toMatchObject(error);
  });

  it('is unknown if a release lacks that file', async () => {
    const text = (path: string) => frozen.text(path.replace('names-further', 'none'), {});
    const unknownPrinter = { code: 'unknown_printer', several: false };
    await expect(counted({ text }).data.printers.get('N1')).rejects.toMatchObject(unknownPrinter);
  });
});

describe('identify', () => {
  const mini = { printers: ['bambu-lab-a1-mini'], materials: [], filaments: [], spools: [] };

  it('returns the meanings of an identifier in each system', async () => {
    expect(await data.identify('N1')).toEqual([
      { system: 'bambu_model_code', identifier: 'N1', ...description, ...mini },
      { system: 'filament_id', identifier: 'N1', ...description, ...mini, printers: [], materials: ['petg'] },
    ]);
    expect(await data.identify('bambu_model_code', 'N1')).toHaveLength(1);
    expect(asked).not.toContain(FILES.identifySpools);
  });

  it('accepts other spellings only if no system has the exact one', async () => {
    expect(await data.identify('gfa00')).toMatchObject([{ identifier: 'GFA00', filaments: ['acme-pla-basic'] }]);
  });

  it('finds single colours by barcode, with or without leading zeros, in one small file', async () => {
    for (const code of ['0012345678905', '12345678905'])
      expect(await data.identify(code)).toMatchObject([{ system: 'gtin', materials: [], spools: [RED] }]);
    expect(asked).toEqual([labelsPath('12345678905'), labelsPath('12345678905')]);
  });

  it('finds them by the maker’s number and by inventory id, and a barcode implies its material', async () => {
    expect(await data.identify('ac 1001')).toMatchObject([{ system: 'article_number', spools: [RED] }]);
    expect(await data.identify('acme_pla_red_1000_175_n')).toMatchObject([{ system: 'spoolmandb_id', spools: [RED] }]);
    expect((await data.materials.get('0012345678905')).id).toBe('pla');
  });

  const codes = ['0300-4010', '0300-0100-0001-0001', '12201', 'GFA00', '4294967295', 'c12'];
  it.each(codes)('does not take %s for a barcode', (reported) => {
    expect(looksLikeSpool(reported)).toBe(false);
  });

  it('prefers the meaning in an unambiguous system, and a product to its material', async () => {
    const none = { printers: [], materials: [], filaments: [], spools: [] };
    const copied = { system: 'filament_id', identifier: 'GFG99', ...description, ...none, materials: ['petg', 'pla'] };
    const clear = { system: 'bambu_tray_info_idx', identifier: 'GFG99', ...description, ...none, materials: ['petg'] };
    expect(recordsMeant(clearest([copied, clear]))).toEqual([{ kind: 'materials', id: 'petg' }]);
    const expected = [
      { kind: 'filaments', id: 'acme-petg' },
      { kind: 'materials', id: 'petg' },
    ];
    expect(recordsMeant(clearest([copied, { ...clear, filaments: ['acme-petg'] }]))).toEqual(expected);
    expect(recordsMeant(clearest([copied, copied])).map(({ id }) => id)).toEqual(['petg', 'pla']);
  });

  it('loads the file of single colours only for possible codes, which include all existing ones', async () => {
    expect(await data.identify('GFXX')).toEqual([]);
    expect(asked).not.toContain(FILES.identifySpools);
    const { systems } = readJson<IdentifySpools>(await shared('release'), FILES.identifySpools);
    const identifiers = Object.values(systems).flatMap((system) => Object.keys(system.identifiers));
    expect(identifiers.length).toBeGreaterThan(10_000);
    expect(identifiers.filter((one) => !looksLikeSpool(one))).toEqual([]);
    expect(looksLikeLabel('GFXX')).toBe(false);
  });

  it('finds nothing for other texts, and for names of object properties', async () => {
    for (const name of ['constructor', '__proto__', 'xyz']) expect(await data.identify(name), name).toEqual([]);
    expect(await data.identify('gtin', 'GFA00')).toEqual([]);
  });

  it('rejects invalid input', async () => {
    await expect(data.identify('')).rejects.toMatchObject({ code: 'empty_value', argument: 'identifier' });
    await expect(data.identify('horoscope', 'leo')).rejects.toMatchObject({
      code: 'invalid_value',
      argument: 'system',
      allowed:
        'article_number, bambu_model_code, filament_id, gtin, openprinttag_material_uuid, openprinttag_package_uuid, spoolmandb_id',
    });
    await expect(data.identify('x', { systm: 'y' } as object)).rejects.toMatchObject({ code: 'unknown_parameter' });
  });
});

describe('the lookup of the MCP server', () => {
  it('accepts identifiers, and says so', async () => {
    const product = await answerOf('lookup', { name: 'GFA00' }, data);
    expect(product.text).toMatch(/ \(filament, id acme-labs--pla-basic\)$/m);
    expect(product.text).toContain('"GFA00" is an identifier of acme-labs--pla-basic');
    const material = await answerOf('lookup', { name: 'GFA00', kind: 'material' }, data);
    expect(material.text).toContain('"GFA00" is a product or an identifier of the material pla');
    const model = await answerOf('lookup', { name: 'N1', kind: 'printer' }, data);
    expect(model.text).toMatch(/ \(printer, id bambu-lab-a1-mini\)$/m);
  });

  it('rejects an ambiguous one with all meanings', async () => {
    const { text } = await answerOf('lookup', { name: 'GFX' }, data);
    for (const id of MANY) expect(text).toContain(id);
  });
});

it.each([
  ['a TigerTag', '38219', 'pla'],
  ['a TigerTag', '55418', 'petg-cf'],
  ['an OpenSpool tag', 'Elegoo Rapid PETG', 'petg-hf'],
  ['an OpenPrintTag, or an OpenSpool tag that names a type', 'PETG', 'petg'],
  ['an OpenTag3D', 'eSUN PLA Silk', 'pla-silk'],
])('the content of spool tags resolves to its material: %s, %s', async (_, carried, material) => {
  const data = new OpenPrintData({ source: folder(await shared('release')) });
  const [first] = await data.profiles.list({ printer: 'bambu-lab-p1s', material: carried }).all();
  expect(first).toMatchObject({ printer: 'bambu-lab-p1s', material });
});
