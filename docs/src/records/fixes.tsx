import { viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import type { Fix as FixRecord } from '../../../schemas/generated/record.js';
import { Fix, GeneralChange } from '../answer/Fix.js';
import type { Catalogue } from './catalogue.js';
import { recordNames } from './conditions.js';
import type { PageLocale } from './locale.js';

interface Props {
  /** Id of the cause that it mends. */
  cause: string;
  fix: FixRecord;
  /** Level of its heading: one below that of what it mends. */
  heading: 'h3' | 'h4';
  from: Catalogue;
  locale: PageLocale;
}

/** A fix on a page, for everybody; the answer for a setup takes the place of its change. */
export function FixItem({ cause, fix, heading, from, locale }: Props) {
  const { language, say, to } = locale;
  const names = recordNames(from);
  const step = from.calibration.find((one) => one.fix === fix.id);
  const words = { ...locale, names };
  const view = viewFix(fix, NO_SETUP, language, names);
  return (
    <Fix
      {...{ cause, fix, view, heading, words }}
      condition={view.condition}
      calibration={step ? { href: to(`/calibration/#${step.id}`), name: say(step.name, step.name_zh) } : null}
    >
      {fix.adjustment && (
        <GeneralChange
          adjustment={fix.adjustment}
          words={words}
          settingHref={to(`/settings/${fix.adjustment.setting}/`)}
          byMaterial={<a href={to('/materials/')}>{say('what your material stands', '以所用耗材的范围为准')}</a>}
        />
      )}
    </Fix>
  );
}
