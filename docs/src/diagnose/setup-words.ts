import type { Language } from '../../../core/language.js';
import { printerName } from '../../../core/printer-name.js';
import type { Setup } from '../../../core/resolve/setup.js';
import { setupTexts } from '../setup/texts.js';
import { setupInWords } from '../setup/words.js';
import type { View } from './view.js';

/** A view's setup in words; empty when nothing is chosen. */
export function wordsFor({ nozzle, slicer }: View, { printer, material }: Setup, language: Language): string {
  const chosen = {
    printer: printer && { id: printer.id, name: printerName(printer) },
    nozzle: printer && nozzle,
    material: material && { id: material.id, name: material.name },
    slicer,
  };
  return setupInWords(chosen, setupTexts(language));
}
