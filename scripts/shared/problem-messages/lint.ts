import type { Figures, Lists, Rows, Texts } from './row.js';

const CHINESE = 'Simplified Chinese';
const OF_BOTH_LANGUAGES = 'in both languages';

/** What is said of what the rules find. */
export const LINT = {
  idle_exception: ({ rule, file }: Texts<'rule' | 'file'>) => [
    `${rule} no longer finds a problem in ${file}`,
    'remove the exception',
  ],

  // Branded filaments
  no_such_product: ({ id }: Texts<'id'>) => [`there is no product "${id}"`, 'the id of a product'],
  correction_of_nothing: ({ id }: Texts<'id'>) => [`no source has a product "${id}"`, 'remove the correction'],
  no_product_field: ({ field, near }: Texts<'field'> & { near: string | undefined }) => [
    `"${field}" is not a field of a product that can be corrected`,
    near && `did you mean "${near}"?`,
  ],
  fibre_in_name_alone: ({ name, material }: Texts<'name' | 'material'>) => [
    `"${name}" names a fibre, but its material ${material} has none`,
    'the material with the fibre, with a correction',
  ],
  fibre_not_in_name: ({ name, material }: Texts<'name' | 'material'>) => [
    `"${name}" is ${material}, but the name does not mention the fibre`,
    'the name as the maker writes it, with a correction',
  ],
  product_twice: ({ id, material, other }: Texts<'id' | 'material' | 'other'>) => [
    `seems to be the same as ${id}: one source has ${other}, another ${material}`,
    `a correction with ${id}, or an exception that explains the difference`,
  ],

  // Codes of machines
  code_without_symptom: ({ text }: Texts<'text'>) => [
    `"${text}" names no symptom`,
    'symptoms, or no_symptom with the reason',
  ],
  code_with_both: ({ text }: Texts<'text'>) => [
    `"${text}" names a symptom and a reason for having none`,
    'one of them',
  ],

  // Machines
  no_acceleration_limit: ({ value }: Figures<'value'>) => [`${value} mm/s² is not a real limit`],
  slow_acceleration: ({ value, usual }: Figures<'value' | 'usual'>) => [
    `${value} mm/s², while the process otherwise accelerates at ${usual} mm/s²`,
  ],
  high_jerk: ({ jerk }: Figures<'jerk'>) => [`a jerk of ${jerk} mm/s`],
  high_speed: ({ speed, most }: Figures<'speed' | 'most'>) => [
    `${speed} mm/s is faster than any printer`,
    `at most ${most} mm/s; correct or withhold it with an override`,
  ],
  process_beyond_printer: ({
    preset,
    feature,
    value,
    most,
    unit,
  }: Texts<'preset' | 'feature' | 'unit'> & Figures<'value' | 'most'>) => [
    `${preset}: ${feature} at ${value} ${unit}; the printer reaches at most ${most} ${unit}`,
    'correct or withhold one of the two with an override',
  ],
  volumes_differ: ({
    source,
    value,
    chosen_source,
    chosen,
  }: Texts<'source' | 'chosen_source'> & Figures<'value' | 'chosen'>) => [
    `${source} has ${value} mm, ${chosen_source} has ${chosen} mm`,
    'decide with curated.build_volume_mm and its source',
  ],
  volume_unlike_source: ({ decided, source, value }: Figures<'decided' | 'value'> & Texts<'source'>) => [
    `${decided} mm was decided, but ${source} has ${value} mm`,
    'mm, as the maker states it; add an exception if the source is wrong',
  ],
  volume_unlike_others: ({ value, decided }: Figures<'value' | 'decided'>) => [
    `${value} mm, while ${decided} mm was decided and other sources agree`,
    'undo the edit; add an exception if the source says so',
  ],
  open_with_chamber: ({ max }: { max: number | null }) => [
    `open, yet its chamber ${max === null ? 'is controlled' : `goes to ${max} °C`}`,
    'correct enclosed, the control or the maximum, with the source',
  ],
  chamber_beyond_printer: ({ chamber, max }: Figures<'chamber' | 'max'>) => [
    `asks for a chamber at ${chamber} °C; the maximum of this printer is ${max} °C`,
  ],
  chamber_as_hot_as_bed: ({ chamber, bed }: Figures<'chamber' | 'bed'>) => [
    `${chamber} °C is not below the maximum of its bed, ${bed} °C`,
    `below ${bed} °C; add an exception if the chamber has such a powerful heater`,
  ],
  hot_chamber: ({ chamber, most, nozzle }: Figures<'chamber' | 'most' | 'nozzle'>) => [
    `a chamber at ${chamber} °C, which only printers for high-temperature plastics reach`,
    `at most ${most} °C, or a nozzle that reaches ${nozzle} °C; or an exception with the reason`,
  ],
  structure_of_other_kinematics: ({ structure, kinematics }: Texts<'structure' | 'kinematics'>) => [
    `the structure "${structure}" does not go with the kinematics "${kinematics}"`,
    'delta in both',
  ],
  slinger_of_other_kinematics: ({ kinematics }: Texts<'kinematics'>) => [
    `a bed slinger cannot have the kinematics "${kinematics}"`,
    'cartesian or corexz, or a structure whose bed does not move along Y',
  ],
  one_nozzle_of_several: ({ arrangement }: { arrangement: string }) => [
    `has one nozzle, but the tool arrangement "${arrangement}"`,
    'the number of nozzles that a print can use, or the right arrangement of the tools',
  ],
  delta_on_rectangle: ['a delta does not have a rectangular bed', 'a circular bed, or the right structure'],
  other_diameter_than_presets: ({ diameter, used }: Figures<'diameter'> & { used: readonly number[] }) => [
    `takes ${diameter} mm, but its presets are for ${used.join(' or ')} mm`,
    'the diameter of its filament; add an exception if its presets are for another one',
  ],
  unheated_with_profiles: ({ warm, profiles }: Figures<'warm' | 'profiles'>) => [
    `is not heated, but ${warm} of its ${profiles} profiles heat the bed`,
    'true; add an exception if its presets heat a bed that it does not have',
  ],
  unlike_variant: ({ own, variant, other }: { own: unknown; other: unknown } & Texts<'variant'>) => [
    `${JSON.stringify(own)} differs from its variant ${variant}: ${JSON.stringify(other)}`,
    'the same in both, or separate machines',
  ],
  limit_below_rating: ({ limit, stated }: Figures<'limit' | 'stated'>) => [
    `the firmware allows ${limit} °C, but the maker states ${stated} °C`,
    'remove the value with the weaker source, or add an exception with the reason',
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
    'an identifier that no other record has',
  ],

  // Profiles and processes
  thick_first_layer: ({ height, diameter }: Figures<'height' | 'diameter'>) => [
    `a first layer of ${height} mm with a ${diameter} mm nozzle`,
  ],
  layer_above_nozzle: ({ max, diameter }: Figures<'max' | 'diameter'>) => [
    `the maximum layer height, ${max} mm, is above the nozzle diameter, ${diameter} mm`,
  ],
  layer_unfit_for_nozzle: ({ height, min, max }: Figures<'height'> & Ends) => [
    `layers of ${height} mm with a nozzle of ${range({ min, max })} mm`,
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
    'the range in °C at which the material is printed',
  ],
  other_layers_unknown: ({ field, first }: Texts<'field'> & Figures<'first'>) => [
    `${field} is ${first} °C on the first layer, but unknown on all others`,
  ],
  unwarned_outside_range: ({ value, material }: Figures<'value'> & Texts<'material'>) => [
    `${value} °C is outside the range of ${material}, but there is no warning`,
  ],
  profiles_outside_ranges: ({ outside, profiles, most }: Figures<'outside' | 'profiles' | 'most'>) => [
    `${outside} of ${profiles} tuned profiles are outside the ranges`,
    `${most} % of the tuned profiles of all materials`,
  ],
  wide_range: ({ min, max, most }: Figures<'min' | 'max' | 'most'>) => [
    `runs from ${min} to ${max} °C, which is too wide to be useful`,
    `a range of at most ${most} °C`,
  ],
  profile_range_backwards: ({ path, min, max }: Texts<'path'> & Figures<'min' | 'max'>) => [
    `${path} runs from ${min} to ${max}`,
  ],
  nozzle_range_backwards: ({ variant, min, max }: Texts<'variant'> & Figures<'min' | 'max'>) => [
    `the layer height of nozzle ${variant} runs from ${min} to ${max} mm`,
    'min not above max',
  ],
  retraction_of_other_drive: ({ length, drive }: Figures<'length'> & { drive: string | null }) => [
    `retracts ${length} mm, which does not suit ${drive}`,
  ],
  unpublished_profile: ({ material, reason, decides }: Texts<'material' | 'reason'> & { decides: boolean }) => [
    `the profile of ${material} would not be published: ${reason}`,
    decides ? 'a value that the printer can reach, or null' : 'remove the override',
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
    `${JSON.stringify(value)} would be published as ${JSON.stringify(published)}${reason ? `: ${reason}` : ', because something else decides it'}`,
    reason ? 'a possible value for the printer, or null' : 'see "npm run show" for what decides it',
  ],
  unusual_override: ({
    path,
    material,
    value,
    unit,
    min,
    max,
  }: Texts<'path' | 'material' | 'unit'> & Figures<'value' | 'min' | 'max'>) => [
    `${path}: ${material} is not printed at ${value} ${unit}`.trimEnd(),
    `${`${shown(min)} to ${shown(max)} ${unit}`.trimEnd()}, slightly beyond other values; or an exception with the reason`,
  ],
  override_of_other_diameter: ({ used, value }: { used: readonly number[] } & Figures<'value'>) => [
    `the printer uses ${used.join(' or ')} mm, not ${value} mm`,
    'the diameter of its other filaments; or an exception with the reason',
  ],
  other_parents: ({ profile, slicer, others }: Texts<'profile' | 'slicer'> & Lists<'others'>) => [
    `${profile} is based on presets of ${slicer}, but would inherit from others there: ${others.join(', ')}`,
    'import the source again, which reads both together',
  ],

  // Machines
  machine_twice: ({ other }: Texts<'other'>) => [
    `has the same volume as "${other}", and its name differs only in equipment`,
    'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
  ],
  preset_of_two_machines: ({ other, preset }: Texts<'other' | 'preset'>) => [
    `"${other}" also has the machine preset "${preset}"`,
    'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
  ],

  // Ids
  id_gone: ({ id, kind }: Texts<'id' | 'kind'>) => [
    `"${id}" was published, but no longer exists`,
    `restore it, or add it to data/redirects.yaml under ${kind} with the id that replaces it`,
  ],
  redirect_to_nothing: ({ to }: Texts<'to'>) => [`redirects to "${to}", which does not exist`],
  redirect_of_existing: ({ id }: Texts<'id'>) => [`"${id}" exists, but is also redirected`],
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
    `"${likelihood}" comes after "${before}"`,
    'most likely first',
  ],
  fault_without_case: ({ cause }: Texts<'cause'>) => [
    `"${cause}" has no solved case`,
    'low, after all other causes; or a case',
  ],
  cause_twice: ({ cause }: Texts<'cause'>) => [`"${cause}" is listed twice`],
  unchecked_cause: ({ symptom, cause }: Texts<'symptom' | 'cause'>) => [
    `no check under "${symptom}" can make "${cause}" more likely`,
    'an outcome that lists it under `more` in a file of data/troubleshooting/checks',
  ],
  check_without_symptoms: ({ about }: Texts<'about'>) => [
    `is about the ${about}, but does not list its symptoms`,
    'symptoms: the ids under which it is asked',
  ],
  check_of_other_symptom: ({ symptom }: Texts<'symptom'>) => [
    `no outcome makes a cause of "${symptom}" more likely`,
    'symptoms with a cause under `more`',
  ],
  idle_outcome: ({ id }: Texts<'id'>) => [`"${id}" does not affect any cause`, 'causes under `more` or `less`'],
  statements_without_group: () => [
    'has statements, but no group for them',
    'told: tried, changed, where, when or display',
  ],
  group_without_statements: () => ['none of its outcomes has a statement', 'a statement, or remove told'],
  one_answer: () => ['a question with only one answer tells nothing', 'at least two outcomes, or asked: false'],
  outcome_never_heard: () => [
    'is never asked, but has an outcome without a statement',
    'a statement for each outcome, or remove asked',
  ],
  outcome_twice: ({ id }: Texts<'id'>) => [`the outcome id "${id}" is used twice`],
  condition_in_text: ({
    names,
    word,
    fields,
  }: { names: keyof typeof CONDITIONS } & Texts<'word'> & Lists<'fields'>) => [
    `mentions ${CONDITIONS[names]}, "${word}", without a condition`,
    `a separate sentence under \`additions\`, or a condition: ${fields.join(' or ')}`,
  ],
  danger_goes_on: ['is missing for a critical symptom', 'burns, melts or crashes; or another severity'],
  alarm_without_danger: ['is not critical, but the print must be stopped', 'critical; or remove stop_print'],
  quiet_danger: ({ hazard }: Texts<'hazard'>) => [`is a note, but has the hazard ${hazard}`, 'warning'],
  warning_without_hazard: ['is a warning, but names no hazard', 'note; or hazards'],
  fix_without_source: ['cites no source', 'ids in data/references.yaml; or an exception if there is nothing to read'],
  related_to_itself: ['is related to itself'],
  one_way_relation: ({ other, id }: Texts<'other' | 'id'>) => [
    `"${other}" does not list "${id}" as related`,
    `add ${id} there, or remove ${other} here`,
  ],
  target_outside_range: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} is outside its own safe range`,
  ],
  beyond_hardware: ({ figure, unit, min, max }: Figures<'figure' | 'min' | 'max'> & Texts<'unit'>) => [
    `${figure} ${unit} is beyond what any hardware can do`,
    `${min} to ${max} ${unit}`,
  ],

  // Texts
  chinese_in_english: ({ text }: Texts<'text'>) => [`contains Chinese characters: ${quoted(text)}`, 'English'],
  other_language: ({ text }: Texts<'text'>) => [`is in another language: ${quoted(text)}`, 'English'],
  no_chinese: ({ text }: Texts<'text'>) => [`contains no Chinese characters: ${quoted(text)}`, CHINESE],
  traditional_chinese: ({ character, text }: Texts<'character' | 'text'>) => [
    `contains the Traditional Chinese character "${character}": ${quoted(text)}`,
    CHINESE,
  ],
  degrees_in_one_language: ({ degrees, text }: Texts<'degrees' | 'text'>) => [
    `${degrees} °C is in only one language: ${quoted(text)}`,
    `the same figures ${OF_BOTH_LANGUAGES}`,
  ],
  unlike_lengths: ({ en, zh }: Figures<'en' | 'zh'>) => [
    `${en} characters of English, but ${zh} of Chinese`,
    `the same content ${OF_BOTH_LANGUAGES}`,
  ],
  no_chinese_name: ({ name }: Texts<'name'>) => [`"${name}" is not a name in Simplified Chinese`, CHINESE],
  chinese_name_in_english: ({ name }: Texts<'name'>) => [`contains Chinese characters: "${name}"`, 'English'],
  text_twice: ({ before }: Texts<'before'>) => [`the same text is in ${before}`, 'a text of its own'],

  // Drawings
  unrounded: ({ figure, attribute, element }: Texts<'figure' | 'attribute' | 'element'>) => [
    `has ${figure} in "${attribute}" of <${element}>`,
    `at most one decimal: ${Number(figure).toFixed(1)}`,
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
    'does not start with the background',
    `<rect id="background" ${Object.entries(attributes)
      .map(([key, value]) => `${key}="${value}"`)
      .join(' ')}/>`,
  ],
  no_drawing_beside: ({ drawing }: Texts<'drawing'>) => [
    'describes a drawing that does not exist',
    `add data/${drawing}`,
  ],
  no_alternative_text: ({ drawing }: Texts<'drawing'>) => [
    `has no "alt" for ${drawing}`,
    'a text that says what the drawing shows',
  ],
  drawing_of_nothing: ['has no matching file', 'the id of a symptom or a calibration step'],
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
    'does not highlight the defect',
    `draw the defect in ${accent}, the accent color`,
  ],
  group_without_id: ({ element }: Texts<'element'>) => [`has a <${element}> without an id`, 'an id such as "nozzle"'],
  malformed_drawing_id: ({ id }: Texts<'id'>) => [`has the id "${id}"`, 'lower-case words, joined by "-"'],
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
  structure: 'a structure of the printer',
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
