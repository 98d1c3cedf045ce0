import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listFolder, readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { SOURCE_PATHS } from '../../../scripts/pipeline/load/source-file.js';
import { EDITOR_SCHEMAS, editorSchema, editorSchemas } from '../../../scripts/shared/schemas/editor.js';
import { isObject, type Json, type JsonObject } from '../../../scripts/shared/tree.js';
import { DATA } from '../../support/data.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as JsonObject;

const WRITTEN = ['printer', 'material', 'symptom', 'cause', 'fix', 'setting', 'override'];

/** The properties of a schema by path, each with what an editor shows. */
function fields(node: Json, at = ''): [path: string, description: unknown][] {
  if (Array.isArray(node)) return node.flatMap((item) => fields(item, at));
  if (!isObject(node)) return [];
  const own = isObject(node.properties ?? null) ? Object.entries(node.properties as JsonObject) : [];
  return [
    ...own.flatMap(([name, field]): [string, unknown][] => [
      [`${at}/${name}`, (field as JsonObject).description],
      ...fields(field, `${at}/${name}`),
    ]),
    ...Object.entries(node).flatMap(([key, value]) =>
      ['properties', 'if', 'then', 'else'].includes(key) ? [] : fields(value, at),
    ),
  ];
}

describe('the description of a field in an editor', () => {
  it.each(WRITTEN)('is in both languages: %s', (kind) => {
    const found = fields(editorSchema(kind));
    expect(found.length).toBeGreaterThan(4);
    const untaught = found.filter(
      ([, text]) => typeof text !== 'string' || !/^[A-Za-z][^\n]+\n\n[^\n]*\p{sc=Han}/u.test(text),
    );
    expect(untaught).toEqual([]);
  });

  it('is that of the record for the same fact, with its allowed values', () => {
    const { curated, searched } = editorSchema('printer').properties as Record<
      'curated' | 'searched',
      { properties: JsonObject }
    >;
    const kinematics = curated.properties.kinematics as { description: string; properties: { value: JsonObject } };
    expect(kinematics.description).toContain('How the axes are driven');
    expect(kinematics.properties.value.enum).toContain('corexy');
    expect((searched.properties['rated.max_bed_temperature_c'] as JsonObject).description).toBe(
      'Highest temperatures that the maker states. Bed.\n\n厂家公布的最高温度。热床。',
    );
  });

  it('is in files that refer to nothing else', () => {
    for (const [file, text] of editorSchemas()) expect(text, file).not.toContain('$ref');
  });
});

describe('the schemas that editors read', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const files = readSourceFiles(DATA).filter(({ file, kind }) => !file.startsWith('imported/') && kind !== 'drawing');

  it('accept every handwritten file', () => {
    expect(files.length).toBeGreaterThan(1000);
    const refused = [...Map.groupBy(files, ({ kind }) => kind)].flatMap(([kind, own]) => {
      const validate = ajv.compile(editorSchema(kind));
      return own.flatMap(({ file, value }) => (validate(value) ? [] : [`${file}: ${ajv.errorsText(validate.errors)}`]));
    });
    expect(refused).toEqual([]);
  });

  it('are named in the first line of the files', () => {
    const wrong = files.flatMap(({ kind, file, text }) => {
      const named = /^# yaml-language-server: \$schema=(\S+)/.exec(text)?.[1];
      const place = named && path.posix.join('data', path.posix.dirname(file), named);
      return named === undefined || place === `${EDITOR_SCHEMAS}/${kind}.schema.json` ? [] : [`${file}: ${named}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the settings of the editor', () => {
  const settings = json('.vscode/settings.json') as unknown as {
    'yaml.schemas': Record<string, string | string[]>;
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const globs = new Map<string, string[]>([
    ...Object.entries(settings['yaml.schemas']).map(([url, match]) => [url, [match].flat()] as [string, string[]]),
    ...settings['json.schemas'].map(({ url, fileMatch }) => [url, fileMatch] as [string, string[]]),
  ]);

  const { files } = listFolder(DATA);

  it.each(SOURCE_PATHS)('assign each %s its schema', (kind) => {
    const match = globs.get(`./${EDITOR_SCHEMAS}/${kind}.schema.json`)?.map((glob) => glob.replace(/^(!?)\//, '$1'));
    const found = globSync(match?.filter((glob) => !glob.startsWith('!')) ?? [], {
      cwd: ROOT,
      exclude: match?.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)) ?? [],
    });
    expect(found.sort()).toEqual(files.flatMap((one) => (one.kind === kind ? [`data/${one.file}`] : [])));
    expect(match).not.toEqual([]);
  });

  it('name existing schemas, one for every kind', () => {
    const generated = [...editorSchemas().keys()];
    for (const url of globs.keys()) expect(generated).toContain(url.slice(2));
    expect(globs.size).toBe(SOURCE_PATHS.length);
  });

  it('are those of the formatter', () => {
    const [, rules = ''] = readFileSync(path.join(ROOT, '.editorconfig'), 'utf8').split(/^\[\*\]\n/m);
    const own = Object.fromEntries(
      [...(rules.split('\n[')[0] ?? '').matchAll(/^(\w+) = (.*)$/gm)].map(([, a, b]) => [a, b]),
    );
    const { formatter } = json('biome.json') as { formatter: { indentStyle: string; lineWidth: number } };
    expect([own.indent_style, Number(own.max_line_length)]).toEqual([formatter.indentStyle, formatter.lineWidth]);
    expect(own).toMatchObject({ charset: 'utf-8', end_of_line: 'lf', indent_size: '2' });
  });

  it('come with the extensions that read them', () => {
    expect(json('.vscode/extensions.json').recommendations).toContain('redhat.vscode-yaml');
  });
});
