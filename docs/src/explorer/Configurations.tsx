import { printerName } from '../../../core/names/printer-name.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { loadRecord } from './choices.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { loadedValue, useLoaded, useTools } from './tools.js';

/** The machine that a printer is a configuration of, and the configurations of a machine, as links. */
export function Configurations({ printer }: { printer: Printer }) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const name = printerName(printer);
  const { configuration_of: machine, differs, configurations } = printer;
  return (
    <>
      {machine !== null && (
        <section>
          <h3>{fill(texts.configurationOf, { printer: name })}</h3>
          <PrinterLinks ids={[machine]} />
          <p>{fill(texts.whatDiffers, { what: writer.any(differs) ?? '' })}</p>
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

/** Until their names are there, and where a copy of the data lacks them, they are called by their ids. */
function PrinterLinks({ ids }: { ids: readonly string[] }) {
  const { files, hrefOf } = useTools();
  const printers = loadedValue(
    useLoaded(ids.join(), () =>
      Promise.all(ids.map((id) => loadRecord<Printer>(files, 'printers', id).catch(() => null))),
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
