import { FILES } from '../../../core/contract/paths.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { Rule, Setting } from '../../../schemas/generated/record.js';
import { symptomPath } from '../symptom/anchors.js';
import type { Catalogue } from './catalogue.js';
import { Correction } from './correction.js';
import { Histogram } from './histogram.js';
import type { PageLocale } from './locale.js';
import { formatDefault } from './options.js';
import type { Page } from './page.js';
import { Scroll } from './scroll.js';
import { Picture } from './wall.js';

/** The page of a setting: what it does, where each slicer has it, what it mends, and what others set it to. */
export function settingPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const setting = from.settings.get(id);
  if (!setting) throw new Error(`no setting ${id}`);
  const { say } = locale;
  const name = locale.say(setting.name, setting.name_zh);
  const mends = mendedBy(id, from);
  const conversion = say(setting.conversion ?? '', setting.conversion_zh ?? '');
  return {
    path: `/settings/${id}/`,
    heading: name,
    title: say(
      `${name} in OrcaSlicer, Bambu Studio, PrusaSlicer and Cura`,
      `${name}：在 OrcaSlicer、Bambu Studio、PrusaSlicer 和 Cura 中的位置`,
    ),
    description: say(
      `${setting.description} Its name in four slicers, the defects that it fixes and the values of all profiles.`,
      `${setting.description_zh}四款切片软件中的名称、可解决的问题以及全部配置的取值分布。`,
    ),
    crumbs: [{ name: say('Settings', '参数'), path: '/settings/' }],
    about: {
      '@type': 'DefinedTerm',
      name,
      termCode: id,
      description: say(setting.description, setting.description_zh),
    },
    file: FILES.settings,
    body: (
      <>
        <p class="lead">{say(setting.description, setting.description_zh)}</p>
        <Slicers setting={setting} locale={locale} />
        {conversion !== '' && <p>{conversion}</p>}
        <Histogram setting={setting} spread={from.spreads.get(id) ?? null} locale={locale} />
        <Mends mends={mends} locale={locale} />
        <section>
          {setting.documentation !== null && (
            <p>
              <a href={setting.documentation}>{say('Documentation of the slicer', '切片软件的说明')}</a>
            </p>
          )}
          <Correction locale={locale} label={name} doubt={{ record: `settings/${id}`, field: null, known: true }} />
        </section>
      </>
    ),
  };
}

interface Mended {
  rule: Rule;
  /** The first cause and fix that change it. */
  cause: string;
  fix: string;
  /** What is done to the setting, each once. */
  directions: NonNullable<Rule['causes'][number]['fixes'][number]['adjustment']>['direction'][];
}

/** The symptoms that have a fix which changes the setting. */
function mendedBy(id: string, from: Catalogue): Mended[] {
  return [...from.symptoms.values()].flatMap((rule) => {
    const changes = rule.causes.flatMap(({ id: cause, fixes }) =>
      fixes.flatMap(({ id: fix, adjustment }) =>
        adjustment?.setting === id ? [{ cause, fix, direction: adjustment.direction }] : [],
      ),
    );
    const [first] = changes;
    const directions = [...new Set(changes.map(({ direction }) => direction))];
    return first ? [{ rule, cause: first.cause, fix: first.fix, directions }] : [];
  });
}

function Mends({ mends, locale }: { mends: readonly Mended[]; locale: PageLocale }) {
  const { say, texts, to } = locale;
  return (
    <section>
      <h2>{say('What it fixes', '可以解决的问题')}</h2>
      {mends.length === 0 && <p class="unknown">{say('No fix changes it.', '没有规则调整它。')}</p>}
      <ul class="wall">
        {mends.map(({ rule, cause, fix, directions }) => (
          <li key={rule.id}>
            <a href={to(symptomPath(rule.id, cause, fix))}>
              <Picture rule={rule} width={160} locale={locale} />
              <span>
                {locale.say(rule.name, rule.name_zh)}{' '}
                <small>{directions.map((direction) => texts.problem.direction[direction]).join(say(', ', '、'))}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slicers({ setting, locale }: { setting: Setting; locale: PageLocale }) {
  const { say, texts } = locale;
  const title = say('Where to find it in each slicer', '在各切片软件中的位置');
  return (
    <section>
      <h2>{title}</h2>
      <Scroll title={title}>
        <table class="values slicers">
          <thead>
            <tr>
              <th scope="col">{texts.slicer}</th>
              <th scope="col">{say('In the interface', '界面名称')}</th>
              <th scope="col">{say('Key', '配置键')}</th>
              <th scope="col">{say('Default', '默认值')}</th>
            </tr>
          </thead>
          <tbody>
            {SLICERS.map((id) => {
              const own = setting.slicers[id];
              const note = say(own.note ?? '', own.note_zh ?? '');
              const how = say(own.how ?? '', own.how_zh ?? '');
              const label = say(own.label ?? '', own.label_zh ?? own.label ?? '');
              return (
                <tr key={id}>
                  <th scope="row">{texts.slicers[id]}</th>
                  <td>
                    {label || (own.key === null ? how || texts.problem.noKey : texts.notKnown)}
                    {note !== '' && <small>{note}</small>}
                  </td>
                  <td>{own.key === null ? '–' : <code>{own.key}</code>}</td>
                  <td>{own.key === null ? '–' : (formatDefault(own, locale) ?? texts.notKnown)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
