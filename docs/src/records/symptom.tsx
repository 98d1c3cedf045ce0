import { pagePath } from '../../../core/contract/paths.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { App } from '../symptom/App.js';
import { builtFor } from '../symptom/built.js';
import { symptomTexts } from '../symptom/texts.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { Correction } from './correction.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { DidNotHelp } from './report-links.js';
import { Picture, Wall } from './wall.js';

/** The page of a symptom: what one sees, what it comes from, what to do. */
export function symptomPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const rule = from.symptoms.get(id);
  if (!rule) throw new Error(`no symptom ${id}`);
  const { say, texts } = locale;
  const name = locale.say(rule.name, rule.name_zh);
  const [likeliest] = rule.causes;
  const built = builtFor(rule, from, locale);
  return {
    path: `/symptoms/${id}/`,
    heading: name,
    title: say(`${name}: causes and fixes in 3D printing`, `${name}：3D 打印中的原因与解决方法`),
    description: say(
      `${rule.description} ${rule.causes.length} causes, the most likely first: ${likeliest?.name}. How to confirm each and what to do.`,
      `${rule.description_zh}${rule.causes.length} 个可能原因，最可能的是${likeliest?.name_zh}。逐一说明确认方法和解决方法。`,
    ),
    crumbs: [
      { name: say('Fix a print', '解决打印问题'), path: '/symptoms/' },
      { name: say(rule.category_name, rule.category_name_zh), path: `/symptoms/#${rule.category}` },
    ],
    about: aboutOf(rule, locale),
    file: pagePath({ kind: 'troubleshoot', symptom: id }),
    waits: 'asked',
    beside: (
      <div class="beside">
        <Picture rule={rule} width={160} locale={locale} />
      </div>
    ),
    body: (
      <>
        <p class="lead">{say(rule.description, rule.description_zh)}</p>
        <div id="symptom" data-built={JSON.stringify(built)}>
          <App {...{ built, rule }} texts={symptomTexts(locale.language)} />
        </div>
        <div class="sy-late">
          <DidNotHelp symptom={id} locale={locale} />
          {rule.related.length > 0 && (
            <section>
              <h2>{texts.problem.related}</h2>
              <Wall rules={rule.related.flatMap((other) => from.symptoms.get(other) ?? [])} locale={locale} />
            </section>
          )}
          <details>
            <summary>{say('Other names and sources', '其他名称与参考资料')}</summary>
            <AlsoCalled aliases={rule.aliases} locale={locale} />
            <ul class="references">
              {rule.references.map(({ id: reference, title, url }) => (
                <li key={reference}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
            <Correction locale={locale} label={name} doubt={{ record: `symptoms/${id}`, field: null, known: true }} />
          </details>
        </div>
      </>
    ),
  };
}

function aboutOf(rule: Rule, locale: PageLocale): Record<string, unknown> {
  const { say } = locale;
  return {
    '@type': 'FAQPage',
    name: locale.say(rule.name, rule.name_zh),
    mainEntity: rule.causes.map((cause) => ({
      '@type': 'Question',
      name: say(`${rule.name}: is it ${cause.name}?`, `${rule.name_zh}：是否因为${cause.name_zh}？`),
      acceptedAnswer: {
        '@type': 'Answer',
        text: [
          say(cause.check, cause.check_zh),
          ...cause.fixes.map((fix) => say(`${fix.action}.`, `${fix.action_zh}。`)),
        ].join(say(' ', '')),
      },
    })),
  };
}
