import { pagePath } from '../../../core/contract/paths.js';
import { symptomPath } from '../symptom/anchors.js';
import type { Catalogue } from './catalogue.js';
import { describeRuleConditions } from './conditions.js';
import { Correction } from './correction.js';
import { FixItem } from './fixes.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { Picture } from './wall.js';

/** The page of a cause: what it looks like, how to confirm it, what to do. */
export function causePage(from: Catalogue, id: string, locale: PageLocale): Page {
  const cause = from.causes.get(id);
  const [first] = cause?.symptoms ?? [];
  if (!cause || !first) throw new Error(`no cause ${id}`);
  const { say, texts, to } = locale;
  const name = locale.say(cause.name, cause.name_zh);
  const seen = cause.symptoms.map(({ rule }) => locale.say(rule.name, rule.name_zh));
  const applies = describeRuleConditions(cause.applies_to, from, locale);
  return {
    path: `/causes/${id}/`,
    heading: name,
    title: say(`${name}: how to confirm and fix it`, `${name}：如何确认与解决`),
    description: say(
      `${cause.check} It can show as ${seen.slice(0, 4).join(', ')}.`,
      `${cause.check_zh}可能表现为${seen.slice(0, 4).join('、')}。`,
    ),
    crumbs: [{ name: say('Fix a print', '解决打印问题'), path: '/symptoms/' }],
    about: { '@type': 'TechArticle', headline: name, description: say(cause.check, cause.check_zh) },
    file: pagePath({ kind: 'troubleshoot', symptom: first.rule.id }),
    body: (
      <>
        <h2>{texts.problem.check}</h2>
        <p class="lead">{say(cause.check, cause.check_zh)}</p>
        {applies !== '' && (
          <p class="quiet">
            {say('Only for ', '仅适用于')}
            {applies}
          </p>
        )}
        <section>
          <h2>{say('What it looks like', '可能的现象')}</h2>
          <ul class="wall">
            {cause.symptoms.map(({ rule, likelihood }) => (
              <li key={rule.id}>
                <a href={to(symptomPath(rule.id, id))}>
                  <Picture rule={rule} width={160} locale={locale} />
                  <span>
                    {locale.say(rule.name, rule.name_zh)} <small>{texts.problem.likelihood[likelihood]}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{texts.problem.fixes}</h2>
          <ol class="fixes">
            {cause.fixes.map((fix) => (
              <FixItem key={fix.id} cause={id} {...{ fix, from, locale }} />
            ))}
          </ol>
          <Correction locale={locale} label={name} doubt={{ record: `causes/${id}`, field: null, known: true }} />
        </section>
      </>
    ),
  };
}
