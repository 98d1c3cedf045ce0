import { type BriefIndex, LISTED_MATERIAL_FIELDS, LISTED_RULE_FIELDS } from '../../../core/contract/brief.js';
import { wholeAnswer, writeAnswer } from '../../../core/contract/envelope.js';
import { briefPath } from '../../../core/contract/paths.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { isFirmwareLimit } from '../../../core/words/meanings.js';
import type { BriefMaterial, BriefPrinter, Material, Printer } from '../../../schemas/generated/record.js';
import { inFieldOrder } from '../compose/drafts.js';
import { importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { brandsOf } from './index-document.js';
import { SPDX } from './licence.js';
import type { MadeFile } from './release-writer.js';

/** `/api/v1/brief/troubleshoot.json`: every rule without its causes, on one page. */
export function briefRules({ rules }: Records): string {
  return brief(rules, LISTED_RULE_FIELDS);
}

/** `/api/v1/brief/materials.json`: the names of every material, on one page. */
export function briefMaterials({ materials }: Records): string {
  return brief(materials, LISTED_MATERIAL_FIELDS);
}

/** `/api/v1/brief/index.json`. */
export function briefIndex(version: string, dataset: Dataset, records: Records): BriefIndex {
  const sources = Object.entries(importedSources(dataset, records)).map(
    ([id, { name, repository }]) => [id, { name, repository }] as const,
  );
  return { version, brands: brandsOf(records), sources: Object.fromEntries(sources), licence: SPDX };
}

function brief<T extends object>(records: readonly T[], fields: readonly (keyof T)[]): string {
  const lines = records.map((record) => JSON.stringify(record, [...fields] as string[]));
  return writeAnswer(lines, { total: lines.length, page: 1, limit: Math.max(lines.length, 1) });
}

/** `/api/v1/brief/printers.json`: the fields by which printers are chosen; one page, small enough to filter locally. */
export function briefPrinters(printers: readonly Printer[]): string {
  const lines = printers.map((printer) => JSON.stringify(briefPrinter(printer)));
  return wholeAnswer(lines);
}

/** The fields by which a printer is chosen; the printable volume only if it differs from the build volume. */
export function briefPrinter(printer: Printer): BriefPrinter {
  return inFieldOrder<BriefPrinter>('brief-printer', {
    ...printer,
    printable_volume_mm: otherVolume(printer),
    firmware_limits: MAXIMA.filter((field) => isFirmwareLimit(printer, field)),
    likely_extruder_type: likelyExtruder(printer),
  });
}

const MAXIMA = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

function otherVolume({
  build_volume_mm: build,
  printable_volume_mm: printable,
}: Printer): Printer['build_volume_mm'] | null {
  const axes = ['x', 'y', 'z'] as const;
  const known = axes.some((axis) => printable[axis] !== null);
  return known && axes.some((axis) => printable[axis] !== build[axis]) ? printable : null;
}

function likelyExtruder({ extruder_type, likely }: Printer): BriefPrinter['likely_extruder_type'] {
  if (extruder_type !== null) return null;
  const value = likely.find(({ field }) => field === 'extruder_type')?.value;
  return value === 'direct_drive' || value === 'bowden' ? value : null;
}

export function* briefMaterialFiles({ materials }: Records): Iterable<MadeFile> {
  for (const language of ['en', 'zh'] as const)
    for (const material of materials) {
      const content = wholeAnswer([JSON.stringify(briefMaterial(material, language))]);
      yield { path: briefPath('materials', language, material.id), content };
    }
}

/** A material for small devices and assistants: its figures and notes in one language, without sources. */
export function briefMaterial(material: Material, language: Language): BriefMaterial {
  const { say } = LOCALES[language];
  const noted = ({ note, note_zh }: { note: string; note_zh: string }) => say(note, note_zh);
  return inFieldOrder<BriefMaterial>('brief-material', {
    ...material,
    name: say(material.name, material.name_zh),
    fumes: material.fumes && { level: material.fumes.level, note: noted(material.fumes) },
    food_contact: material.food_contact && {
      suitable: material.food_contact.suitable,
      note: noted(material.food_contact),
    },
    notes: material.notes.map(({ en, zh }) => say(en, zh)),
  });
}
