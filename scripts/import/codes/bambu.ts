import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../report.js';
import { type CodeLists, ordered } from './reader.js';

/** The list in English; those in other languages have the same codes. */
const FILE = 'scripts/hms_error_text/hms_en.json';

/** The lists in the file: the system of their codes, and how many hexadecimal digits these have. */
const LISTS = {
  device_hms: { system: 'bambu-hms', digits: 16 },
  device_error: { system: 'bambu-print', digits: 8 },
} as const;

/** Reads the codes of Bambu Lab's machines that the integration for Home Assistant keeps; the sentences stay there. */
export function readBambuCodes(root: string, report: Report): CodeLists {
  const file = path.join(root, FILE);
  if (!existsSync(file)) throw new Error(`no ${FILE} in ${root}: is this a checkout of ha-bambulab?`);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown> | undefined>;
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
