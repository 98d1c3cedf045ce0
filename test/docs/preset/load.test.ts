import { describe, expect, it } from 'vitest';
import { presetsPath, presetValuesPath } from '../../../core/contract/paths.js';
import { releaseFiles } from '../../../docs/src/explorer/load.js';
import { loadSources } from '../../../docs/src/preset/make-preset.js';
import type { Profile } from '../../../schemas/generated/record.js';

const PARENTS = { machine: 'One', process: null, filament: 'Generic PLA', variants: 1 };

const profile = (source: string, parents: object | null = PARENTS) =>
  ({
    id: 'one--0.4--pla',
    printer: 'one',
    presets: { orcaslicer: parents },
    provenance: { source },
  }) as unknown as Profile;

function files(content: Record<string, unknown[]>) {
  const asked: string[] = [];
  const loader = releaseFiles('', async (url) => {
    asked.push(url);
    const data = content[url];
    if (!data) return new Response('{}', { status: 404 });
    return Response.json({ success: true, data, meta: { total: data.length, page: 1, limit: 10 } });
  });
  return { loader, asked };
}

describe('the sources of a preset', () => {
  const [table, values] = [presetsPath('orcaslicer'), presetValuesPath('orcaslicer', 'one')];
  const mapping = { id: 'orcaslicer' };
  const theirs = { id: 'one--0.4--pla', changes: { flow_ratio: 0.9 } };

  it('are the table of keys, and the slicer’s own preset values for exactly this profile', async () => {
    const { loader, asked } = files({ [table]: [mapping], [values]: [{ id: 'one--0.6--pla', changes: {} }, theirs] });
    const own = profile('qidistudio');
    expect(await loadSources(loader, 'orcaslicer', own)).toEqual({ mapping, theirs: { ...own, flow_ratio: 0.9 } });
    expect(asked.sort()).toEqual([table, values].sort());
  });

  it.each([
    ['the slicer does not know the printer', profile('qidistudio', null)],
    ['the slicer has no preset for the material', profile('qidistudio', { ...PARENTS, filament: null })],
    ['the record was read from the slicer itself', profile('orcaslicer')],
  ])('are only the table if %s', async (_, one) => {
    const { loader, asked } = files({ [table]: [mapping] });
    expect(await loadSources(loader, 'orcaslicer', one)).toEqual({ mapping, theirs: null });
    expect(asked).toEqual([table]);
  });

  it('may lack the values, but not the table', async () => {
    const own = profile('qidistudio');
    expect((await loadSources(files({ [table]: [mapping] }).loader, 'orcaslicer', own)).theirs).toBeNull();
    const notFound = { code: 'not_found' };
    await expect(loadSources(files({ [values]: [theirs] }).loader, 'orcaslicer', own)).rejects.toMatchObject(notFound);
  });
});
