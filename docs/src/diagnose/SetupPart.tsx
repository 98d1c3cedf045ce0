import { useContext } from 'preact/hooks';
import { contradictionsOf } from '../../../core/troubleshoot/resolve/contradictions.js';
import { MaterialField, PrinterField, SlicerField } from '../explorer/fields.js';
import { TableContext, usePage } from './context.js';
import { formatViewSetup } from './setup-words.js';
import { UsedList } from './UsedList.js';
import type { View } from './view.js';

/** The setup that the ranking starts from, with what it uses of it. `causes` are those that are possible; null: not yet. */
export function SetupPart({ causes }: { causes: { ranked: readonly string[]; ruledOut: readonly string[] } | null }) {
  const { texts, fields, view, setup, go, language, say, writer } = usePage();
  const table = useContext(TableContext);
  const { printer, material } = setup;
  const words = formatViewSetup(view, setup, language);
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    go({ ...next, bare: true }, 'replaces');
  };
  const contradictions = contradictionsOf(setup);
  return (
    <section class="dg-setup" aria-label={texts.setup}>
      <details>
        <summary>
          <strong>{texts.setup}</strong>
          {writer.colon}
          {words || texts.setupNone}
        </summary>
        <div class="xp-choices">
          <PrinterField
            label={fields.printer}
            brand={null}
            chosen={printer}
            onChoose={(id) => change({ printer: id, nozzle: null })}
          />
          {printer && printer.nozzles.length > 0 && (
            <label class="xp-combobox">
              {texts.nozzle}
              <span class="xp-field">
                <select
                  value={view.nozzle ?? ''}
                  onChange={({ currentTarget: { value } }) => change({ nozzle: value || null })}
                >
                  <option value="">{texts.anyNozzle}</option>
                  {printer.nozzles.map(({ variant }) => (
                    <option key={variant} value={variant}>
                      {variant}
                    </option>
                  ))}
                </select>
              </span>
            </label>
          )}
          <MaterialField
            label={fields.material}
            of={null}
            chosen={material}
            onChoose={(id) => change({ material: id })}
          />
          <SlicerField chosen={view.slicer} onChoose={(slicer) => change({ slicer })} />
        </div>
      </details>
      {contradictions.length > 0 && (
        <div role="alert" class="xp-alert">
          <p>
            <strong>{texts.contradicts}</strong>
          </p>
          <ul>
            {contradictions.map(({ code, message, message_zh }) => (
              <li key={code}>{say(message, message_zh)}</li>
            ))}
          </ul>
        </div>
      )}
      {table && words && <UsedList causes={causes} />}
    </section>
  );
}
