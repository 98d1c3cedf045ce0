import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../resolve/setup.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../slicers.js';
import { applyChanges } from './apply-changes.js';
import { type Claimed, claimKeys } from './claim-keys.js';
import { completed, fanOf } from './complete.js';
import { type DraftRow, draftRow, type RowContext } from './draft-row.js';
import { presetName } from './name.js';
import { notesOn } from './notes.js';
import { originOf } from './origin.js';
import { beforeCorrections } from './record-values.js';
import { PresetRefused } from './refusals.js';
import type { ComposedPreset, ParentNames, PresetForm, PresetMapping, PresetOptions, PresetRow } from './shapes.js';
import { versionOf } from './versions.js';

/** Quality types that most machines of Cura have one of. Source: resources/quality of Cura. */
const USUAL_QUALITIES = ['draft', 'normal', 'standard', 'ultra', 'low'];

/**
 * A record as a preset of a slicer, with a report of what is carried over, what only nearly, and what not. Pure: the same
 * records and mapping give the same preset anywhere.
 *
 * @throws {@link PresetRefused} where nothing right can be made; its `code` says why
 */
export function composePreset(
  record: Profile,
  printer: Printer,
  material: Material,
  mapping: PresetMapping,
  options: PresetOptions = {},
): ComposedPreset {
  const slicer = SLICERS.find((id) => id === mapping.id);
  if (slicer === undefined) throw new PresetRefused('unknown_slicer', mapping.id, SLICERS);
  checkRecords(record, printer, material);
  const version = versionOf(mapping, options.version);
  const parents = options.parents === undefined ? parentsOf(record, slicer) : options.parents;
  const form = formOf(slicer, parents, options);
  const foreign = options.changes?.find(({ profile }) => profile !== undefined && profile !== record.id);
  if (foreign) throw new PresetRefused('other_change', foreign.setting, [record.id]);
  const changes = new Map((options.changes ?? []).map(({ setting, value }) => [setting, value]));
  const changed = applyChanges(record, mapping, changes);
  const isFix = options.form === 'changes';
  const machine: RowContext['machine'] = form === 'overlay' ? 'changed' : slicer === 'prusaslicer' ? 'all' : 'none';
  const theirs = options.theirs ?? (originOf(record) === slicer ? beforeCorrections(record) : null);
  const context = { printer, theirs, version: version.id, machine, alone: form === 'full' };
  const drafts = draftsOf(mapping, { ...context, record: changed, changes });
  const kept = isFix ? whatChanges(drafts, draftsOf(mapping, { ...context, record, changes: new Map() })) : drafts;
  const claimed = claimKeys(kept);
  checkChanges(claimed, mapping, isFix);
  const quality = slicer === 'cura' ? qualityOf(options) : null;
  const values = isFix
    ? claimed.values
    : completed(claimed.values, { slicer, form, parents, record: changed, printer, material });
  return {
    slicer,
    version: version.id,
    name: presetName({ record, printer, material }, { asked: options.name, fix: isFix, parents }),
    parents,
    form,
    rows: claimed.rows,
    notes: notesOn({
      slicer,
      form,
      parents,
      record: changed,
      printer,
      quality,
      isFix,
      values,
      fan: fanOf(changed, claimed.values.filament),
    }),
    values,
    cura:
      quality === null ? null : { quality_type: quality, setting_version: version.setting_version ?? NEWEST_SETTINGS },
  };
}

/** What Cura 5.12 numbers its settings by. Source: `SettingVersion` in cura/CuraApplication.py. */
const NEWEST_SETTINGS = 25;

/** The presets of a slicer that a record names; null: that slicer does not know the machine. */
function parentsOf(record: Profile, slicer: SlicerId): ParentNames | null {
  const { presets } = record as { presets?: Partial<Record<SlicerId, ParentNames | null>> };
  return presets?.[slicer] ?? null;
}

function checkRecords(record: Profile, printer: Printer, material: Material): void {
  if (record.printer !== printer.id) throw new PresetRefused('other_record', record.printer, [printer.id]);
  if (record.material !== material.id) throw new PresetRefused('other_record', record.material, [material.id]);
  const variants = printer.nozzles.map(({ variant }) => variant);
  if (!variants.includes(record.nozzle.variant))
    throw new PresetRefused('unknown_nozzle', record.nozzle.variant, variants);
}

function formOf(slicer: SlicerId, parents: ParentNames | null, { form }: PresetOptions): PresetForm {
  if (slicer === 'cura') return 'profile';
  const over = form === 'changes' || (form === 'overlay' && slicer === 'prusaslicer');
  if (over && parents === null) throw new PresetRefused('unknown_machine', SLICER_NAMES[slicer]);
  if (slicer === 'prusaslicer') return over ? 'overlay' : 'full';
  return parents === null ? 'full' : 'inherits';
}

function draftsOf(mapping: PresetMapping, context: RowContext): DraftRow[] {
  return mapping.fields.map((mapped) => draftRow(mapped, context));
}

/** The rows that fixes name, and those whose texts follow from them. */
function whatChanges(drafts: readonly DraftRow[], before: readonly DraftRow[]): DraftRow[] {
  return drafts.filter(({ row, keys }, place) => {
    const texts = before[place]?.keys ?? [];
    return row.changed || keys.some(({ text, key }) => text !== texts.find((one) => one.key.key === key.key)?.text);
  });
}

/** A change that nobody would see in the slicer is refused, and so is one that the slicer would not take. */
function checkChanges({ rows, values }: Claimed, mapping: PresetMapping, isFix: boolean): void {
  const changed = rows.filter((row) => row.changed);
  for (const row of changed) {
    if (row.outcome === 'out_of_range')
      throw new PresetRefused('outside_slicer_range', told(row), rangeOf(row, mapping));
    if (row.outcome === 'none' || row.outcome === 'older' || row.outcome === 'own')
      throw new PresetRefused('no_key', row.setting ?? '');
  }
  if (isFix && Object.values(values).every((pairs) => pairs.length === 0))
    throw new PresetRefused('nothing_to_write', changed.map(({ setting }) => setting).join(', '));
}

function told({ setting, value, unit }: PresetRow): string {
  return [setting, String(value satisfies SettingValue | null), unit].filter((part) => part !== null).join(' ');
}

function rangeOf({ setting }: PresetRow, mapping: PresetMapping): string[] {
  const keys = mapping.fields.find((one) => one.setting === setting)?.keys ?? [];
  return keys.flatMap(({ key, min, max }) =>
    min === null && max === null ? [] : [`${key} ${min ?? ''}–${max ?? ''}`],
  );
}

function qualityOf({ qualityType }: PresetOptions): string {
  if (qualityType === undefined || !/^\w+$/.test(qualityType))
    throw new PresetRefused('no_quality_type', qualityType ?? '', USUAL_QUALITIES);
  return qualityType;
}
