import { fitPath } from '../../../core/contract/paths.js';
import { EVERYDAY } from '../../../core/materials/everyday.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Fit, Printer } from '../../../schemas/generated/record.js';
import { useMaterials } from './fields.js';
import { fill } from './texts/fill.js';
import { loadedValue, useLoaded, useTools } from './tools.js';

/** What a printer prints instead: the everyday materials with their verdicts, then all that there are settings for. */
export function OtherMaterials({ printer }: { printer: Printer }) {
  const { texts, hrefOf, files } = useTools();
  const names = new Map(loadedValue(useMaterials())?.map(({ id, name }) => [id, name]));
  const fits = loadedValue(useLoaded(fitPath(printer.id), (path) => files.memo<{ data: Fit[] }>(path)))?.data ?? [];
  const everyday = EVERYDAY.flatMap((id) => fits.find(({ material }) => material === id) ?? []);
  const rest = printer.materials.filter((id) => !everyday.some(({ material }) => material === id));
  const link = (id: string) => <a href={hrefOf({ material: id, nozzle: null })}>{names.get(id) ?? id}</a>;
  return (
    <section>
      <h3>{fill(texts.printsInstead, { printer: printerName(printer) })}</h3>
      <ul class="xp-links">
        {everyday.map(({ material, verdict }) => (
          <li key={material}>
            {link(material)} <span class={`xp-fit-${verdict}`}>{texts.verdicts[verdict]}</span>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details class="xp-more">
          <summary>{fill(texts.materialsOf, { n: printer.materials.length })}</summary>
          <ul class="xp-links">
            {rest.map((id) => (
              <li key={id}>{link(id)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
