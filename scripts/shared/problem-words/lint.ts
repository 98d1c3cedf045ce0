import type { Figures, Lists, Rows, Texts } from './row.js';

const CHINESE = 'Simplified Chinese';
const OF_BOTH_LANGUAGES = 'in both languages';

/** What is said of what the rules find. */
export const LINT = {
  idle_exception: ({ rule, file }: Texts<'rule' | 'file'>) => [
    `${rule} finds nothing in ${file} any more`,
    'remove the exception',
  ],

  // Branded filaments
  no_such_product: ({ id }: Texts<'id'>) => [`there is no product "${id}"`, 'the id of a product'],
  correction_of_nothing: ({ id }: Texts<'id'>) => [`no source has a product "${id}"`, 'remove the correction'],
  no_product_field: ({ field, near }: Texts<'field'> & { near: string | undefined }) => [
    `"${field}" is no field of a product that is corrected`,
    near && `did you mean "${near}"?`,
  ],
  fibre_in_name_alone: ({ name, material }: Texts<'name' | 'material'>) => [
    `"${name}" names a fibre, and its material ${material} has none`,
    'the material with the fibre, by a correction',
  ],
  fibre_not_in_name: ({ name, material }: Texts<'name' | 'material'>) => [
    `"${name}" is ${material}, and the name leaves out the fibre`,
    'the name as the maker writes it, by a correction',
  ],
  product_twice: ({ id, material, other }: Texts<'id' | 'material' | 'other'>) => [
    `seems to be ${id}: one source has ${other}, another ${material}`,
    `a correction with ${id}, or an exception that says how they differ`,
  ],

  // Codes of machines
  code_without_symptom: ({ text }: Texts<'text'>) => [
    `"${text}" names no symptom`,
    'symptoms, or no_symptom with the reason why there is none',
  ],
  code_with_both: ({ text }: Texts<'text'>) => [`"${text}" names a symptom, and says why there is none`, 'one of them'],

  // Machines
  no_acceleration_limit: ({ value }: Figures<'value'>) => [`${value} mm/s² is no limit`],
  slow_acceleration: ({ value, usual }: Figures<'value' | 'usual'>) => [
    `${value} mm/s² where the process accelerates at ${usual} mm/s² otherwise`,
  ],
  high_jerk: ({ jerk }: Figures<'jerk'>) => [`a jerk of ${jerk} mm/s`],
  high_speed: ({ speed, most }: Figures<'speed' | 'most'>) => [
    `${speed} mm/s is faster than any machine`,
    `at most ${most} mm/s; correct or withhold it with an override`,
  ],
  process_beyond_printer: ({
    preset,
    feature,
    value,
    most,
    unit,
  }: Texts<'preset' | 'feature' | 'unit'> & Figures<'value' | 'most'>) => [
    `${preset}: ${feature} at ${value} ${unit}; the printer goes to ${most} ${unit}`,
    'correct or withhold one of the two with an override',
  ],
  volumes_differ: ({
    source,
    value,
    chosen_source,
    chosen,
  }: Texts<'source' | 'chosen_source'> & Figures<'value' | 'chosen'>) => [
    `${source} says ${value} mm, ${chosen_source} says ${chosen} mm`,
    'decide with curated.build_volume_mm and its source',
  ],
  volume_unlike_source: ({ decided, source, value }: Figures<'decided' | 'value'> & Texts<'source'>) => [
    `${decided} mm was decided, and ${source} says ${value} mm`,
    'mm, as the maker states it; except it where the source is wrong',
  ],
  volume_unlike_others: ({ value, decided }: Figures<'value' | 'decided'>) => [
    `${value} mm, where ${decided} mm was decided and other sources agree`,
    'undo the edit; except it where the source says so',
  ],
  open_with_chamber: ({ max }: { max: number | null }) => [
    `open, yet its chamber ${max === null ? 'is controlled' : `goes to ${max} °C`}`,
    'correct enclosed, the control or the maximum with its source',
  ],
  chamber_beyond_printer: ({ chamber, max }: Figures<'chamber' | 'max'>) => [
    `asks for a chamber at ${chamber} °C; this printer's goes to ${max} °C`,
  ],
  chamber_as_hot_as_bed: ({ chamber, bed }: Figures<'chamber' | 'bed'>) => [
    `${chamber} °C is no less than its bed reaches, ${bed} °C`,
    `below ${bed} °C; except it where the chamber has a heater of such power`,
  ],
  hot_chamber: ({ chamber, most, nozzle }: Figures<'chamber' | 'most' | 'nozzle'>) => [
    `a chamber at ${chamber} °C, which only machines for the hottest plastics have`,
    `at most ${most} °C, or a nozzle that goes to ${nozzle} °C; except it with the reason`,
  ],
  structure_of_other_kinematics: ({ structure, kinematics }: Texts<'structure' | 'kinematics'>) => [
    `the structure "${structure}" has no kinematics "${kinematics}"`,
    'a delta has both',
  ],
  slinger_of_other_kinematics: ({ kinematics }: Texts<'kinematics'>) => [
    `a bed slinger has no kinematics "${kinematics}"`,
    'cartesian or corexz, or a bed that does not slide',
  ],
  one_nozzle_of_several: ({ arrangement }: { arrangement: string }) => [
    `has one nozzle, and its tools are "${arrangement}"`,
    'how many nozzles a print can use, or how the tools are arranged',
  ],
  delta_on_rectangle: ['a delta does not print on a rectangle', 'a circular bed, or what the machine is'],
  other_diameter_than_presets: ({ diameter, used }: Figures<'diameter'> & { used: readonly number[] }) => [
    `takes ${diameter} mm, and its presets are for ${used.join(' or ')} mm`,
    'the diameter of its filament; except it where its presets are for another one',
  ],
  unheated_with_profiles: ({ warm, profiles }: Figures<'warm' | 'profiles'>) => [
    `is not heated, and ${warm} of its ${profiles} profiles heat the bed`,
    'true; except it where its presets heat what is not there',
  ],
  unlike_variant: ({ own, variant, other }: { own: unknown; other: unknown } & Texts<'variant'>) => [
    `${JSON.stringify(own)} is not what ${variant} has, a variant of the same machine: ${JSON.stringify(other)}`,
    'the same in both, or machines of their own',
  ],
  limit_below_rating: ({ limit, stated }: Figures<'limit' | 'stated'>) => [
    `the firmware allows ${limit} °C, the maker states ${stated} °C`,
    'remove the one with the weaker source, or except it with the reason',
  ],
  nozzle_unlike_name: ({ variant, diameter }: Texts<'variant'> & Figures<'diameter'>) => [
    `the nozzle ${variant} has a diameter of ${diameter} mm`,
    'correct the diameter with an override, or the variant in the import',
  ],
  default_nozzles: ({ variants }: Lists<'variants'>) => [
    `${variants.length} default nozzles${variants.length > 0 ? `: ${variants.join(', ')}` : ''}`,
    'exactly one, in the import',
  ],
  no_profile: ['has no profile', 'at least one material'],
  identifier_of_another: ({ identifier, owner }: Texts<'identifier' | 'owner'>) => [
    `"${identifier}" already stands for ${owner}`,
    'an identifier of its own',
  ],

  // Profiles and processes
  thick_first_layer: ({ height, diameter }: Figures<'height' | 'diameter'>) => [
    `a first layer of ${height} mm from a nozzle of ${diameter} mm`,
  ],
  layer_above_nozzle: ({ max, diameter }: Figures<'max' | 'diameter'>) => [
    `the highest layer, ${max} mm, is above the nozzle diameter, ${diameter} mm`,
  ],
  layer_unfit_for_nozzle: ({ height, min, max }: Figures<'height'> & Ends) => [
    `layers of ${height} mm from a nozzle of ${range({ min, max })} mm`,
  ],
  limits_unlike_process: ({ height, min, max }: Figures<'height'> & Ends) => [
    `the default process prints ${height} mm layers, outside the nozzle's ${min} to ${max} mm`,
    'correct or withhold the limit with an override',
  ],
  fan_backwards: ({ min, max }: Figures<'min' | 'max'>) => [`the fan runs from ${min} to ${max} %`],
  many_fan_layers: ({ field, layers }: Texts<'field'> & Figures<'layers'>) => [`${field}: ${layers} layers`],
  outside_own_range: ({ layer, value, min, max }: Texts<'layer'> & Figures<'value'> & Ends) => [
    `${layer} at ${value} °C is outside its own range, ${range({ min, max })} °C`,
  ],
  unfit_for_material: ({ layer, value, material, min, max }: Texts<'layer' | 'material'> & Figures<'value'> & Ends) => [
    `${layer} at ${value} °C does not suit ${material}, ${range({ min, max })} °C`,
  ],
  range_unlike_profiles: ({ off, profiles, min, max }: Figures<'off' | 'profiles'> & Ends) => [
    `${off} of ${profiles} profiles print far from ${range({ min, max })} °C`,
    'the range in °C in which the material is printed',
  ],
  other_layers_unknown: ({ field, first }: Texts<'field'> & Figures<'first'>) => [
    `${field} is ${first} °C on the first layer and unknown on all others`,
  ],
  unwarned_outside_range: ({ value, material }: Figures<'value'> & Texts<'material'>) => [
    `${value} °C is outside the range of ${material}, and no warning says so`,
  ],
  profiles_outside_ranges: ({ outside, profiles, most }: Figures<'outside' | 'profiles' | 'most'>) => [
    `${outside} of ${profiles} tuned profiles lie outside the ranges`,
    `${most} % of the tuned profiles of all materials`,
  ],
  wide_range: ({ min, max, most }: Figures<'min' | 'max' | 'most'>) => [
    `runs from ${min} to ${max} °C, which tells nobody what to set`,
    `${most} °C from end to end`,
  ],
  profile_range_backwards: ({ path, min, max }: Texts<'path'> & Figures<'min' | 'max'>) => [
    `${path} runs from ${min} to ${max}`,
  ],
  nozzle_range_backwards: ({ variant, min, max }: Texts<'variant'> & Figures<'min' | 'max'>) => [
    `the layer height of nozzle ${variant} runs from ${min} to ${max} mm`,
    'min not above max',
  ],
  retraction_of_other_drive: ({ length, drive }: Figures<'length'> & { drive: string | null }) => [
    `retracts ${length} mm, which is not a retraction for ${drive}`,
  ],
  unpublished_profile: ({ material, reason, decides }: Texts<'material' | 'reason'> & { decides: boolean }) => [
    `the profile of ${material} would not be published: ${reason}`,
    decides ? 'a value that the printer reaches, or null' : 'remove the override',
  ],
  unpublished_value: ({
    value,
    published,
    reason,
  }: {
    value: unknown;
    published: unknown;
    reason: string | undefined;
  }) => [
    `${JSON.stringify(value)} would be published as ${JSON.stringify(published)}${reason ? `: ${reason}` : ', as something else decides it'}`,
    reason ? 'a value that the printer can have, or null' : 'what decides it: "npm run show" says',
  ],
  unusual_override: ({
    path,
    material,
    value,
    unit,
    min,
    max,
  }: Texts<'path' | 'material' | 'unit'> & Figures<'value' | 'min' | 'max'>) => [
    `${path}: nobody prints ${material} at ${value} ${unit}`.trimEnd(),
    `${`${shown(min)} to ${shown(max)} ${unit}`.trimEnd()}, somewhat beyond what others do; except it with the reason`,
  ],
  override_of_other_diameter: ({ used, value }: { used: readonly number[] } & Figures<'value'>) => [
    `the printer takes ${used.join(' or ')} mm, not ${value} mm`,
    'the diameter of its other filaments; except it with the reason',
  ],
  other_parents: ({ profile, slicer, others }: Texts<'profile' | 'slicer'> & Lists<'others'>) => [
    `${profile} is made of presets of ${slicer}, but would inherit from others there: ${others.join(', ')}`,
    'import the source again: both are read from it at once',
  ],

  // Machines
  machine_twice: ({ other }: Texts<'other'>) => [
    `has the volume of "${other}", and its name differs in equipment alone`,
    'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
  ],
  preset_of_two_machines: ({ other, preset }: Texts<'other' | 'preset'>) => [
    `"${other}" has the machine preset "${preset}" too`,
    'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
  ],

  // Ids
  id_gone: ({ id, kind }: Texts<'id' | 'kind'>) => [
    `"${id}" was published and is gone`,
    `restore it, or add it to data/redirects.yaml under ${kind} with the id that replaces it`,
  ],
  redirect_to_nothing: ({ to }: Texts<'to'>) => [`redirects to "${to}", which does not exist`],
  redirect_of_existing: ({ id }: Texts<'id'>) => [`"${id}" exists and redirects as well`],
  redirect_of_unpublished: ({ id, file, kind }: Texts<'id' | 'file' | 'kind'>) => [
    `"${id}" was never published`,
    `an id that data/${file} lists under ${kind}`,
  ],
  ids_unlisted: ({ ids }: Lists<'ids'>) => [
    `${ids.length} ids are not listed, such as "${ids[0]}"`,
    'run "npm run generate"',
  ],

  // Rules of troubleshooting
  idle_cause: ['no symptom has this cause'],
  idle_fix: ['no symptom uses this fix'],
  unranked_cause: ({ likelihood, before }: Texts<'likelihood' | 'before'>) => [
    `"${likelihood}" stands behind "${before}"`,
    'most likely first',
  ],
  fault_without_case: ({ cause }: Texts<'cause'>) => [
    `"${cause}" has no case that somebody solved`,
    'low, behind all other causes; or a case',
  ],
  cause_twice: ({ cause }: Texts<'cause'>) => [`"${cause}" is listed twice`],
  unchecked_cause: ({ symptom, cause }: Texts<'symptom' | 'cause'>) => [
    `no check that is asked under "${symptom}" can make "${cause}" more likely`,
    'an outcome with it under `more` in a file of data/troubleshooting/checks',
  ],
  check_without_symptoms: ({ about }: Texts<'about'>) => [
    `speaks of the ${about}, but does not say for which symptoms`,
    'symptoms: the ids under which it is asked',
  ],
  check_of_other_symptom: ({ symptom }: Texts<'symptom'>) => [
    `no outcome makes a cause of "${symptom}" more likely`,
    'symptoms with a cause under `more`',
  ],
  idle_outcome: ({ id }: Texts<'id'>) => [`"${id}" moves no cause`, 'causes under `more` or `less`'],
  statements_without_group: () => [
    'has statements, but no group for them',
    'told: tried, changed, where, when or display',
  ],
  group_without_statements: () => ['none of its outcomes has a statement', 'a statement, or no told'],
  one_answer: () => ['a question with one answer tells nothing', 'two outcomes or more, or asked: false'],
  outcome_never_heard: () => [
    'is never asked, but has an outcome without a statement',
    'a statement for each, or no asked',
  ],
  outcome_twice: ({ id }: Texts<'id'>) => [`there are two outcomes "${id}"`],
  condition_in_text: ({
    names,
    word,
    fields,
  }: { names: keyof typeof CONDITIONS } & Texts<'word'> & Lists<'fields'>) => [
    `names ${CONDITIONS[names]}, "${word}", without a condition`,
    `a sentence of its own under \`additions\`, or a condition: ${fields.join(' or ')}`,
  ],
  danger_goes_on: ['is left out for a critical symptom', 'burns, melts or crashes; or another severity'],
  alarm_without_danger: ['is not critical, but the print must be stopped', 'critical; or no stop_print'],
  quiet_danger: ({ hazard }: Texts<'hazard'>) => [`is a note beside the hazard ${hazard}`, 'warning'],
  warning_without_hazard: ['is a warning, but no hazard is named', 'note; or hazards'],
  fix_without_source: ['names no source', 'ids in data/references.yaml; except it where nothing is to be read up'],
  related_to_itself: ['is related to itself'],
  one_way_relation: ({ other, id }: Texts<'other' | 'id'>) => [
    `"${other}" does not name "${id}" as related`,
    `add ${id} there, or take ${other} out here`,
  ],
  target_outside_range: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} is outside its own safe range`,
  ],
  beyond_hardware: ({ figure, unit, min, max }: Figures<'figure' | 'min' | 'max'> & Texts<'unit'>) => [
    `${figure} ${unit} is beyond any hardware`,
    `${min} to ${max} ${unit}`,
  ],

  // Texts
  chinese_in_english: ({ text }: Texts<'text'>) => [`holds Chinese characters: ${quoted(text)}`, 'English'],
  other_language: ({ text }: Texts<'text'>) => [`is of another language: ${quoted(text)}`, 'English'],
  no_chinese: ({ text }: Texts<'text'>) => [`holds no Chinese character: ${quoted(text)}`, CHINESE],
  traditional_chinese: ({ character, text }: Texts<'character' | 'text'>) => [
    `holds "${character}", which is of Traditional Chinese: ${quoted(text)}`,
    CHINESE,
  ],
  degrees_in_one_language: ({ degrees, text }: Texts<'degrees' | 'text'>) => [
    `${degrees} °C stands in one language alone: ${quoted(text)}`,
    `the same figures ${OF_BOTH_LANGUAGES}`,
  ],
  unlike_lengths: ({ en, zh }: Figures<'en' | 'zh'>) => [
    `${en} characters of English stand beside ${zh} of Chinese`,
    `the same content ${OF_BOTH_LANGUAGES}`,
  ],
  no_chinese_name: ({ name }: Texts<'name'>) => [`"${name}" is no name in Simplified Chinese`, CHINESE],
  chinese_name_in_english: ({ name }: Texts<'name'>) => [`holds Chinese characters: "${name}"`, 'English'],
  text_twice: ({ before }: Texts<'before'>) => [`the same text stands in ${before}`, 'a text of its own'],

  // Drawings
  unrounded: ({ figure, attribute, element }: Texts<'figure' | 'attribute' | 'element'>) => [
    `has ${figure} in "${attribute}" of <${element}>`,
    `one decimal at most: ${Number(figure).toFixed(1)}`,
  ],
  unsafe_element: ({ element, elements }: Texts<'element'> & Lists<'elements'>) => [
    `holds <${element}>`,
    `only ${elements.join(', ')}`,
  ],
  unsafe_attribute: ({ attribute, element, attributes }: Texts<'attribute' | 'element'> & Lists<'attributes'>) => [
    `has "${attribute}" at <${element}>`,
    `only ${attributes.join(', ')}`,
  ],
  outside_reference: ({ written, attribute, element }: Texts<'written' | 'attribute' | 'element'>) => [
    `refers to "${written}" in "${attribute}" at <${element}>`,
    'an element of the same file, as href="#id" or url(#id)',
  ],
  large_drawing: ({ bytes, most }: Figures<'bytes' | 'most'>) => [
    `has ${bytes} bytes`,
    `at most ${most}: use fewer points, and <use> or <pattern> for what repeats`,
  ],
  other_canvas: ({ viewBox }: Texts<'viewBox'>) => [
    'has another canvas',
    `<svg> with viewBox="${viewBox}", without width and height`,
  ],
  no_background: ({ attributes }: { attributes: Readonly<Record<string, string>> }) => [
    'does not begin with the background',
    `<rect id="background" ${Object.entries(attributes)
      .map(([key, value]) => `${key}="${value}"`)
      .join(' ')}/>`,
  ],
  no_drawing_beside: ({ drawing }: Texts<'drawing'>) => [
    'describes a drawing that there is none of',
    `add data/${drawing}`,
  ],
  no_alternative_text: ({ drawing }: Texts<'drawing'>) => [
    `has no "alt", and ${drawing} lies beside it`,
    'say what it shows',
  ],
  drawing_of_nothing: ['lies beside no file', 'the id of a symptom or a calibration step'],
  colour_of_no_palette: ({
    paint,
    colour,
    element,
    colours,
  }: Texts<'paint' | 'colour' | 'element'> & { colours: readonly { role: string; light: string }[] }) => [
    `has the ${paint} "${colour}" at <${element}>`,
    `one of ${colours.map(({ role, light }) => `${light} (${role})`).join(', ')}`,
  ],
  no_defect_drawn: ({ accent }: Texts<'accent'>) => [
    'does not show what is wrong',
    `draw the defect in ${accent}, the accent`,
  ],
  group_without_id: ({ element }: Texts<'element'>) => [`has a <${element}> without an id`, 'an id such as "nozzle"'],
  malformed_drawing_id: ({ id }: Texts<'id'>) => [`has the id "${id}"`, 'words in lower case, joined by "-"'],
  drawing_id_twice: ({ id }: Texts<'id'>) => [`has the id "${id}" twice`, 'each id once'],
} satisfies Rows;

/** The ends of a range, either of which may be open. */
interface Ends {
  min: number | null;
  max: number | null;
}

function range({ min, max }: Ends): string {
  return `${min ?? '…'} to ${max ?? '…'}`;
}

/** What a text may name that is to be a condition. */
const CONDITIONS = {
  extruder: 'an extruder',
  firmware: 'a firmware',
  slicer: 'a slicer',
  structure: 'a build of the printer',
  equipment: 'equipment',
  brand: 'a brand',
  material: 'a material',
} as const;

function shown(value: number): number {
  return Number(value.toPrecision(3));
}

function quoted(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}
