import type { SymptomAnswer } from './answer.js';
import { planSheet } from './sheet-plan.js';

/** The answer for one sheet of paper; on the screen it is not shown. */
export function Sheet({ answer }: { answer: SymptomAnswer }) {
  const { view, language, texts, words, writer } = answer;
  const { whole, further } = planSheet(view, language);
  return (
    <div class="an-sheet">
      <p class="an-sheet-title">{view.name}</p>
      <p>{view.setup}</p>
      {view.stop_print && (
        <p>
          <strong>{`${words.stopPrint}${writer.space}${words.stopPrintWhy}`}</strong>
        </p>
      )}
      {view.contradictions.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <ol>
        {whole.map(({ id, name, check, fixes }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p>
              {words.check}
              {writer.colon}
              {check}
            </p>
            <ul>
              {fixes.map(({ id: fix, action, lines }) => (
                <li key={fix}>
                  {action}
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {further.length > 0 && (
        <>
          <p>
            <strong>{texts.further}</strong>
          </p>
          <ol start={whole.length + 1}>
            {further.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </>
      )}
      <p>{answer.link()}</p>
    </div>
  );
}
