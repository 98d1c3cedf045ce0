import { useMemo, useState } from 'preact/hooks';
import { verdictIn } from '../../../core/fit/matrix.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { Button, Check } from '../parts.js';
import { explorerPath, NO_SETUP } from '../setup/setup.js';
import {
  COLUMNS,
  cellClass,
  cellOf,
  FIRST_ORDER,
  isFigure,
  SORTABLES,
  type Sortable,
  sorted,
  unknownText,
} from './columns.js';
import { addressOf, useTable, withOrWithout } from './context.js';
import { filter, judged, marginIn, surestFirst } from './filtering.js';
import { MOST_COMPARED } from './view.js';

/** Rows shown initially and added per step: rendering more takes longer than filtering. */
const ROWS = 25;

/** The printers that match the filters, in the selected order and columns. */
export function PrinterTable({ printers }: { printers: readonly BriefPrinter[] }) {
  const { texts, view, fits, materials, demands } = useTable();
  const { filters, sort, columns } = view;
  const found = useMemo(() => {
    const meeting = sorted(filter(printers, filters, fits), sort);
    return sort.by === FIRST_ORDER.by ? surestFirst(meeting, filters, fits, demands) : meeting;
  }, [printers, filters, sort, fits]);
  // New results reset the number of rows shown.
  const [shown, setShown] = useState({ of: found, rows: ROWS });
  const most = shown.of === found ? shown.rows : ROWS;
  const setMost = (rows: number) => setShown({ of: found, rows });
  const left = found.length - most;
  return (
    <section>
      <div class="row pt-head">
        <p role="status">{fill(texts.found, { n: found.length, total: printers.length })}</p>
        <Order />
        <ColumnPicker />
      </div>
      {found.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        <section class="scroll" tabIndex={0} aria-label={texts.title}>
          <table class="pt-table pt-cards">
            <thead>
              <tr>
                <th scope="col">{texts.compare}</th>
                <Heading by="name" />
                {judged(filters).map((id) => (
                  <th key={id} scope="col">
                    {materials[id] ?? id}
                  </th>
                ))}
                {columns.map((column) => (
                  <Heading key={column} by={column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((printer) => (
                <Row key={printer.id} printer={printer} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {left > 0 && (
        <div class="row">
          <Button onPress={() => setMost(most + ROWS)}>{fill(texts.showMore, { n: Math.min(left, ROWS) })}</Button>
          {left > ROWS && (
            <Button onPress={() => setMost(found.length)}>{fill(texts.showAll, { n: found.length })}</Button>
          )}
        </div>
      )}
    </section>
  );
}

/** A column heading that sorts by its column: ascending first, then descending. */
function Heading({ by }: { by: Sortable }) {
  const { texts, view, show } = useTable();
  const { sort } = view;
  const own = sort.by === by;
  return (
    <th scope="col" aria-sort={own ? (sort.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        class="pt-sort"
        onClick={() => show({ ...view, sort: { by, descending: own && !sort.descending } })}
      >
        {texts.columns[by]} <span aria-hidden="true">{own ? (sort.descending ? '▼' : '▲') : '↕'}</span>
      </button>
    </th>
  );
}

/** Selects the sort order; the card layout on phones has no column headings. */
function Order() {
  const { texts, view, show } = useTable();
  return (
    <label class="row">
      {texts.order}
      <select
        value={view.sort.by}
        onChange={({ currentTarget: { value } }) => {
          const by = SORTABLES.find((one) => one === value) ?? FIRST_ORDER.by;
          show({ ...view, sort: { by, descending: isFigure(by) } });
        }}
      >
        {SORTABLES.map((by) => (
          <option key={by} value={by}>
            {texts.columns[by]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ColumnPicker() {
  const { texts, view, show } = useTable();
  const { columns } = view;
  return (
    <details class="pt-columns">
      <summary>{texts.columnsLabel}</summary>
      <fieldset class="pt-figure stack">
        <legend class="sr-only">{texts.columnsLabel}</legend>
        {COLUMNS.map((column) => (
          <Check
            key={column}
            label={texts.columns[column]}
            checked={columns.includes(column)}
            change={(checked) =>
              show({ ...view, columns: COLUMNS.filter((one) => (one === column ? checked : columns.includes(one))) })
            }
          />
        ))}
      </fieldset>
    </details>
  );
}

function Row({ printer }: { printer: BriefPrinter }) {
  const table = useTable();
  const { texts, view, show, fits, materials, demands, language } = table;
  const { columns, compared, filters } = view;
  const margin = marginIn(printer, filters, demands).reasons.map((reason) => reason[language]);
  const name = printerName(printer);
  const chosen = compared.includes(printer.id);
  return (
    <tr class={chosen ? 'pt-chosen' : ''}>
      <td>
        <label class="pt-tick">
          <input
            type="checkbox"
            aria-label={fill(texts.compareOne, { name })}
            checked={chosen}
            disabled={!chosen && compared.length >= MOST_COMPARED}
            onChange={({ currentTarget: { checked } }) =>
              show({ ...view, compared: withOrWithout(compared, printer.id, checked) })
            }
          />
        </label>
      </td>
      <th scope="row">
        <a href={addressOf(table, `/printers/${printer.id}/`)}>{name}</a>
        {margin.length > 0 && <small class="pt-margin">{margin.join(texts.listSeparator)}</small>}
      </th>
      {fits &&
        judged(filters).map((id) => {
          const verdict = verdictIn(fits, printer.id, id);
          return (
            <td key={id} class={`pt-verdict pt-${verdict}`} data-label={materials[id] ?? id}>
              <a href={addressOf(table, explorerPath(NO_SETUP, { printer: printer.id, material: id }))}>
                {texts.verdicts[verdict]}
              </a>
            </td>
          );
        })}
      {columns.map((column) => {
        const text = cellOf(printer, column, texts);
        return (
          <td key={column} class={cellClass(printer, column, text)} data-label={texts.columns[column]}>
            {text ?? (
              <>
                <span aria-hidden="true">–</span>
                <span class="sr-only">{unknownText(column, texts)}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
