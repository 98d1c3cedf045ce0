import type { Profile } from '../../../schemas/generated/record.js';
import { useTools } from './tools.js';

/** What can harm and nobody could settle, in the language of the page; nothing where there is nothing. */
export function Warnings({ of }: { of: Pick<Profile, 'warnings'> }) {
  const { lang } = useTools();
  return (
    <>
      {of.warnings.map(({ code, message, message_zh }) => (
        <p key={code} class="xp-alert">
          {lang === 'en' ? message : message_zh}
        </p>
      ))}
    </>
  );
}
