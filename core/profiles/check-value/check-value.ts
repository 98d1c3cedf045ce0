import { tightest } from '../../troubleshoot/resolve/bounds.js';
import { contradictionsOf } from '../../troubleshoot/resolve/contradictions.js';
import type { Setup } from '../../troubleshoot/resolve/setup.js';
import { valueNow } from '../../troubleshoot/resolve/value.js';
import { effectiveSpeeds, lineDrawn } from '../effective-speed.js';
import { endBeyond } from '../range.js';
import { impossible, isKnown, limitsOf, setupFor } from './limits.js';
import { fanSteps, isFar, otherUnits } from './other-units.js';
import { parseValue } from './parse-value.js';
import type { CheckedSetting, GivenValue, ValueCheck } from './types.js';

/** Holds a value against all that is known of a setup. Pure: the same records give the same answer anywhere. */
export function checkValue(setting: CheckedSetting, said: GivenValue, setup: Setup): ValueCheck {
  const { id, unit, record_field } = setting;
  const known = setupFor(setting, said, setup);
  const all = limitsOf(setting, known);
  const result: ValueCheck = {
    setting: id,
    unit,
    verdict: 'not_comparable',
    value: null,
    from: null,
    unit_assumed: said.unit === undefined && typeof said.value === 'number',
    problem: null,
    allowed: { min: tightest(all, 'min'), max: tightest(all, 'max') },
    limits: all.filter(isKnown).map(({ of, field, span }) => ({ of, field, ...span, beyond: null })),
    not_known: all.filter((one) => !isKnown(one)).map(({ of, field }) => ({ of, field: field ?? id })),
    usual: valueNow({ setting: id, record_field, unit }, { ...setup, yours: {} }),
    slowed_to: null,
    slowed_by: null,
    perhaps: [],
    contradictions: contradictionsOf(known).filter(({ code }) => code !== 'beyond_printer'),
  };
  const read = parseValue(setting, said, setup);
  if ('problem' in read) return { ...result, problem: read.problem };
  const { value, from } = read;
  if (typeof value !== 'number') return { ...result, value, verdict: 'unknown' };
  const limits = result.limits.map((one) => ({ ...one, beyond: endBeyond(value, one) }));
  const problem = impossible(setting, value, setup);
  const outside = limits.some(({ beyond }) => beyond !== null);
  const nothing = !limits.some(({ of }) => of !== 'slicer' && of !== 'setting');
  const { value: usual } = result.usual;
  const isOdd = typeof usual === 'number' && usual > 0 && isFar(value, usual);
  const slowed = problem ? null : slowedBy(id, value, setup);
  const verdict = problem ? 'impossible' : outside ? 'outside' : slowed ? 'slowed' : nothing ? 'unknown' : 'ok';
  return {
    ...result,
    value,
    from,
    limits,
    problem,
    verdict,
    slowed_to: slowed?.to ?? null,
    slowed_by: slowed?.by ?? null,
    perhaps: [
      ...fanSteps(setting, value),
      ...(result.unit_assumed && (problem || outside || isOdd) ? otherUnits(setting, value, result, setup) : []),
    ],
  };
}

/** The feature of a profile that each speed belongs to. */
const SPEED_OF: Readonly<Record<string, keyof ReturnType<typeof effectiveSpeeds>>> = {
  first_layer_speed: 'first_layer',
  outer_wall_speed: 'outer_wall',
  inner_wall_speed: 'inner_wall',
  infill_speed: 'sparse_infill',
  top_surface_speed: 'top_surface',
  small_perimeter_speed: 'small_perimeter',
};

/** What the flow limit leaves of a speed; null: all of it, or not known. */
function slowedBy(id: string, value: number, { profile }: Setup) {
  const feature = SPEED_OF[id];
  if (!profile || !feature) return null;
  const speed_mm_s = { ...profile.process.speed_mm_s, [feature]: value };
  const to = effectiveSpeeds({ ...profile, process: { ...profile.process, speed_mm_s } })[feature];
  const { width, height } = lineDrawn(profile, feature);
  const limit = profile.max_volumetric_speed_mm3_s;
  if (to === null || to >= value || limit === null || width === null || height === null) return null;
  return { to, by: { max_volumetric_speed: limit, layer_height: height, line_width: width } };
}
