import { SLICERS } from '../../../core/words/slicers.js';
import type { CalibrationStep } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { Catalogue } from './catalogue.js';
import { Correction } from './correction.js';
import type { PageLocale } from './locale.js';

interface Props {
  step: CalibrationStep;
  from: Catalogue;
  locale: PageLocale;
}

/** A step of the calibration: what to print, what to look at, and where the result goes. A script fills its panel. */
export function CalibrationSection({ step, number, from, locale }: Props & { number: number }) {
  const { say, texts } = locale;
  const hazards: Record<string, string> = texts.problem.hazards;
  const caution = say(step.caution ?? '', step.caution_zh ?? '');
  const warns = step.caution_level !== 'note';
  const name = locale.say(step.name, step.name_zh);
  const [picture] = step.pictures;
  return (
    <section id={step.id} class="step">
      <h2>
        {number}. {name}
      </h2>
      {(step.minutes !== null || (warns && step.hazards.length > 0)) && (
        <p class="badges">
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
        {picture && (
          <img
            class="picture"
            src={picture.path}
            width={320}
            height={240}
            alt={say(picture.alt, picture.alt_zh)}
            loading="lazy"
          />
        )}
        <p>{say(step.because, step.because_zh)}</p>
        <After {...{ step, from, locale }} />
        {warns && <Caution text={caution} locale={locale} />}
        <h3>{say('What to print', '打印什么')}</h3>
        <Tests {...{ step, locale }} />
        {!warns && caution !== '' && <p class="quiet">{caution}</p>}
        <h3>{say('What to look at', '看什么')}</h3>
        <p>{say(step.look, step.look_zh)}</p>
        <h3>{say('Where to enter the result', '结果填在哪里')}</h3>
        {step.settings.map((id) => (
          <Place key={id} id={id} {...{ from, locale }} />
        ))}
      </div>
      <section class="panel" aria-label={name} hidden />
      <details>
        <summary>{texts.references}</summary>
        <ul class="references">
          {step.references.map(({ id, title, url }) => (
            <li key={id}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
      <Correction locale={locale} label={name} doubt={{ record: `calibration/${step.id}`, field: null, known: true }} />
    </section>
  );
}

function After({ step, from, locale }: Props) {
  if (step.after.length === 0) return null;
  const { say } = locale;
  return (
    <p class="quiet">
      {say('Based on: ', '以此为基础：')}
      {from.calibration
        .filter(({ id }) => step.after.includes(id))
        .map((earlier, i) => (
          <span key={earlier.id}>
            {i > 0 && say(', ', '、')}
            <a href={`#${earlier.id}`}>{locale.say(earlier.name, earlier.name_zh)}</a>
          </span>
        ))}
    </p>
  );
}

/** Where each slicer has a test of its own, and what to print where it has none. */
function Tests({ step, locale }: Pick<Props, 'step' | 'locale'>) {
  const { say, texts } = locale;
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
          {say(step.print, step.print_zh)}
        </li>
      )}
    </ul>
  );
}

/** A setting with the way to it in each slicer. */
function Place({ id, from, locale }: { id: string } & Pick<Props, 'from' | 'locale'>) {
  const { say, texts, to } = locale;
  const setting = from.settings.get(id);
  if (!setting) return null;
  return (
    <>
      <p>
        <a href={to(`/settings/${id}/`)}>{locale.say(setting.name, setting.name_zh)}</a>
      </p>
      <ul class="keys">
        {SLICERS.map((slicer) => {
          const { key, menu, menu_zh, label, label_zh, note, note_zh, how, how_zh } = setting.slicers[slicer];
          const way =
            say(menu?.join(' > ') ?? '', menu_zh?.join(' > ') ?? '') || say(label ?? '', label_zh ?? label ?? '');
          const said = say(note ?? '', note_zh ?? '');
          return (
            <li key={slicer} data-slicers={slicer}>
              {texts.slicers[slicer]}
              {say(': ', '：')}
              {key === null ? (
                say(how ?? '', how_zh ?? '') || texts.problem.noKey
              ) : (
                <>
                  {way} <code>{key}</code>
                </>
              )}
              {said !== '' && <small>{said}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What to mind, set apart from the text around it; nothing where there is nothing to mind. */
function Caution({ text, locale: { say, texts } }: { text: string; locale: PageLocale }) {
  if (text === '') return null;
  return (
    <p class="caution">
      <strong>
        {texts.problem.caution}
        {say(': ', '：')}
      </strong>
      {text}
    </p>
  );
}
