import { verdictIn } from '../../../core/fit/matrix.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { cellOf, unknownText } from './cells.js';
import { useTable } from './context.js';
import { judged } from './filtering.js';
import { pageOf, pairOf } from './page-of.js';
import { MOST_COMPARED } from './view.js';

/** A printer as a line of the table. */
export function Row({ printer }: { printer: BriefPrinter }) {
  const table = useTable();
  const { texts, view, show, fits, materials } = table;
  const { columns, compared, filters } = view;
  const name = printerName(printer);
  const chosen = compared.includes(printer.id);
  const others = compared.filter((id) => id !== printer.id);
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
              show({ ...view, compared: checked ? [...others, printer.id] : others })
            }
          />
        </label>
      </td>
      <th scope="row">
        <a href={pageOf(table, printer.id)}>{name}</a>
      </th>
      {fits &&
        judged(filters).map((id) => {
          const verdict = verdictIn(fits, printer.id, id);
          return (
            <td key={id} class={`pt-verdict pt-${verdict}`} data-label={materials[id] ?? id}>
              <a href={pairOf(table, printer.id, id)}>{texts.verdicts[verdict]}</a>
            </td>
          );
        })}
      {columns.map((column) => {
        const text = cellOf(printer, column, texts);
        return (
          <td key={column} class={text === null ? 'pt-none' : ''} data-label={texts.columns[column]}>
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
