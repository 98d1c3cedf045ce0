import { printerName } from '../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { MaterialFacts, PrinterFacts } from './facts.js';
import { LaidOut } from './LaidOut.js';
import { useTools } from './tools.js';
import { ApiAddress, MaterialSafety, OtherMaterials } from './view-parts.js';

/** Shows a printer or a material alone and suggests the other half of the pair. */
export function RecordView({ printer, material }: { printer: Printer | null; material: Material | null }) {
  const { texts } = useTools();
  return (
    <LaidOut>
      {printer && (
        <>
          <h2>{printerName(printer)}</h2>
          <OtherMaterials printer={printer} />
          <ApiAddress subject={{ kind: 'profiles', printer: printer.id }} />
          <PrinterFacts printers={[printer]} />
        </>
      )}
      {material && (
        <>
          <h2>{material.name}</h2>
          <p>{texts.choosePrinter}</p>
          <ApiAddress subject={{ kind: 'profiles', material: material.id }} />
          <MaterialSafety material={material} />
          <MaterialFacts materials={[material]} />
        </>
      )}
    </LaidOut>
  );
}
