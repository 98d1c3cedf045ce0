import { describe, expect, it } from 'vitest';
import { pagePath, recordPath } from '../../../../core/contract/paths.js';
import { viewRule } from '../../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Printer, Rule } from '../../../../schemas/generated/record.js';
import { readJson } from '../../../support/published.js';
import { shared } from '../../../support/shared.js';

const release = await shared('release');
const rules = readJson<{ data: Rule[] }>(release, pagePath({ kind: 'troubleshoot' })).data;

/** The texts of all rules for the owner of a printer, without the advice that is left out. */
function told(id: string): string {
  const { data } = readJson<{ data: Printer[] }>(release, recordPath('printers', id));
  const setup: Setup = { printer: data[0] ?? null, material: null, profile: null, slicer: 'cura', user_values: {} };
  const offered = (key: string, value: unknown) => (['left_out', 'change'].includes(key) ? undefined : value);
  return rules.map((rule) => JSON.stringify(viewRule(rule, setup, 'en').causes, offered)).join('\n');
}

describe('advice for other machines', () => {
  it('is not offered to the owner of one with automatic levelling and 1.75 mm filament', () => {
    expect(told('bambu-lab-p1s').match(/corner screws|2\.85/)).toBe(null);
  });

  it.each([
    ['creality-ender-3', 'Increase pressure advance', false],
    ['sovol-sv06', 'Increase pressure advance', true],
    ['creality-ender-3-v3', 'Check the Z screws', false],
    ['creality-ender-3', 'Check the Z screws', true],
    ['creality-k1', 'Repair or replace the probe', false],
    ['sovol-sv06', 'Repair or replace the probe', true],
    ['creality-ender-3', 'Check the repeatability of the probe', false],
    ['elegoo-neptune-4', 'Bend worn clips', false],
    ['voron-2-4-350', 'QUAD_GANTRY_LEVEL', true],
    ['creality-k1', 'QUAD_GANTRY_LEVEL', false],
  ])('is offered only to owners of such a machine: %s, %s: %s', (id, text, expected) => {
    expect(told(id).includes(text)).toBe(expected);
  });

  it('is offered to owners of such a machine', () => {
    expect(told('creality-ender-3').includes('corner screws')).toBe(true);
    expect(told('ultimaker-2').includes('2.85')).toBe(true);
  });
});
