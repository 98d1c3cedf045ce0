import type { PrinterSource } from '../../schemas/generated/source.js';
import type { Listed } from './listing.js';
import type { SourceFile, SourceKind } from './source-file.js';

/** What has to be looked at when only some files are to be checked: they, and what depends on them. */
export interface Scope {
  /** Whether a file is needed. */
  needs(listed: Listed): boolean;
  /** Whether what is wrong with a file is told: those that are needed only to judge others are not. */
  tells(file: string): boolean;
}

/** Kinds that no printer depends on. */
const KNOWLEDGE: readonly SourceKind[] = [
  'setting',
  'symptom',
  'cause',
  'fix',
  'check',
  'setups',
  'case',
  'calibration',
  'slicer-keys',
  'presets',
];

/** Which files can have to do with some: what is known of faults has nothing to do with a printer's file. */
export function askedFor(only: readonly string[], listed: readonly Listed[]): (one: Listed) => boolean {
  const faults = listed.some(({ kind, file }) => KNOWLEDGE.includes(kind) && only.includes(file));
  return ({ kind }) => faults || !KNOWLEDGE.includes(kind);
}

/**
 * The scope of some files. A printer's file needs what sources say of it and of its relatives, a brand's processes all of
 * its printers; what is known of faults needs no printer. Null: everything may depend on them.
 *
 * @param files paths below the data folder
 * @param written everything that people wrote, which is little
 */
export function scopeOf(files: readonly string[], written: readonly SourceFile[]): Scope | null {
  const kinds = new Map(written.map(({ file, kind }) => [file, kind]));
  const all = written
    .filter(({ kind }) => kind === 'printer')
    .map(({ file, value }) => ({ file, ...(value as PrinterSource) }));
  const ids = new Set<string>();
  for (const file of files) {
    const [top = '', , folder = '', name = ''] = file.split('/');
    const kind = kinds.get(file);
    if (kind === 'printer') for (const { id } of all.filter((one) => one.file === file)) ids.add(id);
    else if (top === 'imported' && folder === 'printers') ids.add(name.replace(/\.json$/, ''));
    else if (kind === 'processes' || (top === 'imported' && folder === 'processes')) {
      const brand = (kind === 'processes' ? folder : name).replace(/\.\w+$/, '');
      for (const printer of all) if (printer.brand === brand) ids.add(printer.id);
    } else if (kind === undefined || !KNOWLEDGE.includes(kind)) return null;
  }
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const { id, variant_of, configuration_of } of all)
      for (const other of [variant_of, configuration_of])
        if (other !== undefined && (ids.has(other) || ids.has(id))) ids.add(id).add(other);
  }
  const chosen = all.filter(({ id }) => ids.has(id));
  const brands = new Set(chosen.map(({ brand }) => brand));
  const own = new Set([...files, ...chosen.map(({ file }) => file)]);
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const needs = ({ kind, file }: Listed) => {
    if (kind === 'printer') return own.has(file);
    if (kind === 'imported-printer') return ids.has(nameOf(file));
    if (kind === 'imported-processes') return brands.has(nameOf(file));
    return !kind.startsWith('imported-') || kind === 'imported-digests';
  };
  const tells = (file: string) => own.has(file) || (/^imported\/[^/]+\/printers\//.test(file) && ids.has(nameOf(file)));
  return { needs, tells };
}
