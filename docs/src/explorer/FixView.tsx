import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import type { Fix as FixRecord } from '../../../schemas/generated/record.js';
import type { SymptomAnswer } from '../answer/answer.js';
import { Fix, GeneralChange } from '../answer/Fix.js';
import { FixAnswer } from '../answer/FixAnswer.js';
import { calibrationPath } from '../calibration/path.js';
import { Copyable } from './ApiAddress.js';
import type { Setup } from './conditions.js';
import { useMaterials } from './fields.js';
import { fill } from './texts/fill.js';
import { loadedValue, useTools } from './tools.js';

interface Props {
  /** Id of the cause that it mends. */
  cause: string;
  fix: FixRecord;
  setup: Setup;
  /** Whether it applies to the setup; one that does not is shown only on demand. */
  fits: boolean;
  /** The rule for the setup; null while nothing is chosen. */
  answer: SymptomAnswer | null;
}

/** A fix in the explorer: for the setup as soon as there is one, else for everybody. */
export function FixView({ cause, fix, setup, fits, answer }: Props) {
  const { texts, language, prefix, writer, base, place, calibration } = useTools();
  const words = { language, texts, writer, names: useNames(fix) } as const;
  const step = calibration[fix.id];
  const resolved = answer?.view.causes.find(({ id }) => id === cause)?.fixes.find(({ id }) => id === fix.id) ?? null;
  const view = resolved ?? viewFix(fix, { ...NO_SETUP, ...(fits && setup) }, language, words.names);
  return (
    <Fix
      {...{ cause, fix, view, words }}
      condition={answer ? '' : view.condition}
      heading="h5"
      calibration={step ? { href: `${base}${prefix}${calibrationPath(place, step.id)}`, name: step.name } : null}
      named={place.cause === cause && place.fix === fix.id}
      mark={!fits && <span class="xp-mark">{texts.notForYou}</span>}
    >
      {answer && <FixAnswer {...{ answer, cause, fix, resolved }} />}
      {fix.adjustment && !resolved && (
        <GeneralChange
          adjustment={fix.adjustment}
          words={words}
          byMaterial={texts.safeRangeByMaterial}
          slicer={place.slicer}
          keyOf={(key, slicer) => <Copyable text={key} what={fill(texts.keyIn, { slicer })} />}
        />
      )}
    </Fix>
  );
}

/** What the materials and brands of its conditions are called, as far as they are loaded. */
function useNames({ applies_to, additions, adjustment }: FixRecord): RecordNames {
  const { index } = useTools();
  const conditions = [
    applies_to,
    ...[...additions, ...(adjustment?.steps ?? []), ...(adjustment?.recommendations ?? [])].map(({ when }) => when),
  ];
  const materials = loadedValue(useMaterials(conditions.some((when) => when?.materials != null)));
  return {
    material: (id) => materials?.find((one) => one.id === id)?.name ?? id,
    brand: (id) => index?.brands.find((one) => one.id === id)?.name ?? id,
  };
}
