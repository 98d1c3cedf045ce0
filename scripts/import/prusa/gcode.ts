import { compileCondition, type Scope } from '../condition.js';

/**
 * Expands the `{if …}…{elsif …}…{else}…{endif}` of a PrusaSlicer G-code template for one printer.
 * Other placeholders stay as they are. Throws when a condition cannot be read.
 */
export function expandTemplate(template: string, scope: Scope): string {
  const output: string[] = [];
  // Each open {if}: whether the text around it is written, whether a branch was taken, whether this one is.
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

/** Highest plausible value, s. Marlin's first linear advance (1.0) counted K in other units, 10 to 200. */
const MAX_PRESSURE_ADVANCE_S = 2;

/** Models of which the firmware counts in linear advance 1.0, though templates send them the value of 1.5 too; the bundle's
 * notes do not tell them from the MK2.5, which counts in 1.5. */
const LINEAR_ADVANCE_1_0 = ['MK2S', 'MK2SMM'];

/**
 * Pressure advance, s, that a filament's start G-code sets on a printer: `M572 S` (RepRapFirmware, Prusa),
 * `M900 K` (Marlin linear advance 1.5) or `SET_PRESSURE_ADVANCE ADVANCE=` (Klipper). Null when it sets none,
 * when its template cannot be read, or when the printer's firmware counts in other units.
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
