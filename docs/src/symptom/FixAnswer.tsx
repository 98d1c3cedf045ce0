import type { ChangeView, FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Say } from '../../../core/words/language.js';
import { OwnField } from '../explorer/yours/OwnField.js';
import { Fold, Items, Separated } from '../parts.js';
import { useAnswer } from './answer.js';
import { fixAnchor } from './view.js';

interface Props {
  cause: string;
  fix: FixView;
}

/**
 * A fix for the setup: values, where to set them, and conflicting fixes.
 *
 * @param isAbove whether it is already summarised above, with its file and the field for an own value
 */
export function FixAnswer({ cause, fix, isAbove }: Props & { isAbove: boolean }) {
  const { FixFile, say } = useAnswer();
  return (
    <>
      {fix.changes.map((view) => (
        <div key={view.change.setting} class="an-change note">
          {view.values.map((line) => (
            <p key={line} class="an-value">
              {line}
            </p>
          ))}
          {view.others !== '' && <p class="quiet">{view.others}</p>}
          {view.where.map((line) => (
            <p key={line} class="an-where">
              {line}
            </p>
          ))}
          {!isAbove && <OwnValue view={view} />}
        </div>
      ))}
      {!isAbove && (
        <>
          {FixFile && <FixFile {...{ cause, fix }} />}
          <Against {...{ cause, fix }} />
        </>
      )}
      {fix.changes.map(
        ({ left_out: left, change }) =>
          left.length > 0 && (
            <Fold
              key={change.setting}
              class="an-left quiet"
              title={say(
                `Figures left out because they are for other setups: ${left.length}`,
                `已略去 ${left.length} 个不适用于当前配置的数值`,
              )}
            >
              <Items of={left.map(({ quantity, condition }) => because(quantity, condition, say))} />
            </Fold>
          ),
      )}
    </>
  );
}

/** Why something is left out. */
export function because(what: string, condition: string, say: Say): string {
  return say(`${what}, because it is only for ${condition}`, `${what}，因为只适用于${condition}`);
}

/** A field for the user's own value of the changed setting. */
export function OwnValue({ view: { name, change } }: { view: ChangeView }) {
  const { language, writer, setup, say } = useAnswer();
  if (change.unit === 'enum') return null;
  return (
    <p class="an-own">
      <span aria-hidden="true">{say('Your value', '您的当前值')} </span>
      <OwnField
        setting={{ id: change.setting, unit: change.unit }}
        value={setup.user_values[change.setting]}
        label={say(`Your value: ${name}`, `您的当前值：${name}`)}
        {...{ language, writer }}
      />
    </p>
  );
}

/** The conflicting fixes, each as a link. */
export function Against({ cause, fix }: Props) {
  const { view, say } = useAnswer();
  const own = view.conflicts.filter((one) => one.cause === cause && one.fix === fix.id);
  const [first] = own;
  if (!first) return null;
  return (
    <p class="an-against alert">
      <strong>{say('Conflicts with:', '与此冲突：')}</strong>{' '}
      <Separated by={say('; ', '；')}>
        {own.map(({ with: other }) => (
          <a key={`${other.cause} ${other.fix}`} href={`#${fixAnchor(other.cause, other.fix)}`}>
            {other.action}
          </a>
        ))}
      </Separated>
      {say(
        `. Both change “${first.setting}”: do one, print, and only then consider the other.`,
        `。两者都调整“${first.setting}”：先做一项，试打后再考虑另一项。`,
      )}
    </p>
  );
}
