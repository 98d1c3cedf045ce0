import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES, recordPath } from '../../../core/contract/paths.js';
import {
  LABEL_SHARDS,
  labelShardPath,
  labelsPath,
  looksLikeLabel,
  spoolsLabelled,
} from '../../../core/names/labels.js';
import { idsFurther, idsOf } from '../../../core/names/resolve.js';
import type { FurtherNames, Names } from '../../../core/names/spellings.js';
import type { Identify, IdentifySpools } from '../../../schemas/generated/record.js';
import type { Identifiable } from '../../../scripts/pipeline/compose/identifiers.js';
import {
  identifierSystems,
  identifyDocument,
  identifyLabels,
  identifySpools,
} from '../../../scripts/pipeline/emit/identify.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const colour = (name: string, identifiers: object) => ({ name, identifiers });
const RECORDS = {
  printers: [
    { id: 'b-two', identifiers: { orca_model_id: ['C12', 'MK4S+'] } },
    { id: 'a-one', identifiers: { orca_model_id: ['C12'], bambu_model_code: ['C12'] } },
  ],
  materials: [{ id: 'petg', identifiers: { filament_id: ['GFG99', 'GFA00'] } }],
  filaments: [
    {
      id: 'acme-pla',
      material: 'pla',
      identifiers: { filament_id: ['GFA00', 'constructor', '__proto__'] },
      colours: [
        colour('Red', { gtin: ['6938936716730'], spoolmandb_id: ['acme_pla_red'] }),
        colour('Blue', { gtin: ['6938936716730'], article_number: ['AC-1001'] }),
      ],
    },
    { id: 'acme-pla-2', material: 'pla', identifiers: { filament_id: ['GFA00'] }, colours: [] },
  ],
} as unknown as Identifiable;

const ids = (document: Identify | IdentifySpools, system: string) => document.systems[system]?.identifiers ?? {};

describe('the table of identifiers', () => {
  const document = identifyDocument(RECORDS);

  it('has every identifier in its system’s spelling, with all ids it refers to', () => {
    expect(ids(document, 'orca_model_id')).toEqual({
      C12: { printers: ['a-one', 'b-two'] },
      'MK4S+': { printers: ['b-two'] },
    });
    expect(ids(document, 'bambu_model_code')).toEqual({ C12: { printers: ['a-one'] } });
    const both = { materials: ['petg', 'pla'], filaments: ['acme-pla', 'acme-pla-2'] };
    expect(ids(document, 'filament_id').GFA00).toEqual(both);
    expect(document.spools).toBe('/api/v1/identify/spools.json');
  });

  it('keeps identifiers with the name of an object property', () => {
    const written = JSON.parse(JSON.stringify(document)) as Identify;
    const names = Object.keys(ids(written, 'filament_id'));
    expect(names).toEqual(['GFA00', 'GFG99', '__proto__', 'constructor']);
  });

  it('lists only used systems, in order, in both languages', () => {
    expect(Object.keys(document.systems)).toEqual(['bambu_model_code', 'filament_id', 'orca_model_id']);
    for (const { description, description_zh } of Object.values(document.systems)) {
      expect(description).toMatch(/^[A-Z`].*\.$/);
      expect(description_zh).toMatch(/\p{Script=Han}.*。$/u);
    }
  });

  it('rejects a system missing from the schema', () => {
    const strange = [{ id: 'x', identifiers: { horoscope: ['leo'] } }];
    expect(() => identifyDocument({ ...RECORDS, printers: strange } as unknown as Identifiable)).toThrow(
      /^horoscope is no/,
    );
  });
});

describe('the table of spools', () => {
  it('has the colours of products with an identifier', () => {
    const spool = { filament: 'acme-pla', material: 'pla' };
    const document = identifySpools(RECORDS.filaments);
    expect(Object.keys(document.systems)).toEqual(['spoolmandb_id']);
    expect(ids(document, 'spoolmandb_id')).toEqual({ acme_pla_red: [{ ...spool, colour: 'Red' }] });
    const labels = new Map([...identifyLabels(RECORDS.filaments)].map(({ path, document }) => [path, document]));
    const at = (code: string) => spoolsLabelled(labels.get(labelsPath(code)) ?? { systems: {} }, code);
    for (const code of ['6938936716730', '06938936716730', '6938-9367 16730'])
      expect(at(code)).toEqual([
        { ...spool, colour: 'Red' },
        { ...spool, colour: 'Blue' },
      ]);
    expect(at('ac 1001')).toEqual([{ ...spool, colour: 'Blue' }]);
    expect(at('acme_pla_red')).toEqual([]);
  });
});

describe('identifier systems', () => {
  it('are described consistently, whatever they identify', () => {
    const spools = identifierSystems('spools');
    const records = identifierSystems('records');
    expect(records.size).toBeGreaterThan(20);
    expect(spools.get('gtin')?.description).toContain('GTIN');
    for (const [system, { description, description_zh }] of [...records, ...spools]) {
      expect(description, system).not.toMatch(/undefined/);
      expect(description_zh, system).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('the files of a release', async () => {
  const release = await shared('release');
  const { printers, materials } = readJson<FurtherNames>(release, FILES.furtherNames);
  const { systems } = readJson<Identify>(release, FILES.identify);
  const names = readJson<Names>(release, FILES.names);
  const folder = path.join(release, path.dirname(labelShardPath('00')));
  const labelled = labelShardPath(readdirSync(folder).sort()[0]?.replace('.json', '') ?? '');

  it('contain each label code in one file under 5 kB compressed', () => {
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(200);
    expect(files.length).toBeLessThanOrEqual(LABEL_SHARDS);
    for (const file of files) {
      const text = readFileSync(path.join(folder, file));
      const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      expect(packed.length, file).toBeLessThan(5000);
      const { systems } = JSON.parse(text.toString()) as IdentifySpools;
      for (const code of Object.values(systems).flatMap(({ identifiers }) => Object.keys(identifiers)))
        expect([labelsPath(code), looksLikeLabel(code)]).toEqual([`${path.dirname(labelled)}/${file}`, true]);
    }
  });

  it.each([
    ['names-further', FILES.furtherNames],
    ['identify', FILES.identify],
    ['identify-spools', FILES.identifySpools],
    ['identify-spools', labelled],
  ])('fit the published schema %s, on one line', (schema, file) => {
    expect(schemaErrors(release, schema, [readJson(release, file)])).toEqual([]);
    expect(readFileSync(path.join(release, file), 'utf8').trimEnd()).not.toContain('\n');
  });

  it('refer to existing records', () => {
    const there = (kind: 'printers' | 'materials', id: string) => existsSync(path.join(release, recordPath(kind, id)));
    const ids = (table: Readonly<Record<string, readonly string[]>>) => new Set(Object.values(table).flat());
    expect([...ids(printers)].filter((id) => !there('printers', id))).toEqual([]);
    expect([...ids(materials)].filter((id) => !there('materials', id))).toEqual([]);
    const meant = Object.values(systems).flatMap(({ identifiers }) => Object.values(identifiers));
    expect(meant.length).toBeGreaterThan(1000);
    for (const kind of ['printers', 'materials'] as const)
      expect([...new Set(meant.flatMap((one) => one[kind] ?? []))].filter((id) => !there(kind, id))).toEqual([]);
  });

  it('resolve every identifier fully, unless it is a name', () => {
    let known = 0;
    for (const [system, { identifiers }] of Object.entries(systems))
      for (const [identifier, meant] of Object.entries(identifiers))
        for (const kind of ['printers', 'materials'] as const) {
          const ids = meant[kind] ?? [];
          const further = idsFurther({ printers, materials }, kind, identifier);
          const sent = systems.bambu_tray_info_idx?.identifiers[identifier]?.materials;
          if (/^\d{1,3}$/.test(identifier)) continue; // not a name, unless a product has it
          // A name takes precedence; a whole family names no single printer.
          const called = idsOf(names, kind, identifier);
          if (called.length > 0 || identifier === 'i3') expect([[], called]).toContainEqual(further);
          else if (kind === 'materials' && sent) expect(further).toEqual(sent);
          // A preset and its id may have the name of a product, which then takes precedence.
          else if (system.endsWith('_preset') || system === 'filament_id')
            expect(further.length, identifier).toBeGreaterThanOrEqual(Math.min(1, ids.length));
          else expect(further, `${system} ${identifier}`).toEqual(expect.arrayContaining(ids));
          known += further.length;
        }
    expect(known).toBeGreaterThan(1000);
  });
});
