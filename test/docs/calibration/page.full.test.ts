import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import type { CalibrationStep } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const site = await shared('site');
const { data: steps } = readJson<{ data: CalibrationStep[] }>(site, FILES.calibration);
const read = (page: string) => readFileSync(path.join(site, page, 'index.html'), 'utf8');

describe.each([
  ['', 'en'],
  ['/zh-cn', 'zh'],
] as const)('the calibration below "%s"', (folder, language) => {
  const html = read(`${folder}/calibration`);
  const files = (file: string): string[] => {
    const imported = [
      ...readFileSync(path.join(site, file), 'utf8').matchAll(/(?:from\s*|import\s*\(?)["'`]\.\/([^"'`]+\.js)/g),
    ];
    return imported.map(([, name]) => `/_astro/${name}`);
  };

  it('shows each step with the contents of its record, in the order of the record', () => {
    const at = steps.map(({ id }) => html.indexOf(`<section id="${id}"`));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    for (const step of steps) {
      const said = language === 'en' ? [step.reason, step.evaluation] : [step.reason_zh, step.evaluation_zh];
      const menus = Object.values(step.tests).flatMap((test) =>
        test ? [language === 'en' ? test.menu : test.menu_zh] : [],
      );
      const none = Object.values(step.tests).includes(null);
      const print = none ? [language === 'en' ? step.test_print : step.test_print_zh] : [];
      const links = [
        ...step.references.map(({ url }) => `href="${url}"`),
        ...step.settings.map((id) => `href="${folder}/settings/${id}/"`),
      ];
      for (const text of [...said, ...menus, ...print, ...links]) expect(html.includes(text), text).toBe(true);
    }
  });

  it('takes under 77 KB compressed with all that it, its search and a spool can load, drawings included', () => {
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      if (file.endsWith('.js')) files(file).forEach(load);
    };
    for (const [, file = ''] of html.matchAll(
      /(?:<script type="module" src|<link rel="stylesheet" href|<img[^>]* src)="([^"]+)"/g,
    ))
      load(file);
    expect([...loaded].filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(5);
    const bytes = [...loaded].map((file) => brotliCompressSync(readFileSync(path.join(site, file))).length);

    expect(bytes.reduce((sum, one) => sum + one, brotliCompressSync(html).length)).toBeLessThan(77_000);
    expect(
      [...loaded].some((file) => readFileSync(path.join(site, file), 'utf8').includes('There is no profile for')),
    ).toBe(true);
  });

  it('is linked from materials, symptoms, home and the list of lists', () => {
    const leads = (page: string, to: string) =>
      expect(read(folder + page).includes(`href="${folder}${to}`), page).toBe(true);
    leads('/materials/petg', '/calibration/?material=petg"');
    leads('/symptoms/stringing', '/calibration/#');
    for (const page of ['', '/find']) leads(page, '/calibration/"');
  });
});
