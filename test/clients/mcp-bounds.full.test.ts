import { expect, it } from 'vitest';
import { OpenPrintData } from '../../clients/typescript/src/client.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { MOST_BYTES } from '../../clients/typescript/src/mcp/tool.js';
import { FILES } from '../../core/contract/paths.js';
import type { BriefPrinter, Material, Rule, Setting } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { answerOf } from './answer-of.js';

const release = await shared('release');
const data = new OpenPrintData({ source: folder(release) });
const list = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;

/** Checks every answer against the limit. @returns the number of answers */
async function within(tool: string, inputs: readonly Record<string, unknown>[]): Promise<number> {
  for (const input of inputs) {
    const answer = await answerOf(tool, input, data);
    const what = `${tool} ${JSON.stringify(input)}: ${answer.text.slice(0, 200)}`;
    expect(answer.isError, what).toBe(false);
    expect(answer.text, what).not.toMatch(/undefined|\[object|NaN/);
    expect(Buffer.byteLength(answer.text), what).toBeLessThanOrEqual(MOST_BYTES);
  }
  return inputs.length;
}

const printers = list<BriefPrinter>(FILES.briefPrinters);

/** Every material on a printer whose verdicts have many reasons. */
const worst = (language: string) =>
  list<Material>(FILES.briefMaterials).map(({ id: material }) => ({ printer: 'creality-ender-3', material, language }));
const setup = { printer: 'P1S', material: 'PETG', slicer: 'cura' };

it.each(['en', 'zh'])(
  'no answer about any record exceeds the bound, in %s',
  async (language) => {
    const lookups = [...printers, ...list<Material>(FILES.briefMaterials)].map(({ id: name }) => ({ name, language }));
    expect(await within('lookup', lookups)).toBeGreaterThan(600);
    const settings = list<Setting>(FILES.settings).map(({ id: setting }) => ({ setting, language }));
    await within('explain_setting', settings);
    await within(
      'check_value',
      settings.map((one) => ({ ...one, ...setup, value: 1 })),
    );
    expect(await within('can_print', worst(language))).toBeGreaterThan(80);
    const symptoms = list<Rule>(FILES.briefRules).map(({ id }) => id);
    await within(
      'diagnose',
      symptoms.map((id) => ({ ...setup, symptoms: [id], language })),
    );
    await within(
      'diagnose',
      symptoms.map((id) => ({ symptoms: [id, 'stringing'], language })),
    );
    // One pair per printer, because printers differ in the slicer of their presets.
    const pairs = printers.flatMap(({ id: printer, materials: [material] }) =>
      material ? [{ printer, material, slicer: 'prusaslicer', language }] : [],
    );
    expect(await within('profile', pairs)).toBeGreaterThan(400);
    await within(
      'find',
      symptoms.map((text) => ({ text, language })),
    );
    await within(
      'choose_printers',
      [0, 10, 100].map((offset) => ({ offset, language })),
    );
  },
  600_000,
);
