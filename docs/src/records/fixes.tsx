import { viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import type { Fix as FixRecord } from '../../../schemas/generated/record.js';
import { Fix, GeneralChange } from '../symptom/Fix.js';
import { pageTexts } from '../symptom/page-texts.js';
import type { Catalogue } from './catalogue.js';
import { recordNames } from './conditions.js';
import type { PageLocale } from './locale.js';

interface Props {
  /** Id of the cause that it mends. */
  cause: string;
  fix: FixRecord;
  from: Catalogue;
  locale: PageLocale;
}

/** A fix on the page of its cause, for everybody. */
export function FixItem({ cause, fix, from, locale }: Props) {
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
