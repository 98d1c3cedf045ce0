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

  const FILE = 'schemas/source/presets.schema.json';
  const REMARK = 'remarks.additionalProperties';
  const [TEXT, QUANTITIES] = ['text.schema.json', 'quantities.schema.json'];

  it.each<[place: string, was: string, now: string, message: string]>([
    [REMARK, TEXT, 'txet.schema.json', `there is no file schemas/source/txet.schema.json; nearest: ${TEXT}`],
    [REMARK, TEXT, QUANTITIES, `there is no file schemas/source/${QUANTITIES}; nearest: ../values/${QUANTITIES}`],
    ['rows.items', '#/$defs/row', '#/$defs/rows', `${FILE} has no "rows" there; nearest: row`],
    [REMARK, TEXT, `${TEXT}#/$defs/short`, `schemas/source/${TEXT} has no "$defs" there`],
  ])('of %s from %s to %s is reported with the allowed ones', async (place, was, now, message) => {
    expect(await readWith('source/presets.schema.json', `"${was}"`, `"${now}"`)).toContain(
      `${FILE}: properties.${place}.$ref: "${now}": ${message}`,
    );
  });

  it('does not occur in the schemas', async () => {
    expect(await readWith('source/presets.schema.json', '"text.schema.json"', '"text.schema.json"')).toBeNull();
  });
});
