import {
  bracket,
  changeWords,
  hangsOn,
  type OneChange,
  sayer,
  spanWords,
  whereWords,
} from '../../../core/resolve/change-words.js';
import { conditionWords } from '../../../core/resolve/words.js';
import type { ResolvedFix } from '../../../core/resolve-rule.js';
import type { Fix } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { OwnField } from '../explorer/yours/OwnField.js';
import { AsPreset } from '../preset/AsPreset.js';
import type { Answer } from './answer.js';
import { fixAnchor } from './places.js';

interface Props {
  answer: Answer;
  cause: string;
  fix: Fix;
  /** What it comes to; null: it was left out. */
  resolved: ResolvedFix | null;
}

/** What a fix comes to for the setup: what it hangs on, the values, where they are set, and what goes against it. */
export function FixAnswer({ answer, cause, fix, resolved }: Props) {
  const { language, texts } = answer;
  if (resolved === null) {
    const left = answer.resolved.left_out.find(
      (one) => one.cause === cause && (one.fix === fix.id || one.fix === null),
    );
    const condition = (left?.unmet ?? []).map((one) => conditionWords(one, language)).join(texts.between);
    return <p class="an-if">{fill(texts.notFor, { condition })}</p>;
  }
  const { change, applies } = resolved;
  const hangs = hangsOn(applies, language);
  const changes = change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : [];
  return (
    <>
      {hangs !== '' && <p class="an-if">{hangs}</p>}
      {changes.map((one) => (
        <ChangeAnswer key={one.setting} change={one} answer={answer} />
      ))}
      <AsPreset {...{ answer, changes }} fix={fixAnchor(cause, fix.id)} />
      <Against {...{ answer, cause, fix }} />
      {change && <StepsLeftOut {...{ answer, fix, change }} />}
    </>
  );
}

function ChangeAnswer({ change, answer }: { change: OneChange; answer: Answer }) {
  const { language, lang, texts, writer } = answer;
  const say = sayer(language);
  const name = say(change.name, change.name_zh);
  const others = change.step?.others ?? [];
  return (
    <div class="an-change">
      {changeWords(change, language).map((line) => (
        <p key={line} class="an-value">
          {line}
        </p>
      ))}
      {others.length > 0 && (
        <p class="an-quiet">
          {fill(texts.others, {
            what: others
              .map((one) => spanWords(one, one.unit, say) + bracket(hangsOn(one.applies, language), say))
              .join(texts.between),
          })}
        </p>
      )}
      {whereWords(change, language).map((line) => (
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
            {...{ lang, writer }}
          />
        </p>
      )}
    </div>
  );
}

/** The fixes that this one goes against, each a link to it. */
function Against({ answer, cause, fix }: Pick<Props, 'answer' | 'cause' | 'fix'>) {
  const { resolved, texts, hrefOf, language } = answer;
  const say = sayer(language);
  const own = resolved.conflicts.filter((one) => one.cause === cause && one.fix === fix.id);
  if (own.length === 0) return null;
  const fixes = resolved.causes.flatMap((other) => other.fixes.map((one) => ({ cause: other.id, ...one })));
  return (
    <p class="an-against">
      <strong>{texts.against}</strong>{' '}
      {own.map(({ with: other }, i) => {
        const found = fixes.find((one) => one.cause === other.cause && one.id === other.fix);
        return (
          <span key={`${other.cause} ${other.fix}`}>
            {i > 0 && texts.between}
            <a href={hrefOf(other.cause, other.fix)}>{found ? say(found.action, found.action_zh) : other.fix}</a>
          </span>
        );
      })}
      {say('. ', '。')}
      {fill(texts.againstWhy, { setting: say(own[0]?.setting_name ?? '', own[0]?.setting_name_zh ?? '') })}
    </p>
  );
}

/** The figures of the rule that are for other setups. */
function StepsLeftOut({
  answer,
  fix,
  change,
}: Pick<Props, 'answer' | 'fix'> & { change: NonNullable<ResolvedFix['change']> }) {
  const { texts, language } = answer;
  const { adjustment } = fix;
  if (!adjustment || change.left_out.length === 0) return null;
  const say = sayer(language);
  return (
    <details class="an-left">
      <summary>{fill(texts.leftOutSteps, { n: change.left_out.length })}</summary>
      <ul>
        {change.left_out.map(({ list, index, unmet }) => {
          const quantity = adjustment[list][index]?.quantity;
          if (!quantity) return null;
          const span = { min: quantity.value ?? quantity.min, max: quantity.value ?? quantity.max };
          const condition = unmet.map((one) => conditionWords(one, language)).join(texts.between);
          return (
            <li key={`${list} ${index}`}>
              {fill(texts.because, { what: spanWords(span, quantity.unit, say), condition })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
