import type { RuleConditions } from '../../schemas/generated/record.js';
import { firmwareOf, type Guess, guessOf, hasEquipment, isBuilt, isLike, type Truth } from './facts.js';
import { nozzleOf, type Setup } from './setup.js';

/** What a condition asks about. */
export type ConditionField = keyof NonNullable<RuleConditions>;

/** What a condition asks about in words, such as the material or the kind of extruder. */
export type WordField = Exclude<ConditionField, 'nozzle_diameters_mm'>;

/** Whether something is so, and what was taken for likely to tell it. */
export interface Held {
  holds: Truth;
  guess?: Guess | undefined;
}

/** What is known of a machine and of what it prints with, as conditions ask for it: from records, or from words alone. */
export interface Known {
  /** Whether a word of a condition is so. */
  is(field: WordField, word: string): Held;
  /** The nozzle that prints, mm, or all that may be fitted; empty: not known. */
  nozzles: readonly number[];
}

/** What the records of a setup tell. A fact that no source states is decided by what is likely. */
export function knownOf(setup: Setup): Known {
  return { is: (field, word) => told(setup, field, word), nozzles: nozzlesOf(setup) };
}

function told({ printer, material, slicer }: Setup, field: WordField, word: string): Held {
  const same = (value: string | null | undefined): Held => ({ holds: value == null ? null : value === word });
  if (field === 'materials') return same(material?.id);
  if (field === 'material_traits') return { holds: material && isLike(material, word) };
  if (field === 'slicers') return same(slicer);
  if (printer === null) return { holds: null };
  switch (field) {
    case 'extruder_types': {
      if (printer.extruder_type !== null) return same(printer.extruder_type);
      const guess = guessOf(printer, 'extruder_type');
      return guess ? { holds: String(guess.value) === word, guess } : { holds: null };
    }
    case 'structures':
      return { holds: isBuilt(printer, word) };
    case 'equipment':
      return { holds: hasEquipment(printer, word) };
    case 'nozzle_materials':
      return same(printer.nozzle_material);
    case 'firmwares':
      return same(firmwareOf(printer));
    case 'brands':
      return same(printer.brand_id);
  }
}

/** While no nozzle is chosen, all that the printer is known with. */
function nozzlesOf(setup: Setup): number[] {
  const { printer, profile, yours } = setup;
  const chosen = profile !== null || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  return chosen === null ? (printer?.nozzle_diameters_mm ?? []) : [chosen];
}
