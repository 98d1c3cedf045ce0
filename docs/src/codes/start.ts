import { listAt } from '../../../clients/typescript/src/lists.js';
import { codeCatalogue } from '../../../clients/typescript/src/parts/codes.js';
import { describeCode } from '../../../core/codes/describe-code.js';
import { type CodeCatalogue, type FoundCode, findCodes } from '../../../core/codes/find-codes.js';
import { codesPath, FILES } from '../../../core/contract/paths.js';
import { foldToFind } from '../../../core/names/fold.js';
import { CODE_RECOVERIES, CODE_SEVERITIES } from '../../../core/words/enumerations.js';
import { LOCALES, languageOf } from '../../../core/words/language.js';
import type { Code, ListedRule } from '../../../schemas/generated/record.js';
import { pageFiles } from '../explorer/load.js';
import { symptomOfCode } from './symptom-of-code.js';

const language = languageOf(document.documentElement.lang);
const { say, prefix } = LOCALES[language];

const rulesInBrief = () => listAt<ListedRule>(pageFiles, FILES.briefRules, {}).all();

/** Brings the field and the table of a page about codes to life. A code in the address, `#0300-0D00-…`, is looked up. */
export function startCodes(): void {
  const form = document.querySelector<HTMLFormElement>('form.code-field');
  const input = form?.querySelector('input');
  const answers = form?.querySelector<HTMLElement>('.answers');
  if (!form || !input || !answers) return;
  const system = form.dataset.system ?? '';
  const show = async () => {
    const asked = input.value;
    if (asked.trim() === '') return answers.replaceChildren();
    try {
      const [catalogue, rules] = await Promise.all([
        codeCatalogue(pageFiles, system === '' ? undefined : [system]),
        rulesInBrief(),
      ]);
      if (asked !== input.value) return;
      const found = findCodes(asked, catalogue);
      if (found.length === 0 && system !== '') found.push(...findCodes(asked, await codeCatalogue(pageFiles)));
      if (asked !== input.value) return;
      const near = found.length === 0 ? nearly(asked, catalogue) : [];
      answers.replaceChildren(
        ...found.map((one) => answerOf(one, rules)),
        ...(near.length > 0 ? [tableOf(near, rules, catalogue)] : []),
        ...(found.length + near.length === 0
          ? [element('p', say('No similar code or message is known.', '没有相近的已知报错。'))]
          : []),
      );
    } catch {
      if (asked === input.value)
        answers.replaceChildren(element('p', say('The codes cannot be loaded now.', '暂时无法读取代码。')));
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

/** Shows the rest of the table when somebody asks for it. */
function startTable(): void {
  const body = document.querySelector<HTMLElement>('tbody[data-codes]');
  const link = document.querySelector<HTMLAnchorElement>('a.rest');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void Promise.all([listAt<Code>(pageFiles, codesPath(body?.dataset.codes ?? ''), {}).all(), rulesInBrief()]).then(
      ([codes, rules]) => {
        body?.replaceChildren(
          ...codes.filter(({ explained }) => explained !== 'structure').map((code) => rowOf(code, rules)),
        );
        link.remove();
      },
      () => {
        location.href = link.href;
      },
    );
  });
}

/** Most rows of what is only like the words that were typed. */
const MOST_NEAR = 20;

/** Codes that hold the words, in what is printed or in what it means. */
function nearly(asked: string, { codes }: CodeCatalogue): Code[] {
  const wanted = foldToFind(asked);
  return codes
    .filter(({ code, spellings, meaning, meaning_zh }) =>
      [code, ...spellings, meaning ?? '', meaning_zh ?? ''].some((text) => foldToFind(text).includes(wanted)),
    )
    .slice(0, MOST_NEAR);
}

function answerOf(found: FoundCode, rules: readonly ListedRule[]): HTMLElement {
  const { code, meaning, atOnce } = describeCode(found, language);
  const { record, severity } = found;
  const box = element('section');
  const title = element('h2');
  title.append(element('code', code));
  box.append(title);
  if (severity !== null) box.append(element('p', say(...CODE_SEVERITIES[severity]), `severity ${severity}`));
  box.append(element('p', meaning));
  if (atOnce !== null) box.append(element('p', atOnce, 'at-once'));
  if (record?.recovery) box.append(element('p', say(...CODE_RECOVERIES[record.recovery]), 'quiet'));
  if (record && record.symptoms.length > 0) {
    const way = element('p', say('How to fix it: ', '处理方法：'));
    way.append(...linksOf(record, rules, code));
    box.append(way);
  }
  const reason = record && say(record.no_symptom ?? '', record.no_symptom_zh ?? '');
  if (reason) box.append(element('p', reason, 'quiet'));
  if (record?.page) {
    const page = element('p');
    page.append(link(record.page, say("The maker's page about it", '厂商的说明页')));
    box.append(page);
  }
  return box;
}

function tableOf(codes: readonly Code[], rules: readonly ListedRule[], catalogue: CodeCatalogue): HTMLElement {
  const table = element('table');
  table.append(...codes.map((code) => rowOf(code, rules, structureOf(code, catalogue))));
  return table;
}

/** What the digits of a code say that has no words of its own. */
function structureOf({ code, explained }: Code, catalogue: CodeCatalogue): string {
  const [found] = explained === 'structure' ? findCodes(code, catalogue) : [];
  return found ? describeCode(found, language).meaning : '';
}

function rowOf(code: Code, rules: readonly ListedRule[], structure = ''): HTMLElement {
  const row = element('tr');
  const name = element('th');
  name.setAttribute('scope', 'row');
  name.append(element('code', code.code));
  const ways = element('td');
  ways.append(...linksOf(code, rules, code.code));
  const meaning = element('td', say(code.meaning ?? structure, code.meaning_zh ?? structure));
  if (code.severity === 'danger')
    meaning.prepend(element('strong', `${say(...CODE_SEVERITIES.danger)}${say(': ', '：')}`));
  row.append(name, meaning, ways);
  return row;
}

/** The pages of the symptoms that a code is, told what the display says. */
function linksOf({ symptoms, system }: Code, rules: readonly ListedRule[], said: string): Node[] {
  return symptoms.flatMap(({ symptom }, i) => {
    const rule = rules.find(({ id }) => id === symptom);
    const name = rule ? say(rule.name, rule.name_zh) : symptom;
    const address = symptomOfCode(symptom, { system, code: said });
    return [...(i > 0 ? [document.createTextNode(say(', ', '、'))] : []), link(`${prefix}${address}`, name)];
  });
}

function element(tag: string, text = '', name = ''): HTMLElement {
  const made = document.createElement(tag);
  if (text !== '') made.textContent = text;
  if (name !== '') made.className = name;
  return made;
}

function link(address: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = address;
  made.textContent = text;
  return made;
}
