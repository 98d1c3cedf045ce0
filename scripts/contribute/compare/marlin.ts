import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Defines } from './defines.js';
import type { Extent, OtherMachine } from './machine.js';

const EXAMPLES = 'config/examples';
const DEFAULT = 'config/default/Configuration.h';

/** Folders of examples that are sorted by their kind of machine, with the maker's folder inside. */
const KINDS = new Set(['delta', 'SCARA']);

/** Motion that a define switches on; without any, the machine is cartesian. */
const MOTION: readonly (readonly [OtherMachine['kinematics'] | null, readonly string[]])[] = [
  ['delta', ['DELTA']],
  ['corexy', ['COREXY', 'COREYX']],
  ['corexz', ['COREXZ', 'COREZX']],
  ['hybrid_corexy', ['MARKFORGED_XY', 'MARKFORGED_YX']],
  ['belt', ['BELTPRINTER']],
  [null, ['COREYZ', 'COREZY', 'MORGAN_SCARA', 'MAKERARM_SCARA', 'MP_SCARA', 'AXEL_TPARA', 'POLAR', 'POLARGRAPH']],
];

/**
 * Reads MarlinFirmware/Configurations. A figure that is left as the default configuration has it states nothing.
 *
 * @throws when the folder is no checkout of it
 */
export function readMarlin(root: string): OtherMachine[] {
  const files = globSync(`${EXAMPLES}/**/Configuration.h`, { cwd: root }).sort();
  if (files.length === 0) throw new Error(`${root}: no ${EXAMPLES}/**/Configuration.h`);
  const read = (file: string) => new Defines(readFileSync(path.join(root, file), 'utf8'));
  const unedited = read(DEFAULT);
  return files.map((file) => ({ names: namesOf(file), file, ...factsOf(read(file), unedited) }));
}

/** `Creality/Ender-3/CrealityV1` may be called by all of its folders or by the first two: boards come below machines. */
function namesOf(file: string): string[] {
  const folders = path.dirname(path.relative(EXAMPLES, file)).split(path.sep);
  const own = KINDS.has(folders[0] ?? '') ? folders.slice(1) : folders;
  return own.map((_, index) => own.slice(0, own.length - index).join(' ')).filter((_, index) => own.length - index > 1);
}

function factsOf(defines: Defines, unedited: Defines): Omit<OtherMachine, 'names' | 'file'> {
  const travel = travelOf(defines);
  const isEdited = (...names: readonly string[]) =>
    names.some((name) => defines.number(name) !== unedited.number(name));
  const kinematics = (MOTION.find(([, names]) => names.some((name) => defines.has(name))) ?? ['cartesian' as const])[0];
  const nozzle = settable(defines, 'HEATER_0_MAXTEMP', 'HOTEND_OVERSHOOT');
  const bed = settable(defines, 'BED_MAXTEMP', 'BED_OVERSHOOT');
  return {
    ...(travel && isEdited('X_BED_SIZE', 'Y_BED_SIZE', 'Z_MAX_POS') && { travel_mm: travel }),
    ...(kinematics && { kinematics }),
    // An author who edited the bed's limit has seen the nozzle's limit too.
    ...(nozzle !== null && isEdited('HEATER_0_MAXTEMP', 'BED_MAXTEMP') && { max_nozzle_temperature_c: nozzle }),
    ...(bed !== null &&
      isEdited('BED_MAXTEMP') &&
      defines.number('TEMP_SENSOR_BED') !== 0 && { max_bed_temperature_c: bed }),
  };
}

/** The plate, where the axes reach over it. */
function travelOf(defines: Defines): Extent | null {
  const along = (axis: 'X' | 'Y') => {
    const [plate, from, to] = ['BED_SIZE', 'MIN_POS', 'MAX_POS'].map((name) => defines.number(`${axis}_${name}`));
    return plate == null ? null : from == null || to == null ? plate : Math.min(plate, to - from);
  };
  const [x, y, z] = [along('X'), along('Y'), defines.number('Z_MAX_POS')];
  return x === null || y === null || z === null ? null : { x, y, z };
}

/** Marlin refuses what is nearer to its cut-off than the overshoot that it allows for. */
function settable(defines: Defines, cutOff: string, overshoot: string): number | null {
  const [limit, margin] = [defines.number(cutOff), defines.number(overshoot)];
  return limit === null || margin === null ? null : limit - margin;
}
