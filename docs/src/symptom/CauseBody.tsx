import type { CauseView, FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import type { Cause } from '../../../schemas/generated/record.js';
import { hasValues, type SymptomAnswer } from './answer.js';
import { Fix, GeneralChange } from './Fix.js';
import { FixAnswer } from './FixAnswer.js';
import { Reasons } from './Likelihood.js';

interface Props {
  answer: SymptomAnswer;
  view: CauseView;
  /** The cause as in the rule. */
  cause: Cause | undefined;
  /** Id of a fix already shown above with its values; null: none. */
  above: string | null;
}

/** Details of a cause: how to confirm it, and each of its fixes. */
export function CauseBody({ answer, view, cause, above }: Props) {
  const { texts, writer } = answer;
  return (
    <div class="sy-body">
      {view.condition !== '' && <p class="an-if quiet">{writer.capital(view.condition)}</p>}
      {view.check !== '' && (
        <p>
          <strong>{texts.confirm}</strong>
          {view.check}
        </p>
      )}
      <Reasons {...{ answer, view }} />
      <ol class="fixes">
        {view.fixes.map((fix) => (
          <FixItem key={fix.id} {...{ answer, view, cause, fix }} isAbove={fix.id === above} />
        ))}
      </ol>
      <p>
        <a href={`${LOCALES[answer.language].prefix}/causes/${view.id}/`}>{texts.causePage}</a>
      </p>
    </div>
  );
}

function FixItem({
  answer,
  view: { id },
  cause,
  fix,
  isAbove,
}: Pick<Props, 'answer' | 'view' | 'cause'> & { fix: FixView; isAbove: boolean }) {
  const { language, words, writer, names, setup, calibration } = answer;
  const record = cause?.fixes.find((one) => one.id === fix.id);
  if (!record) return null;
  const own = { language, texts: words, writer, names } as const;
  const step = calibration[fix.id];
  return (
    <Fix
      {...{ fix: record, view: fix, words: own }}
      cause={id}
      condition={fix.condition}
      heading="h4"
      calibration={step ?? null}
    >
      {hasValues(setup) ? (
        <FixAnswer {...{ answer, fix, isAbove }} cause={id} />
      ) : (
        record.adjustment && (
          <GeneralChange
            adjustment={record.adjustment}
            words={own}
            slicer={setup.slicer}
            byMaterial={words.safeRangeByMaterial}
          />
        )
      )}
    </Fix>
  );
}
