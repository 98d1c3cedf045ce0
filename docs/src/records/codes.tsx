import { type ComponentChild, Fragment } from 'preact';
import { codesPath, FILES } from '../../../core/contract/paths.js';
import { CODE_SEVERITIES } from '../../../core/words/enumerations.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import { Facts, Fold } from '../parts.js';
import type { Catalogue } from './catalogue.js';
import { Cards, Table } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { symptomOfCode } from './paths.js';
import { useLocale } from './use-locale.js';

/** Rows rendered statically; the others are fetched on demand. */
const FIRST_ROWS = 60;

/** All error code systems, with a field that recognises a code or a pasted line from any of them. */
export function codeSystemsPage(from: Catalogue, locale: PageLocale): Page {
  const { say } = locale;
  const systems = [...from.codeSystems.values()];
  return {
    path: '/codes/',
    heading: say('What does your printer report?', '打印机报了什么错？'),
    title: say('3D printer error codes and messages: what they mean', '3D 打印机报错代码和信息：含义与处理'),
    description: say(
      `Error codes and messages of ${systems.map(({ name }) => name).join(', ')}: what each means and how to fix it.`,
      `${systems.map(({ name_zh }) => name_zh).join('、')}：每条的含义与处理方法。`,
    ),
    file: FILES.codes,
    body: (
      <>
        <CodeField from={from} system={null} />
        <Cards
          of={systems.map((system) => ({
            path: `/codes/${system.id}/`,
            name: say(system.name, system.name_zh),
            text: countOf(system, locale) + say('. ', '。') + say(system.display_location, system.display_location_zh),
          }))}
        />
      </>
    ),
  };
}

/** A code system: how its codes are structured, a lookup field, and the first rows. */
export function codeSystemPage(from: Catalogue, system: CodeSystem, locale: PageLocale): Page {
  const { say } = locale;
  const all = from.codesOf(system.id);
  const listed = all.filter(({ explanation_kind }) => explanation_kind !== 'structure');
  const name = say(system.name, system.name_zh);
  return {
    path: `/codes/${system.id}/`,
    heading: name,
    title: say(`${system.name}: what they mean and what to do`, `${system.name_zh}：含义与处理方法`),
    description: say(
      `${system.name}: ${listed.length} of them explained in a sentence each, with causes and fixes.`,
      `${system.name_zh}：${listed.length} 条逐条说明含义、原因与处理方法。`,
    ),
    crumbs: [{ name: say('What does your printer report?', '打印机报了什么错？'), path: '/codes/' }],
    file: codesPath(system.id),
    body: (
      <>
        <CodeField from={from} system={system.id} />
        <p>{say(system.display_location, system.display_location_zh)}</p>
        <p>{say(system.structure, system.structure_zh)}</p>
        {system.forms.map((form) => (
          <Fold key={form.id} title={say(`${form.name}: what the digits mean`, `${form.name_zh}各位数字的含义`)}>
            <Facts
              rows={form.parts.map(({ name, name_zh, from, length, values }) => [
                say(
                  `${name} (digits ${from + 1} to ${from + length})`,
                  `${name_zh}（第 ${from + 1} 至 ${from + length} 位）`,
                ),
                (values ?? []).map(({ value, meaning, meaning_zh }) => (
                  <Fragment key={value}>
                    <code>{value}</code> {say(meaning, meaning_zh)}
                  </Fragment>
                )),
              ])}
            />
          </Fold>
        ))}
        {listed.some(({ code }) => code.includes('{')) && (
          <p class="quiet">
            {say(
              'A name in braces stands for digits that differ from unit to unit: enter your code above to see which unit it means.',
              '花括号中的名称代表随单元而变的数字：在上方输入您的代码，即可看到指的是哪个单元。',
            )}
          </p>
        )}
        <div class="scroll codes">
          <Table
            data-codes={system.id}
            heads={[say('Code or message', '代码或信息'), say('What it means', '含义'), say('What to do', '处理')]}
            rows={listed.slice(0, FIRST_ROWS).map((code) => rowOf(code, from, locale))}
          />
        </div>
        {listed.length > FIRST_ROWS && (
          <p>
            <a class="rest" href={codesPath(system.id)}>
              {say(`Show all ${listed.length}`, `显示全部 ${listed.length} 条`)}
            </a>
          </p>
        )}
        <p class="quiet">
          {countOf(system, locale) + say('. ', '。')}
          <a href={system.source}>{say('Where the codes were read', '代码出处')}</a>
          {system.licence === null ? '' : say(` (${system.licence})`, `（${system.licence}）`)}
          {system.page !== null && (
            <>
              {' · '}
              <a href={system.page}>{say("the maker's own list", '厂商自己的列表')}</a>
            </>
          )}
        </p>
      </>
    ),
  };
}

function rowOf(code: Code, from: Catalogue, { say, to }: PageLocale): ComponentChild[] {
  return [
    <code>{code.code}</code>,
    <>
      {code.severity === 'danger' && <strong>{say(...CODE_SEVERITIES.danger) + say(': ', '：')}</strong>}
      {say(code.meaning ?? '', code.meaning_zh ?? '')}
    </>,
    code.symptoms.map(({ symptom }) => {
      const rule = from.symptoms.get(symptom);
      return rule ? (
        <a key={symptom} href={to(symptomOfCode(symptom, code))}>
          {say(rule.name, rule.name_zh)}
        </a>
      ) : null;
    }),
  ];
}

/** A field that recognises codes and pasted lines. Without JavaScript it submits to the site search. */
function CodeField({ from, system }: { from: Catalogue; system: string | null }) {
  const { say, to } = useLocale();
  const codes = [...from.codeSystems.keys()].flatMap((id) => from.codesOf(id));
  const linked = new Set(codes.flatMap(({ symptoms }) => symptoms.map(({ symptom }) => symptom)));
  const named = [...linked].flatMap((id) => from.symptoms.get(id) ?? []);
  const names = Object.fromEntries(named.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
  return (
    <form class="code-field" action={to('/find/')} data-system={system ?? ''} data-symptoms={JSON.stringify(names)}>
      <label>
        {say('A code, or a line copied from the log', '代码，或日志原文')}
        <input
          type="search"
          name="q"
          autocomplete="off"
          spellcheck={false}
          placeholder={say('0300-0D00-0001-0003, Timer too close', '0300-0D00-0001-0003、Timer too close')}
        />
      </label>
      <div class="answers" role="status" />
    </form>
  );
}

function countOf({ explanation_counts: explained }: CodeSystem, { say }: PageLocale): string {
  const words = explained.words + explained.pattern;
  return explained.structure === 0
    ? say(`${words} explained`, `${words} 条有说明`)
    : say(
        `${words} explained, ${explained.structure} more by their structure`,
        `${words} 条有说明，另有 ${explained.structure} 条按结构解读`,
      );
}
