import type { ChangeView, FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import type { Fix } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { OwnField } from '../explorer/yours/OwnField.js';
import { AsPreset } from '../preset/AsPreset.js';
import { fixAnchor } from './anchors.js';
import type { SymptomAnswer } from './answer.js';

interface Props {
  answer: SymptomAnswer;
  cause: string;
  fix: Fix;
  /** What it comes to; null: it was left out. */
  resolved: FixView | null;
}

/** What a fix comes to for the setup: the values, where they are set, and what goes against it. */
export function FixAnswer({ answer, cause, fix, resolved }: Props) {
  const { texts, view, writer } = answer;
  if (resolved === null) {
    const left = view.left_out.find((one) => one.cause === cause && (one.fix === fix.id || one.fix === null));
    return <p class="an-if">{fill(texts.notFor, { condition: left?.condition ?? '' })}</p>;
  }
  const { changes, condition } = resolved;
  return (
    <>
      {condition !== '' && <p class="an-if">{writer.capital(condition)}</p>}
      {changes.map((one) => (
        <ChangeAnswer key={one.change.setting} view={one} answer={answer} />
      ))}
      <AsPreset answer={answer} changes={changes.map(({ change }) => change)} fix={fixAnchor(cause, fix.id)} />
      <Against {...{ answer, cause, fix }} />
      {changes.map(({ left_out: left, change }) => (
        <FiguresLeftOut key={change.setting} {...{ left, answer }} />
      ))}
    </>
  );
}

function ChangeAnswer({
  view: { name, values, others, where, change },
  answer,
}: {
  view: ChangeView;
  answer: SymptomAnswer;
}) {
  const { language, texts, writer } = answer;
  return (
    <div class="an-change">
      {values.map((line) => (
        <p key={line} class="an-value">
          {line}
        </p>
      ))}
      {others !== '' && <p class="an-quiet">{others}</p>}
      {where.map((line) => (
        <p key={line} class="an-where">
          {line}
        </p>
      ))}
      {change.unit !== 'enum' && (
        <p class="an-own">
          <span aria-hidden="true">{texts.ownShort} </span>
          <OwnField
            setting={{ id: change.setting, unit: change.unit }}
            value={answer.setup.yours[change.setting]}
            label={fill(texts.own, { setting: name })}
            {...{ language, writer }}
          />
        </p>
      )}
    </div>
  );
}

/** The fixes that this one goes against, each a link to it. */
function Against({ answer, cause, fix }: Pick<Props, 'answer' | 'cause' | 'fix'>) {
  const { view, texts, hrefOf, language } = answer;
  const own = view.conflicts.filter((one) => one.cause === cause && one.fix === fix.id);
  if (own.length === 0) return null;
  return (
    <p class="an-against">
      <strong>{texts.against}</strong>{' '}
      {own.map(({ with: other }, i) => (
        <span key={`${other.cause} ${other.fix}`}>
          {i > 0 && texts.between}
          <a href={hrefOf(other.cause, other.fix)}>{other.action}</a>
        </span>
      ))}
      {LOCALES[language].say('. ', '。')}
      {fill(texts.againstWhy, { setting: own[0]?.setting ?? '' })}
    </p>
  );
}

/** The figures of the rule that are for other setups. */
function FiguresLeftOut({ left, answer: { texts } }: { left: ChangeView['left_out']; answer: SymptomAnswer }) {
  if (left.length === 0) return null;
  return (
    <details class="an-left">
      <summary>{fill(texts.leftOutSteps, { n: left.length })}</summary>
      <ul>
        {left.map(({ quantity, condition }) => (
          <li key={quantity + condition}>{fill(texts.because, { what: quantity, condition })}</li>
        ))}
      </ul>
    </details>
  );
}
