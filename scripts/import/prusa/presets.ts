import type { PrinterFacts } from '../../../schemas/generated/source.js';
import { compileCondition, type Scope } from '../condition.js';
import type { Section } from '../ini.js';
import { FLAVORS, motionLimits } from '../orca/machine.js';
import { retraction } from '../slic3r/filament.js';
import { bed, boolean, list, number, oneOf, positive, side } from '../values.js';

export function machineFacts(config: Section): PrinterFacts {
  const outline = bed(config.bed_shape);
  return {
    build_volume_mm: { x: side(outline?.x), y: side(outline?.y), z: positive(config.max_print_height) },
    bed_shape: outline?.shape ?? null,
    bed_origin: outline?.origin ?? null,
    extruder_count: boolean(config.single_extruder_multi_material)
      ? 1
      : Math.max(1, list(config.nozzle_diameter, ',').length),
    gcode_flavor: oneOf(config.gcode_flavor, FLAVORS),
    ...motionLimits(config, 'feedrate'),
    retraction: retraction('prusa', config),
    z_offset_mm: number(config.z_offset),
  };
}

/**
 * Expands the `{if …}…{elsif …}…{else}…{endif}` of a PrusaSlicer G-code template for one printer. Other placeholders
 * stay unchanged. @throws if a condition cannot be parsed
 */
export function expandTemplate(template: string, scope: Scope): string {
  const output: string[] = [];
  // Each open {if}: whether the enclosing block is active, whether a branch was taken, whether this branch is active.
  const open: { outer: boolean; taken: boolean; active: boolean }[] = [];
  const active = () => open.at(-1)?.active ?? true;
  for (const part of template.split(/(\{(?:if|elsif)\b(?:[^{}"]|"[^"]*")*\}|\{else\}|\{endif\})/)) {
    const keyword = /^\{(if|elsif|else|endif)\b/.exec(part)?.[1];
    const condition = () => compileCondition(part.slice(1, -1).replace(/^(if|elsif)/, ''))(scope);
    const block = open.at(-1);
    if (keyword === 'if') {
      const outer = active();
      const holds = outer && condition();
      open.push({ outer, taken: holds, active: holds });
    } else if (keyword === 'elsif' && block) {
      block.active = block.outer && !block.taken && condition();
      block.taken ||= block.active;
    } else if (keyword === 'else' && block) {
      block.active = block.outer && !block.taken;
      block.taken = true;
    } else if (keyword === 'endif') open.pop();
    else if (keyword === undefined && active()) output.push(part);
  }
  return output.join('');
}

const COMMANDS = [
  /^M572\s.*?\bS(\d*\.?\d+)/,
  /^M900\s.*?\bK(\d*\.?\d+)/,
  /^SET_PRESSURE_ADVANCE\s.*?\bADVANCE=(\d*\.?\d+)/i,
];

/** Highest plausible value, s. Marlin's first linear advance (1.0) had K in other units, 10 to 200. */
const MAX_PRESSURE_ADVANCE_S = 2;

/** Models with linear advance 1.0, although templates send them values for 1.5, as for the MK2.5 in the same notes. */
const LINEAR_ADVANCE_1_0 = ['MK2S', 'MK2SMM'];

/**
 * Pressure advance, s, set by a filament's start G-code on a printer: `M572 S` (RepRapFirmware, Prusa), `M900 K`
 * (Marlin linear advance 1.5) or `SET_PRESSURE_ADVANCE ADVANCE=` (Klipper). Null if there is none, if the template
 * cannot be parsed, or if the printer's firmware uses other units.
 */
export function pressureAdvance(gcode: string | undefined, scope: Scope): number | null {
  if (!gcode || LINEAR_ADVANCE_1_0.includes(String(scope('printer_model')))) return null;
  const source = gcode.replace(/^"|"$/g, '').replaceAll('\\n', '\n').replaceAll('\\"', '"');
  let lines: string[];
  try {
    lines = expandTemplate(source, scope).split('\n');
  } catch {
    return null;
  }
  let found: number | null = null;
  for (const line of lines) {
    if (/;\s*reset\b/i.test(line)) continue; // `M900 K0 ; reset LA` clears the value of the filament before
    for (const command of COMMANDS) {
      const value = command.exec(line.trim())?.[1];
      if (value !== undefined && Number(value) <= MAX_PRESSURE_ADVANCE_S) found = Number(value);
    }
  }
  return found;
}
