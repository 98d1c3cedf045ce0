import { sayer } from '../../../core/resolve/change-words.js';
import { type Answer, setupWords } from './answer.js';
import { planSheet } from './sheet-plan.js';

/** The answer for one sheet of paper; on the screen it is not shown. */
export function Sheet({ answer }: { answer: Answer }) {
  const { rule, resolved, setup, language, texts, words, writer } = answer;
  const say = sayer(language);
  const { whole, further } = planSheet(rule, resolved, language);
  return (
    <div class="an-sheet">
      <p class="an-sheet-title">{say(resolved.name, resolved.name_zh)}</p>
      <p>{setupWords(setup, language)}</p>
      {resolved.stop_print && (
        <p>
          <strong>{`${words.stopPrint}${writer.space}${words.stopPrintWhy}`}</strong>
        </p>
      )}
      {resolved.contradictions.map(({ code, message, message_zh }) => (
        <p key={code + message}>
          <strong>{say(message, message_zh)}</strong>
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
