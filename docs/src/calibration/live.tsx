import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import { profilesOf, setupWith } from '../../../clients/typescript/src/parts/setup.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { KeepSetup, SetupFields } from '../explorer/fields.js';
import { pageFiles as files } from '../explorer/load.js';
import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { FieldContext, type Loaded, loadedValue, useLoaded } from '../explorer/tools.js';
import { showRest } from '../layouts/waiting.js';
import { formatSetup, pageLanguage, setupTexts } from '../setup/on-page.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { explorerPath, fillQueryState, type MySetup } from '../setup/setup.js';
import type { BuiltPlan } from './built.js';
import { type CalibrationTexts, calibrationTexts } from './calibration-texts.js';
import { StepPanel } from './StepPanel.js';

/** Renders the setup fields, and the values of each step in its panel. */
export async function bringToLife(top: HTMLElement): Promise<void> {
  const plan = JSON.parse(top.dataset.calibration ?? '') as BuiltPlan;
  const start = fillQueryState(readQueryState(location.search), await resolveSetup(files));
  top.hidden = false;
  render(<Calibration {...plan} start={start} />, top);
}

function Calibration({ steps, fields, start }: BuiltPlan & { start: QueryState }) {
  const texts = calibrationTexts(pageLanguage());
  const [place, setPlace] = useState(start);
  const printerLoad = useLoaded(place.printer, (name) => resolveRecord<Printer>(files, 'printers', name));
  const materialLoad = useLoaded(place.material, (name) => resolveRecord<Material>(files, 'materials', name));
  const [printer, material] = [loadedValue(printerLoad), loadedValue(materialLoad)];
  const pair = printer && material ? `${printer.id} ${material.id}` : null;
  const profilesLoad = useLoaded(pair, () => profilesOf(files, printer, material));
  const loading = [printerLoad, materialLoad, profilesLoad].some(({ state }) => state === 'loading');
  const { profile } = setupWith(
    { printer, material, profiles: loadedValue(profilesLoad) ?? [] },
    { nozzle: place.nozzle ?? undefined },
    'default',
  );
  const nozzle = profile?.nozzle.variant ?? place.nozzle ?? '';
  const setup: MySetup = {
    printer: printer && { id: printer.id, name: printerName(printer) },
    nozzle: nozzle || null,
    material: material && { id: material.id, name: material.name },
    slicer: place.slicer,
  };

  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}${writeQueryState(place)}${location.hash}`);
    // Show only the instructions for the selected slicer.
    for (const part of document.querySelectorAll<HTMLElement>('[data-slicers]'))
      part.hidden = place.slicer !== null && !part.dataset.slicers?.split(' ').includes(place.slicer);
  }, [place]);
  useEffect(() => {
    // Keep the panels unchanged until all records have loaded.
    if (loading) return;
    for (const step of steps) {
      const panel = document.querySelector<HTMLElement>(`#${step.id} .panel`);
      if (!panel) continue;
      panel.hidden = pair === null;
      const records = { printer, material, profile };
      // The key resets the fields for another pair.
      render(pair === null ? null : <StepPanel key={pair} {...{ step, steps, records, texts }} />, panel);
    }
    showRest();
  }, [pair, profile, loading]);

  const own = setupTexts(texts.language);
  return (
    <FieldContext.Provider value={{ language: texts.language, files, texts: fields }}>
      <form class="xp-choices" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
        <SetupFields
          {...{ texts, printer, material }}
          nozzle={setup.nozzle}
          variants={[...new Set(printer?.nozzles.map(({ variant }) => variant))]}
          slicer={place.slicer}
          onChoose={(part) => setPlace((before) => ({ ...before, ...part }))}
        />
      </form>
      <div class="state">
        <Failure of={printerLoad} what={fields.printer} texts={texts} />
        <Failure of={materialLoad} what={fields.material} texts={texts} />
        <Failure of={profilesLoad} what={texts.title} texts={texts} />
        <div role="status">
          {!loading && (place.printer === null || place.material === null) && (
            <p>
              {texts.say(
                'Choose a printer and a material: each step then shows the current value and the values to try.',
                '选择打印机和耗材后，每一步都会给出当前值和要试的数值。',
              )}
            </p>
          )}
          {printer && material && <Unreached {...{ printer, material, texts }} />}
          {printer && material && !profile && !loading && (
            <p class="caution">
              {texts.say(
                `There is no profile for ${material.name} on the ${printerName(printer)}: the current values are not known.`,
                `没有 ${printerName(printer)} 打印 ${material.name} 的配置，当前值未知。`,
              )}
            </p>
          )}
        </div>
        {profile && (
          <p class="quiet">
            {texts.say('Current values come from the profile', '当前值来自配置')}
            {texts.colon}
            <a href={own.prefix + explorerPath(setup)}>{formatSetup({ ...setup, slicer: null }, own)}</a>
          </p>
        )}
        {printer && material && !loading && <KeepSetup shown={setup} />}
      </div>
    </FieldContext.Provider>
  );
}

/** Reports an unknown name, or a file that failed to load with a retry button. */
function Failure({ of, what, texts }: { of: Loaded<unknown>; what: string; texts: CalibrationTexts }) {
  if (of.state !== 'failed' || !(of.error instanceof UnknownNameError)) return <Status of={of} what={what} />;
  const { kind, asked: name } = of.error;
  return <p class="caution">{fill(kind === 'printers' ? texts.noPrinter : texts.noMaterial, { name })}</p>;
}

function Unreached({ printer, material, texts }: { printer: Printer; material: Material; texts: CalibrationTexts }) {
  const [needs, reaches] = [material.nozzle_temperature_c.min, printer.max_nozzle_temperature_c];
  if (needs === null || reaches === null || needs <= reaches) return null;
  const name = printerName(printer);
  return (
    <p class="caution">
      {texts.say(
        `${material.name} needs ${needs} °C, the ${name} reaches ${reaches} °C: it cannot print this material.`,
        `${material.name} 至少需要 ${needs} °C，${name} 最高只能达到 ${reaches} °C，无法打印这种耗材。`,
      )}
    </p>
  );
}
