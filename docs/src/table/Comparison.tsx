import { useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { boxOf, Volumes } from '../explorer/boxes.js';
import { fill } from '../explorer/texts/fill.js';
import { differs } from '../explorer/tools.js';
import { Button, Check } from '../parts.js';
import { COLUMNS, type Column, cellClass, cellOf, unknownText, volumeText } from './columns.js';
import { addressOf, useTable, withOrWithout } from './context.js';
import { materialsDiffer, someLack } from './filtering.js';
import { MOST_COMPARED } from './view.js';

/** Compares up to four printers side by side, with differences marked and volumes drawn to scale. */
export function Comparison({ printers }: { printers: readonly BriefPrinter[] }) {
  const table = useTable();
  const { texts, view, show, materials } = table;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const compared = view.compared.flatMap((id) => printers.find((printer) => printer.id === id) ?? []);
  if (compared.length === 0) return null;
  const lines = COLUMNS.map((column) => {
    const values = compared.map((printer) => cellOf(printer, column, texts));
    const different = column === 'materials' ? materialsDiffer(compared) : differs(values);
    return { column, values, different };
  });
  /** Of materials, those that some of the printers lack are named. */
  const textOf = (printer: BriefPrinter, column: Column) => {
    const special = column === 'materials' ? someLack(printer.materials, compared) : [];
    if (special.length === 0) return cellOf(printer, column, texts) ?? unknownText(column, texts);
    const names = special.map((id) => materials[id] ?? id).join(texts.listSeparator);
    return fill(texts.notAll, { n: printer.materials.length, names });
  };
  const known = lines.filter(({ values }) => values.every((value) => value !== null));
  const count = fill(texts.comparing, { n: compared.length, most: MOST_COMPARED });
  return (
    <>
      <section id="comparison" class="box">
        <h2>{texts.comparison}</h2>
        {compared.length === 1 && <p>{texts.addAnother}</p>}
        {compared.length > 1 && (
          <div class="row">
            <p role="status">
              {fill(texts.differences, { n: known.filter(({ different }) => different).length, total: known.length })}
            </p>
            <Check label={texts.onlyDifferences} checked={onlyDifferences} change={setOnlyDifferences} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
        <section class="scroll" tabIndex={0} aria-label={texts.comparison}>
          <table class="pt-table pt-compared">
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                {compared.map((printer) => (
                  <th key={printer.id} scope="col">
                    <a href={addressOf(table, `/printers/${printer.id}/`)}>{printerName(printer)}</a>{' '}
                    <Button
                      label={fill(texts.remove, { name: printerName(printer) })}
                      onPress={() => show({ ...view, compared: withOrWithout(view.compared, printer.id, false) })}
                    >
                      ×
                    </Button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines
                .filter(({ different }) => different || !onlyDifferences)
                .map(({ column, values, different }) => (
                  <tr key={column} class={different ? 'xp-differs' : ''}>
                    <th scope="row">
                      {texts.columns[column]}
                      {different && <span class="xp-mark">{texts.differs}</span>}
                    </th>
                    {compared.map((printer, i) => (
                      <td key={printer.id} class={cellClass(printer, column, values[i] ?? null)}>
                        {textOf(printer, column)}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
        {compared.some(boxOf) && <h3>{texts.volumes}</h3>}
        <Volumes printers={compared} textOf={(printer) => volumeText(printer, texts) ?? texts.noVolume} />
      </section>
      <aside class="pt-bar row" aria-label={texts.comparison}>
        <span>{count}</span>
        <a href="#comparison">{texts.seeComparison}</a>
        <Button onPress={() => show({ ...view, compared: [] })}>{texts.clearComparison}</Button>
      </aside>
    </>
  );
}
