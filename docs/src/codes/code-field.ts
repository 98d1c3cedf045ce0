import { listAt } from '../../../clients/typescript/src/lists.js';
import { codeCatalogue } from '../../../clients/typescript/src/parts/codes.js';
import { describeCode } from '../../../core/codes/describe-code.js';
import { type CodeCatalogue, type FoundCode, findCodes } from '../../../core/codes/find-codes.js';
import { codesPath } from '../../../core/contract/paths.js';
import { foldToFind } from '../../../core/names/fold.js';
import { CODE_RECOVERIES, CODE_SEVERITIES } from '../../../core/words/enumerations.js';
import { LOCALES, languageOf } from '../../../core/words/language.js';
import type { Code } from '../../../schemas/generated/record.js';
import { element } from '../element.js';
import { pageFiles } from '../explorer/load.js';
import { symptomOfCode } from '../records/paths.js';

const language = languageOf(document.documentElement.lang);
const { say, prefix } = LOCALES[language];

/** Symptom names by id, embedded in the page. */
let symptomNames: Readonly<Record<string, string>> = {};

/** Initialises the field and table of an error code page. A code in the hash, `#0300-0D00-…`, is looked up. */
export function startCodes(): void {
  const form = document.querySelector<HTMLFormElement>('form.code-field');
  const input = form?.querySelector('input');
  const answers = form?.querySelector<HTMLElement>('.answers');
  if (!form || !input || !answers) return;
  const { system = '', symptoms = '{}' } = form.dataset;
  symptomNames = JSON.parse(symptoms);
  const show = async () => {
    const asked = input.value;
    if (asked.trim() === '') return answers.replaceChildren();
    try {
      const catalogue = await codeCatalogue(pageFiles, system === '' ? undefined : [system]);
      if (asked !== input.value) return;
      const found = findCodes(asked, catalogue);
      if (found.length === 0 && system !== '') found.push(...findCodes(asked, await codeCatalogue(pageFiles)));
      if (asked !== input.value) return;
      const near = found.length === 0 ? nearly(asked, catalogue) : [];
      answers.replaceChildren(
        ...found.map(answerOf),
        ...(near.length > 0
          ? [element('table', {}, ...near.map((code) => rowOf(code, structureOf(code, catalogue))))]
          : []),
        ...(found.length + near.length === 0
          ? [element('p', {}, say('No similar code or message is known.', '没有相近的已知报错。'))]
          : []),
      );
    } catch {
      if (asked === input.value)
        answers.replaceChildren(element('p', {}, say('The codes cannot be loaded now.', '暂时无法读取代码。')));
    }
  };
  const fromAddress = () => {
    const code = decodeURIComponent(location.hash.slice(1));
    if (code === '') return;
    input.value = code;
    void show();
  };
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    history.replaceState(null, '', `#${encodeURIComponent(input.value.trim())}`);
    void show();
  });
  addEventListener('hashchange', fromAddress);
  startTable();
  fromAddress();
}

/** Loads the rest of the table on request. */
function startTable(): void {
  const table = document.querySelector<HTMLTableElement>('table[data-codes]');
  const link = document.querySelector<HTMLAnchorElement>('a.rest');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void listAt<Code>(pageFiles, codesPath(table?.dataset.codes ?? ''))
      .all()
      .then(
        (codes) => {
          const listed = codes.filter(({ explanation_kind: explained }) => explained !== 'structure');
          table?.tBodies[0]?.replaceChildren(...listed.map((code) => rowOf(code)));
          link.remove();
        },
        () => {
          location.href = link.href;
        },
      );
  });
}

/** Maximum number of fuzzy matches shown. */
const MOST_NEAR = 20;

/** Codes that contain the words in their message or meaning. */
function nearly(asked: string, { codes }: CodeCatalogue): Code[] {
  const wanted = foldToFind(asked);
  return codes
    .filter(({ code, spellings, meaning, meaning_zh }) =>
      [code, ...spellings, meaning ?? '', meaning_zh ?? ''].some((text) => foldToFind(text).includes(wanted)),
    )
    .slice(0, MOST_NEAR);
}

function answerOf(found: FoundCode): HTMLElement {
  const { code, meaning, atOnce } = describeCode(found, language);
  const { record, severity } = found;
  const line = (text: string | null | undefined, className = '') =>
    text ? [element('p', className === '' ? {} : { className }, text)] : [];
  return element(
    'section',
    { className: 'box' },
    element('h2', {}, element('code', {}, code)),
    ...line(severity && say(...CODE_SEVERITIES[severity]), `severity ${severity}`),
    ...line(meaning),
    ...line(atOnce, 'at-once'),
    ...line(record?.recovery && say(...CODE_RECOVERIES[record.recovery]), 'quiet'),
    ...(record && record.symptoms.length > 0
      ? [element('p', {}, say('How to fix it: ', '处理方法：'), ...linksOf(record, code))]
      : []),
    ...line(record && say(record.no_symptom_reason, record.no_symptom_reason_zh), 'quiet'),
    ...(record?.page
      ? [element('p', {}, element('a', { href: record.page }, say("The maker's page about it", '厂商的说明页')))]
      : []),
  );
}

/** The meaning of the digits of a code without an explanation of its own. */
function structureOf({ code, explanation_kind: explained }: Code, catalogue: CodeCatalogue): string {
  const [found] = explained === 'structure' ? findCodes(code, catalogue) : [];
  return found ? describeCode(found, language).meaning : '';
}

function rowOf(code: Code, structure = ''): HTMLElement {
  const danger = code.severity === 'danger' && `${say(...CODE_SEVERITIES.danger)}${say(': ', '：')}`;
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, element('code', {}, code.code)),
    element(
      'td',
      {},
      ...(danger ? [element('strong', {}, danger)] : []),
      say(code.meaning ?? structure, code.meaning_zh ?? structure),
    ),
    element('td', {}, ...linksOf(code, code.code)),
  );
}

function linksOf({ symptoms, system }: Code, said: string): (Node | string)[] {
  return symptoms.flatMap(({ symptom }, i) => {
    const address = symptomOfCode(symptom, { system, code: said });
    return [
      ...(i > 0 ? [say(', ', '、')] : []),
      element('a', { href: `${prefix}${address}` }, symptomNames[symptom] ?? symptom),
    ];
  });
}
