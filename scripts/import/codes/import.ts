import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ownValue } from '../../shared/tree.js';
import { partOf, readJson } from '../filaments/row.js';
import type { Report } from '../report.js';

/** The lists of filament printers; the list of the resin printers is skipped. */
const FILES = ['yaml/buddy-error-codes.yaml', 'yaml/mmu-error-codes.yaml'] as const;

/**
 * The first two digits of the codes of the machines that run a firmware, by its name in the list. The numbers are from
 * the repository's `prusaerrors/shared/codes.py`; the list of Buddy names firmware instead of machines.
 */
const MACHINES: Readonly<Record<string, readonly string[]>> = {
  MINI: ['12'],
  MK4: ['13', '21', '26', '27'],
  'MK3.5': ['23', '28'],
  iX: ['16'],
  XL: ['17'],
  COREONE: ['31'],
  COREONEL: ['35'],
  COREONE_INDX: ['36'],
  COREONEL_INDX: ['37'],
};

/** The fields read from an entry of a list. */
interface Entry {
  /** Five digits; `XX` is a placeholder for the number of the machine. */
  code: string;
  /** Firmware that reports it; absent: all. */
  printers?: string[];
}

/** Sorted codes by the id of their system; hexadecimal digits are upper case. */
type CodeLists = ReadonlyMap<string, readonly string[]>;

/** Reads Prusa's error codes, one for each machine that reports it, without their texts. */
export function readPrusaCodes(root: string, report: Report): CodeLists {
  const entries = FILES.flatMap((name) => {
    const text = readFileSync(partOf(root, name, 'Prusa-Error-Codes'), 'utf8');
    return (parse(text) as { Errors: Entry[] }).Errors;
  });
  return new Map([['prusa', ordered(entries.flatMap((entry) => codesOf(entry, report)))]]);
}

function codesOf({ code, printers = Object.keys(MACHINES) }: Entry, report: Report): string[] {
  if (/^\d{5}$/.test(code)) return [code];
  if (!/^XX\d{3}$/.test(code)) {
    report.drop('not five digits', code);
    return [];
  }
  return printers.flatMap((firmware) => {
    const machines = ownValue(MACHINES, firmware);
    if (!machines) report.drop('of a firmware for unknown printers', `${firmware}: ${code}`);
    return (machines ?? []).map((machine) => code.replace('XX', machine));
  });
}

/** The English list; the lists in other languages have the same codes. */
const FILE = 'scripts/hms_error_text/hms_en.json';

/** The lists in the file: the system of their codes, and the number of hexadecimal digits. */
const LISTS = {
  device_hms: { system: 'bambu-hms', digits: 16 },
  device_error: { system: 'bambu-print', digits: 8 },
} as const;

/** Reads the codes of Bambu Lab's machines from the integration for Home Assistant, without their texts. */
export function readBambuCodes(root: string, report: Report): CodeLists {
  const file = partOf(root, FILE, 'ha-bambulab');
  const content = readJson<Record<string, Record<string, unknown> | undefined>>(file);
  return new Map(
    Object.entries(LISTS).map(([list, { system, digits }]) => {
      const found = content[list];
      if (!found) throw new Error(`no ${list} in ${file}`);
      const codes = Object.keys(found).map((code) => code.toUpperCase());
      const isCode = (code: string) => code.length === digits && /^[0-9A-F]+$/.test(code);
      for (const code of codes) if (!isCode(code)) report.drop(`not ${digits} hexadecimal digits`, code);
      return [system, ordered(codes.filter(isCode))];
    }),
  );
}

function ordered(codes: Iterable<string>): string[] {
  return [...new Set(codes)].sort();
}

const READERS = { 'bambu-json': readBambuCodes, 'prusa-error-codes': readPrusaCodes };

/**
 * Reads a checkout of a list of codes, as in data/sources.yaml: one file per system, by path below the folder of the
 * source.
 *
 * @throws if the folder is not a checkout of it
 */
export function codeFiles({ kind }: { kind: keyof typeof READERS }, root: string, report: Report): CodeLists {
  return new Map([...READERS[kind](root, report)].map(([system, codes]) => [`codes/${system}.json`, codes]));
}
