import { pagePath } from '../../../functions/paths.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { Combobox } from './Combobox.js';
import { symptomOption } from './choices.js';
import { MaterialField, PrinterField, SlicerField } from './fields.js';
import { RuleView } from './RuleView.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { type Loaded, loadedValue, useLoaded, useTools } from './tools.js';
import { NamedStatus, useNamed } from './useNamed.js';

/** From what one sees to what to do about it. */
export function TroubleshootView() {
  const { texts, lang, place, go, loader } = useTools();
  const printer = useNamed('printer');
  const material = useNamed('material');
  const rule = useNamed('symptom');
  const rules = useLoaded('rules', () => loader.list<Rule>((page) => pagePath({ kind: 'troubleshoot' }, page)));
  const chosen = loadedValue(rule);
  const options = loadedValue(rules)?.map((item) => symptomOption(item, lang)) ?? null;
  return (
    <>
      <div class="xp-choices xp-choices-one">
        <Combobox
          label={texts.symptom}
          hint={texts.symptomHint}
          options={options}
          chosen={chosen ? symptomOption(chosen, lang).label : ''}
          message={<Status of={rules} what={texts.allSymptoms} />}
          onChoose={(id) => go({ symptom: id, cause: null })}
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
      <NamedStatus of={printer} at="printer" />
      <NamedStatus of={material} at="material" />
      <NamedStatus of={rule} at="symptom" />
      {place.symptom === null && <AllSymptoms rules={rules} />}
      {chosen && (
        <RuleView
          key={chosen.id}
          rule={chosen}
          setup={{ printer: loadedValue(printer), material: loadedValue(material)?.id ?? null, slicer: place.slicer }}
          material={loadedValue(material)}
          names={new Map((options ?? []).map(({ id, label }) => [id, label]))}
        />
      )}
    </>
  );
}

/** Every symptom, by category. */
function AllSymptoms({ rules }: { rules: Loaded<Rule[]> }) {
  const { texts, lang, hrefOf } = useTools();
  const chinese = lang === 'zh-CN';
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
                <h3>{chinese ? own[0]?.category_name_zh : own[0]?.category_name}</h3>
                <ul class="xp-symptoms">
                  {own.map((rule) => (
                    <li key={rule.id}>
                      <a href={hrefOf({ symptom: rule.id, cause: null })}>{chinese ? rule.name_zh : rule.name}</a>
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
