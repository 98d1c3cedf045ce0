import type { Material } from '../../../../schemas/generated/record.js';
import type { PageLocale } from '../locale.js';
import { COLUMN_LABELS } from './labels.js';

/** A cell of the table, or a line of what a material's page begins with. */
export interface Cell {
  column: keyof typeof COLUMN_LABELS;
  head: string;
  /** null: not known. */
  text: string | null;
}

/** What a material is like, in the words that people use. */
export function cellsOf(material: Material, { say, writer }: PageLocale): Cell[] {
  const { classes, uses, hygroscopic, fumes, price, enclosure, heat_deflection_c: heat } = material;
  const word = (value: string | null) => (value === null ? null : writer.word(value));
  const needs = enclosure === 'required' || enclosure === 'heated_chamber';
  const cells: [Cell['column'], string | null][] = [
    [
      'uses',
      uses
        ?.map((use) => (use === 'flexible' ? say('flexible parts', '柔性零件') : writer.word(use)))
        .join(say(', ', '、')) ?? null,
    ],
    [
      'ease',
      [
        word(classes.ease),
        needs ? (enclosure === 'required' ? say('needs an enclosure', '需封闭') : word(enclosure)) : null,
      ]
        .filter((part) => part !== null)
        .join(say(', ', '，')) || null,
    ],
    ['stiffness', word(classes.stiffness)],
    ['toughness', word(classes.toughness)],
    ['heat', heat === null ? null : say(`to\u00a0${heat}\u00a0°C`, `至\u00a0${heat}\u00a0°C`)],
    ['outdoors', word(classes.outdoors)],
    ['moisture', word(hygroscopic)],
    ['fumes', fumes && word(fumes.level)],
    ['price', word(price)],
  ];
  return cells.map(([column, text]) => ({
    column,
    head: say(COLUMN_LABELS[column].en, COLUMN_LABELS[column].zh),
    text,
  }));
}
