import type { ChangeView, FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import { fill } from '../explorer/texts/fill.js';
import { OwnField } from '../explorer/yours/OwnField.js';
import { Fold, Items } from '../parts.js';
import type { SymptomAnswer } from './answer.js';
import { fixAnchor } from './view.js';

interface Props {
  answer: SymptomAnswer;
  cause: string;
  fix: FixView;
  /** Whether it is already summarised above, with its file and the field for an own value. */
  isAbove: boolean;
}

/** A fix for the setup: values, where to set them, and conflicting fixes. */
export function FixAnswer({ answer, cause, fix, isAbove }: Props) {
  const { changes } = fix;
  const { FixFile } = answer;
  return (
    <>
      {changes.map((one) => (
        <ChangeAnswer key={one.change.setting} view={one} {...{ answer, isAbove }} />
      ))}
      {!isAbove && (
        <>
          {FixFile && (
            <FixFile answer={answer} changes={changes.map(({ change }) => change)} fix={fixAnchor(cause, fix.id)} />
          )}
          <Against {...{ answer, cause, fix }} />
        </>
      )}
      {changes.map(({ left_out: left, change }) => (
        <FiguresLeftOut key={change.setting} {...{ left, answer }} />
      ))}
    </>
  );
}

function ChangeAnswer({ view, answer, isAbove }: Pick<Props, 'answer' | 'isAbove'> & { view: ChangeView }) {
  const { values, others, where } = view;
  return (
    <div class="an-change note">
      {values.map((line) => (
        <p key={line} class="an-value">
          {line}
        </p>
      ))}
      {others !== '' && <p class="quiet">{others}</p>}
      {where.map((line) => (
        <p key={line} class="an-where">
          {line}
        </p>
      ))}
      {!isAbove && <OwnValue {...{ view, answer }} />}
    </div>
  );
}

/** A field for the user's own value of the changed setting. */
export function OwnValue({ view: { name, change }, answer }: { view: ChangeView; answer: SymptomAnswer }) {
  const { language, texts, writer, setup } = answer;
  if (change.unit === 'enum') return null;
  return (
    <p class="an-own">
      <span aria-hidden="true">{texts.ownShort} </span>
      <OwnField
        setting={{ id: change.setting, unit: change.unit }}
        value={setup.user_values[change.setting]}
        label={fill(texts.own, { setting: name })}
        {...{ language, writer }}
      />
    </p>
  );
}

/** The conflicting fixes, each as a link. */
export function Against({ answer, cause, fix }: Omit<Props, 'isAbove'>) {
  const { view, texts, language } = answer;
  const own = view.conflicts.filter((one) => one.cause === cause && one.fix === fix.id);
  if (own.length === 0) return null;
  return (
    <p class="an-against alert">
      <strong>{texts.against}</strong>{' '}
      {own.map(({ with: other }, i) => (
        <span key={`${other.cause} ${other.fix}`}>
          {i > 0 && texts.between}
          <a href={`#${fixAnchor(other.cause, other.fix)}`}>{other.action}</a>
        </span>
      ))}
      {LOCALES[language].say('. ', '。')}
      {fill(texts.againstWhy, { setting: own[0]?.setting ?? '' })}
    </p>
  );
}

/** Figures of the rule that apply to other setups. */
function FiguresLeftOut({ left, answer: { texts } }: { left: ChangeView['left_out']; answer: SymptomAnswer }) {
  if (left.length === 0) return null;
  return (
    <Fold class="an-left quiet" title={fill(texts.leftOutSteps, { n: left.length })}>
      <Items of={left.map(({ quantity, condition }) => fill(texts.because, { what: quantity, condition }))} />
    </Fold>
  );
}
