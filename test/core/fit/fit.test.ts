import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { fitOf } from '../../../core/fit/fit.js';
import type { FitQuestion, FitVerdict, JudgedReason, OwnChanges } from '../../../core/fit/judge.js';
import { FIT_LETTERS, letterOf } from '../../../core/fit/matrix.js';
import { NOZZLE_MATERIALS, wearsOut } from '../../../core/fit/nozzle-hardness.js';
import { FIT_REASONS, nozzleName } from '../../../core/fit/reasons.js';
import { FIT_VERDICTS } from '../../../core/words/enumerations.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { itemSchema } from '../../../scripts/pipeline/emit/download/table.js';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { publishedRecords } from '../../support/published-data.js';

interface Judged {
  printer: string;
  material: string;
  verdict: FitVerdict;
  page: string | null;
  because: string;
  nozzle?: string;
  nozzle_material?: OwnChanges['nozzle_material'];
  filament_diameter_mm?: number;
}

const file = new URL('judged.yaml', import.meta.url);
const { judged, changed } = load(readFileSync(file, 'utf8')) as Record<'judged' | 'changed', Judged[]>;

const { printers, materials, profiles } = publishedRecords();

function pair(printer: string, material: string): Pick<FitQuestion, 'printer' | 'material' | 'profiles'> {
  const machine = printers.find(({ id }) => id === printer);
  const plastic = materials.find(({ id }) => id === material);
  if (!machine || !plastic) throw new Error(`no ${printer} with ${material}`);
  const own = profiles.filter((one) => one.printer === printer && one.material === material);
  return { printer: machine, material: plastic, profiles: own };
}

const codes = ({ reasons }: { reasons: readonly Pick<JudgedReason, 'code' | 'verdict'>[] }) =>
  reasons.map(({ code, verdict }) => `${code}: ${verdict}`);

describe('the hand-judged pairs', () => {
  it('are sixty, cover every verdict, and mostly cite a page', () => {
    expect(new Set(judged.map(({ printer, material }) => `${printer} ${material}`)).size).toBe(60);
    const counts = Object.groupBy(judged, ({ verdict }) => verdict);
    for (const verdict of Object.values(FIT_LETTERS)) expect(counts[verdict]?.length, verdict).toBeGreaterThan(3);
    expect(judged.filter(({ page }) => page !== null).length).toBeGreaterThanOrEqual(50);
  });

  it.each(judged)('$printer with $material: $verdict', ({ printer, material, verdict, because }) => {
    const fit = fitOf(pair(printer, material));
    expect(fit.verdict, `${because}; found: ${codes(fit).join(', ')}`).toBe(verdict);
  });

  it.each(changed)('$printer with $material, changed: $verdict', (one) => {
    const { printer, material, verdict, nozzle, nozzle_material, filament_diameter_mm: mm } = one;
    const product = mm && { diameters_mm: [mm], nozzle_temperature_c: null, bed_temperature_c: null };
    const changes = nozzle_material && { nozzle_material };
    expect(fitOf({ ...pair(printer, material), nozzle, changes, product: product || undefined }).verdict).toBe(verdict);
  });
});

describe('a verdict', () => {
  const asa = pair('bambu-lab-a1-mini', 'asa');

  it('states the requirement, the capability, the consequence and the sources of both', () => {
    const [worst, ...others] = fitOf(asa).reasons;
    expect(worst).toMatchObject({
      code: 'bed_too_cold',
      verdict: 'no',
      message: 'ASA needs a bed of 90 °C; A1 mini is rated for 80 °C.',
      message_zh: 'ASA 的热床温度至少需要 90 °C，A1 mini 额定最高 80 °C。',
      needs: 90,
      has: 80,
      figure_kind: 'rated',
    });
    expect(worst?.source.needs).toContain('orcaslicer');
    expect(worst?.source.has).toContain('https://');
    expect(others.map(({ code }) => code)).toEqual(['not_enclosed', 'fumes', 'no_profile']);
  });

  it('is the worst of its reasons, and names the leading profile', () => {
    for (const { printer, material } of judged) {
      const question = pair(printer, material);
      const { verdict, reasons, profile } = fitOf(question);
      expect(verdict).toBe(reasons[0]?.verdict ?? 'yes');
      expect(profile).toBe(question.profiles[0]?.id);
    }
  });

  it('takes a nozzle into account: its profile comes first, and fibre clogs small nozzles', () => {
    const question = pair('bambu-lab-a1-mini', 'petg');
    expect(fitOf({ ...question, nozzle: '0.6' }).profile).toBe('bambu-lab-a1-mini--0.6--petg');
    expect(fitOf({ ...question, nozzle: 0.2 }).verdict).toBe('yes');
    const fibre = fitOf({ ...pair('bambu-lab-a1-mini', 'pla-cf'), nozzle: 0.2 });
    expect(codes(fibre)).toContain('nozzle_too_small: no');
    expect(codes(fitOf({ ...pair('bambu-lab-x1-carbon', 'pc'), nozzle: '0.2' }))).toContain(
      'nozzle_too_small: with_care',
    );
  });

  it('takes changes by the user into account, and says so', () => {
    const abs = pair('bambu-lab-a1', 'abs');
    expect(codes(fitOf(abs))).toEqual(['not_enclosed: with_care', 'fumes: with_care']);
    expect(codes(fitOf({ ...abs, changes: { enclosed: true } }))).toEqual(['chamber_passive: yes', 'fumes: yes']);
    const fibre = pair('bambu-lab-p1s', 'pa-cf');
    const nozzleTooSoft = { code: 'nozzle_too_soft', figure_kind: 'own' };
    expect(fitOf({ ...fibre, changes: { nozzle_material: 'brass' } }).reasons[0]).toMatchObject(nozzleTooSoft);
    // An added enclosure heats neither bed nor chamber.
    expect(fitOf({ ...asa, changes: { enclosed: true } }).verdict).toBe('no');
    expect(fitOf({ ...pair('prusa-mk4s', 'peek'), changes: { enclosed: true } }).verdict).toBe('no');
  });

  it('distinguishes printers with the same verdict by a heated chamber and a filter for fumes', () => {
    const heated = fitOf(pair('qidi-q1-pro', 'asa'));
    expect(heated.verdict).toBe('yes');
    expect(heated.reasons[0]).toMatchObject({ code: 'chamber_heated', has: 60, figure_kind: 'rated' });
    expect(heated.reasons[0]?.message).toBe(
      'Q1 Pro heats its chamber to 60 °C, which keeps large parts of ASA from warping.',
    );
    const passive = fitOf(pair('bambu-lab-p1s', 'asa'));
    expect(passive.verdict).toBe('yes');
    expect(codes(passive)[0]).toBe('chamber_passive: yes');
    expect(passive.reasons[0]?.message).toMatch(/large parts of ASA can still warp/);
    const question = pair('bambu-lab-p1s', 'asa');
    const filtered = fitOf({ ...question, printer: { ...question.printer, air_filtration: true } });
    expect(codes(filtered)).toContain('fumes_filtered: yes');
    expect(codes(filtered)).not.toContain('fumes: yes');
  });

  it('names the limit of a PTFE tube in the heat break for materials that print hotter', () => {
    const abs = fitOf(pair('creality-ender-3', 'abs'));
    expect(codes(abs)).toContain('ptfe_tube_limit: with_care');
    expect(codes(fitOf(pair('creality-ender-3', 'petg')))).toContain('ptfe_tube_limit: yes');
    const told = abs.reasons.find(({ code }) => code === 'ptfe_tube_limit');
    expect(told).toMatchObject({ has: 240 });
    expect(told?.source.has).toMatch(/^https:/);
    const cool = { nozzle_temperature_c: { min: 220, max: 240 }, bed_temperature_c: null, diameters_mm: [1.75] };
    const expected = ['not_enclosed: with_care', 'fumes: with_care', 'no_profile: with_care'];
    expect(codes(fitOf({ ...pair('creality-ender-3', 'abs'), product: cool }))).toEqual(expected);
    for (const other of [fitOf(pair('creality-ender-3', 'pla')), fitOf(pair('creality-k1', 'abs'))])
      expect(other.reasons.map(({ code }) => code)).not.toContain('ptfe_tube_limit');
  });

  it('takes a product into account: its own figures override those of the material', () => {
    const product = { nozzle_temperature_c: null, bed_temperature_c: { min: 75, max: 80 }, diameters_mm: [1.75] };
    const codesOf = (one: typeof product) => codes(fitOf({ ...asa, product: one }));
    expect(codesOf(product)).not.toContain('bed_too_cold: no');
    const hot = { ...product, bed_temperature_c: { min: 100, max: 110 } };
    expect(codesOf(hot)).toContain('bed_too_cold: no');
    const [first] = fitOf({ ...asa, product: hot }).reasons;
    expect(first).toMatchObject({ message: expect.stringMatching(/^This ASA needs a bed of 100 °C/) });
    expect(first?.message_zh).toMatch(/^这款 ASA /);
    expect(fitOf(asa).reasons[0]?.message).toMatch(/^ASA needs a bed of 90 °C/);
    const thick = pair('ultimaker-2', 'pla');
    expect(codes(fitOf(thick))).toContain('other_filament_diameter: yes');
    expect(codes(fitOf({ ...thick, product: { ...product, diameters_mm: [1.75, 3] } }))).not.toContain(
      'other_filament_diameter: no',
    );
  });
});

describe('evidence from a successful print', () => {
  const given = pair('bambu-lab-a1-mini', 'hips');
  const cold = { ...given, printer: { ...given.printer, max_bed_temperature_c: 75 } };
  const as = (evidence: Profile['evidence']) => given.profiles.map((profile) => ({ ...profile, evidence }));

  it('is compared with what material makers require', () => {
    expect(codes(fitOf({ ...cold, profiles: as('tuned') }))).toContain('bed_too_cold: with_care');
    expect(codes(fitOf({ ...cold, profiles: as('generic_material') }))).toContain('bed_too_cold: no');
    expect(codes(fitOf({ ...given, profiles: [] }))).toContain('no_profile: with_care');
  });

  it('gives a maximum temperature for machines without a stated one', () => {
    const { printer, material, profiles: own } = pair('bambu-lab-a1', 'pc');
    const unstated = { ...printer, max_nozzle_temperature_c: null, max_bed_temperature_c: null };
    const told = (all: readonly Profile[]) => codes(fitOf({ printer: unstated, material, profiles: all }));
    expect(told([])).toEqual(
      expect.arrayContaining(['nozzle_maximum_unknown: unknown', 'bed_maximum_unknown: unknown']),
    );
    expect(own[0]?.evidence).toBe('tuned');
    expect(told(own)).toEqual(expect.arrayContaining(['nozzle_maximum_unknown: yes', 'bed_maximum_unknown: yes']));
    const generic = own.map((profile) => ({ ...profile, evidence: 'generic_material' as const }));
    expect(told(generic)).toContain('nozzle_maximum_unknown: with_care');
  });
});

describe('heat', () => {
  const { printer, material, profiles: own } = pair('prusa-mk4s', 'pc');
  const nozzle = (max: number, means: 'rated' | 'firmware_limit', all: readonly Profile[] = own) => {
    const provenance = {
      ...printer.provenance,
      figure_kinds: { ...printer.provenance.figure_kinds, max_nozzle_temperature_c: means },
    };
    const fit = fitOf({ printer: { ...printer, max_nozzle_temperature_c: max, provenance }, material, profiles: all });
    return codes(fit).find((code) => code.startsWith('nozzle_')) ?? null;
  };

  it('is sufficient to the degree if rated, but needs a margin to a firmware limit', () => {
    expect(material.nozzle_temperature_c.min).toBe(260);
    expect(nozzle(260, 'rated')).toBeNull();
    expect(nozzle(259, 'rated', [])).toBe('nozzle_too_cold: no');
    expect(nozzle(270, 'firmware_limit')).toBeNull();
    expect(nozzle(319, 'firmware_limit', [])).toBe('nozzle_rating_unknown: unknown');
    const untuned = own.map((profile) => ({ ...profile, evidence: 'generic_material' as const }));
    expect(nozzle(319, 'firmware_limit', untuned)).toBe('nozzle_rating_unknown: with_care');
    expect(nozzle(320, 'firmware_limit', [])).toBeNull();
    expect(nozzle(261, 'rated', [])).toBeNull();
    expect(nozzle(269, 'firmware_limit')).toBe('nozzle_near_limit: with_care');
    expect(nozzle(269, 'firmware_limit', [])).toBe('nozzle_near_limit: no');
  });

  it('is not required of the bed by materials that stick to a cold one', () => {
    const cold = (id: string) => codes(fitOf({ ...pair('anycubic-mega-zero', id), profiles: [] }));
    expect(cold('pla')).toContain('bed_not_heated: yes');
    expect(cold('pha')).not.toContain('bed_not_heated: no');
    expect(cold('eva')).toContain('bed_not_heated: with_care');
    expect(cold('asa')).toContain('bed_not_heated: no');
  });

  it('is too high for materials that print below the minimum temperature of the firmware', () => {
    expect(fitOf(pair('bambu-lab-p1s', 'chocolate')).verdict).toBe('no');
    expect(codes(fitOf(pair('bambu-lab-p1s', 'pcl')))).toContain('cold_extrusion: with_care');
  });
});

describe('the wording and grades', () => {
  const { verdict } = recordSchema('fit').properties as Record<string, JsonObject>;

  it('match the schema', () => {
    const { code } = itemSchema('fit', 'reasons').properties as { code: { enum: string[] } };
    expect(Object.keys(FIT_REASONS).sort()).toEqual(code.enum.toSorted());
    expect([...Object.values(FIT_LETTERS)]).toEqual(verdict?.enum);
  });

  it('say the same in both languages', () => {
    const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const { en, zh } of Object.values(FIT_REASONS)) expect(named(zh)).toEqual(named(en));
    for (const { printer, material } of judged)
      for (const { message, message_zh } of fitOf(pair(printer, material)).reasons)
        expect(message + message_zh).not.toMatch(/[{}?]|undefined|\[object/);
  });

  it('have a letter for each verdict', () => {
    for (const one of Object.values(FIT_LETTERS)) expect(FIT_LETTERS[letterOf(one)]).toBe(one);
    expect(Object.keys(FIT_VERDICTS)).toEqual(Object.values(FIT_LETTERS));
  });

  it('describe nozzle wear by hardness', () => {
    expect(wearsOut('brass', null)).toBe(true);
    expect(wearsOut('stainless_steel', 40)).toBe(true);
    expect(wearsOut('stainless_steel', 3)).toBe(false);
    expect(wearsOut('hardened_steel', 40)).toBe(false);
    const expected = ['brass', 'stainless steel', 'hardened steel', 'tungsten carbide'];
    expect(NOZZLE_MATERIALS.map((one) => nozzleName(one).en)).toEqual(expected);
    const known = recordSchema('printer').properties as Record<string, JsonObject>;
    expect([...NOZZLE_MATERIALS, null]).toEqual(known.nozzle_material?.enum);
  });
});
