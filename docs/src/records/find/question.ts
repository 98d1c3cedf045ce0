import { mayBeIdentifier, type Question, readQuestion, type Topic } from '../../../../core/names/question.js';
import { type Findable, spoolsBegun } from '../../../../core/names/search.js';
import type { GroupId } from '../../../../core/words/groups.js';
import type { Locale, TextPair } from '../../../../core/words/language.js';
import { element } from '../../element.js';
import { explorerPath, NO_SETUP } from '../../setup/setup.js';
import { linkTo } from './elements.js';

/** For each topic, the section of a material's page that answers it, and the text of the link there. */
const TOPICS: Readonly<Record<Topic, { section: GroupId | 'safety'; text: (material: string) => TextPair }>> = {
  drying: { section: 'drying', text: (name) => [`Drying ${name}`, `${name} 的烘干`] },
  nozzle_temperature: {
    section: 'temperatures',
    text: (name) => [`Nozzle temperature of ${name}`, `${name} 的喷嘴温度`],
  },
  bed_temperature: { section: 'temperatures', text: (name) => [`Bed temperature of ${name}`, `${name} 的热床温度`] },
  chamber: { section: 'temperatures', text: (name) => [`Chamber temperature of ${name}`, `${name} 的腔温`] },
  fan: { section: 'printing', text: (name) => [`Part cooling of ${name}`, `${name} 的冷却风扇`] },
  enclosure: { section: 'printing', text: (name) => [`Enclosure for ${name}`, `${name} 是否需要封箱`] },
  fumes: { section: 'safety', text: (name) => [`Fumes of ${name}`, `${name} 的气味与烟气`] },
};

/** A parsed query: the question or null, and the searchable items. */
export type ReadQuery = ReturnType<typeof readQuery>;

export function readQuery(query: string, items: readonly Findable[]) {
  return { query, question: readQuestion(query, items), items };
}

/** An answer, and a promise that resolves once it is complete. */
export interface Direct {
  element: HTMLElement;
  complete: Promise<void>;
}

/**
 * Answers a query that is a question with a link to the relevant page, adding the value once it has loaded, or explains
 * an identifier. Null if the query is a plain name to search for.
 *
 * @param isName whether the search is sure which record the query means
 */
export function answered({ query, question, items }: ReadQuery, isName: boolean, locale: Locale): Direct | null {
  const direct = element('div', { className: 'direct' });
  // Neither the link nor the result list waits for the value.
  const late = (loading: Promise<Node | string | null>) =>
    loading.then(
      (more) => {
        if (more === null) return;
        direct.append(more);
        if (direct.nextElementSibling?.classList.contains('quiet')) direct.nextElementSibling.remove();
      },
      () => {},
    );
  const answers = () => import('./answers.js');
  if (question) {
    const { href, text } = linkOf(question, locale);
    direct.append(linkTo(href, text));
    const asksFigure = question.ask === 'pair' || question.ask === 'topic';
    const complete = asksFigure
      ? late(answers().then(({ figureFor }) => figureFor(question, locale)))
      : Promise.resolve();
    return { element: direct, complete };
  }
  const identifier = mayBeIdentifier(query, items);
  const begun = spoolsBegun(query, items).length > 0;
  // An error code or message is a number, or three or more words that match no name.
  const isCode = /^\W*[a-z]{0,5}\W?\d{4,}/i.test(query);
  const isMessage = !isName && query.trim().split(/\s+/).length > 2;
  if (!identifier && !begun && !isCode && !isMessage) return null;
  const loading = answers();
  const all = [
    ...(identifier ? [late(loading.then(({ identified }) => identified(query, items, locale)))] : []),
    ...(begun ? [late(loading.then(({ coloured }) => coloured(query, items, locale)))] : []),
    late(loading.then(({ reported }) => reported(query, locale))),
  ];
  return { element: direct, complete: Promise.all(all).then(() => {}) };
}

/** The page that answers a question, as the text and the address of a link. */
export function linkOf(question: Question, { say, prefix }: Locale): { href: string; text: string } {
  const name = (item: Findable) => say(item.name, item.nameZh);
  const to = (path: string, text: string) => ({ href: prefix + path, text });
  switch (question.ask) {
    case 'pair': {
      const [material, printer] = [question.material.name, name(question.printer)];
      return to(
        explorerPath(question),
        say(
          `${material} on the ${printer}: whether it prints, and how`,
          `${printer} 打印 ${material}：能否打印、如何设置`,
        ),
      );
    }
    case 'symptom': {
      const { symptom, material, printer } = question;
      const on = [...(material ? [material.name] : []), ...(printer ? [name(printer)] : [])].join(' + ');
      return to(
        explorerPath(question).replace('/explorer/', `/symptoms/${symptom.id}/`),
        say(`${name(symptom)}, with ${on}`, `${on}：${name(symptom)}`),
      );
    }
    case 'compare': {
      const { kind, items, material } = question;
      const names = items.map((item) => (kind === 'materials' ? item.name : name(item)));
      const what = material ? say(` for ${material.name}`, `（${material.name}）`) : '';
      const text = say(names.join(' beside '), `${names.join(' 与 ')} 对比`) + what;
      const [first = null, second = null, ...more] = items.map(({ id }) => id);
      if (kind === 'printers' && more.length > 0)
        return to(`/printers/?compare=${items.map(({ id }) => id).join()}`, text);
      const sides =
        kind === 'printers'
          ? { printer: first, printer2: second, material: material?.id ?? null }
          : { material: first, material2: second };
      return to(explorerPath(NO_SETUP, { view: 'compare', compare: kind, ...sides }), text);
    }
    case 'topic': {
      const { material, topic } = question;
      const { section, text } = TOPICS[topic];
      return to(`/materials/${material.id}/#${section}`, say(...text(material.name)));
    }
    case 'material': {
      const { demands, printer } = question;
      return to(
        `/materials/?stand=${demands.join()}${printer ? `&printer=${printer.id}` : ''}`,
        say('Choose a material by what the part must stand', '按零件的要求选择耗材'),
      );
    }
    case 'printer': {
      const { material, size } = question;
      const sides = size === null ? [] : ['x', 'y', 'z'].map((side) => `${side}=${size}`);
      const wanted = [material?.name, size === null ? null : `${size} mm`].filter(Boolean).join(', ');
      return to(
        `/printers/?${[...sides, ...(material ? [`materials=${material.id}`] : [])].join('&')}`,
        say(`Choose a printer: ${wanted}`, `选择打印机：${wanted}`),
      );
    }
  }
}
