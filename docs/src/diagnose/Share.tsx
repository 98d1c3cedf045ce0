import { useEffect, useState } from 'preact/hooks';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { formatAnswer } from './Answers.js';
import { causeName, symptomName, useTable } from './context.js';
import type { Flow } from './flow.js';
import { formatDiagnosis } from './format-diagnosis.js';
import { formatViewSetup } from './setup-words.js';

/** So many causes are named in the text. */
const NAMED = 5;

/** What was found as plain text, for a forum or a note, and on paper. */
export function Share({ flow: { ranked } }: { flow: Flow }) {
  const page = useTable();
  const { texts, table, view, setup, say, language, writer } = page;
  const [state, setState] = useState<'copied' | 'copyFailed' | null>(null);
  const query = location.href;
  useEffect(() => setState(null), [query]);
  const text = formatDiagnosis(
    {
      symptoms: view.symptoms.map((id) => symptomName(page, id)),
      setup: formatViewSetup(view, setup, language),
      answers: view.answers.map((answer) => {
        const check = checkOf(table, answer.check);
        return { check: say(check.do, check.do_zh), outcome: formatAnswer(page, answer) };
      }),
      causes: ranked
        .slice(0, NAMED)
        .map(({ cause, share }) => ({ name: causeName(page, cause), percent: percent(share) })),
      address: query,
    },
    texts,
    writer.colon,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Without https there is no clipboard.
      setState('copyFailed');
    }
  };
  return (
    <section class="dg-share">
      <p class="dg-others">
        <button type="button" class="xp-button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <button type="button" class="xp-button" onClick={() => print()}>
          {texts.print}
        </button>
        <span role="status">{state && texts[state]}</span>
      </p>
      <details key={state === 'copyFailed' ? 'open' : 'shut'} open={state === 'copyFailed'}>
        <summary>{texts.asText}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keys */}
        <pre tabIndex={0}>{text}</pre>
      </details>
    </section>
  );
}
