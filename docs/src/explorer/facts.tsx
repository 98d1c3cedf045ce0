import { printerName } from '../../../core/names/printer-name.js';
import { meaningWords } from '../../../core/words/meanings.js';
import { materialStatements, printerStatements } from '../../../core/words/provenance.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { likelyText } from '../records/statement.js';
import { Volumes, volumeSize } from './boxes.js';
import { useLayout } from './LaidOut.js';
import { type Column, ValueTable } from './ValueTable.js';

interface FactsProps {
  onlyDifferences: boolean;
}

/** The values of printers side by side. */
export function PrinterFacts({ printers, onlyDifferences }: FactsProps & { printers: readonly Printer[] }) {
  const { say, writer, texts } = useLayout();
  const columns = printers.map(
    (record): Column => ({
      name: printerName(record),
      record,
      corrects: `printers/${record.id}`,
      statements: ({ path }) => printerStatements(record, path),
      meaning: ({ path }) => {
        const words = meaningWords(record, path);
        return words && say(words);
      },
      remark: ({ path }) => likelyText(record, path, { say, writer }),
    }),
  );
  return (
    <section>
      <h3>{texts.printerFacts}</h3>
      <Volumes printers={printers} textOf={(printer) => volumeSize(printer, writer)} />
      <FactTables kind="printer" {...{ columns, onlyDifferences }} />
    </section>
  );
}

/** The values of materials side by side. */
export function MaterialFacts({ materials, onlyDifferences }: FactsProps & { materials: readonly Material[] }) {
  const { texts } = useLayout();
  const columns = materials.map(
    (record): Column => ({
      name: record.name,
      record,
      corrects: `materials/${record.id}`,
      statements: ({ path }) => materialStatements(record, path),
    }),
  );
  return (
    <section>
      <h3>{texts.materialFacts}</h3>
      <FactTables kind="material" {...{ columns, onlyDifferences }} />
    </section>
  );
}

function FactTables({ kind, ...shown }: FactsProps & { kind: 'printer' | 'material'; columns: readonly Column[] }) {
  const { layout } = useLayout();
  return (
    <div class="xp-cards">
      {layout[kind].map((group) => (
        <ValueTable key={group.id} group={group} {...shown} />
      ))}
    </div>
  );
}
