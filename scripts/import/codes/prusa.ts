import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Report } from '../report.js';
import { type CodeLists, ordered } from './reader.js';

/** The lists of filament machines; that of the resin machines is left alone. */
const FILES = ['yaml/buddy-error-codes.yaml', 'yaml/mmu-error-codes.yaml'] as const;

/**
 * The first two digits of the codes of the machines that run a firmware, by its name in the list: the numbers are those of
 * the repository's `prusaerrors/shared/codes.py`, and the list of Buddy says that a firmware stands for each machine that runs it.
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

/** An entry of a list, of which only these are read. */
interface Entry {
  /** Five digits; `XX` stands for the number of the machine. */
  code: string;
  /** Firmware that has it; left out: all. */
  printers?: string[];
}

/** Reads Prusa's error codes, one for each machine that has it; what they say stays there. */
export function readPrusaCodes(root: string, report: Report): CodeLists {
  const entries = FILES.flatMap((name) => {
    const file = path.join(root, name);
    if (!existsSync(file)) throw new Error(`no ${name} in ${root}: is this a checkout of Prusa-Error-Codes?`);
    return (parse(readFileSync(file, 'utf8')) as { Errors: Entry[] }).Errors;
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
    const machines = Object.hasOwn(MACHINES, firmware) ? MACHINES[firmware] : undefined;
    if (!machines) report.drop('of a firmware for unknown printers', `${firmware}: ${code}`);
    return (machines ?? []).map((machine) => code.replace('XX', machine));
  });
}
