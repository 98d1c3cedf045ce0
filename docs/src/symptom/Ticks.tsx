import { useState } from 'preact/hooks';
import { type Statement, statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import { fill } from '../explorer/texts/fill.js';
import type { Asked } from './answer.js';
import { statementText } from './outcomes.js';
import { withStatement } from './view.js';

/** Maximum number of statements shown per group; the others are collapsed, and can be searched. */
const IN_SIGHT = 3;

/** "Tick what you already know": statements in groups, each of them an answer given in advance. */
export function Ticks({ asked }: { asked: Asked }) {
  const { view, ranking, texts, answer } = asked;
  const { writer, setup } = answer;
  const [query, setQuery] = useState('');
  const groups = statementsOf(ranking.table, view.symptoms[0] ?? '', factsOf(setup));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ text, text_zh }: Statement) => {
    const said = `${text} ${text_zh}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  const isTicked = ({ check, outcome }: Statement) =>
    view.statements.some((one) => one.check === check && one.outcome === outcome);
  return (
    <details class="sy-statements box" open={view.answers.length === 0}>
      <summary>
        <h3>{texts.tick}</h3>
      </summary>
      <label class="xp-combobox">
        {texts.tickFind}
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
        <p class="quiet">{texts.tickNone}</p>
      )}
      {groups.map(({ group, statements }) => {
        const found = statements.filter((one) => isTicked(one) || (words.length > 0 ? isFound(one) : true));
        const first = words.length > 0 ? found : found.filter((one, i) => isTicked(one) || (one.fits && i < IN_SIGHT));
        const rest = found.filter((one) => !first.includes(one));
        if (found.length === 0) return null;
        return (
          <fieldset key={group}>
            <legend>{texts.tickGroups[group]}</legend>
            {first.map((one) => (
              <Tick key={`${one.check} ${one.outcome}`} {...{ asked, one }} ticked={isTicked(one)} />
            ))}
            {rest.length > 0 && (
              <details>
                <summary>{fill(texts.tickMore, { n: rest.length })}</summary>
                {rest.map((one) => (
                  <Tick key={`${one.check} ${one.outcome}`} {...{ asked, one }} ticked={false} />
                ))}
              </details>
            )}
          </fieldset>
        );
      })}
      <p role="status" class="sr-only">
        {view.statements.length > 0 && fill(texts.ticked, { what: statementTexts(asked).join(writer.semicolon) })}
      </p>
    </details>
  );
}

function Tick({ asked: { view, go, answer }, one, ticked }: { asked: Asked; one: Statement; ticked: boolean }) {
  return (
    <label class="sy-tick">
      <input
        type="checkbox"
        checked={ticked}
        onChange={({ currentTarget }) => {
          const { check, outcome } = one;
          go(withStatement(view, { check, outcome }, currentTarget.checked), 'stays');
        }}
      />
      {answer.writer.say(one.text, one.text_zh)}
    </label>
  );
}

/** The ticked statements as lines of text. */
export function statementTexts({ view, ranking, answer: { writer } }: Asked): string[] {
  return view.statements.map((one) => statementText(ranking.table, one, writer));
}
