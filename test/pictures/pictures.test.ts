import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf, type EtagTree } from '../../core/etag-tree.js';
import type { Manifest } from '../../core/manifest.js';
import { FILES, pagePath, picturePath } from '../../core/paths.js';
import type { Rule } from '../../schemas/generated/record.js';
import { ROLES } from '../../scripts/pictures/palette.js';
import { calibrationPictures, pictures } from '../../scripts/pictures/pictures.js';
import { shared } from '../support/shared.js';
import { smallComposed } from '../support/small-dataset.js';

const all = pictures();
const steps = calibrationPictures();
const each = [...all, ...steps].map(([id, picture]) => ({ id, ...picture }));
/** What a picture draws, without its style sheet. */
const drawing = (svg: string) => svg.replace(/<style>.*?<\/style>/s, '');
const values = (svg: string, attribute: string) =>
  [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('the pictures of the symptoms', () => {
  it('are there for each symptom, and for nothing else', () => {
    const symptoms = readdirSync('data/troubleshooting/symptoms').map((file) => file.replace(/\.yaml$/, ''));
    expect([...all.keys()]).toEqual(symptoms.sort());
  });

  it('are there for each step of the calibration', () => {
    const ids = readdirSync('data/calibration').map((file) => file.replace(/\.yaml$/, ''));
    expect([...steps.keys()]).toEqual(ids.sort());
  });

  it('are the same bytes each time, and no two are alike', () => {
    expect(pictures()).toEqual(all);
    expect(calibrationPictures()).toEqual(steps);
    expect(new Set(each.map(({ svg }) => drawing(svg))).size).toBe(each.length);
  });

  it.each(each)('$id is small and has numbers of one decimal at most', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(8_000);
    expect(drawing(svg)).not.toMatch(/NaN|undefined|Infinity/);
    expect(values(drawing(svg), 'd|x|y|width|height|rx').join(' ')).not.toMatch(/\.\d\d/);
  });

  it.each(each)('$id has the colours of the palette alone, and no text', ({ svg }) => {
    const classes = values(drawing(svg), 'class').flatMap((value) => value.split(' '));
    const known = ROLES.flatMap((role) => [`pf-${role}`, `ps-${role}`]);
    expect(classes.filter((name) => name !== 'picture' && !known.includes(name))).toEqual([]);
    expect(values(drawing(svg), '(?:fill|stroke)')).toEqual(['none']);
    expect(drawing(svg)).not.toMatch(/style=|#[0-9a-f]{3}|<text|<title|<image|href/i);
    for (const name of new Set(classes)) expect(svg).toContain(name === 'picture' ? '.picture{' : `.${name}{`);
  });

  it.each(each)('$id shows its defect in the accent', ({ svg }) => {
    expect(drawing(svg)).toMatch(/p[fs]-mark/);
  });

  it.each(each)('$id has no ids, which would clash where several stand in one page', ({ svg }) => {
    expect(values(svg, 'id')).toEqual([]);
  });
});

describe('the pictures of a release', () => {
  it('lie where the records of their symptoms name them, and are listed with everything else', async () => {
    const release = await shared('release');
    const read = <T>(file: string) => JSON.parse(readFileSync(path.join(release, file), 'utf8')) as T;
    const { data: rules } = read<{ data: Rule[] }>(pagePath({ kind: 'troubleshoot' }));
    const listed = new Set(read<Manifest>(FILES.manifest).entries.map((entry) => entry.path));
    expect(rules.length).toBe(all.size);
    for (const { id, pictures: named } of rules) {
      const picture = all.get(id);
      expect(named).toEqual([{ path: picturePath(id), alt: picture?.alt.en, alt_zh: picture?.alt.zh }]);
      expect(readFileSync(path.join(release, picturePath(id)), 'utf8')).toBe(picture?.svg);
      expect(listed.has(picturePath(id)), id).toBe(true);
      expect(digestOf(read<EtagTree>(FILES.etags), picturePath(id)), id).not.toBeNull();
    }
  });

  it('are none for a symptom that is not drawn', () => {
    expect(smallComposed().records.rules.map((rule) => rule.pictures)).toEqual([[]]);
  });
});

describe('the palette', () => {
  const sheet = each.map(({ svg }) => svg).join('');
  /** The contrast of two colours in the light (0) or dark (1) scheme, as WCAG defines it. */
  const contrast = (one: string, other: string, scheme: number) => {
    const [a = 0, b = 0] = [one, other]
      .map((role) => luminance(schemes(sheet, role)[scheme] ?? ''))
      .sort((first, second) => first - second);
    return (b + 0.05) / (a + 0.05);
  };

  it.each([
    ['mark', 'back', 3],
    ['ink', 'back', 4.5],
    ['edge', 'part', 3],
  ])('sets %s off from %s by %d to 1, light and dark', (one, other, least) => {
    for (const scheme of [0, 1]) expect(contrast(one, other, scheme)).toBeGreaterThanOrEqual(least);
  });
});

/** The values of a role in a style sheet: light, dark. */
function schemes(sheet: string, role: string): string[] {
  return [
    ...new Set([...sheet.matchAll(new RegExp(`--p-${role}:(#[0-9a-f]{6})`, 'g'))].map(([, value = '']) => value)),
  ];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the words for a picture', () => {
  it.each(each)('of $id are one short sentence in each language', ({ alt: { en, zh } }) => {
    expect(en).toMatch(/^[A-Z][\x20-\x7e]{19,119}(?<![.!?].*)\.$/);
    expect(zh.length).toBeLessThanOrEqual(120);
    expect(zh).toMatch(/^\p{Script=Han}[^。]{9,}。$/u);
    expect(zh).not.toMatch(/[,.;:!?()'"]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
  });

  it('say something else for each picture', () => {
    for (const language of ['en', 'zh'] as const)
      expect(new Set(each.map(({ alt }) => alt[language])).size).toBe(each.length);
  });
});
