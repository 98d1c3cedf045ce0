import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { updateYaml } from '../../scripts/import/yaml.js';
import { trees } from '../support/json.js';

const ORDER = ['id', 'aliases', 'overrides', 'sources'];
const HEADER = 'yaml-language-server: $schema=x.json';

const WRITTEN_BY_HAND = `# yaml-language-server: $schema=x.json

# About this file.
id: acme-one # the first of them
aliases: [One, 壹号] # as people say
overrides:
  # Measured with a ruler.
  - field: build_volume_mm.z
    was: 250
    value: 240
    reason: "The maker's page: 240 mm"
sources: {old: {models: [One]}}
note: kept
`;

describe('updating a YAML file', () => {
  it('keeps comments, quoting and keys that it is not told of', () => {
    const after = updateYaml(WRITTEN_BY_HAND, { sources: { new: { models: ['One', 'Two'] } } }, ORDER, HEADER);
    expect(after).toBe(WRITTEN_BY_HAND.replace('old: {models: [One]}', 'new: {models: [One, Two]}'));
  });

  it('changes nothing when it is told the same again', () => {
    const { sources } = load(WRITTEN_BY_HAND) as { sources: object };
    const once = updateYaml(WRITTEN_BY_HAND, { sources }, ORDER, HEADER);
    expect(once).toBe(WRITTEN_BY_HAND);
    expect(updateYaml(once, { sources }, ORDER, HEADER)).toBe(once);
  });

  it('puts a new key in its place, and takes one away that is undefined', () => {
    const after = updateYaml('sources: {}\nid: x\n', { overrides: [{ field: 'a' }] }, ORDER, HEADER);
    expect(after).toBe('id: x\noverrides: [{field: a}]\nsources: {}\n');
    expect(updateYaml('id: x\naliases: [y]\n', { aliases: undefined }, ORDER, HEADER)).toBe('id: x\n');
  });

  it('writes a new file with its header, keys in order, small maps on one line and nothing wrapped', () => {
    const long = 'x'.repeat(300);
    expect(
      updateYaml('', { text: long, nozzles: { '0.4': { min: 0.08, max: 0.28 } }, id: 'a' }, ['id', 'nozzles'], HEADER),
    ).toBe(`# ${HEADER}\n\nid: a\nnozzles: {"0.4": {min: 0.08, max: 0.28}}\ntext: ${long}\n`);
  });

  it('keeps every value as it is, whatever it looks like', () => {
    fc.assert(
      fc.property(trees, trees, (first, second) => {
        const once = updateYaml('', { sources: first }, ORDER, HEADER);
        expect(load(once)).toEqual({ sources: first });
        const twice = updateYaml(once, { sources: second, id: 'no' }, ORDER, HEADER);
        expect(load(twice)).toEqual({ id: 'no', sources: second });
        expect(updateYaml(twice, { sources: second, id: 'no' }, ORDER, HEADER)).toBe(twice);
      }),
      { numRuns: 300 },
    );
  });

  it('quotes text that YAML would take for something else', () => {
    const strings = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('0.4', 'no', 'null', '1e3', '0x1F', '2026-01-01', '- a', 'a: b', '#x', '12:30', '.inf'),
    );
    fc.assert(
      fc.property(strings, strings, (key, value) => {
        fc.pre(key !== '__proto__');
        expect(load(updateYaml('', { a: { [key]: value } }, [], HEADER))).toEqual({ a: { [key]: value } });
      }),
      { numRuns: 500 },
    );
  });
});
