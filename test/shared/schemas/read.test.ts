import type { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

async function readWith(file: string, was: string, now: string): Promise<unknown> {
  vi.resetModules();
  vi.doMock('node:fs', async (importOriginal) => {
    const fs = await importOriginal<typeof import('node:fs')>();
    const read = (path: string, encoding: 'utf8') => {
      const text = fs.readFileSync(path, encoding);
      if (!path.endsWith(file)) return text;
      expect(text).toContain(was);
      return text.replace(was, now);
    };
    return { ...fs, readFileSync: read as typeof readFileSync };
  });
  const { sourceDocuments } = await import('../../../scripts/shared/schemas/read.js');
  try {
    sourceDocuments();
  } catch (error) {
    return (error as Error).message;
  }
  return null;
}

describe('a broken reference in a schema', () => {
  afterEach(() => {
    vi.doUnmock('node:fs');
    vi.resetModules();
  });

  it.each([
    [
      '"text.schema.json"',
      '"txet.schema.json"',
      'schemas/source/presets.schema.json: properties.remarks.additionalProperties.$ref: "txet.schema.json": there is no file schemas/source/txet.schema.json; nearest: text.schema.json',
    ],
    [
      '"text.schema.json"',
      '"quantities.schema.json"',
      'schemas/source/presets.schema.json: properties.remarks.additionalProperties.$ref: "quantities.schema.json": there is no file schemas/source/quantities.schema.json; nearest: ../values/quantities.schema.json',
    ],
    [
      '"#/$defs/row"',
      '"#/$defs/rows"',
      'schemas/source/presets.schema.json: properties.rows.items.$ref: "#/$defs/rows": schemas/source/presets.schema.json has no "rows" there; nearest: row',
    ],
    [
      '"text.schema.json"',
      '"text.schema.json#/$defs/short"',
      'schemas/source/presets.schema.json: properties.remarks.additionalProperties.$ref: "text.schema.json#/$defs/short": schemas/source/text.schema.json has no "$defs" there',
    ],
  ])('%j is reported with the allowed ones', async (was, now, message) => {
    expect(await readWith('source/presets.schema.json', was, now)).toEqual(expect.stringContaining(message));
  });

  it('does not occur in the schemas', async () => {
    expect(await readWith('source/presets.schema.json', '"text.schema.json"', '"text.schema.json"')).toBeNull();
  });
});
