import { printerName } from '../../../core/printer-name.js';
import { materialStatements, meaningOf, printerStatements } from '../../../core/show/provenance.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { BuildVolume } from './BuildVolume.js';
import { Configurations } from './Configurations.js';
import { useLayout } from './LaidOut.js';
import { LikelyOf } from './LikelyOf.js';
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
  const { texts } = useTools();
  const columns = printers.map(
    (record): Column => ({
      name: printerName(record),
      record,
      statements: ({ path }) => printerStatements(record, path),
      meaning: ({ path }) => {
        const meaning = meaningOf(record, path);
        return meaning === null ? null : texts.means[meaning] || null;
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
        <summary>{texts.printerFacts}</summary>
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
  const { texts } = useTools();
  const columns = materials.map((record) => ({
    name: record.name,
    record,
    statements: ({ path }: { path: string }) => materialStatements(record, path),
  }));
  return (
    <details class="xp-more" open={open}>
      <summary>{texts.materialFacts}</summary>
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

/** What can hurt people or the printer, and hints for printing a material. */
export function MaterialSafety({ material }: { material: Material }) {
  const { texts, writer, lang } = useTools();
  const { fumes, food_contact: food, notes } = material;
  const note = ({ note: en, note_zh: zh }: { note: string; note_zh: string }) => (lang === 'en' ? en : zh);
  if (!fumes && !food && notes.length === 0) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{fill(texts.safety, { material: material.name })}</h3>
      <ul>
        {fumes && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.fumes, value: writer.word(fumes.level) })}</strong>{' '}
            {note(fumes)}
          </li>
        )}
        {food && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.foodContact, value: writer.word(food.suitable) })}</strong>{' '}
            {note(food)}
          </li>
        )}
        {notes.map(({ en, zh }) => (
          <li key={en}>{lang === 'en' ? en : zh}</li>
        ))}
      </ul>
    </section>
  );
}
