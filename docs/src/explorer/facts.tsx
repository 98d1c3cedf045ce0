import { printerName } from '../../../core/names/printer-name.js';
import { MEANINGS, meaningOf } from '../../../core/words/meanings.js';
import { materialStatements, printerStatements } from '../../../core/words/provenance.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { BuildVolume } from './BuildVolume.js';
import { Configurations } from './Configurations.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';
import { type Column, ValueTable } from './ValueTable.js';

interface FactsProps {
  onlyDifferences?: boolean;
  /** Whether the tables can be seen at once. */
  open?: boolean;
}

/** What is known of one printer, or of two side by side. */
export function PrinterFacts({
  printers,
  onlyDifferences,
  open = true,
}: FactsProps & { printers: readonly Printer[] }) {
  const { say } = useTools();
  const { texts } = useLayout();
  const columns = printers.map(
    (record): Column => ({
      name: printerName(record),
      record,
      corrects: `printers/${record.id}`,
      statements: ({ path }) => printerStatements(record, path),
      meaning: ({ path }) => {
        const meaning = meaningOf(record, path);
        const words = meaning && MEANINGS[meaning];
        return words && say(words.en, words.zh);
      },
      remark: ({ path }) => {
        const likely = record.likely.find(({ field }) => field === path);
        return likely ? <LikelyOf likely={likely} /> : null;
      },
    }),
  );
  return (
    <>
      {printers.map((printer) => (
        <Configurations key={printer.id} printer={printer} />
      ))}
      <BuildVolume printers={printers} />
      <details class="xp-more" open={open}>
        <summary>
          <h3>{texts.printerFacts}</h3>
        </summary>
        <Groups kind="printer" {...{ columns, onlyDifferences }} />
      </details>
    </>
  );
}

/** What is known of one material, or of two side by side. */
export function MaterialFacts({
  materials,
  onlyDifferences,
  open = true,
}: FactsProps & { materials: readonly Material[] }) {
  const { texts } = useLayout();
  const columns = materials.map((record) => ({
    name: record.name,
    record,
    corrects: `materials/${record.id}`,
    statements: ({ path }: { path: string }) => materialStatements(record, path),
  }));
  return (
    <details class="xp-more" open={open}>
      <summary>
        <h3>{texts.materialFacts}</h3>
      </summary>
      <Groups kind="material" {...{ columns, onlyDifferences }} />
    </details>
  );
}

interface GroupsProps {
  kind: 'printer' | 'material';
  columns: readonly Column[];
  onlyDifferences: boolean | undefined;
}

function Groups({ kind, columns, onlyDifferences }: GroupsProps) {
  const layout = useLayout();
  return (
    <div class="xp-cards">
      {layout[kind].map((group) => (
        <ValueTable key={group.id} {...{ group, columns, onlyDifferences }} />
      ))}
    </div>
  );
}

/** What figures show of a printer and no source states: told as likely, with what it rests on, never as its value. */
function LikelyOf({ likely }: { likely: Printer['likely'][number] }) {
  const { writer, say } = useTools();
  const { texts } = useLayout();
  const { value, because, because_zh, right, known } = likely;
  return (
    <>
      <span class="xp-mark">{texts.likely}</span>{' '}
      {fill(texts.likelyWhy, {
        value: writer.any(value) ?? '',
        because: say(because, because_zh),
        right,
        known,
      })}
    </>
  );
}
