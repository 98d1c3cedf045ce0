import { FILES } from '../../../core/contract/paths.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { CalibrationStep } from '../../../schemas/generated/record.js';
import { type BuiltPlan, builtSteps } from '../calibration/built.js';
import { fieldTexts } from '../explorer/explorer-texts.js';
import { fill } from '../explorer/texts/fill.js';
import { Fold, Separated } from '../parts.js';
import type { Catalogue } from './catalogue.js';
import { Correction } from './correction.js';
import { References } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { useLocale } from './use-locale.js';
import { Picture } from './wall.js';

/** The calibration steps for a new spool; a script adds the values for the selected setup. */
export function calibrationPage(from: Catalogue, locale: PageLocale): Page {
  const { say } = locale;
  const steps = from.calibration;
  const heading = say('Calibrate a new spool', '校准新耗材');
  const names = steps.map((step) => locale.say(step.name, step.name_zh));
  const description = say(
    `From a new spool to a tuned profile in ${steps.length} steps: ${names.join(', ')}. What to print in each slicer, what to look at, and the values to try on your printer.`,
    `从新料盘到调好的配置，共 ${steps.length} 步：${names.join('、')}。各切片软件打印什么、看什么，以及您的打印机要试的数值。`,
  );
  const plan: BuiltPlan = { steps: builtSteps(from, locale), fields: fieldTexts(locale.language) };
  return {
    path: '/calibration/',
    heading,
    title: say(
      'Calibrate a filament: temperature, flow, pressure advance, retraction',
      '耗材校准：温度、流量、压力提前、回抽',
    ),
    description,
    about: { '@type': 'TechArticle', headline: heading },
    file: FILES.calibration,
    waits: true,
    body: (
      <>
        <p class="lead">
          {say(
            'Each step is based on the steps before it, so do them in this order and save each result in the slicer.',
            '每一步都以前面的结果为基础，请按顺序进行，并将每步的结果保存到切片软件中。',
          )}
        </p>
        <ol class="jump plan row">
          {steps.map((step, i) => (
            <li key={step.id}>
              <a href={`#${step.id}`}>
                {i + 1}. {locale.say(step.name, step.name_zh)}
              </a>
            </li>
          ))}
        </ol>
        <section
          id="choices"
          class="late box"
          aria-label={say('Your printer and material', '您使用的设备与耗材')}
          data-calibration={JSON.stringify(plan)}
          hidden
        />
        {steps.map((step, i) => (
          <CalibrationSection key={step.id} number={i + 1} {...{ step, from }} />
        ))}
      </>
    ),
  };
}

interface Props {
  step: CalibrationStep;
  from: Catalogue;
}

/** A calibration step: what to print, what to inspect, and where to enter the result. A script fills its panel. */
function CalibrationSection({ step, number, from }: Props & { number: number }) {
  const { say, texts } = useLocale();
  const hazards: Record<string, string> = texts.problem.hazards;
  const caution = say(step.caution ?? '', step.caution_zh ?? '');
  const warns = step.caution_level !== 'note';
  const name = say(step.name, step.name_zh);
  return (
    <section id={step.id} class="step">
      <h2>
        {number}. {name}
      </h2>
      {(step.minutes !== null || (warns && step.hazards.length > 0)) && (
        <p class="badges row">
          {step.minutes !== null && <span>{fill(texts.problem.minutes, { n: step.minutes })}</span>}
          {warns &&
            step.hazards.map((hazard) => (
              <span key={hazard} class="danger">
                ⚠ {hazards[hazard] ?? hazard}
              </span>
            ))}
        </p>
      )}
      <div class="read">
        <Picture pictures={step.pictures} width={320} />
        <p>{say(step.reason, step.reason_zh)}</p>
        <After {...{ step, from }} />
        {warns && caution !== '' && (
          <p class="caution">
            <strong>
              {texts.problem.caution}
              {say(': ', '：')}
            </strong>
            {caution}
          </p>
        )}
        <h3>{say('What to print', '打印什么')}</h3>
        <Tests step={step} />
        {!warns && caution !== '' && <p class="quiet">{caution}</p>}
        <h3>{say('What to look at', '看什么')}</h3>
        <p>{say(step.evaluation, step.evaluation_zh)}</p>
        <h3>{say('Where to enter the result', '结果填在哪里')}</h3>
        {step.settings.map((id) => (
          <Place key={id} id={id} from={from} />
        ))}
      </div>
      <section class="panel box" aria-label={name} hidden />
      <Fold title={texts.references}>
        <References references={step.references} />
      </Fold>
      <Correction record={`calibration/${step.id}`} label={name} />
    </section>
  );
}

function After({ step, from }: Props) {
  if (step.after.length === 0) return null;
  const { say, writer } = useLocale();
  return (
    <p class="quiet">
      {say('Based on: ', '以此为基础：')}
      <Separated by={writer.comma}>
        {from.calibration
          .filter(({ id }) => step.after.includes(id))
          .map(({ id, name, name_zh }) => (
            <a key={id} href={`#${id}`}>
              {say(name, name_zh)}
            </a>
          ))}
      </Separated>
    </p>
  );
}

/** The built-in test of each slicer, or a model to print if it has none. */
function Tests({ step }: Pick<Props, 'step'>) {
  const { say, texts } = useLocale();
  const without = SLICERS.filter((id) => step.tests[id] === null);
  return (
    <ul class="tests">
      {SLICERS.map((id) => {
        const test = step.tests[id];
        if (test === null) return null;
        const note = say(test.note ?? '', test.note_zh ?? '');
        return (
          <li key={id} data-slicers={id}>
            <strong>{texts.slicers[id]}</strong>
            {say(': ', '：')}
            {say(test.menu, test.menu_zh)}
            {note !== '' && <small>{note}</small>}
          </li>
        );
      })}
      {without.length > 0 && (
        <li data-slicers={without.join(' ')}>
          <strong>{without.map((id) => texts.slicers[id]).join(say(', ', '、'))}</strong>
          {say(': no test of its own. ', '：没有自带的测试。')}
          {say(step.test_print, step.test_print_zh)}
        </li>
      )}
    </ul>
  );
}

/** A setting with its menu path in each slicer. */
function Place({ id, from }: { id: string } & Pick<Props, 'from'>) {
  const { say, texts, to } = useLocale();
  const setting = from.settings.get(id);
  if (!setting) return null;
  return (
    <>
      <p>
        <a href={to(`/settings/${id}/`)}>{say(setting.name, setting.name_zh)}</a>
      </p>
      <ul class="keys">
        {SLICERS.map((slicer) => {
          const { key, menu, menu_zh, label, label_zh, note, note_zh, workaround, workaround_zh } =
            setting.slicers[slicer];
          const way =
            say(menu?.join(' > ') ?? '', menu_zh?.join(' > ') ?? '') || say(label ?? '', label_zh ?? label ?? '');
          const more = say(note ?? '', note_zh ?? '');
          return (
            <li key={slicer} data-slicers={slicer}>
              {texts.slicers[slicer]}
              {say(': ', '：')}
              {key === null ? (
                say(workaround ?? '', workaround_zh ?? '') || texts.problem.noKey
              ) : (
                <>
                  {way} <code>{key}</code>
                </>
              )}
              {more !== '' && <small>{more}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
