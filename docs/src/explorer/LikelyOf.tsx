import type { Printer } from '../../../schemas/generated/record.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** What figures show of a printer and no source states: told as likely, with what it rests on, never as its value. */
export function LikelyOf({ likely }: { likely: Printer['likely'][number] }) {
  const { texts, writer, lang } = useTools();
  const { value, because, because_zh, right, known } = likely;
  return (
    <>
      <span class="xp-mark">{texts.likely}</span>{' '}
      {fill(texts.likelyWhy, {
        value: writer.any(value) ?? '',
        because: lang === 'en' ? because : because_zh,
        right,
        known,
      })}
    </>
  );
}
