import { correctAddress } from './correction.js';
import type { PageLocale } from './locale.js';

/** "Is a printer missing?": leads to the form, which the browser fills with what was looked for. */
export function MissingPrinter({ say, to }: PageLocale) {
  return (
    <p class="quiet">
      {say('Is a printer missing? ', '缺少打印机？')}
      <a href={correctAddress(to, 'printers')} data-missing-printer>
        {say('Tell us which', '请告诉我们')}
      </a>
    </p>
  );
}

/** "None of this helped": leads to the form for what was tried. */
export function DidNotHelp({ symptom, locale: { say, to } }: { symptom: string; locale: PageLocale }) {
  return (
    <p>
      {say('Did none of this help? ', '这些方法都没有帮助？')}
      <a href={correctAddress(to, `symptoms/${symptom}`)}>{say('Tell us what you tried', '告诉我们您试过什么')}</a>
    </p>
  );
}
