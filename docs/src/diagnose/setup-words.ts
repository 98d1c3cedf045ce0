import { printerName } from '../../../core/names/printer-name.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Language } from '../../../core/words/language.js';
import { formatSetup } from '../setup/format-setup.js';
import { setupTexts } from '../setup/texts.js';
import type { View } from './view.js';

/** A view's setup in words; empty when nothing is chosen. */
export function formatViewSetup({ nozzle, slicer }: View, { printer, material }: Setup, language: Language): string {
  const chosen = {
    printer: printer && { id: printer.id, name: printerName(printer) },
    nozzle: printer && nozzle,
    material: material && { id: material.id, name: material.name },
    slicer,
  };
  return formatSetup(chosen, setupTexts(language));
}
