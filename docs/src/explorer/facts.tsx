import { recordPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { meaningWords } from '../../../core/words/meanings.js';
import { materialStatements, printerStatements } from '../../../core/words/provenance.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { likelyText } from '../records/statement.js';
import { boxOf, Volumes } from './boxes.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { loadedValue, useLoaded, useTools } from './tools.js';
import { type Column, ValueTable } from './ValueTable.js';

interface FactsProps {
  onlyDifferences?: boolean;
  /** Whether the tables are initially open. */
  open?: boolean;
}

/** All values of one printer, or of two side by side. */
export function PrinterFacts({ printers, ...shown }: FactsProps & { printers: readonly Printer[] }) {
  const { say, writer } = useLayout();
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
    <>
      {printers.map((printer) => (
        <Configurations key={printer.id} printer={printer} />
      ))}
      <BuildVolume printers={printers} />
      <FactTables kind="printer" {...{ columns, ...shown }} />
    </>
  );
}

/** All values of one material, or of two side by side. */
export function MaterialFacts({ materials, ...shown }: FactsProps & { materials: readonly Material[] }) {
  const columns = materials.map(
    (record): Column => ({
      name: record.name,
      record,
      corrects: `materials/${record.id}`,
      statements: ({ path }) => materialStatements(record, path),
    }),
  );
  return <FactTables kind="material" {...{ columns, ...shown }} />;
}

interface FactTablesProps extends FactsProps {
  kind: 'printer' | 'material';
  columns: readonly Column[];
}

function FactTables({ kind, columns, onlyDifferences = false, open = true }: FactTablesProps) {
  const { texts, layout } = useLayout();
  return (
    <details class="xp-more" open={open}>
      <summary>
        <h3>{kind === 'printer' ? texts.printerFacts : texts.materialFacts}</h3>
      </summary>
      <div class="xp-cards">
        {layout[kind].map((group) => (
          <ValueTable key={group.id} {...{ group, columns, onlyDifferences }} />
        ))}
      </div>
    </details>
  );
}

/** Links a configuration to its base machine, and a machine to its configurations. */
function Configurations({ printer }: { printer: Printer }) {
  const { writer, texts } = useLayout();
  const name = printerName(printer);
  const { configuration_of: machine, differences, configurations } = printer;
  return (
    <>
      {machine !== null && (
        <section>
          <h3>{fill(texts.configurationOf, { printer: name })}</h3>
          <PrinterLinks ids={[machine]} />
          <p>{fill(texts.whatDiffers, { what: writer.any(differences) ?? '' })}</p>
        </section>
      )}
      {configurations.length > 0 && (
        <section>
          <h3>{fill(texts.configurations, { printer: name })}</h3>
          <PrinterLinks ids={configurations} />
        </section>
      )}
    </>
  );
}

/** Shows ids until the names have loaded, or if a partial copy of the data lacks them. */
function PrinterLinks({ ids }: { ids: readonly string[] }) {
  const { files, hrefOf } = useTools();
  const printers = loadedValue(
    useLoaded(ids.join(), () =>
      Promise.all(ids.map((id) => files.record<Printer>(recordPath('printers', id)).catch(() => null))),
    ),
  );
  return (
    <ul class="xp-links">
      {ids.map((id, i) => {
        const printer = printers?.[i] ?? null;
        return (
          <li key={id}>
            <a href={hrefOf({ view: 'profile', brand: null, printer: id, printer2: null, nozzle: null })}>
              {printer === null ? id : printerName(printer)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Draws the build volumes of printers beside widely known ones. */
function BuildVolume({ printers }: { printers: readonly Printer[] }) {
  const { writer, hrefOf, texts, layout } = useLayout();
  if (!printers.some((printer) => boxOf(printer) !== null)) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.volumeChart}</h3>
      <Volumes
        {...{ chosen: printers, known: layout.known, writer }}
        hrefOf={(printer) => hrefOf({ printer, printer2: null, view: 'profile' })}
        notes={printers.map((printer) => <Printable key={printer.id} printer={printer} />)}
      />
    </section>
  );
}

/** Shows the printable volume if it differs from the build volume. */
function Printable({ printer }: { printer: Printer }) {
  const { writer, texts } = useLayout();
  const { build_volume_mm: whole, printable_volume_mm: usable, printable_volume_reason: reason } = printer;
  const sides = [usable.x, usable.y, usable.z];
  if (sides.every((side, i) => side === null || side === [whole.x, whole.y, whole.z][i])) return null;
  const size = writer.withUnit(sides.map((side) => (side === null ? '?' : writer.number(side))).join(' × '), 'mm');
  return (
    <small class="quiet">
      {fill(texts.printable, { size })}
      {reason !== null && writer.aside.join(writer.word(reason))}
    </small>
  );
}
