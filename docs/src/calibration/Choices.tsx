import { useEffect, useRef, useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import { find } from '../../../core/names/search.js';
import { SLICERS } from '../../../core/words/slicers.js';
import { fill } from '../explorer/texts/fill.js';
import { combobox } from '../home/combobox.js';
import { loadFindIndex } from '../records/find/find-index.js';
import { formatSetup } from '../setup/format-setup.js';
import { explorerPath } from '../setup/query-state.js';
import { SlicerOptions } from '../setup/SlicerOptions.js';
import { readSetup, saveSetup } from '../setup/setup.js';
import { setupTexts } from '../setup/texts.js';
import { formatValue } from './format.js';
import { LENGTHS } from './notes.js';
import type { CalibrationSession } from './session.js';

/** Most printers below the field. */
const MOST = 8;

/** A material to choose: id and name. */
export type Choice = readonly [id: string, name: string];

/** Printer, nozzle, material, slicer and spool. */
export function Choices({ desk, materials }: { desk: CalibrationSession; materials: readonly Choice[] }) {
  const { texts, place, subject } = desk;
  const variants = subject.printer?.nozzles.map(({ variant }) => variant) ?? [];
  return (
    <>
      <form class="choices" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
        <PrinterField desk={desk} />
        <label class="field">
          <span>{texts.material}</span>
          <select
            name="material"
            value={subject.material?.id ?? place.material ?? ''}
            onChange={({ currentTarget }) => void desk.go({ material: currentTarget.value || null })}
          >
            <option value="">{texts.choose}</option>
            {materials.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{texts.nozzle}</span>
          <select
            name="nozzle"
            value={desk.nozzle}
            onChange={({ currentTarget }) => void desk.go({ nozzle: currentTarget.value || null })}
          >
            {desk.nozzle === '' && <option value="">{texts.usual}</option>}
            {[...new Set([...variants, ...(desk.nozzle === '' ? [] : [desk.nozzle])])].map((variant) => (
              <option key={variant} value={variant}>
                {variant}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{texts.slicer}</span>
          <select
            name="slicer"
            value={place.slicer ?? ''}
            onChange={({ currentTarget }) =>
              void desk.go({ slicer: SLICERS.find((id) => id === currentTarget.value) ?? null }, desk.spool?.name)
            }
          >
            <SlicerOptions any={texts.all} />
          </select>
        </label>
        {desk.spool && <SpoolField desk={desk} />}
      </form>
      <State desk={desk} />
    </>
  );
}

function PrinterField({ desk }: { desk: CalibrationSession }) {
  const { texts, subject } = desk;
  const input = useRef<HTMLInputElement>(null);
  const show = useRef<ReturnType<typeof combobox>>(null);
  useEffect(() => {
    if (!input.current) return;
    const printers = async (text: string) =>
      find(
        text,
        (await loadFindIndex()).filter(({ kind }) => kind === 'printers'),
        MOST,
      );
    show.current = combobox(input.current, printers, (choice) => {
      // A field that was emptied to type another name changes nothing yet.
      if (choice) void desk.go({ printer: choice.id, nozzle: null });
    });
  }, [desk]);
  const { printer } = subject;
  const name = printer && printerName(printer);
  useEffect(() => {
    if (printer && name) show.current?.({ id: printer.id, name });
  }, [printer, name]);
  return (
    <div class="field">
      <label for="calibration-printer">{texts.printer}</label>
      <div>
        <input
          ref={input}
          id="calibration-printer"
          placeholder={texts.printerHint}
          autocomplete="off"
          spellcheck={false}
        />
      </div>
    </div>
  );
}

function SpoolField({ desk }: { desk: CalibrationSession }) {
  const { texts, spools, spool } = desk;
  const [naming, setNaming] = useState(false);
  const names = [...new Set([...spools.map(({ name }) => name), spool?.name ?? ''])];
  const take = (name: string) => {
    setNaming(false);
    if (name.trim() !== '') desk.choose(name.trim());
  };
  return (
    <div class="field">
      <label for="calibration-spool">{texts.spool}</label>
      {naming || spools.length === 0 ? (
        <input
          id="calibration-spool"
          maxLength={LENGTHS.name}
          placeholder={texts.spoolHint}
          value={naming ? '' : spool?.name}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onBlur={({ currentTarget }) => take(currentTarget.value)}
        />
      ) : (
        <select
          id="calibration-spool"
          value={spool?.name}
          onChange={({ currentTarget: { selectedIndex } }) => {
            const name = names[selectedIndex];
            if (name === undefined) setNaming(true);
            else desk.choose(name);
          }}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option>{`+ ${texts.nextSpool}`}</option>
        </select>
      )}
    </div>
  );
}

/** What stands in the way, and where the values now are from. */
function State({ desk }: { desk: CalibrationSession }) {
  const { texts, subject, state, notes, setup } = desk;
  const { printer, material, profile } = subject;
  const mine = setupTexts(texts.language);
  const names = { printer: setup.printer?.name ?? '', material: setup.material?.name ?? '' };
  const needs = material?.nozzle_temperature_c?.min;
  const reaches = printer?.max_nozzle_temperature_c;
  const kept = readSetup();
  const same = (['printer', 'material'] as const).every((part) => kept[part]?.id === setup[part]?.id);
  const other = !same || kept.nozzle !== setup.nozzle || kept.slicer !== setup.slicer;
  return (
    <div class="state">
      <div role="status">
        {state === 'loading' && <p class="quiet">{texts.loading}</p>}
        {desk.unknown.map(({ kind, asked: id }) => (
          <p key={kind} class="caution">
            {fill(kind === 'printers' ? texts.noPrinter : texts.noMaterial, { name: id })}
          </p>
        ))}
        {state === 'failed' && (
          <p class="caution">
            {texts.failed}{' '}
            <button type="button" onClick={() => void desk.load()}>
              {texts.retry}
            </button>
          </p>
        )}
        {state === 'ready' && desk.spool === null && <p>{texts.missing}</p>}
        {needs != null && reaches != null && needs > reaches && (
          <p class="caution">
            {fill(texts.unreached, {
              ...names,
              needs: formatValue(needs, { shown: '{n} °C' }),
              reaches: formatValue(reaches, { shown: '{n} °C' }),
            })}
          </p>
        )}
        {state === 'ready' && printer && material && !profile && <p class="caution">{fill(texts.noPair, names)}</p>}
        {notes.unkept !== null && (
          <p class="caution">
            {texts[notes.unkept]}{' '}
            {notes.unkept === 'broken' && (
              <button
                type="button"
                onClick={() => {
                  notes.replace();
                  desk.change((spools) => spools);
                }}
              >
                {texts.replace}
              </button>
            )}
          </p>
        )}
      </div>
      {profile && (
        <p class="quiet">
          {texts.profile}
          {texts.colon}
          <a href={mine.prefix + explorerPath(setup)}>{formatSetup({ ...setup, slicer: null }, mine)}</a>
        </p>
      )}
      {printer && material && other && (
        <p>
          <button type="button" onClick={() => saveSetup(setup)}>
            {mine.remember}
          </button>
        </p>
      )}
    </div>
  );
}
