import type { Material, Printer } from '../../../schemas/generated/record.js';
import { BuildVolume } from './BuildVolume.js';
import { printerName } from './choices.js';
import { materialStatements, printerStatements } from './provenance.js';
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
  const columns = printers.map((record) => ({
    name: printerName(record),
    record,
    statements: ({ path }: { path: string }) => printerStatements(record, path),
  }));
  return (
    <>
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
  const { layout } = useTools();
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
