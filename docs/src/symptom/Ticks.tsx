import { useState } from 'preact/hooks';
import { type Statement, statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
import { factsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Enumeration } from '../../../core/words/language.js';
import { type Ranking, useAnswer } from './answer.js';
import { statementText } from './outcomes.js';
import { withStatement } from './view.js';

/** Maximum number of statements shown per group; the others are collapsed, and can be searched. */
const IN_SIGHT = 3;

const GROUPS: Enumeration<ReturnType<typeof statementsOf>[number]['group']> = {
  tried: ['What I tried', '试过什么'],
  changed: ['What changed before', '之前有什么变化'],
  where: ['Where it shows', '出现在哪里'],
  when: ['When it happens', '何时出现'],
  display: ['What the display says', '屏幕显示什么'],
};

/** "Tick what you already know": statements in groups, each of them an answer given in advance. */
export function Ticks({ ranking: { table } }: { ranking: Ranking }) {
  const { place, go, setup, say, writer } = useAnswer();
  const [query, setQuery] = useState('');
  const groups = statementsOf(table, place.symptoms[0] ?? '', factsOf(setup));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ text, text_zh }: Statement) => {
    const said = `${text} ${text_zh}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  const isTicked = ({ check, outcome }: Statement) =>
    place.statements.some((one) => one.check === check && one.outcome === outcome);
  const tick = (one: Statement) => (
    <label key={`${one.check} ${one.outcome}`} class="sy-tick">
      <input
        type="checkbox"
        checked={isTicked(one)}
        onChange={({ currentTarget }) => {
          const { check, outcome } = one;
          go(withStatement(place, { check, outcome }, currentTarget.checked), 'stays');
        }}
      />
      {say(one.text, one.text_zh)}
    </label>
  );
  const ticked = place.statements.map((one) => statementText(table, one, say)).join(writer.semicolon);
  return (
    <details class="sy-statements box" open={place.answers.length === 0}>
      <summary>
        <h3>{say('Tick what you already know', '勾选您已知的情况')}</h3>
      </summary>
      <label class="xp-combobox">
        {say('Search these statements', '按文字查找')}
        <span class="xp-field">
          <input
            type="search"
            value={query}
            autocomplete="off"
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </span>
      </label>
      {words.length > 0 && !groups.some(({ statements }) => statements.some(isFound)) && (
        <p class="quiet">{say('No matching statement.', '没有相符的说法。')}</p>
      )}
      {groups.map(({ group, statements }) => {
        const found = statements.filter((one) => isTicked(one) || isFound(one));
        const first = words.length > 0 ? found : found.filter((one, i) => isTicked(one) || (one.fits && i < IN_SIGHT));
        const rest = found.filter((one) => !first.includes(one));
        if (found.length === 0) return null;
        return (
          <fieldset key={group}>
            <legend>{say(...GROUPS[group])}</legend>
            {first.map(tick)}
            {rest.length > 0 && (
              <details>
                <summary>{say(`${rest.length} more`, `另外 ${rest.length} 项`)}</summary>
                {rest.map(tick)}
              </details>
            )}
          </fieldset>
        );
      })}
      <p role="status" class="sr-only">
        {ticked && say(`Ticked: ${ticked}`, `已勾选：${ticked}`)}
      </p>
    </details>
  );
}
