import type { Printer } from '../../schemas/generated/record.js';

type Likely = Printer['likely'][number];

/** A figure that shows what no source states: whoever has it most likely has the value. */
interface Sign {
  field: 'extruder_type';
  value: string;
  holds: (printer: Printer) => boolean;
  because: (printer: Printer) => { en: string; zh: string };
}

/** Below it a sign says too little. */
const LEAST_RIGHT = 0.95;
/** Fewer machines of which it is known prove nothing. */
const LEAST_KNOWN = 20;

const retraction = ({ retraction: { length_mm } }: Printer) => ({
  en: `its default retraction is ${length_mm} mm`,
  zh: `其默认回抽长度为 ${length_mm} mm`,
});

const SIGNS: readonly Sign[] = [
  {
    field: 'extruder_type',
    value: 'bowden',
    holds: ({ retraction: { length_mm } }) => length_mm !== null && length_mm !== undefined && length_mm >= 3,
    because: retraction,
  },
  {
    field: 'extruder_type',
    value: 'direct_drive',
    holds: ({ retraction: { length_mm } }) =>
      length_mm !== null && length_mm !== undefined && length_mm > 0 && length_mm <= 1.5,
    because: retraction,
  },
];

/** A sign, and how often it was right among the machines where the fact is known. */
interface Proven extends Sign {
  right: number;
  known: number;
}

/** The signs that are right often enough, counted over all printers. */
export function provenSigns(printers: readonly Printer[]): Proven[] {
  return SIGNS.map((sign) => {
    const known = printers.filter((printer) => printer[sign.field] !== null && sign.holds(printer));
    return { ...sign, known: known.length, right: known.filter((one) => one[sign.field] === sign.value).length };
  }).filter(({ right, known }) => known >= LEAST_KNOWN && right / known > LEAST_RIGHT);
}

/** What is likely of a printer, where the fact itself is not known. */
export function likelyOf(printer: Printer, signs: readonly Proven[]): Likely[] {
  return signs
    .filter(({ field, holds }) => printer[field] === null && holds(printer))
    .map(({ field, value, because, right, known }) => {
      const { en, zh } = because(printer);
      return { field, value, because: en, because_zh: zh, right, known };
    });
}
