import type { Figures, Lists, Rows, Texts } from './row.js';
import { json, type Likely, likely } from './schema.js';

const IN_ORDER = 'min not greater than max';
const OWN_TEXT = 'a different text';
const OWN_NAME = 'a different name';
const AS_IMPORTED = 'what the import wrote: undo the edit, or import again';

/** What is said of what files say: of references, of figures that cannot be together, of what stands twice. */
export const CHECK = {
  // Ids and references
  unknown_id: ({ kind, id, suggestions, known }: Texts<'kind' | 'id'> & Lists<'suggestions' | 'known'>) => [
    `there is no ${kind} "${id}"`,
    suggestions.length > 0 ? `nearest: ${suggestions.join(', ')}` : whereFrom(kind, known),
  ],
  renamed_id: ({ kind, now, was, places }: Texts<'kind' | 'now' | 'was'> & Figures<'places'>) => [
    `nothing names the ${kind} "${now}", and ${places === 1 ? '1 place names' : `${places} places name`} "${was}"`,
    `"${was}" again, or the new id in all of them`,
  ],
  duplicate_id: ({ id, before }: Texts<'id' | 'before'>) => [`the id "${id}" is already in ${before}`],
  misplaced_id: ({ id, expected }: Texts<'id' | 'expected'>) => [`the id "${id}" belongs in ${expected}`],
  misnamed_file: ({ id, expected }: Texts<'id' | 'expected'>) => [
    `the id "${id}" belongs in a file called ${expected}`,
  ],
  missing_file: ({ file }: Texts<'file'>) => ['is missing', `git checkout -- data/${file}`],
  unknown_printer: ({ id }: Texts<'id'>) => [
    `no source knows the printer "${id}"`,
    'import it first, or state under curated what you read about it',
  ],
  step_after_itself: ({ id }: Texts<'id'>) => [`the step "${id}" comes after itself`],
  outcome_alike: ({ before }: Texts<'before'>) => [`says the same as the outcome "${before}"`, OWN_TEXT],
  // Codes of machines
  unknown_code_parameter: ({
    name,
    system,
    known,
    suggestions,
  }: Texts<'name' | 'system'> & Lists<'known' | 'suggestions'>) => [
    `the system ${system} has no parameter {${name}}`,
    suggestions.length > 0
      ? `nearest: ${suggestions.join(', ')}`
      : known.length > 0
        ? known.map((one) => `{${one}}`).join(', ')
        : 'state it under parameters in its system.yaml',
  ],
  code_lacks_parameter: ({ name, known }: Texts<'name'> & Lists<'known'>) => [
    `the code contains no {${name}}`,
    known.length > 0 ? known.map((one) => `{${one}}`).join(', ') : 'a text without braces',
  ],
  no_code_value: ({ value, known }: Texts<'value'> & Lists<'known'>) => [
    `there is no "${value}"`,
    known.length > 0 ? known.join(', ') : 'parameters of this code that have values',
  ],
  code_of_no_form: ({ text, known }: Texts<'text'> & Lists<'known'>) => [
    `"${text}" does not have the form of any code of its system`,
    known.join(' or '),
  ],
  many_spellings: ({ most }: Figures<'most'>) => [
    `stands for more than ${most} codes`,
    'restrict the values with "only", or write several codes',
  ],
  code_twice: ({ spelling, before }: Texts<'spelling' | 'before'>) => [
    `"${spelling}" already stands for ${before}`,
    'one meaning per code: remove it from one of them',
  ],
  code_eaten: ({ spelling, by }: Texts<'spelling' | 'by'>) => [
    `"${spelling}" is also read as ${by}`,
    'more words in this one, or values that distinguish it from the other',
  ],
  part_beyond_code: ({ end, digits }: Figures<'end' | 'digits'>) => [
    `reaches to digit ${end} of ${digits}`,
    `from plus length of at most ${digits}`,
  ],
  value_of_other_length: ({ digits, length }: Texts<'digits'> & Figures<'length'>) => [
    `"${digits}" does not have the length of the part`,
    `${length} digits`,
  ],
  misplaced_blocks: ({ source, brand, expected }: Texts<'source' | 'brand' | 'expected'>) => [
    `the blocks of ${source} and ${brand} belong in ${expected}`,
  ],
  definition_twice: ({ id, before }: Texts<'id' | 'before'>) => [
    `"${id}" is already used for ${before}`,
    'an id of its own, or left_out with the reason',
  ],
  brand_of_another: ({ id, brand }: Texts<'id' | 'brand'>) => [`"${id}" belongs to the brand "${brand}"`, brand],
  address_twice: ({ before }: Texts<'before'>) => [
    `is already the address of "${before}"`,
    'cite that entry; if a page reproduces several originals, name each with "via"',
  ],
  address_of_branch: ({ branch }: Texts<'branch'>) => [
    `points to the branch "${branch}", whose content changes`,
    'the same file at the commit that was read, like the other addresses of this repository',
  ],
  source_without_place: ({ source }: Texts<'source'>) => [
    `"${source}" does not name a place`,
    'an address, or a preset as in "prusa-fff: Original Prusa MK4"',
  ],
  unknown_preset: ({ preset, suggestions }: Texts<'preset'> & Lists<'suggestions'>) => [
    `no source has a preset "${preset}"`,
    suggestions.length > 0 ? `nearest: ${suggestions.join('; ')}` : 'the name of a preset, as the slicer shows it',
  ],
  relative_of_another_brand: ({ id, brand }: Texts<'id' | 'brand'>) => [
    `"${id}" belongs to another brand`,
    `a printer of ${brand}`,
  ],
  relative_of_itself: ({ id, relation }: Texts<'id' | 'relation'>) => [
    `"${id}" would be its own ${relation.replace('_', ' ')}`,
    'another machine',
  ],
  rebrand_of_own_brand: ({ id }: Texts<'id'>) => [`"${id}" belongs to the same brand`, 'a printer of another brand'],
  rebrand_of_rebrand: ({ id, maker }: Texts<'id' | 'maker'>) => [
    `"${id}" is itself sold under another name`,
    `"${maker}", the original machine`,
  ],
  identifier_twice: ({ identifier, owner }: Texts<'identifier' | 'owner'>) => [
    `"${identifier}" already identifies another record: ${owner}`,
    'an identifier that no other record has',
  ],
  said_twice: ({ item, first }: { item: unknown } & Figures<'first'>) => [
    `repeats ${json(item)}`,
    `once, as in position ${first} of the list`,
  ],

  // Origins, days, digests
  no_origin: ({ url }: Texts<'url'>) => [`"${url}" is not an address`],
  unlisted_origin: ({ origin, list }: Texts<'origin' | 'list'>) => [
    `the origin "${origin}" is not listed`,
    `add it to ${list} with its kind and licence`,
  ],
  renamed_origin: ({ now, was }: Texts<'now' | 'was'>) => [
    `no fact cites the origin "${now}", but facts cite "${was}"`,
    was,
  ],
  idle_origin: ({ origin }: Texts<'origin'>) => [`no fact cites the origin "${origin}"`],
  day_to_come: ({ day, first }: Texts<'day' | 'first'>) => [
    `"${day}" is in the future`,
    `a day from ${first} to today`,
  ],
  early_day: ({ day, first }: Texts<'day' | 'first'>) => [
    `"${day}" is before the first home printers`,
    `a day from ${first} to today`,
  ],
  missing_digests: ({ file }: Texts<'file'>) => ['is missing', `git checkout -- data/${file}, or import again`],
  not_imported: ['was not written by an import', 'run "npm run import", or remove it'],
  edited_import: [
    'was edited by hand',
    'undo the edit, which the next import would overwrite, and correct the value with an override in data/printers/<brand>/<model>.yaml',
  ],
  missing_import: ({ file }: Texts<'file'>) => [`${file} is missing`, 'restore it, or import again'],

  // What imports say
  no_slicer_release: ({ source }: Texts<'source'>) => [
    `"${source}" is not marked as the newest release of a slicer`,
    'name the slicer with "slicer" in data/sources.yaml, or remove the file and its digest',
  ],
  presets_of_another_brand: ({ id, brand }: Texts<'id' | 'brand'>) => [
    `the printer "${id}" belongs to the brand "${brand}"`,
  ],
  renamed_nozzle: ({ was, now }: Texts<'was' | 'now'>) => [
    `its filaments use the nozzle "${was}", and none uses "${now}"`,
    AS_IMPORTED,
  ],
  misnamed_nozzle: ({ variant, diameter }: Texts<'variant'> & Figures<'diameter'>) => [
    `the nozzle "${variant}" has a diameter of ${diameter} mm`,
    'the diameter in its name',
  ],
  no_line_width: ({ width, diameter, min, max }: Figures<'width' | 'diameter' | 'min' | 'max'>) => [
    `a line width of ${width} mm does not fit a ${diameter} mm nozzle`,
    `${min} to ${max} mm`,
  ],

  // Names
  no_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is not a name`, 'at least one letter or digit'],
  long_alias: ({ length, most }: Figures<'length' | 'most'>) => [
    `has ${length} characters`,
    `at most ${most}, the limit of a query`,
  ],
  list_in_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is a list in a single name`, 'one list item per name'],
  own_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is already its name`, 'another name, or none'],
  brand_as_name: ({ alias, brand }: Texts<'alias' | 'brand'>) => [
    `"${alias}" is the brand ${brand}`,
    'a name of the machine',
  ],
  name_of_another: ({ name, owner }: Texts<'name' | 'owner'>) => [`"${name}" already stands for ${owner}`, OWN_NAME],
  idle_brand: ({ id }: Texts<'id'>) => [`the brand "${id}" has no printer`, 'remove it, or add one of its printers'],

  // Solved cases
  case_source_twice: ({ before }: Texts<'before'>) => [
    `is also the source of the case "${before}"`,
    'one case per source',
  ],
  unknown_outcome: ({ check, outcome, outcomes }: Texts<'check' | 'outcome'> & Lists<'outcomes'>) => [
    `"${check}" has no outcome "${outcome}"`,
    outcomes.join(', '),
  ],
  case_of_another_source: ({ id, source }: Texts<'id' | 'source'>) => [
    `does not match the source in the id "${id}": ${source}`,
    'the thread in which the case was read; its id contains the name and number of the thread',
  ],
  misspelt_id: ({ id, word, meant }: Texts<'id' | 'word' | 'meant'>) => [
    `"${word}" of "${id}" cannot occur in a text`,
    `nearest: ${meant}`,
  ],
  case_held_out: ({ id }: Texts<'id'>) => [`the case "${id}" is held out: no likelihood may be based on it`],
  case_of_another_cause: ({ id, cause, symptom }: Texts<'id' | 'cause' | 'symptom'>) => [
    `the case "${id}" is not a case of "${cause}" under "${symptom}"`,
  ],
  setup_twice: ({ id, first }: Texts<'id'> & Figures<'first'>) => [
    `the setup id "${id}" is used twice`,
    `a different id; see position ${first} of the list`,
  ],
  idle_setup: ({ id }: Texts<'id'>) => [`"${id}" does not affect any cause`, 'causes under "more" or "less"'],
  cause_moved_twice: ({ id, cause }: Texts<'id' | 'cause'>) => [
    `"${id}" affects "${cause}" twice`,
    'one grade for each cause',
  ],

  // Facts of a machine
  whole_below_part: ({ whole, part }: Figures<'whole' | 'part'>) => [
    `${whole} mm is less than the printable ${part} mm`,
    'at least as much as printable_volume_mm',
  ],
  unheated_bed: ({ bed, limit }: Figures<'bed'> & Texts<'limit'>) => [
    `false contradicts a bed temperature of ${bed} °C`,
    `true, or remove ${limit}.max_bed_temperature_c`,
  ],
  nozzle_below_bed: ({ nozzle, bed }: Figures<'nozzle' | 'bed'>) => [
    `${nozzle} °C is not above the bed, ${bed} °C`,
    `above ${bed} °C`,
  ],
  searched_and_found: ['was found: it is stated under curated', 'only facts that were searched for and not found'],
  year_to_come: ({ year, newest }: Figures<'year' | 'newest'>) => [
    `${year} is in the future`,
    `at most ${newest}, the year of the newest source`,
  ],
  read_otherwise: ({ value, read }: { value: unknown } & Texts<'read'>) => [
    `${json(value)} is not the value that was read: ${json(read)}`,
    'the value that the page states, with its words under "read"',
  ],
  other_file_than_source: ({ name, source }: Texts<'name' | 'source'>) => [
    `"${name}" is not the file of its source`,
    source.slice(source.lastIndexOf('/') + 1),
  ],
  cold_nozzle: ({ nozzle, least }: Figures<'nozzle' | 'least'>) => [
    `a nozzle of at most ${nozzle} °C cannot melt any filament`,
    `at least ${least} °C`,
  ],
  missing_axis: ({ axis }: Texts<'axis'>) => [`misses "${axis}"`, 'x, y and z, in mm'],

  // Materials
  no_such_kin: ({
    figure,
    unit,
    material,
    min,
    max,
    like,
  }: Figures<'figure' | 'min' | 'max'> & Texts<'unit' | 'material'> & Likely) => [
    `${figure} ${unit} is far from all other sources and from materials like ${material}${likely(like)}`,
    `about ${Number(min.toPrecision(3))} to ${Number(max.toPrecision(3))} ${unit}; or the value with a second source under "others"`,
  ],
  lighter_than_plastic: ({ density, fibre, lightest }: Figures<'density' | 'lightest'> & Texts<'fibre'>) => [
    `${density} g/cm³ with ${fibre} fibre is lighter than the plastic, ${lightest} g/cm³`,
    `at least ${lightest} g/cm³, or null with the reason as its note`,
  ],
  other_fibre: ({ id, fibre, meant }: Texts<'id'> & { fibre: string | null; meant: string | null }) => [
    `${fibre} does not match the id "${id}"`,
    `${meant}, or another id`,
  ],
  hardness_not_said: ({ id }: Texts<'id'>) => [
    `"${id}" is abrasive, but has no minimum nozzle hardness`,
    'facts.min_nozzle_hardness_hrc, from its presets or those for its fibre or filler',
  ],
  room_warm_bed: ({ degrees, least }: Figures<'degrees' | 'least'>) => [
    `a bed at ${degrees} °C is colder than the room`,
    `0 for an unheated bed, or at least ${least} °C`,
  ],
  supports_itself: ({ id }: Texts<'id'>) => [`"${id}" lists itself as its support`, 'other materials'],
  molten: ({ is, highest, melts }: { is: keyof typeof HEATS } & Figures<'highest' | 'melts'>) => [
    `${HEATS[is]} at ${highest} °C, where it is molten`,
    `below ${melts} °C, its lowest nozzle temperature`,
  ],
  glassy_elastomer: ({ glass, most }: Figures<'glass' | 'most'>) => [
    `an elastomer cannot have a glass transition at ${glass} °C: it would be hard at room temperature`,
    `at most ${most} °C`,
  ],
  soft_below_glass: ({
    glass,
    is,
    soft,
    margin,
  }: { is: 'softening_temperature_c' | 'heat_deflection_c' } & Figures<'glass' | 'soft' | 'margin'>) => [
    `has its glass transition at ${glass} °C, but is soft at ${soft} °C according to ${is}`,
    `at most ${soft + margin} °C, or another ${is}`,
  ],
  dried_soft: ({ drying, glass, type }: Figures<'drying' | 'glass'> & Texts<'type'>) => [
    `is dried at ${drying} °C, where ${type} is already soft`,
    `at most ${glass} °C, its glass transition`,
  ],
  read_as_itself: ({ words }: Texts<'words'>) => [`"${words}" is replaced by itself`, 'other words'],
  own_id_unread: ({ id, as }: Texts<'id' | 'as'>) => [
    `the words of "${id}" do not match its own id`,
    `its id as one of the words, in the form in which names are read: "${as}"`,
  ],
  polymer_twice: ({ id }: Texts<'id'>) => [`"${id}" is listed twice`, 'once, with all words'],
  grade_of_itself: ({ id }: Texts<'id'>) => [`"${id}" is listed as a grade of itself`, 'another one'],
  instead_of_file: ({ id }: Texts<'id'>) => [`the material "${id}" has its own file and needs no other`],
  identifier_left_out: ({ material }: Texts<'material'>) => [`is left out, but is the name of ${material}`, material],

  // Ranges, trials and settings
  range_backwards: ({ min, max }: Figures<'min' | 'max'>) => [`the range runs from ${min} to ${max}`, IN_ORDER],
  runs_backwards: ({ min, max, unit }: Figures<'min' | 'max'> & { unit?: string }) => [
    `runs from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}`,
    IN_ORDER,
  ],
  trial_backwards: ({ from, to }: Figures<'from' | 'to'>) => [`the trial runs from ${from} to ${to}`, 'from below to'],
  many_trials: ({ step, trials, least, most }: Figures<'step' | 'trials' | 'least' | 'most'>) => [
    `${step} results in ${trials.toLocaleString('en')} trials`,
    `at least ${least}, for at most ${most} trials`,
  ],
  wide_step: ({ step, span }: Figures<'step' | 'span'>) => [
    `${step} is larger than the whole range to try`,
    `at most ${span}`,
  ],
  unknown_record_field: ({ field, suggestions }: Texts<'field'> & Lists<'suggestions'>) => [
    `there is no field "${field}"`,
    suggestions.length > 0
      ? `nearest: ${suggestions.join(', ')}`
      : 'a field of the records, such as profile.flow_ratio',
  ],
  other_unit: ({ unit, field, own }: Texts<'unit' | 'field' | 'own'>) => [`"${unit}" is not the unit of ${field}`, own],
  misread_default: ({ value, unit, meant }: { value: unknown; meant: keyof typeof DEFAULTS } & Texts<'unit'>) => [
    `${JSON.stringify(value)} cannot be the default of a setting in ${unit}`,
    DEFAULTS[meant],
  ],
  default_below_zero: ({ value }: Figures<'value'>) => [`${value} is below 0`, "0 or more, or the slicer's own min"],
  default_unlike_others: ({ value, others }: Figures<'value'> & { others: readonly number[] }) => [
    `${value} is far from the defaults of the other slicers`,
    `about ${others.join(', ')}`,
  ],
  default_too_fine: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} ${TOO_FINE}`,
    'the default as the slicer has it',
  ],
  default_out_of_limits: ({ value, low, high }: Figures<'value' | 'low' | 'high'>) => [
    `${value} is outside the slicer's own limits`,
    `${low} to ${high}`,
  ],
  unknown_key: ({ slicer, key, suggestions }: Texts<'slicer' | 'key'> & Lists<'suggestions'>) => [
    `${slicer} has no key "${key}"`,
    `nearest: ${suggestions.join(', ')}`,
  ],
  other_menu: ({ en, zh }: Figures<'en' | 'zh'>) => [`has ${zh} steps in Chinese`, `${en}, as in English`],
  plate_key_twice: ['names a key twice', 'one key per plate'],
  first_layer_in_other_unit: ({ id, own, unit }: Texts<'id' | 'own' | 'unit'>) => [`${id} is in ${own}`, unit],

  // Fixes
  other_direction_than_action: ({ direction, said }: Texts<'direction' | 'said'>) => [
    `has the direction ${direction}, but the action says ${said}`,
    'the same direction in both',
  ],
  other_direction_in_action: ({ said, direction }: Texts<'direction' | 'said'>) => [
    `says ${said}, but the direction of the adjustment is ${direction}`,
    'the same direction in both',
  ],
  value_beside_range: ({ value }: Figures<'value'>) => [
    `${value} is given together with a range`,
    'either value, or min and max',
  ],
  less_than_none: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [`${value} ${unit} is negative`, '0 or more'],
  unfit_unit: ({ unit, setting, units }: Texts<'unit' | 'setting'> & Lists<'units'>) => [
    `${unit} does not fit ${setting}`,
    `allowed: ${units.join(', ')}`,
  ],
  beyond_slicers: ({ value, unit, lowest, highest }: Figures<'value' | 'lowest' | 'highest'> & Texts<'unit'>) => [
    `no slicer can be set to ${value} ${unit}`,
    `${lowest} to ${highest} ${unit}`,
  ],
  figure_too_fine: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} ${TOO_FINE}`,
    'the figure as in its source, in this unit',
  ],
  missing_safe_range: ['misses "safe_range"', 'where to stop, or no_safe_range with the reason'],
  safe_range_and_none: ['has both a safe range and a reason for none', 'keep one of the two'],
  range_of_another_setting: ({ range, setting }: Texts<'range' | 'setting'>) => [
    `${range} is not a range of ${setting}`,
    'a range of the same quantity',
  ],
  lopsided_range: ({ min, max, unit }: Figures<'min' | 'max'> & Texts<'unit'>) => [
    `runs from ${min} to ${max} ${unit}, much farther to one side than to the other`,
    'as far as is safe on each side',
  ],
  many_steps: ({ min, max, step, unit }: Figures<'min' | 'max' | 'step'> & Texts<'unit'>) => [
    `from ${min} to ${max} ${unit} takes ${Math.round((max - min) / step)} steps of ${step} ${unit}`,
    'a range that can be covered in a few steps',
  ],
  no_such_nozzle: ({ diameter, known }: Figures<'diameter'> & { known: readonly number[] }) => [
    `no printer has a ${diameter} mm nozzle`,
    `one of ${known.join(', ')} mm`,
  ],
  no_range: ['is not a range', 'min and max, with min less than max'],
  small_step: ({ value, unit, least }: Figures<'value' | 'least'> & Texts<'unit'>) => [
    `a step of ${value} ${unit} has no visible effect`,
    `at least ${least} ${unit}`,
  ],
  no_step: ({ value }: Figures<'value'>) => [`${value} is not a step`, 'greater than 0: "direction" says up or down'],
  large_step: ({ value, unit, width }: Figures<'value' | 'width'> & Texts<'unit'>) => [
    `a step of ${value} ${unit} immediately leaves the safe range`,
    `below ${width} ${unit}`,
  ],
  other_default: ({
    value,
    unit,
    slicer,
    setting,
    preset,
  }: Figures<'value' | 'preset'> & Texts<'unit' | 'slicer' | 'setting'>) => [
    `${value} ${unit} is not the default of ${slicer}`,
    `${preset} ${unit} in settings/${setting.replaceAll('_', '-')}.yaml; correct either`,
  ],
  outside_safe_range: ({ value, unit, min, max }: Figures<'value' | 'min' | 'max'> & Texts<'unit'>) => [
    `${value} ${unit} is outside the safe range`,
    `${min} to ${max} ${unit}, or the setup that it is for with "when"`,
  ],
  suits_no_material: ({
    value,
    materials,
    lowest,
    highest,
    margin,
    like,
  }: Figures<'value' | 'lowest' | 'highest' | 'margin'> & { materials: readonly string[] | null } & Likely) => [
    `${value} °C does not suit ${materials?.join(', ') ?? 'any material'}${likely(like)}`,
    `${lowest} to ${highest} °C, with a margin of ${margin} °C`,
  ],
  no_such_temperature: ({
    value,
    materials,
    ranges,
    like,
  }: Figures<'value'> &
    Lists<'materials'> & { ranges: readonly (readonly [low: number, high: number])[] } & Likely) => [
    `${value} °C does not match the temperatures of ${materials.join(', ')}${likely(like)}`,
    ranges.map(([low, high]) => `${low} to ${high} °C`).join(', '),
  ],

  // Overrides
  override_without_source: ['corrects nothing: no source knows this printer', 'state it under curated'],
  curated_and_overridden: ({ field }: Texts<'field'>) => [
    `${field} is also curated in the same file`,
    'change the value under curated, and remove the override',
  ],
  profile_withheld: ({ material }: Texts<'material'>) => [
    `the profile of ${material} is withheld`,
    'remove one of the two',
  ],
  no_block: ({ field }: Texts<'field'>) => [`"${field}" does not name a block`, 'blocks.<block>.<field>'],
  overridden_twice: ({ field }: Texts<'field'>) => [`"${field}" is overridden twice`, 'keep one'],
  overridden_in_part: ({ field, other }: Texts<'field' | 'other'>) => [
    `"${field}" and "${other}" are both overridden, but one is part of the other`,
    'keep one',
  ],
  withholds_profile: ['withholds a whole profile', 'null, or name a field of the profile'],
  idle_override: ({ value }: { value: unknown }) => [
    `the source itself now has ${JSON.stringify(value)}`,
    'remove the override',
  ],
  outdated_override: ({ was, now }: { was: unknown; now: unknown }) => [
    `was written for ${JSON.stringify(was)}, but the source now has ${JSON.stringify(now)}`,
    'check the override',
  ],
  unknown_target: ({ kind, name, near }: Texts<'kind' | 'name'> & { near: string | undefined }) => [
    `there is no ${kind} "${name}" here`,
    near && `did you mean "${near}"?`,
  ],

  // Keys of slicers and the rows that write them
  setting_beside_field: ['is given together with a field', 'one of the two'],
  row_of_field: ({ id, field }: Texts<'id' | 'field'>) => [`${id} is a field of a profile`, `field: ${field}`],
  row_twice: ({ id, before }: Texts<'id' | 'before'>) => [`${id} already has a row`, `only one; see ${before}`],
  several_ways: ({ stated }: Lists<'stated'>) => [`states ${stated.join(' and ')}`, 'one of them'],
  key_of_other_preset: ({ scope }: Texts<'scope'>) => [
    `is a key of the ${scope} preset`,
    'put keys of the printer under machine',
  ],
  no_such_text: ({ id, slicer }: Texts<'id' | 'slicer'>) => [`the setting has no ${id} for ${slicer}`, OWN_TEXT],
  main_key_unwritten: ({ main }: Texts<'main'>) => [
    `does not write ${main}, the key of the setting in that slicer`,
    `${main}, or next to the keys "near:" with the reason why other keys replace it`,
  ],
  no_row: ({ id }: Texts<'id'>) => [
    `no row covers ${id}`,
    'a row for every printing field and every setting, even if a slicer has no key for it',
  ],
  form_of_other_kind: ({ writes, kind, values }: Texts<'writes' | 'kind'> & OfKey) => [
    `writes a ${writes}, but the field is a ${kind}`,
    values?.join(', '),
  ],
  form_of_other_type: ({ type, values }: Texts<'type'> & OfKey) => [
    `cannot be written to a key of type ${type}`,
    values?.join(', '),
  ],
  offset_of_other_key: ({
    offset,
    min,
    max,
    values,
  }: Figures<'offset'> & { min: number | undefined; max: number | undefined } & OfKey) => [
    `writes ${offset} for 0, which the key does not accept`,
    values?.join(', ') ?? `${min ?? '…'} to ${max ?? '…'}`,
  ],
  unknown_calculation: ({ name, known, values }: Texts<'name'> & Lists<'known'> & OfKey) => [
    `uses an unknown calculation "${name}"; known: ${known.join(', ')}`,
    values?.join(', '),
  ],
  words_of_number: ({ values }: OfKey) => ['writes words, but the field is a number', values?.join(', ')],
  unknown_word: ({ word, values }: Texts<'word'> & OfKey) => [
    `lists the word "${word}", which the field does not have`,
    values?.join(', '),
  ],
  text_of_other_type: ({ text, type, values }: Texts<'text' | 'type'> & OfKey) => [
    `writes "${text}", which a key of type ${type} does not accept`,
    values?.join(', '),
  ],
  missing_table: ['is missing', 'one table per slicer'],
  misplaced_table: ({ id }: Texts<'id'>) => [`"${id}" belongs in slicer-keys/${id}.json`],
  unknown_type: ({ type }: Texts<'type'>) => [
    `"${type}" is not a setting type of the slicers`,
    'the type in its source, such as coFloat, coBools or coEnum, or float, bool or enum in Cura',
  ],
  word_of_no_key: ({ word, values }: Texts<'word'> & Lists<'values'>) => [
    `"${word}" is not an option of the key`,
    values.join(', '),
  ],
  unknown_version: ({ version, versions }: Texts<'version'> & Lists<'versions'>) => [
    `there is no version "${version}"`,
    versions.join(', '),
  ],
} satisfies Rows;

/** The words that a key takes, where it takes words. */
interface OfKey {
  values: readonly string[] | undefined;
}

const TOO_FINE = 'is finer than can be measured';

const HEATS = {
  drying_temperature_c: 'is dried',
  bed_temperature_c: 'is held on the bed',
  chamber_temperature_c: 'is printed in a chamber',
  glass_transition_c: 'has its glass transition',
  softening_temperature_c: 'softens',
} as const;

const DEFAULTS = {
  truth: 'true or false',
  number_or_truth: 'a number; or true or false without quotation marks if the slicer has a switch',
  number_or_share: 'a number, or a percentage such as "50%"',
} as const;

/** Most ids that are all named. */
const FEW = 12;

/** Where an id that nothing is near to could be from: all of them where they are few, else how one is added. */
function whereFrom(kind: string, ids: readonly string[]): string {
  if (ids.length > 0 && ids.length <= FEW) return `one of ${ids.join(', ')}`;
  const file = FILES[kind];
  if (file !== undefined) return `an id in ${file}`;
  return ADDED.has(kind) ? `an existing id; for a new one: npm run new -- ${kind}` : 'an existing id';
}

/** Files that list the ids of a kind. */
const FILES: Readonly<Record<string, string>> = {
  brand: 'data/brands.yaml',
  reference: 'data/references.yaml',
  source: 'data/sources.yaml',
  'filament brand': 'data/filament-brands.yaml',
};

/** Kinds that a command adds. */
const ADDED = new Set(['printer', 'material', 'symptom', 'cause', 'fix', 'setting']);
