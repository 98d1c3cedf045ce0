import { useState } from 'preact/hooks';
import type { ListedRule } from '../../../core/contract/brief.js';
import { printerName } from '../../../core/names/printer-name.js';
import { useLinkedYours } from '../answer/useLinkedYours.js';
import { Combobox } from './Combobox.js';
import { loadRules, symptomOption } from './choices.js';
import { MaterialField, PrinterField, SlicerField } from './fields.js';
import { Printed } from './Printed.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { useTitle } from './title.js';
import { type Loaded, loadedValue, useLoaded, useTools } from './tools.js';
import { NamedStatus, useNamed } from './useNamed.js';
import { YourFile } from './yours/YourFile.js';

/** From what one sees to what to do about it. */
export function TroubleshootView() {
  const { texts, language, place, go, files, writer } = useTools();
  const printer = useNamed('printer');
  const material = useNamed('material');
  const rule = useNamed('symptom');
  const [wanted, setWanted] = useState(false);
  // Who follows a link to a symptom need not load the others.
  const rules = useLoaded(wanted || place.symptom === null ? 'rules' : null, () => loadRules(files));
  const chosen = loadedValue(rule);
  const [machine, plastic] = [loadedValue(printer), loadedValue(material)];
  const unread = useLinkedYours();
  // What answers is loaded once there is something to answer.
  const view = useLoaded(place.symptom && 'rule', async () => (await import('./RuleView.js')).RuleView);
  const RuleView = loadedValue(view);
  const pair =
    machine && plastic
      ? fill(texts.pairOf, { printer: printerName(machine), material: plastic.name })
      : machine
        ? printerName(machine)
        : plastic?.name;
  const setup = [pair, place.slicer && texts.slicers[place.slicer]].filter(Boolean).join(writer.comma);
  const symptom = chosen && symptomOption(chosen, language).label;
  useTitle(symptom && setup ? symptom + writer.colon + setup : symptom);
  const options = loadedValue(rules)?.map((item) => symptomOption(item, language)) ?? null;
  return (
    <>
      <div class="xp-choices xp-choices-one">
        <Combobox
          label={texts.symptom}
          hint={texts.symptomHint}
          options={options}
          chosen={chosen ? symptomOption(chosen, language).label : ''}
          message={<Status of={rules} what={texts.allSymptoms} />}
          onOpen={() => setWanted(true)}
          onChoose={(id) => go({ symptom: id, cause: null, fix: null })}
        />
      </div>
      <fieldset class="xp-choices">
        <legend>{fill(texts.optional, { what: texts.yourSetup })}</legend>
        <PrinterField
          label={texts.printer}
          brand={null}
          chosen={loadedValue(printer)}
          onChoose={(id) => go({ printer: id, nozzle: null })}
        />
        <MaterialField
          label={texts.material}
          of={null}
          chosen={loadedValue(material)}
          onChoose={(id) => go({ material: id })}
        />
        <SlicerField chosen={place.slicer} onChoose={(slicer) => go({ slicer })} />
      </fieldset>
      <Printed
        printer={machine && printerName(machine)}
        material={plastic?.name}
        nozzle={place.nozzle}
        slicer={place.slicer}
      />
      <NamedStatus of={printer} at="printer" />
      <NamedStatus of={material} at="material" />
      <NamedStatus of={rule} at="symptom" />
      <Status of={view} what={texts.symptom} />
      <YourFile opens={chosen === null} />
      {place.symptom === null && <AllSymptoms rules={rules} />}
      {chosen && RuleView && (
        <RuleView key={chosen.id} rule={chosen} printer={machine} material={plastic} unread={unread} />
      )}
    </>
  );
}

/** Every symptom, by category. */
function AllSymptoms({ rules }: { rules: Loaded<ListedRule[]> }) {
  const { texts, say, hrefOf } = useTools();
  const all = loadedValue(rules) ?? [];
  const categories = [...new Set(all.map(({ category }) => category))];
  return (
    <section>
      <h2>{texts.allSymptoms}</h2>
      <Status of={rules} what={texts.allSymptoms}>
        <p class="xp-quiet">{fill(texts.symptomsFound, { n: all.length })}</p>
        <div class="xp-cards">
          {categories.map((category) => {
            const own = all.filter((rule) => rule.category === category);
            return (
              <section key={category} class="xp-card">
                <h3>{say(own[0]?.category_name, own[0]?.category_name_zh)}</h3>
                <ul class="xp-symptoms">
                  {own.map((rule) => (
                    <li key={rule.id}>
                      <a href={hrefOf({ symptom: rule.id, cause: null, fix: null })}>{say(rule.name, rule.name_zh)}</a>
                      {rule.stop_print && <span class="xp-badge xp-danger">{texts.stopPrint}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </Status>
    </section>
  );
}
