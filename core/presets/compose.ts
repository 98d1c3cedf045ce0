import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../words/slicers.js';
import { applyChanges, type Changes, changesFor } from './apply-changes.js';
import { changedRows, checkChanges } from './changed-rows.js';
import { claimKeys } from './claim-keys.js';
import { completeValues, fanOf } from './complete-values.js';
import { type DraftRow, draftRow, type RowContext } from './draft-row.js';
import { KINDS_ZH } from './messages.js';
import { presetName } from './name.js';
import { notesOn } from './notes.js';
import { parentsOf, resolveQualityType } from './parents.js';
import { beforeCorrections } from './record-values.js';
import { PresetRefused } from './refusals.js';
import { sourceSlicer } from './source-slicer.js';
import type { ComposedPreset, ParentNames, PresetForm, PresetMapping, PresetOptions, PresetValues } from './types.js';
import { resolveVersion } from './versions.js';

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
  const version = resolveVersion(mapping, options.version);
  const parents = options.parents === undefined ? parentsOf(record, slicer) : options.parents;
  const form = formOf(slicer, parents, options);
  const changes = changesFor(record, options.changes ?? []);
  const changed = applyChanges(record, mapping, changes);
  const isFix = options.form === 'changes';
  const machine: RowContext['machine'] = form === 'overlay' ? 'changed' : slicer === 'prusaslicer' ? 'all' : 'none';
  const theirs = options.theirs ?? (sourceSlicer(record) === slicer ? beforeCorrections(record) : null);
  const context = {
    printer,
    theirs,
    version: version.id,
    machine,
    alone: form === 'full' || (form === 'inherits' && parents?.filament == null),
  };
  const draftsWith = (own: Changes) =>
    draftsOf(mapping, { ...context, record: applyChanges(record, mapping, own), changes: own });
  const drafts = draftsWith(changes);
  const before = changes.size === 0 ? drafts : draftsWith(new Map());
  const follow = changedRows(drafts, before);
  checkChanges(follow, mapping, (setting) => {
    const alone = new Map([...changes].filter(([one]) => one === setting));
    return changedRows(draftsWith(alone), before).some(({ keys }) => keys.length > 0);
  });
  const claimed = claimKeys(isFix ? follow : drafts);
  if (isFix && claimed.rows.every(({ keys }) => keys.length === 0))
    throw new PresetRefused('nothing_to_write', [...changes.keys()].join(', '));
  if (isFix && form === 'inherits') checkParents(claimed.values, parents);
  const quality = slicer === 'cura' ? resolveQualityType(options.qualityType, parents, printer) : null;
  const target = { slicer, version: version.id, form, parents, record: changed, printer, material };
  const values = isFix ? claimed.values : completeValues(claimed.values, target);
  return {
    slicer,
    version: version.id,
    name: presetName({ record, printer, material }, { asked: options.name, fix: isFix, parents }),
    parents,
    form,
    rows: claimed.rows,
    notes: notesOn({
      ...target,
      quality,
      isFix,
      values,
      rows: claimed.rows,
      before: record,
      fan: fanOf(changed, claimed.values.filament),
    }),
    values,
    cura:
      quality === null
        ? null
        : { quality_type: quality.type, setting_version: version.setting_version ?? NEWEST_SETTINGS },
  };
}

/** What Cura 5.12 numbers its settings by. Source: `SettingVersion` in cura/CuraApplication.py. */
const NEWEST_SETTINGS = 25;

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

/** @throws {@link PresetRefused} where a preset of single keys would stand alone: what it lacks would be a default */
function checkParents(values: PresetValues, parents: ParentNames | null): void {
  for (const kind of ['filament', 'process'] as const)
    if (values[kind].length > 0 && parents?.[kind] == null)
      throw new PresetRefused('no_parent', kind, [], { zh: { subject: KINDS_ZH[kind] } });
}

function draftsOf(mapping: PresetMapping, context: RowContext): DraftRow[] {
  return mapping.fields.map((mapped) => draftRow(mapped, context));
}
