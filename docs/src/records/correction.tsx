import type { PageLocale } from './locale.js';
import { reportAddress, type ValueReport } from './value-report.js';

/** "This value is wrong", or "add it" where there is none: the form of the repository, else what to write where. */
export function Correction({ doubt, label, locale }: { doubt: ValueReport; label: string; locale: PageLocale }) {
  const { say, to } = locale;
  const words = doubt.value === null && doubt.field !== null ? say('Add it', '补充') : say('Wrong?', '有误？');
  const name = `${words} ${label}`;
  const repository = process.env.REPOSITORY_URL;
  if (repository)
    return (
      <a class="wrong" href={reportAddress(repository, doubt)} aria-label={name}>
        {words}
      </a>
    );
  return (
    <details class="wrong">
      <summary aria-label={name}>{words}</summary>
      <div class="how">
        <p>
          {say('Write into ', '写入 ')}
          <code>{doubt.file}</code>
          {say(', ', '，')}
          <a href={to('/contributing/')}>{say('as this page explains', '方法见此页')}</a>
          {say(':', '：')}
        </p>
        <pre>{doubt.lines.join('\n')}</pre>
      </div>
    </details>
  );
}
