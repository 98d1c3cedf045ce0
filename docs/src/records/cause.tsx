import { pagePath } from '../../../core/contract/paths.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import { viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import type { Fix as FixRecord, Rule } from '../../../schemas/generated/record.js';
import { Fix, GeneralChange } from '../symptom/Fix.js';
import { pageTexts } from '../symptom/page-answer.js';
import { symptomPath } from '../symptom/view.js';
import { type Catalogue, type Cause, describeRuleConditions, recordNames } from './catalogue.js';
import { Correction } from './correction.js';
import { Section } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { useLocale } from './use-locale.js';
import { Wall } from './wall.js';

/** The page of a cause: its symptoms, how to confirm it, and its fixes. */
export function causePage(from: Catalogue, cause: Cause, locale: PageLocale): Page {
  const { id } = cause;
  const { say, texts } = locale;
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
    about: { '@type': 'TechArticle', headline: name },
    file: pagePath({ kind: 'troubleshoot', symptom: cause.symptoms[0]?.rule.id }),
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
        <Section title={say('What it looks like', '可能的现象')}>
          <Wall
            tiles={cause.symptoms.map(({ rule, likelihood }) => ({
              rule,
              // Link to the cause on the symptom page only if that page shows it.
              path: symptomPath(rule.id, isShownOn(rule, id) ? id : undefined),
              note: texts.problem.likelihood[likelihood],
            }))}
          />
        </Section>
        <Section title={texts.problem.fixes}>
          <ol class="fixes">
            {cause.fixes.map((fix) => (
              <FixItem key={fix.id} cause={id} {...{ fix, from }} />
            ))}
          </ol>
          <Correction record={`causes/${id}`} label={name} />
        </Section>
      </>
    ),
  };
}

function FixItem({ cause, fix, from }: { cause: string; fix: FixRecord; from: Catalogue }) {
  const locale = useLocale();
  const { language, say, to } = locale;
  const names = recordNames(from);
  const step = from.calibration.find((one) => one.fix === fix.id);
  const words = { ...locale, texts: pageTexts(locale.texts), names };
  const view = viewFix(fix, NO_SETUP, language, names);
  return (
    <Fix
      {...{ cause, fix, view, words }}
      heading="h3"
      condition={view.condition}
      calibration={step ? { href: to(`/calibration/#${step.id}`), name: say(step.name, step.name_zh) } : null}
    >
      {fix.adjustment && (
        <GeneralChange
          adjustment={fix.adjustment}
          words={words}
          settingHref={to(`/settings/${fix.adjustment.setting}/`)}
          byMaterial={<a href={to('/materials/')}>{say('the range of your material', '以所用耗材的范围为准')}</a>}
        />
      )}
    </Fix>
  );
}

function isShownOn(rule: Rule, cause: string): boolean {
  return withoutPower(rule).causes.some(({ id, fixes }) => id === cause && fixes.length > 0);
}
