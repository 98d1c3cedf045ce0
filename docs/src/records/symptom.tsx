import { pagePath } from '../../../core/contract/paths.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { causeAnchor } from '../answer/anchors.js';
import { textsForPage } from '../answer/answer.js';
import { answerTexts } from '../answer/texts.js';
import { fill } from '../explorer/texts/fill.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { describeRuleConditions } from './conditions.js';
import { Correction } from './correction.js';
import { writeLink } from './explorer-link.js';
import { FixItem } from './fixes.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { DidNotHelp } from './report-links.js';
import { Picture, Wall } from './wall.js';

/** The page of a symptom: what one sees, what it comes from, what to do. */
export function symptomPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const rule = from.symptoms.get(id);
  if (!rule) throw new Error(`no symptom ${id}`);
  const { say, texts, to, writer } = locale;
  const name = locale.say(rule.name, rule.name_zh);
  const [likeliest] = rule.causes;
  const answer = answerTexts(locale.language);
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
    body: (
      <>
        {rule.stop_print && (
          <p class="caution">
            <strong>{texts.stopPrint}</strong>
            {`${writer.space}${texts.stopPrintWhy}`}
          </p>
        )}
        <Picture rule={rule} width={640} locale={locale} />
        <p class="lead">{say(rule.description, rule.description_zh)}</p>
        <p class="badges">
          <span>
            {texts.severityLabel}
            {say(': ', '：')}
            {texts.severity[rule.severity]}
          </span>
        </p>
        <AlsoCalled aliases={rule.aliases} locale={locale} />
        <p>
          <a href={to(writeLink({ view: 'troubleshoot', symptom: id }))}>
            {say('Go through it with your printer, material and slicer', '结合您的打印机、耗材和切片软件逐步排查')}
            <span data-with-mine />
          </a>
        </p>
        <p>
          <a href={to(`/diagnose/?symptom=${id}`)}>{say('Find the cause step by step', '逐步查找原因')}</a>
        </p>
        <div id="answer" data-symptom={id} data-words={JSON.stringify(textsForPage(texts))}>
          <p class="quiet">
            <a href={to('/#my-setup')}>{answer.choosePage}</a>
            {say(', ', '，')}
            {answer.chooseWhy}
          </p>
        </div>
        <h2 id="causes">{fill(texts.causesOf, { n: rule.causes.length })}</h2>
        <ol class="causes">
          {rule.causes.map((cause) => {
            const applies = describeRuleConditions(cause.applies_to, from, locale);
            return (
              <li key={cause.id} id={causeAnchor(cause.id)}>
                {/* Links of former days name the cause alone. */}
                <h3 id={cause.id}>
                  <a href={to(`/causes/${cause.id}/`)}>{locale.say(cause.name, cause.name_zh)}</a>{' '}
                  <small>{texts.likelihood[cause.likelihood]}</small>
                </h3>
                {applies !== '' && (
                  <p class="quiet">
                    {say('Only for ', '仅适用于')}
                    {applies}
                  </p>
                )}
                <p>
                  <strong>
                    {texts.check}
                    {say(': ', '：')}
                  </strong>
                  {say(cause.check, cause.check_zh)}
                </p>
                <ol class="fixes">
                  {cause.fixes.map((fix) => (
                    <FixItem key={fix.id} cause={cause.id} heading="h4" {...{ fix, from, locale }} />
                  ))}
                </ol>
              </li>
            );
          })}
        </ol>
        <DidNotHelp symptom={id} {...{ name, locale }} />
        {rule.related.length > 0 && (
          <section>
            <h2>{texts.related}</h2>
            <Wall rules={rule.related.flatMap((other) => from.symptoms.get(other) ?? [])} locale={locale} />
          </section>
        )}
        <section>
          <h2>{texts.references}</h2>
          <ul class="references">
            {rule.references.map(({ id: reference, title, url }) => (
              <li key={reference}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
          <Correction locale={locale} label={name} doubt={{ record: `symptoms/${id}`, field: null, known: true }} />
        </section>
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
