import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withSlicers } from './prove.js';

/** A setting as the engine defines it. */
interface Defined {
  scope: string[];
  type: string;
  min?: number;
  max?: number;
  values?: string[];
}

/** A setting as the table of keys has it. */
interface Listed extends Omit<Defined, 'scope'> {
  scope: string;
}

const TABLE = 'data/slicer-keys/orcaslicer.json';

/** The table of keys says of each setting what the engine's own definitions say. */
await withSlicers('orcaslicer', (slicer) => {
  const { stdout } = spawnSync(slicer.program, ['keys'], { encoding: 'utf8', maxBuffer: 1e8 });
  const defined = JSON.parse(stdout) as Record<string, Defined>;
  const { keys: listed } = JSON.parse(readFileSync(TABLE, 'utf8')) as { keys: Record<string, Listed> };
  const names = Object.keys(listed).filter((key) => defined[key] !== undefined);

  it('the engine has the settings of the table', () => expect(names.length).toBeGreaterThan(600));
  it.each(['min', 'max'] as const)('%s is the same', (limit) => {
    const other = names.filter((key) => defined[key]?.[limit] !== listed[key]?.[limit]);
    expect(other.map((key) => [key, defined[key]?.[limit], listed[key]?.[limit]])).toEqual([]);
  });
  // The table is of a later development version, which has some settings once for each extruder and knows more words.
  it('a setting has the same kind of value, once or in a list', () => {
    const kind = (type = '') => type.replace(/(?<=Percent)s$|(?<=Float|Int|Bool|String|Enum|Point)s(?=$|Or)/g, '');
    const other = names.filter((key) => kind(defined[key]?.type) !== kind(listed[key]?.type));
    expect(other.map((key) => [key, defined[key]?.type, listed[key]?.type])).toEqual([]);
  });
  it('a setting of words has all those of the engine', () => {
    const ofWords = names.filter((key) => /^coEnums?$/.test(defined[key]?.type ?? ''));
    expect(ofWords.length).toBeGreaterThan(40);
    const lacks = ofWords.flatMap((key) =>
      (defined[key]?.values ?? []).filter((word) => !listed[key]?.values?.includes(word)).map((word) => [key, word]),
    );
    expect(lacks).toEqual([]);
  });
  it('a setting stands in the presets that the engine keeps it in', () => {
    const other = names.filter((key) => !defined[key]?.scope.includes(listed[key]?.scope ?? ''));
    expect(other).toEqual([]);
  });
});
