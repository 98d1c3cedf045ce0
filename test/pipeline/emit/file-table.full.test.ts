import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../../core/contract/manifest.js';
import * as corePaths from '../../../core/contract/paths.js';
import { FILES } from '../../../core/contract/paths.js';
import { Release } from '../../../docs/src/reference/release.js';
import { type FileKind, schemaOf } from '../../../scripts/pipeline/emit/file-kind.js';
import { FILE_TABLE } from '../../../scripts/pipeline/emit/file-table.js';
import { readSteps } from '../../../scripts/pipeline/load/steps.js';
import { schemaNames } from '../../../scripts/shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../scripts/shared/tree.js';
import { DATA } from '../../support/data.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';

interface Template {
  path: string;
  pattern: RegExp;
  parameters: number;
}

let release: string;
let document: JsonObject;
let templates: Template[];
let files: string[];

beforeAll(async () => {
  // With the site, which includes the downloads.
  release = await shared('site');
  document = new Release(release).read<JsonObject>(FILES.openapi);
  templates = Object.entries(document.paths as Record<string, { get: JsonObject }>)
    .filter(([, { get }]) => (get.tags as string[]).includes('files'))
    .map(([path, { get }]) => {
      const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, (_, name: string) => {
        const own = ((get.parameters ?? []) as JsonObject[]).find((one) => one.name === name)?.schema as JsonObject;
        if (Array.isArray(own.enum)) return `(?:${own.enum.join('|')})`;
        return own.type === 'integer' ? '[0-9]+' : String(own.pattern).replace(/^\^|\$$/g, '');
      });
      return { path, pattern: new RegExp(`^${pattern}$`), parameters: path.split('{').length - 1 };
    });
  const { entries } = new Release(release).read<Manifest>(FILES.manifest);
  files = [FILES.manifest, ...entries.map(({ path }) => path)].filter(isData);
}, 600_000);

/** Whether a file is part of the service or of the downloads, not of the site. */
function isData(path: string): boolean {
  return path.startsWith('/api/v1/') || (/^\/(integrations|download)\//.test(path) && !path.endsWith('.html'));
}

/** The templates that match a path. If several match, OpenAPI prefers the most concrete. */
function templatesOf(path: string): string[] {
  const fitting = templates.filter(({ pattern }) => pattern.test(path));
  const least = Math.min(...fitting.map(({ parameters }) => parameters));
  return fitting.filter(({ parameters }) => parameters === least).map((one) => one.path);
}

describe('the table of files', () => {
  const twice = (of: (kind: FileKind) => string | undefined) => {
    const all = FILE_TABLE.flatMap((kind) => of(kind) ?? []);
    return all.filter((one, index) => all.indexOf(one) !== index);
  };

  test('has no duplicates, and both languages', () => {
    expect([twice(({ path }) => path), twice(({ operationId }) => operationId), twice(({ link }) => link)]).toEqual([
      [],
      [],
      [],
    ]);
    for (const { path, summary, holds } of FILE_TABLE)
      for (const [en, zh] of [summary, ...('description' in holds ? [holds.description] : [])]) {
        expect(en, path).not.toMatch(/\p{Script=Han}/u);
        expect(zh, path).toMatch(/\p{Script=Han}/u);
      }
  });

  test('describes a response the same wherever its schema is used', () => {
    const contents = Map.groupBy(FILE_TABLE, ({ holds }) => schemaOf(holds));
    contents.delete(null);
    for (const [schema, [first, ...others]] of contents)
      for (const { holds } of others) expect(holds, String(schema)).toEqual(first?.holds);
  });

  test('matches the index', () => {
    const { files: listed } = new Release(release).read<{ files: Record<string, unknown> }>(FILES.index);
    const { further_pages: rule, ...links } = listed;
    expect(rule).toContain('/page/{page}.json');
    const expected = FILE_TABLE.flatMap(({ link, path }) => (link === undefined ? [] : [[link, path]]));
    const schemas = schemaNames('record').map(corePaths.schemaPath);
    expect(links).toEqual({ ...Object.fromEntries(expected), schemas });
  });

  test('gives every kind a known schema, or a media type other than JSON', () => {
    const { schemas } = document.components as { schemas: JsonObject };
    for (const { path, holds } of FILE_TABLE) {
      const schema = schemaOf(holds);
      expect(schema === null ? !path.endsWith('.json') : Object.hasOwn(schemas, schema), path).toBe(true);
    }
  });
});

describe('the files of a release', () => {
  test('match exactly one path of the description each', () => {
    expect(files.length).toBeGreaterThan(5000);
    const wrong = files.map((path) => [path, templatesOf(path)] as const).filter(([, told]) => told.length !== 1);
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(templatesOf('/api/v1/nothing.json')).toEqual([]);
  });

  test('exist for every path of the description', () => {
    const used = new Set(files.flatMap(templatesOf));
    // Before the first release there are no steps.
    if (readSteps(DATA).length === 0) used.add(corePaths.changesPath('{version}'));
    expect(templates.map(({ path }) => path).filter((path) => !used.has(path))).toEqual([]);
  });

  test('match the functions and constants for paths', () => {
    for (const path of [...Object.values(FILES), ...Object.values(corePaths.SPOOLMAN)])
      expect(templatesOf(path), path).toEqual([path]);
    // The description has the path of a file from any function of the map.
    const made = {
      pagePath: corePaths.pagePath({ kind: 'profiles', printer: 'a' }, 2),
      pageOfList: corePaths.pageOfList('/api/v1/printers', 3),
      recordPath: corePaths.recordPath('materials', 'pla'),
      filamentsPath: corePaths.filamentsPath('polymaker', 2),
      productPresetsPath: corePaths.productPresetsPath('polymaker', 'polymaker--polyterra-pla'),
      fitPath: corePaths.fitPath('acme-one'),
      codesPath: corePaths.codesPath('klipper'),
      lookupPath: corePaths.lookupPath(7),
      namedPath: corePaths.namedPath('brands', 'prusa'),
      picturePath: corePaths.picturePath('stringing'),
      calibrationPicturePath: corePaths.calibrationPicturePath('flow'),
      presetsPath: corePaths.presetsPath('cura'),
      presetValuesPath: corePaths.presetValuesPath('cura', 'acme-one'),
      briefPath: corePaths.briefPath('materials', 'zh', 'pla'),
      changesPath: corePaths.changesPath('01b74129a8f4'),
      schemaPath: corePaths.schemaPath('printer'),
    };
    const others = ['missingPagePath', 'partsOfPagePath'];
    const functions = Object.entries(corePaths).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).sort()).toEqual([...Object.keys(made), ...others].sort());
    for (const [name, path] of Object.entries(made)) expect(templatesOf(path), name).toHaveLength(1);
  });

  test('have unique operation names', () => {
    const ids = Object.values(document.paths as Record<string, { get: JsonObject }>).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('file contents', () => {
  const ajv = new Ajv2020({ allErrors: false, strict: false });
  addFormats.default(ajv);
  const kinds = new Map<string, ValidateFunction>();

  function schemaOf(template: string): ValidateFunction {
    const known = kinds.get(template);
    if (known) return known;
    if (kinds.size === 0) ajv.addSchema(document, 'service');
    const path = template.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const at = `service#/paths/${path}/get/responses/200/content/application~1json/schema`;
    const validate = ajv.getSchema(at);
    if (!validate) throw new Error(`${template} has no schema`);
    kinds.set(template, validate);
    return validate;
  }

  test('fit the schema in the description: one file of each kind, and each single file', () => {
    const read = new Release(release);
    const seen = new Map<string, number>();
    for (const path of files.filter((file) => file.endsWith('.json'))) {
      const [template = ''] = templatesOf(path);
      const count = (seen.get(template) ?? 0) + 1;
      seen.set(template, count);
      if (count > 12) continue;
      const validate = schemaOf(template);
      validate(read.read(path));
      expect(validate.errors ?? [], `${path}: ${template}`).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(25);
  });

  test('are rejected by the schema of another kind', () => {
    const read = new Release(release);
    expect(schemaOf(FILES.index)(read.read(FILES.briefIndex))).toBe(false);
    expect(schemaOf(FILES.names)(read.read(FILES.index))).toBe(false);
    expect(schemaOf(FILES.etags)(read.read(FILES.names))).toBe(false);
    const manifest = read.read<JsonObject>(FILES.manifest);
    expect(schemaOf(FILES.manifest)({ ...manifest, files: 'many' })).toBe(false);
  });

  test('are a schema where the description says so', () => {
    const read = new Release(release);
    const schemas = files.filter((file) => file.startsWith('/api/v1/schemas/'));
    expect(schemas.length).toBeGreaterThan(20);
    for (const path of schemas) {
      const schema = read.read<JsonObject>(path);
      expect(new Ajv2020({ strict: false, validateFormats: false }).validateSchema(schema), path).toBe(true);
      expect(isObject(schema) && schema.$id, path).toBe(path);
    }
  });

  test('fit the separate schema that is published', () => {
    const { index, names, identify, redirects, manifest, changes, vectors, find } = FILES;
    const documents = {
      ...{ index, names, identify, redirects, manifest, changes, vectors, find, lookup: corePaths.lookupPath(0) },
      ...{ 'names-further': FILES.furtherNames, 'identify-spools': FILES.identifySpools },
      ...{ 'changes-index': FILES.changesIndex, 'entity-tags': FILES.etags, 'brief-index': FILES.briefIndex },
      'spoolman-filaments': corePaths.SPOOLMAN.filaments,
      'spoolman-materials': corePaths.SPOOLMAN.materials,
    };
    for (const [name, path] of Object.entries(documents))
      expect(schemaErrors(release, name, [readJson(release, path)]), path).toEqual([]);
  });
});
