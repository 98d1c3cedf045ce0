import { useEffect, useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import { formatSetup } from '../setup/format-setup.js';
import { type MySetup, NO_SETUP, readSetup, saveSetup } from '../setup/setup.js';
import { setupTexts } from '../setup/texts.js';
import { watchSetup } from '../setup/watch.js';
import { loadedValue, useTools } from './tools.js';
import { useNamed } from './useNamed.js';

/** Offers to remember the printer, nozzle, material and slicer that are shown, unless they are remembered. */
export function KeepSetup() {
  const { language, place } = useTools();
  const texts = setupTexts(language);
  const machine = useNamed('printer');
  const plastic = useNamed('material');
  const printer = loadedValue(machine);
  const material = loadedValue(plastic);
  const [kept, setKept] = useState<MySetup>(NO_SETUP);
  useEffect(() => watchSetup(setKept), []);
  const shown: Partial<MySetup> = {
    ...(printer && { printer: { id: printer.id, name: printerName(printer) }, nozzle: place.nozzle }),
    ...(material && { material: { id: material.id, name: material.name } }),
    ...(place.slicer && { slicer: place.slicer }),
  };
  const after = { ...kept, ...shown };
  const same =
    after.printer?.id === kept.printer?.id &&
    after.material?.id === kept.material?.id &&
    after.slicer === kept.slicer &&
    (after.nozzle ?? kept.nozzle) === kept.nozzle;
  // Half of what is shown is not offered: it would be kept without the other half.
  const waits = machine.state === 'loading' || plastic.state === 'loading';
  if (place.view === 'compare' || waits || same) return null;
  return (
    <p>
      <button type="button" class="xp-button" onClick={() => saveSetup(shown)}>
        {texts.remember}: {formatSetup({ ...readSetup(), ...shown }, texts)}
      </button>
    </p>
  );
}
