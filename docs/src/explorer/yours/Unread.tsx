import { UNREAD_REASONS } from '../../../../core/read-settings/messages.js';
import type { OwnSettings } from '../../../../core/read-settings/values.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { fill } from '../texts/fill.js';
import { useTools } from '../tools.js';
import { YOURS_TEXTS } from './texts.js';

/** What a file gives no value for, and why; and what it holds beyond. */
export function Unread({ own, settings }: { own: OwnSettings; settings: readonly Setting[] }) {
  const { language, say } = useTools();
  const words = YOURS_TEXTS[language];
  const names = new Map(settings.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
  return (
    <>
      {own.unread.length > 0 && (
        <details>
          <summary>{fill(words.unreadTitle, { n: own.unread.length })}</summary>
          <ul>
            {own.unread.map(({ setting, why, key, written }) => (
              <li key={setting}>
                {names.get(setting) ?? setting}: {UNREAD_REASONS[why][language]}
                {key !== null && (
                  <>
                    {' '}
                    <code>{written === null ? key : `${key} = ${written.slice(0, 40)}`}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {own.otherKeys.length > 0 && (
        <details>
          <summary>{fill(words.othersTitle, { n: own.otherKeys.length })}</summary>
          <p>
            <code>{own.otherKeys.join(' ')}</code>
          </p>
        </details>
      )}
    </>
  );
}
