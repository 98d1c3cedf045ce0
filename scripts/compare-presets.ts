import { parseArgs } from 'node:util';
import { pairMaterial, spoolProfiles } from '../core/profiles/spool.js';
import type { ProductPresets, Profile } from '../schemas/generated/record.js';
import { type Candidate, composeProductPresets, productCandidates } from './pipeline/compose/filaments/on-printers.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

/** The figures to compare: the field, and whether preset and answer differ too much. */
const FIGURES: Readonly<Record<string, { field: string; isOff: (preset: Figures, answer: Figures) => boolean }>> = {
  'nozzle off by 10 °C or more': {
    field: 'nozzle_temperature_c',
    isOff: (preset, answer) => distance(preset.nozzle, answer.nozzle) >= 10,
  },
  'flow ratio off by 0.02 or more': {
    field: 'flow_ratio',
    isOff: (preset, answer) => distance(preset.flow, answer.flow) > 0.0199,
  },
  'flow limit more than 20 % too high': {
    field: 'max_volumetric_speed_mm3_s',
    isOff: (preset, answer) => preset.speed !== null && (answer.speed ?? 0) > preset.speed * 1.2,
  },
};

interface Figures {
  nozzle: number | null;
  flow: number | null;
  speed: number | null;
}

const distance = (a: number | null, b: number | null) => (a === null || b === null ? 0 : Math.abs(a - b));

const figuresOf = ({
  nozzle_temperature_c,
  flow_ratio = null,
  max_volumetric_speed_mm3_s = null,
}: Partial<Pick<Profile, 'flow_ratio' | 'max_volumetric_speed_mm3_s'>> & {
  nozzle_temperature_c?: { other_layers?: number | null };
}): Figures => ({
  nozzle: nozzle_temperature_c?.other_layers ?? null,
  flow: flow_ratio,
  speed: max_volumetric_speed_mm3_s,
});

/**
 * `npm run compare:presets`: compares every slicer preset for a branded filament, printer and nozzle with the answer of
 * the service. `--list` names each preset that was corrected, withheld or ignored, and why. Fails if an answer deviates
 * without a reason.
 */
await run(async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: 'data' }, list: { type: 'boolean', default: false } },
  });
  const { dataset, records } = await readData(values.data);
  const files = new Map(composeProductPresets(dataset, records).map((file) => [file.filament, file]));
  const pairs = Map.groupBy(records.profiles, ({ printer, material }) => `${printer}/${material}`);
  const nozzles = new Map(records.printers.map(({ id, nozzles: own }) => [id, own]));
  const found = new Map<string, string[]>();
  const missed = new Map<string, string[]>(Object.keys(FIGURES).map((figure) => [figure, []]));
  const materials = new Map(records.filaments.map(({ id, material }) => [id, material]));
  let presets = 0;
  for (const [filament, printers] of productCandidates(dataset)) {
    for (const [printer, candidates] of printers) {
      const answers = answersOf(files.get(filament), materials.get(filament) ?? '', printer, pairs);
      for (const candidate of candidates) {
        presets++;
        const what = `${filament} on ${printer}, ${candidate.variant}: ${candidate.source}: ${candidate.preset.preset}`;
        const note = (kind: string, why = '') => {
          const all = found.get(kind);
          if (all) all.push(what + why);
          else found.set(kind, [what + why]);
        };
        const diameter = Number(candidate.variant);
        const alike = (nozzles.get(printer) ?? []).filter(({ diameter_mm }) => diameter_mm === diameter);
        const answer =
          answers.find(({ nozzle }) => nozzle.variant === candidate.variant) ??
          (alike.length === 1 ? answers.find(({ nozzle }) => nozzle.variant === alike[0]?.variant) : undefined);
        const withheld = files
          .get(filament)
          ?.withheld.find((one) => one.printer === printer && one.preset === candidate.preset.preset);
        if (answer?.figures_of !== 'product_on_this_printer') {
          note(
            withheld ? 'withheld' : answer ? 'withheld, its material is answered' : 'no profile of this nozzle',
            withheld ? `: ${withheld.reason}` : '',
          );
          continue;
        }
        if (!isOf(answer, candidate)) {
          note(
            'another preset of the product leads',
            `; ${answer.provenance.source}: ${answer.provenance.filament_preset}`,
          );
          continue;
        }
        const corrected = answer.provenance.corrected.filter(({ field }) => !field.startsWith('process.'));
        for (const { field, reason } of corrected) note('corrected', `: ${field}: ${reason}`);
        const settled = new Set(corrected.map(({ field }) => field.split('.')[0]));
        const [preset, own] = [figuresOf(candidate.preset.values), figuresOf(answer)];
        for (const [figure, { field, isOff }] of Object.entries(FIGURES))
          if (isOff(preset, own) && !settled.has(field)) missed.get(figure)?.push(what);
        note('answered as it is');
      }
    }
  }
  console.log(`${presets} presets (product, printer, nozzle, source), ${files.size} products`);
  for (const [kind, all] of [...found].sort()) {
    console.log(`${String(all.length).padStart(7)}  ${kind}`);
    if (values.list && kind !== 'answered as it is') for (const one of all) console.log(`         ${one}`);
  }
  for (const [figure, all] of missed) {
    console.log(`${String(all.length).padStart(7)}  ${figure}, without a reason`);
    for (const one of all) console.log(`         ${one}`);
    if (all.length > 0) process.exitCode = 1;
  }
});

/** The answers of the service for a product on a printer. */
function answersOf(
  file: ProductPresets | undefined,
  material: string,
  printer: string,
  pairs: ReadonlyMap<string, Profile[]>,
): Profile[] {
  const own = pairMaterial(file ?? null, printer, material);
  const spool = {
    filament: file?.filament ?? '',
    name: '',
    material,
    nozzle_temperature_c: null,
    bed_temperature_c: null,
  };
  return spoolProfiles(spool, file ?? null, pairs.get(`${printer}/${own}`) ?? []);
}

function isOf({ provenance }: Profile, { source, preset }: Candidate): boolean {
  return provenance.source === source && provenance.filament_preset === preset.preset;
}
