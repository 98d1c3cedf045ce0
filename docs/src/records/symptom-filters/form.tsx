import type { Text } from '../../../../schemas/generated/source.js';
import type { PageLocale } from '../locale.js';
import { FILTERS } from './filters.js';

/**
 * Choices above the wall of symptoms. They work by `start.ts`, which shows them: without JavaScript the whole
 * wall stays.
 */
export function Filters({ all, locale }: { all: number; locale: PageLocale }) {
  const { say } = locale;
  const inTongue = ({ en, zh }: Text) => say(en, zh);
  return (
    <details class="filters" hidden>
      <summary>{say('Filter by what you see', '按看到的现象筛选')}</summary>
      <form autocomplete="off">
        {Object.entries(FILTERS).map(([sight, { name, values }]) => (
          <fieldset key={sight}>
            <legend>{inTongue(name)}</legend>
            {Object.entries<Text>(values).map(([value, text]) => (
              <label key={value}>
                <input type="checkbox" name={sight} value={value} />
                {inTongue(text)}
              </label>
            ))}
          </fieldset>
        ))}
        <p class="state">
          <span
            role="status"
            data-all={say(`All ${all} problems`, `全部 ${all} 种现象`)}
            data-some={say(`{n} of ${all} problems`, `${all} 种现象中的 {n} 种`)}
            data-none={say(
              'No problem matches all of these choices. Remove one, or show all.',
              '没有同时符合这些条件的现象。请去掉一个条件，或显示全部。',
            )}
          />{' '}
          <button type="reset" hidden>
            {say('Show all', '显示全部')}
          </button>
        </p>
      </form>
    </details>
  );
}
