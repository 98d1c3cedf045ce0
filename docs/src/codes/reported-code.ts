import type { Files } from '../../../clients/typescript/src/files.js';
import { codesIn } from '../../../clients/typescript/src/parts/codes.js';
import { describeCode } from '../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../core/codes/find-codes.js';
import { LOCALES, languageOf } from '../../../core/words/language.js';
import { element } from '../element.js';
import { pageFiles } from '../explorer/load.js';

/** Shows the code from the URL below the heading of a symptom: `?system=prusa&code=12201`. */
export async function showReportedCode(): Promise<void> {
  const told = new URLSearchParams(location.search);
  const code = told.get('code') ?? '';
  const found = code === '' ? null : await findReported(pageFiles, code, told.get('system'));
  const heading = document.querySelector('h1');
  if (!found || !heading) return;
  const language = languageOf(document.documentElement.lang);
  const { say, prefix } = LOCALES[language];
  const { code: printed, meaning, atOnce } = describeCode(found, language);
  const link = element('a', { href: `${prefix}/codes/${found.system}/#${encodeURIComponent(printed)}` }, printed);
  const said = [say('Your printer reports ', '打印机报错：'), link, say(': ', '：'), meaning];
  const urgent = atOnce === null ? [] : [element('strong', {}, `${say(' ', '')}${atOnce}`)];
  heading.after(element('p', { className: 'reported-code' }, ...said, ...urgent));
}

/**
 * Finds the error code from a URL; null: unknown. Without the system, loads the codes of all systems, which are several
 * times as large.
 */
export async function findReported(files: Files, code: string, system: string | null): Promise<FoundCode | null> {
  const [found] = await codesIn(files, code, system === null ? {} : { systems: [system] });
  return found ?? null;
}
