import { LINES } from '../../core/presets/calculations-cura.js';
import { OWN_LOWEST_FAN, PLATES, SMALL_RADIUS, STEPS } from '../../core/presets/calculations-slic3r.js';
import { FOR_KIND, IMPORT_STEPS } from '../../core/presets/import-steps.js';
import { KINDS_ZH, PRESET_NOTES, ROW_REMARKS } from '../../core/presets/messages.js';
import { LONGEST, MARK } from '../../core/presets/name.js';
import { USUAL_QUALITIES } from '../../core/presets/parents.js';
import { FLAVORS, NEWER_FLAVORS } from '../../core/presets/prusa-machine.js';
import { PRESET_REFUSALS } from '../../core/presets/refusals.js';
import { OF_SLICER } from '../../core/presets/source-slicer.js';
import { FIELD_WORDS } from '../../core/troubleshoot/resolve/condition-words.js';
import { CONDITION_VALUES, UNIT_WORDS } from '../../core/words/enumerations.js';
import { SLICER_NAMES } from '../../core/words/slicers.js';

const HEADER = `"""Tables and texts of presets for slicers. Generated from core/ by "npm run generate". Do not edit."""

from typing import Dict, List

_Text = Dict[str, str]`;

/** What the presets of the Python client take from the tables of `core/`: name, type and value. */
const TABLES: readonly (readonly [name: string, type: string, value: unknown])[] = [
  ['SLICER_NAMES', 'Dict[str, str]', SLICER_NAMES],
  ['SLICER_OF_SOURCE', 'Dict[str, str]', OF_SLICER],
  ['KINDS_ZH', 'Dict[str, str]', KINDS_ZH],
  ['NAME_MARK', 'str', MARK],
  ['LONGEST_NAME', 'int', LONGEST],
  ['PLATES', 'Dict[str, str]', PLATES],
  ['OVERHANG_STEPS', 'Dict[str, str]', STEPS],
  ['SMALL_RADIUS', 'float', SMALL_RADIUS],
  ['OWN_LOWEST_FAN', 'float', OWN_LOWEST_FAN],
  ['CURA_LINES', 'Dict[str, List[List[str]]]', LINES],
  ['USUAL_QUALITIES', 'List[str]', USUAL_QUALITIES],
  ['FLAVORS', 'List[str]', FLAVORS],
  ['NEWER_FLAVORS', 'Dict[str, str]', NEWER_FLAVORS],
  ['UNIT_WORDS', 'Dict[str, str]', UNIT_WORDS.en],
  ['CONDITION_FIELDS', 'Dict[str, List[str]]', FIELD_WORDS],
  ['CONDITION_VALUES', 'Dict[str, List[str]]', CONDITION_VALUES],
  ['PRESET_REFUSALS', 'Dict[str, _Text]', PRESET_REFUSALS],
  ['PRESET_NOTES', 'Dict[str, _Text]', PRESET_NOTES],
  ['ROW_REMARKS', 'Dict[str, _Text]', ROW_REMARKS],
  ['IMPORT_STEPS', 'Dict[str, List[_Text]]', IMPORT_STEPS],
  ['FOR_KIND', 'Dict[str, _Text]', FOR_KIND],
];

/** A Python module with {@link TABLES}: their JSON, without `true`, `false` and `null`, is Python as well. */
export function pythonPresets(): string {
  const lines = TABLES.map(([name, type, value]) => `${name}: ${type} = ${JSON.stringify(value, null, 1)}\n`);
  return `${HEADER}\n\n${lines.join('')}`;
}
