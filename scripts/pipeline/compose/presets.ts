import { effectiveSpeeds } from '../../../core/profiles/effective-speed.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type {
  PresetField,
  PresetForm,
  PresetKey,
  PresetMapping,
  PresetValues,
  Profile,
} from '../../../schemas/generated/record.js';
import type {
  PresetFormSource,
  PresetRowSlicer,
  PresetRowSource,
  SettingSource,
  SlicerKeysSource,
  Text,
} from '../../../schemas/generated/source.js';
import { difference, type JsonObject, ownValue } from '../../shared/tree.js';
import { settingOf } from '../check/presets/check.js';
import { printFields } from '../check/presets/forms.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import type { ProfileDraft } from './drafts.js';
import { Bases } from './evidence.js';
import { Overrides } from './overrides.js';
import { Parents } from './parents.js';
import { blockReader, composeProfiles } from './profile.js';
import type { Records } from './records.js';
import { requiredFields } from './setting.js';

type Remarks = Readonly<Record<string, Text>>;

/** How records map to settings of each slicer, in the order of the slicers; empty for a data folder without rows. */
export function composePresets(dataset: Dataset): PresetMapping[] {
  if (dataset.presets.size === 0) return [];
  return SLICERS.map((slicer) => composeMapping(dataset, slicer));
}

function composeMapping(dataset: Dataset, slicer: SlicerId): PresetMapping {
  const table = dataset.slicerKeys.get(slicer)?.value;
  if (!table) throw new Error(`no keys of ${slicer}`);
  const fields = printFields();
  return {
    id: slicer,
    name: SLICER_NAMES[slicer],
    versions: table.versions.map(({ id, setting_version, source }) => ({
      id,
      setting_version: setting_version ?? null,
      source,
    })),
    sources: table.sources.map(({ repository, commit, version, files, licence }) => ({
      repository,
      commit: commit ?? null,
      version: version ?? null,
      files,
      licence,
    })),
    fields: [...dataset.presets.values()].flatMap(({ value: { rows, remarks = {} } }) =>
      rows.map((row) => {
        const setting = settingOf(row, dataset.settings);
        const unit = row.field === undefined ? unitOf(setting) : (fields.get(row.field)?.unit ?? null);
        const requires = setting ? requiredFields(dataset, slicer, setting) : [];
        return { ...composeField(row, row[slicer], { table, setting, unit, remarks }), requires };
      }),
    ),
  };
}

interface About {
  table: SlicerKeysSource;
  setting: SettingSource | undefined;
  unit: string | null;
  remarks: Remarks;
}

function composeField(row: PresetRowSource, entry: PresetRowSlicer, about: About): Omit<PresetField, 'requires'> {
  const { keys, machine, near, none, printer, remark } = entry;
  const said = near ?? none ?? printer ?? remark;
  const text = said === undefined ? null : remarkOf(said, about);
  return {
    field: row.field ?? null,
    setting: about.setting?.id ?? null,
    unit: about.unit,
    outcome: keys ? (near === undefined ? 'carried' : 'approximated') : none === undefined ? 'printer' : 'none',
    keys: Object.entries(keys ?? machine ?? {}).map(([key, form]) => composeKey(key, form, about.table)),
    ...bothLanguages({ remark: text }),
  };
}

function unitOf(setting: SettingSource | undefined): string | null {
  return setting === undefined || setting.unit === 'bool' || setting.unit === 'enum' ? null : setting.unit;
}

/** A text, a shared remark by name, or the setting's text about the slicer. */
function remarkOf(said: string | Text, { table, setting, remarks }: About): Text | undefined {
  if (typeof said !== 'string') return said;
  if (said === 'conversion') return setting?.conversion;
  if (said !== 'how') return ownValue(remarks, said);
  const there = setting?.slicers[table.id];
  return there && 'how' in there ? there.how : undefined;
}

function composeKey(name: string, form: PresetFormSource, { id, keys }: SlicerKeysSource): PresetKey {
  const key = ownValue(keys, name);
  if (!key) throw new Error(`${id} has no key ${name}`);
  return {
    key: name,
    kind: key.scope,
    type: key.type,
    list: key.list ?? false,
    unit: key.unit ?? null,
    min: key.min ?? null,
    max: key.max ?? null,
    values: key.values ?? null,
    newer_values: key.newer_values ?? null,
    first_version: key.since ?? null,
    last_version: key.until ?? null,
    form: composeForm(form, key.values ?? []),
  };
}

/** @param names that the key accepts */
function composeForm(form: PresetFormSource, names: readonly string[]): PresetForm {
  if (typeof form === 'string') return { kind: form };
  const { scaled, words, constant, computed } = form;
  if (scaled) return { kind: 'scaled', factor: scaled.times ?? 1, offset: scaled.plus ?? 0 };
  if (words) return { kind: 'words', words };
  if (constant !== undefined) return { kind: 'constant', value: constant };
  if (computed !== undefined) return { kind: 'computed', calculation: computed };
  // A name that the slicer has itself is kept, even if another slicer uses it differently.
  return { kind: 'words', words: { ...form.names, ...Object.fromEntries(names.map((name) => [name, name])) } };
}

/** The values of a slicer's own presets on one printer: an entry for each profile that the slicer has presets for. */
export interface PrinterPresetValues {
  slicer: SlicerId;
  printer: string;
  values: PresetValues[];
}

/**
 * The values of slicers' presets on printers whose records come from another source, for users of that slicer.
 * Uncorrected, as in the slicer; the record itself covers its own source.
 */
export function* composePresetValues(
  dataset: Dataset,
  { printers, profiles }: Records,
): Generator<PrinterPresetValues> {
  const { sources } = dataset.sources.value;
  const bases = new Bases(dataset);
  const ofPrinter = Map.groupBy(profiles, ({ printer }) => printer);
  for (const [source, { slicer }] of Object.entries(sources)) {
    for (const printer of slicer ? printers : []) {
      const file = dataset.imported.get(source)?.presetValues.get(printer.brand_id);
      const values = file?.value.printers[printer.id];
      if (!slicer || !file || !values) continue;
      const { default_plate, nozzles, profiles: groups } = values;
      const facts = default_plate ? { default_plate } : {};
      const lead = { source, file: file.file, imported: { models: [], facts, nozzles, profiles: groups } };
      const plain = { id: printer.id, brand: printer.brand_id, model: printer.model };
      const process = blockReader(file.value.processes);
      const none = Overrides.ofPrinter(plain, lead.imported);
      const { profiles: theirs } = composeProfiles(dataset, plain, lead, none, process, bases);
      const parents = Parents.of(dataset, printer);
      const own = (ofPrinter.get(printer.id) ?? []).flatMap((profile) => {
        const variant = parents.variantOf(slicer, profile.nozzle.variant);
        const same = theirs.find((one) => one.nozzle.variant === variant && one.material === profile.material);
        return same ? [{ id: profile.id, changes: changesTo(profile, same) }] : [];
      });
      if (own.length > 0) yield { slicer, printer: printer.id, values: own };
    }
  }
}

/** The differences of their profile, with our nozzle name. Warnings are only listed for our own profile. */
function changesTo(ours: Profile, theirs: ProfileDraft): JsonObject {
  const { id, nozzle, presets } = ours;
  const own = { id, nozzle, presets, default_nozzle: null, warnings: [] };
  const whole = { ...theirs, ...own, effective_speed_mm_s: effectiveSpeeds(theirs) };
  return difference(whole, ours);
}
