import type { Figures, Lists, Rows, Texts } from './row.js';
import { json, type Likely, likely } from './schema.js';

const IN_ORDER = 'min not above max';
const OWN_TEXT = 'a text of its own';
const OWN_NAME = 'a name of its own';
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
    'import it first, or state below curated what you read about it',
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
        : 'state it below parameters in its system.yaml',
  ],
  code_lacks_parameter: ({ name, known }: Texts<'name'> & Lists<'known'>) => [
    `the code has no {${name}}`,
    known.length > 0 ? known.map((one) => `{${one}}`).join(', ') : 'a text without braces',
  ],
  no_code_value: ({ value, known }: Texts<'value'> & Lists<'known'>) => [
    `there is no "${value}"`,
    known.length > 0 ? known.join(', ') : 'parameters of this code that have values',
  ],
  code_of_no_form: ({ text, known }: Texts<'text'> & Lists<'known'>) => [
    `"${text}" is written as no code of its system is`,
    known.join(' or '),
  ],
  many_spellings: ({ most }: Figures<'most'>) => [
    `stands for more than ${most} codes`,
    'fewer values by "only", or several codes',
  ],
  code_twice: ({ spelling, before }: Texts<'spelling' | 'before'>) => [
    `"${spelling}" means ${before} already`,
    'one meaning for each code: take it out of one of them',
  ],
  code_eaten: ({ spelling, by }: Texts<'spelling' | 'by'>) => [
    `"${spelling}" is read as ${by}`,
    'more words in this one, or values that keep the other from it',
  ],
  part_beyond_code: ({ end, digits }: Figures<'end' | 'digits'>) => [
    `reaches to digit ${end} of ${digits}`,
    `from and length together at most ${digits}`,
  ],
  value_of_other_length: ({ digits, length }: Texts<'digits'> & Figures<'length'>) => [
    `"${digits}" has not the length of the part`,
    `${length} digits`,
  ],
  misplaced_blocks: ({ source, brand, expected }: Texts<'source' | 'brand' | 'expected'>) => [
    `the blocks of ${source} and ${brand} belong in ${expected}`,
  ],
  definition_twice: ({ id, before }: Texts<'id' | 'before'>) => [
    `"${id}" is already what ${before} is`,
    'an id of its own, or left_out with the reason',
  ],
  brand_of_another: ({ id, brand }: Texts<'id' | 'brand'>) => [`"${id}" is of "${brand}"`, brand],
  address_twice: ({ before }: Texts<'before'>) => [
    `is the address of "${before}" already`,
    'cite that one; where a page reproduces several originals, name each with "via"',
  ],
  address_of_branch: ({ branch }: Texts<'branch'>) => [
    `is an address at the branch "${branch}", which goes on`,
    'the same file at the commit at which it was read, as the other addresses of this repository',
  ],
  source_without_place: ({ source }: Texts<'source'>) => [
    `"${source}" names no place`,
    'an address, or a preset as in "prusa-fff: Original Prusa MK4"',
  ],
  unknown_preset: ({ preset, suggestions }: Texts<'preset'> & Lists<'suggestions'>) => [
    `no source has a preset "${preset}"`,
    suggestions.length > 0 ? `nearest: ${suggestions.join('; ')}` : 'the name of a preset, as its slicer shows it',
  ],
  relative_of_another_brand: ({ id, brand }: Texts<'id' | 'brand'>) => [
    `"${id}" is of another brand`,
    `a printer of ${brand}`,
  ],
  relative_of_itself: ({ id, relation }: Texts<'id' | 'relation'>) => [
    `"${id}" would be ${relation.replace('_', ' ')} itself`,
    'another machine',
  ],
  rebrand_of_own_brand: ({ id }: Texts<'id'>) => [`"${id}" is of the same brand`, 'a printer of another brand'],
  rebrand_of_rebrand: ({ id, maker }: Texts<'id' | 'maker'>) => [
    `"${id}" is sold under another name itself`,
    `"${maker}", which it is`,
  ],
  identifier_twice: ({ identifier, owner }: Texts<'identifier' | 'owner'>) => [
    `"${identifier}" is the identifier of another one: ${owner}`,
    'an identifier of its own',
  ],
  said_twice: ({ item, first }: { item: unknown } & Figures<'first'>) => [
    `says ${json(item)} again`,
    `once, as in place ${first} of the list`,
  ],

  // Origins, days, digests
  no_origin: ({ url }: Texts<'url'>) => [`"${url}" is no address`],
  unlisted_origin: ({ origin, list }: Texts<'origin' | 'list'>) => [
    `the origin "${origin}" is not named`,
    `add it to ${list} with what it is and its licence`,
  ],
  renamed_origin: ({ now, was }: Texts<'now' | 'was'>) => [
    `nothing is cited from the origin "${now}", but from "${was}"`,
    was,
  ],
  idle_origin: ({ origin }: Texts<'origin'>) => [`nothing is cited from the origin "${origin}"`],
  day_to_come: ({ day, first }: Texts<'day' | 'first'>) => [
    `"${day}" is still to come`,
    `a day from ${first} to today`,
  ],
  early_day: ({ day, first }: Texts<'day' | 'first'>) => [
    `"${day}" is before anybody printed at home`,
    `a day from ${first} to today`,
  ],
  missing_digests: ({ file }: Texts<'file'>) => ['is missing', `git checkout -- data/${file}, or import again`],
  not_imported: ['was written by no import', 'run "npm run import", or remove it'],
  edited_import: [
    'was edited by hand',
    'the next import would overwrite it: undo the edit, and correct the value with an override in data/printers/<brand>/<model>.yaml',
  ],
  missing_import: ({ file }: Texts<'file'>) => [`${file} is missing`, 'restore it, or import again'],

  // What imports say
  no_slicer_release: ({ source }: Texts<'source'>) => [
    `"${source}" is the newest release of no slicer`,
    'say of which with "slicer" in data/sources.yaml, or remove the file and its digest',
  ],
  presets_of_another_brand: ({ id, brand }: Texts<'id' | 'brand'>) => [
    `the printer "${id}" is of the brand "${brand}"`,
  ],
  renamed_nozzle: ({ was, now }: Texts<'was' | 'now'>) => [
    `its filaments name the nozzle "${was}", and none names "${now}"`,
    AS_IMPORTED,
  ],
  misnamed_nozzle: ({ variant, diameter }: Texts<'variant'> & Figures<'diameter'>) => [
    `the nozzle "${variant}" has a diameter of ${diameter} mm`,
    'the diameter that its name says',
  ],
  no_line_width: ({ width, diameter, min, max }: Figures<'width' | 'diameter' | 'min' | 'max'>) => [
    `${width} mm is no line of a ${diameter} mm nozzle`,
    `${min} to ${max} mm`,
  ],

  // Names
  no_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is no name`, 'at least one letter or digit'],
  long_alias: ({ length, most }: Figures<'length' | 'most'>) => [
    `has ${length} characters`,
    `at most ${most}, as a query`,
  ],
  list_in_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is a list in one name`, 'an item of the list for each'],
  own_name: ({ alias }: Texts<'alias'>) => [`"${alias}" is its name already`, 'another name, or none'],
  brand_as_name: ({ alias, brand }: Texts<'alias' | 'brand'>) => [
    `"${alias}" is the brand ${brand}`,
    'a name of the machine',
  ],
  name_of_another: ({ name, owner }: Texts<'name' | 'owner'>) => [`"${name}" already stands for ${owner}`, OWN_NAME],
  idle_brand: ({ id }: Texts<'id'>) => [`the brand "${id}" has no printer`, 'remove it, or add one of its printers'],

  // Solved cases
  case_source_twice: ({ before }: Texts<'before'>) => [
    `is the source of the case "${before}" as well`,
    'one case for each source',
  ],
  unknown_outcome: ({ check, outcome, outcomes }: Texts<'check' | 'outcome'> & Lists<'outcomes'>) => [
    `"${check}" has no outcome "${outcome}"`,
    outcomes.join(', '),
  ],
  case_of_another_source: ({ id, source }: Texts<'id' | 'source'>) => [
    `is not the source that the id "${id}" names: ${source}`,
    'the thread that the case was read in; its id has the name and number of it',
  ],
  misspelt_id: ({ id, word, meant }: Texts<'id' | 'word' | 'meant'>) => [
    `"${word}" of "${id}" is a word that no text has`,
    `nearest: ${meant}`,
  ],
  case_held_out: ({ id }: Texts<'id'>) => [`the case "${id}" is held out: nothing may rest on it`],
  case_of_another_cause: ({ id, cause, symptom }: Texts<'id' | 'cause' | 'symptom'>) => [
    `the case "${id}" is not one of "${cause}" under "${symptom}"`,
  ],
  setup_twice: ({ id, first }: Texts<'id'> & Figures<'first'>) => [
    `there are two setups "${id}"`,
    `an id of its own; see place ${first} of the list`,
  ],
  idle_setup: ({ id }: Texts<'id'>) => [`"${id}" moves no cause`, 'causes under "more" or "less"'],
  cause_moved_twice: ({ id, cause }: Texts<'id' | 'cause'>) => [
    `"${id}" moves "${cause}" twice`,
    'one grade for each cause',
  ],

  // Facts of a machine
  whole_below_part: ({ whole, part }: Figures<'whole' | 'part'>) => [
    `${whole} mm is less than the ${part} mm that can be printed`,
    'at least as much as printable_volume_mm',
  ],
  unheated_bed: ({ bed, limit }: Figures<'bed'> & Texts<'limit'>) => [
    `false stands beside a bed of ${bed} °C`,
    `true, or no ${limit}.max_bed_temperature_c`,
  ],
  nozzle_below_bed: ({ nozzle, bed }: Figures<'nozzle' | 'bed'>) => [
    `${nozzle} °C is no more than its bed, ${bed} °C`,
    `above ${bed} °C`,
  ],
  searched_and_found: ['was found: it stands below curated', 'only what was looked for in vain'],
  year_to_come: ({ year, newest }: Figures<'year' | 'newest'>) => [
    `${year} is still to come`,
    `at most ${newest}, the year of the newest source`,
  ],
  read_otherwise: ({ value, read }: { value: unknown } & Texts<'read'>) => [
    `${json(value)} is not what was read: ${json(read)}`,
    'what the page says, with its words below "read"',
  ],
  other_file_than_source: ({ name, source }: Texts<'name' | 'source'>) => [
    `"${name}" is not the file of its source`,
    source.slice(source.lastIndexOf('/') + 1),
  ],
  cold_nozzle: ({ nozzle, least }: Figures<'nozzle' | 'least'>) => [
    `a nozzle of at most ${nozzle} °C melts no filament`,
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
    `${figure} ${unit} is what neither another source nor a material like ${material} has${likely(like)}`,
    `about ${Number(min.toPrecision(3))} to ${Number(max.toPrecision(3))} ${unit}; with a second source below "others" what it says`,
  ],
  lighter_than_plastic: ({ density, fibre, lightest }: Figures<'density' | 'lightest'> & Texts<'fibre'>) => [
    `${density} g/cm³ with ${fibre} fibre is lighter than the plastic, ${lightest} g/cm³`,
    `at least ${lightest} g/cm³, or null with the reason as its note`,
  ],
  other_fibre: ({ id, fibre, meant }: Texts<'id'> & { fibre: string | null; meant: string | null }) => [
    `${fibre} is not what "${id}" says`,
    `${meant}, or another id`,
  ],
  hardness_not_said: ({ id }: Texts<'id'>) => [
    `"${id}" is abrasive, and how hard a nozzle it needs is not said`,
    'facts.min_nozzle_hardness_hrc, of its presets or of those for what fills it',
  ],
  room_warm_bed: ({ degrees, least }: Figures<'degrees' | 'least'>) => [
    `a bed at ${degrees} °C is colder than the room`,
    `0 for a bed that stays cold, or at least ${least} °C`,
  ],
  supports_itself: ({ id }: Texts<'id'>) => [`"${id}" supports itself`, 'other materials'],
  molten: ({ is, highest, melts }: { is: keyof typeof HEATS } & Figures<'highest' | 'melts'>) => [
    `${HEATS[is]} at ${highest} °C, where it is molten`,
    `below ${melts} °C, its lowest nozzle temperature`,
  ],
  glassy_elastomer: ({ glass, most }: Figures<'glass' | 'most'>) => [
    `an elastomer has no glass transition at ${glass} °C: it would be hard in a room`,
    `at most ${most} °C`,
  ],
  soft_below_glass: ({
    glass,
    is,
    soft,
    margin,
  }: { is: 'softening_temperature_c' | 'heat_deflection_c' } & Figures<'glass' | 'soft' | 'margin'>) => [
    `has its glass transition at ${glass} °C, and ${is} says that it is soft at ${soft} °C`,
    `at most ${soft + margin} °C, or another ${is}`,
  ],
  dried_soft: ({ drying, glass, type }: Figures<'drying' | 'glass'> & Texts<'type'>) => [
    `is dried at ${drying} °C, where ${type} has gone soft`,
    `at most ${glass} °C, its glass transition`,
  ],
  read_as_itself: ({ words }: Texts<'words'>) => [`"${words}" is read as itself`, 'other words'],
  own_id_unread: ({ id, as }: Texts<'id' | 'as'>) => [
    `no name would be read as "${id}" by its own`,
    `its id among its words, as they are read: "${as}"`,
  ],
  polymer_twice: ({ id }: Texts<'id'>) => [`"${id}" stands there twice`, 'once, with all words'],
  grade_of_itself: ({ id }: Texts<'id'>) => [`"${id}" is a grade of itself`, 'another one'],
  instead_of_file: ({ id }: Texts<'id'>) => [`the material "${id}" has a file: it needs no other`],
  identifier_left_out: ({ material }: Texts<'material'>) => [`is left out, and ${material} is called so`, material],

  // Ranges, trials and settings
  range_backwards: ({ min, max }: Figures<'min' | 'max'>) => [`the range runs from ${min} to ${max}`, IN_ORDER],
  runs_backwards: ({ min, max, unit }: Figures<'min' | 'max'> & { unit?: string }) => [
    `runs from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}`,
    IN_ORDER,
  ],
  trial_backwards: ({ from, to }: Figures<'from' | 'to'>) => [`the trial runs from ${from} to ${to}`, 'from below to'],
  many_trials: ({ step, trials, least, most }: Figures<'step' | 'trials' | 'least' | 'most'>) => [
    `${step} makes ${trials.toLocaleString('en')} trials`,
    `at least ${least}: at most ${most} trials`,
  ],
  wide_step: ({ step, span }: Figures<'step' | 'span'>) => [
    `${step} is wider than all that is tried`,
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
    `${JSON.stringify(value)} is no default of a setting of ${unit}`,
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
    `${value} is not within the slicer's own limits`,
    `${low} to ${high}`,
  ],
  unknown_key: ({ slicer, key, suggestions }: Texts<'slicer' | 'key'> & Lists<'suggestions'>) => [
    `there is no key of ${slicer} "${key}"`,
    `nearest: ${suggestions.join(', ')}`,
  ],
  other_menu: ({ en, zh }: Figures<'en' | 'zh'>) => [`${zh} steps in Chinese`, `${en}, as in English`],
  plate_key_twice: ['names a key twice', 'one key for each plate'],
  first_layer_in_other_unit: ({ id, own, unit }: Texts<'id' | 'own' | 'unit'>) => [`${id} is in ${own}`, unit],

  // Fixes
  other_direction_than_action: ({ direction, said }: Texts<'direction' | 'said'>) => [
    `is ${direction}, and the action says ${said}`,
    'the same in both',
  ],
  other_direction_in_action: ({ said, direction }: Texts<'direction' | 'said'>) => [
    `says ${said}, the direction of the adjustment is ${direction}`,
    'the same in both',
  ],
  value_beside_range: ({ value }: Figures<'value'>) => [
    `${value} stands beside a range`,
    'value alone, or min and max',
  ],
  less_than_none: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} is less than none`,
    '0 or more',
  ],
  unfit_unit: ({ unit, setting, units }: Texts<'unit' | 'setting'> & Lists<'units'>) => [
    `${unit} does not fit ${setting}`,
    `allowed: ${units.join(', ')}`,
  ],
  beyond_slicers: ({ value, unit, lowest, highest }: Figures<'value' | 'lowest' | 'highest'> & Texts<'unit'>) => [
    `${value} ${unit} can be set in no slicer`,
    `${lowest} to ${highest} ${unit}`,
  ],
  figure_too_fine: ({ value, unit }: Figures<'value'> & Texts<'unit'>) => [
    `${value} ${unit} ${TOO_FINE}`,
    'the figure as its source has it, in this unit',
  ],
  missing_safe_range: ['misses "safe_range"', 'where to stop, or no_safe_range with the reason'],
  safe_range_and_none: ['there is a safe range', 'keep one of the two'],
  range_of_another_setting: ({ range, setting }: Texts<'range' | 'setting'>) => [
    `${range} is no range of ${setting}`,
    'the range of the same thing',
  ],
  lopsided_range: ({ min, max, unit }: Figures<'min' | 'max'> & Texts<'unit'>) => [
    `runs from ${min} to ${max} ${unit}, much farther to one side than to the other`,
    'as far as is safe on either side',
  ],
  many_steps: ({ min, max, step, unit }: Figures<'min' | 'max' | 'step'> & Texts<'unit'>) => [
    `from ${min} to ${max} ${unit} there are ${Math.round((max - min) / step)} steps of ${step} ${unit}`,
    'a range that one gets through step by step',
  ],
  no_such_nozzle: ({ diameter, known }: Figures<'diameter'> & { known: readonly number[] }) => [
    `no machine has a nozzle of ${diameter} mm`,
    `one of ${known.join(', ')} mm`,
  ],
  no_range: ['is no range', 'min and max, min below max'],
  small_step: ({ value, unit, least }: Figures<'value' | 'least'> & Texts<'unit'>) => [
    `a step of ${value} ${unit} shows nowhere`,
    `at least ${least} ${unit}`,
  ],
  no_step: ({ value }: Figures<'value'>) => [`${value} is no step`, 'above 0: the direction says which way'],
  large_step: ({ value, unit, width }: Figures<'value' | 'width'> & Texts<'unit'>) => [
    `a step of ${value} ${unit} leaves the safe range at once`,
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
    `${min} to ${max} ${unit}, or for which setup with "when"`,
  ],
  suits_no_material: ({
    value,
    materials,
    lowest,
    highest,
    margin,
    like,
  }: Figures<'value' | 'lowest' | 'highest' | 'margin'> & { materials: readonly string[] | null } & Likely) => [
    `${value} °C suits no ${materials?.join(', ') ?? 'material'}${likely(like)}`,
    `${lowest} to ${highest} °C, and ${margin} °C beyond`,
  ],
  no_such_temperature: ({
    value,
    materials,
    ranges,
    like,
  }: Figures<'value'> &
    Lists<'materials'> & { ranges: readonly (readonly [low: number, high: number])[] } & Likely) => [
    `${value} °C is no such temperature of ${materials.join(', ')}${likely(like)}`,
    ranges.map(([low, high]) => `${low} to ${high} °C`).join(', '),
  ],

  // Overrides
  override_without_source: ['corrects nothing: no source knows this printer', 'state it below curated'],
  curated_and_overridden: ({ field }: Texts<'field'>) => [
    `${field} is curated in the same file`,
    'change curated, remove the override',
  ],
  profile_withheld: ({ material }: Texts<'material'>) => [
    `the profile of ${material} is withheld`,
    'remove one of the two',
  ],
  no_block: ({ field }: Texts<'field'>) => [`"${field}" names no block`, 'blocks.<block>.<field>'],
  overridden_twice: ({ field }: Texts<'field'>) => [`"${field}" is overridden twice`, 'keep one'],
  overridden_in_part: ({ field, other }: Texts<'field' | 'other'>) => [
    `"${field}" and "${other}" are overridden, and one is part of the other`,
    'keep one',
  ],
  withholds_profile: ['withholds a whole profile', 'null, or name a field of the profile'],
  idle_override: ({ value }: { value: unknown }) => [
    `the source now says ${JSON.stringify(value)} itself`,
    'remove the override',
  ],
  outdated_override: ({ was, now }: { was: unknown; now: unknown }) => [
    `was written for ${JSON.stringify(was)}, the source now says ${JSON.stringify(now)}`,
    'review the override',
  ],
  unknown_target: ({ kind, name, near }: Texts<'kind' | 'name'> & { near: string | undefined }) => [
    `there is no ${kind} "${name}" here`,
    near && `did you mean "${near}"?`,
  ],

  // Keys of slicers and the rows that write them
  setting_beside_field: ['is beside a field', 'one of the two'],
  row_of_field: ({ id, field }: Texts<'id' | 'field'>) => [`${id} is a field of a profile`, `field: ${field}`],
  row_twice: ({ id, before }: Texts<'id' | 'before'>) => [`${id} already has a row`, `one; see ${before}`],
  several_ways: ({ stated }: Lists<'stated'>) => [`states ${stated.join(' and ')}`, 'one of them'],
  key_of_other_preset: ({ scope }: Texts<'scope'>) => [
    `is a key of the ${scope} preset`,
    'keys of the printer below machine',
  ],
  no_such_text: ({ id, slicer }: Texts<'id' | 'slicer'>) => [`the setting has no ${id} for ${slicer}`, OWN_TEXT],
  main_key_unwritten: ({ main }: Texts<'main'>) => [
    `does not write ${main}, the key that the setting has there`,
    `${main}, or beside the keys "near:" with the reason why others stand for it`,
  ],
  no_row: ({ id }: Texts<'id'>) => [
    `no row is about ${id}`,
    'a row for every field to print with and every setting, also where a slicer has no key',
  ],
  form_of_other_kind: ({ writes, kind, values }: Texts<'writes' | 'kind'> & OfKey) => [
    `writes a ${writes}, and the field is a ${kind}`,
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
    `writes ${offset} for 0, which the key does not take`,
    values?.join(', ') ?? `${min ?? '…'} to ${max ?? '…'}`,
  ],
  unknown_calculation: ({ name, known, values }: Texts<'name'> & Lists<'known'> & OfKey) => [
    `names the calculation "${name}", and there are ${known.join(', ')}`,
    values?.join(', '),
  ],
  words_of_number: ({ values }: OfKey) => ['writes words, and the field is a number', values?.join(', ')],
  unknown_word: ({ word, values }: Texts<'word'> & OfKey) => [
    `knows the word "${word}", which the field does not have`,
    values?.join(', '),
  ],
  text_of_other_type: ({ text, type, values }: Texts<'text' | 'type'> & OfKey) => [
    `writes "${text}", which a key of type ${type} does not take`,
    values?.join(', '),
  ],
  missing_table: ['is missing', 'a table for each slicer'],
  misplaced_table: ({ id }: Texts<'id'>) => [`"${id}" belongs in slicer-keys/${id}.json`],
  unknown_type: ({ type }: Texts<'type'>) => [
    `"${type}" is no type of a slicer's settings`,
    'as its source has it, such as coFloat, coBools or coEnum, or float, bool or enum of Cura',
  ],
  word_of_no_key: ({ word, values }: Texts<'word'> & Lists<'values'>) => [
    `"${word}" is no word of the key`,
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

const TOO_FINE = 'is finer than anybody measures';

const HEATS = {
  drying_temperature_c: 'is dried',
  bed_temperature_c: 'is held on the bed',
  chamber_temperature_c: 'is printed in a chamber',
  glass_transition_c: 'has its glass transition',
  softening_temperature_c: 'softens',
} as const;

const DEFAULTS = {
  truth: 'true or false',
  number_or_truth: 'a number, or true or false without quotation marks where the slicer has a switch',
  number_or_share: 'a number, or a percentage such as "50%"',
} as const;

/** Most ids that are all named. */
const FEW = 12;

/** Where an id that nothing is near to could be from: all of them where they are few, else how one is added. */
function whereFrom(kind: string, ids: readonly string[]): string {
  if (ids.length > 0 && ids.length <= FEW) return `one of ${ids.join(', ')}`;
  const file = FILES[kind];
  if (file !== undefined) return `an id of ${file}`;
  return ADDED.has(kind) ? `an id that there is; a new one: npm run new -- ${kind}` : 'an id that there is';
}

/** Files that list the ids of a kind. */
const FILES: Readonly<Record<string, string>> = {
  brand: 'data/brands.yaml',
  reference: 'data/references.yaml',
  source: 'data/sources.yaml',
  'brand of filament': 'data/filament-brands.yaml',
};

/** Kinds that a command adds. */
const ADDED = new Set(['printer', 'material', 'symptom', 'cause', 'fix', 'setting']);
