import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { growData } from '../../bench/growth.js';
import type { Dataset, Imported, LoadedFile } from '../../scripts/pipeline/load/dataset.js';
import { prepare } from '../../scripts/pipeline/pipeline.js';
import { addFiles, folderOf } from '../support/folder.js';
import { type Changes, smallComposed } from '../support/small-dataset.js';

/** What the small dataset needs so that it passes the checks as a folder, and has all that growing touches. */
const CHANGES: Changes = {
  printers: {
    'acme-one': { aliases: ['First', 'The One'] },
    // A model that YAML would read as a number, and nothing that an exception would not have to cover.
    'acme-1': {
      id: 'acme-1',
      brand: 'acme',
      model: '1',
      variant_of: 'acme-one',
    },
  },
  imported: {
    slicer: {
      'acme-1': { models: ['Acme 1'], nozzles: { '0.4': { diameter_mm: 0.4, default: true, preset: '1' } } },
    },
  },
  publishedIds: { brands: ['acme'], printers: ['acme-1', 'acme-one'], materials: ['pla'], symptoms: ['strings'] },
  exceptions: [{ rule: 'printers-have-profiles', file: 'printers/acme/1.yaml', reason: 'no preset names this model' }],
};

/** The small dataset as a data folder. */
function smallData(): string {
  // What was held out was drawn, which nothing here was, and there are no trials.
  const { imported, heldOut, trialTexts, trialAnswers, trialTruths, brands, ...dataset } =
    smallComposed(CHANGES).dataset;
  const { acme = { name: 'Acme' } } = brands.value;
  const parts: (LoadedFile<unknown> | ReadonlyMap<string, LoadedFile<unknown>>)[] = Object.values(dataset);
  const entries = parts.flatMap((part) => ('file' in part ? [part] : [...part.values()]));
  // The small dataset names its files without folders below the kind.
  const placeOf = (file: string) =>
    file
      .replace(/^printers\/acme-/, 'printers/acme/')
      .replace(/^(?=symptoms|causes|fixes|checks|setups)/, 'troubleshooting/');
  return folderOf({
    [brands.file]: dump({ acme }),
    ...Object.fromEntries(entries.map(({ file, value }) => [placeOf(file), dump(value, { noRefs: true })])),
    ...importedFiles(imported),
  });
}

/** What the sources say, with the digests that the check asks for. */
function importedFiles(imported: Dataset['imported']): Record<string, string> {
  const filesOf = ([source, { printers, processes }]: [string, Imported]) => {
    const texts = [...printers.values(), ...processes.values()].map(
      ({ file, value }) => [file, JSON.stringify(value)] as const,
    );
    const digests = texts.map(([file, text]) => [file.slice(`imported/${source}/`.length), hash('sha256', text)]);
    return [...texts, [`imported/${source}/digests.json`, JSON.stringify(Object.fromEntries(digests))] as const];
  };
  return Object.fromEntries([...imported].flatMap(filesOf));
}

function textsBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(yaml|json)$/.test(file),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

describe('growData', () => {
  const data = smallData();
  const grown = (factor: number, from = data) => {
    const to = path.join(folderOf(), 'grown');
    growData(from, to, factor);
    return to;
  };

  it('triples printers and profiles, and nothing else, into a folder that passes every check', async () => {
    const before = await prepare(data);
    const { dataset, records } = await prepare(grown(3));
    expect(before.records.printers).toHaveLength(2);
    expect(before.records.profiles).toHaveLength(1);
    expect(records.printers).toHaveLength(6);
    expect(records.profiles).toHaveLength(3);
    expect(records.materials.map(({ id }) => id)).toEqual(['pla']);
    expect(records.rules).toHaveLength(1);
    const ids = ['acme-1', 'acme-1-x2', 'acme-1-x3', 'acme-one', 'acme-one-x2', 'acme-one-x3'];
    expect([...dataset.printers.keys()]).toEqual(ids);
    expect(dataset.publishedIds.value.printers).toEqual(ids);
    expect(dataset.exceptions.value.map(({ file }) => file)).toEqual([
      'printers/acme/1.yaml',
      'printers/acme/1-x2.yaml',
      'printers/acme/1-x3.yaml',
    ]);
  });

  it('makes copies that differ in id, model and aliases alone', async () => {
    const { printers } = (await prepare(grown(2))).dataset;
    const one = printers.get('acme-one')?.value;
    expect(one?.aliases).toEqual(['First', 'The One']);
    const { aliases: _, ...rest } = one ?? {};
    expect(printers.get('acme-one-x2')?.value).toEqual({ ...rest, id: 'acme-one-x2', model: 'One copy B' });
    expect(printers.get('acme-1-x2')?.value).toMatchObject({ model: '1 copy B', variant_of: 'acme-one' });
  });

  it('keeps the comments and the spelling of a printer file', () => {
    const from = smallData();
    const rest = 'variant_of: acme-one # for now\n';
    writeFileSync(
      path.join(from, 'printers/acme/1.yaml'),
      `# A comment.\nid: acme-1\nbrand: acme\nmodel: "1"\n${rest}`,
    );
    const copy = readFileSync(path.join(grown(2, from), 'printers/acme/1-x2.yaml'), 'utf8');
    expect(copy).toBe(`# A comment.\nid: acme-1-x2\nbrand: acme\nmodel: 1 copy B\n${rest}`);
  });

  it('stops at the number of printers that it is given, with what belongs to each', async () => {
    const to = path.join(folderOf(), 'grown');
    growData(data, to, 3, 5);
    const { dataset, records } = await prepare(to);
    const ids = ['acme-1', 'acme-1-x2', 'acme-one', 'acme-one-x2', 'acme-one-x3'];
    expect([...dataset.printers.keys()]).toEqual(ids);
    expect(dataset.publishedIds.value.printers).toEqual(ids);
    expect(records.printers).toHaveLength(5);
    expect(dataset.exceptions.value.map(({ file }) => file)).toEqual([
      'printers/acme/1.yaml',
      'printers/acme/1-x2.yaml',
    ]);
  });

  it('gives the same bytes again, and for a factor of 1 the same data', async () => {
    expect(textsBelow(grown(3))).toEqual(textsBelow(grown(3)));
    expect((await prepare(grown(1))).dataset).toEqual((await prepare(data)).dataset);
  });

  it('refuses a factor that is none, a folder that is not empty, and a printer without a model', () => {
    expect(() => grown(0)).toThrow('0 is not a whole number from 1 to 26');
    expect(() => grown(1.5)).toThrow('1.5 is not a whole number from 1 to 26');
    expect(() => growData(data, data, 2)).toThrow('is not empty');
    const broken = smallData();
    addFiles(broken, { 'printers/acme/1.yaml': 'id: acme-1\nbrand: acme\n' });
    expect(() => grown(2, broken)).toThrow('printers/acme/1.yaml: 1 lines of id, 0 of model');
  });
});
