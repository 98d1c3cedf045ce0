import { formAddress } from './issue-forms.js';
import type { PageLocale } from './locale.js';

/** "Is a printer missing?": leads to the form of the repository, else to how one is added. */
export function MissingPrinter({ say, to }: PageLocale) {
  const repository = process.env.REPOSITORY_URL;
  return (
    <p class="quiet">
      {say('Is a printer missing? ', '缺少打印机？')}
      {repository ? (
        // What was looked for is filled in by the browser.
        <a href={formAddress(repository, 'missing-printer', 'Missing printer: ', {})} data-missing-printer>
          {say('Tell us which', '请告诉我们')}
        </a>
      ) : (
        <a href={to(`/contributing/#${say('add-a-printer-or-a-material', '新增打印机或耗材')}`)}>
          {say('How to add it', '新增方法')}
        </a>
      )}
    </p>
  );
}

/** "None of this helped": leads to the form of the repository, filled in; nothing where there is none. */
export function DidNotHelp({ symptom, name, locale: { say } }: { symptom: string; name: string; locale: PageLocale }) {
  const repository = process.env.REPOSITORY_URL;
  if (!repository) return null;
  const record = `symptoms/${symptom}`;
  return (
    <p>
      {say('None of this helped? ', '这些方法都没有帮助？')}
      <a href={formAddress(repository, 'rule-did-not-help', `Did not help: ${record}`, { symptom: record })}>
        {say(`Say what you tried against ${name}`, `说说针对“${name}”试过什么`)}
      </a>
    </p>
  );
}
