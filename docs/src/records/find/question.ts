import { mayBeIdentifier, type Question, readQuestion } from '../../../../core/names/question.js';
import { type Findable, find, isLikelyMatch } from '../../../../core/names/search.js';
import { readQueryState, writeQueryState } from '../../explorer/query-state.js';
import { GROUP_OF } from '../material-groups.js';
import { linkTo } from './elements.js';
import type { FindTexts } from './texts.js';

/** An answer, and when it is as complete as it gets. */
export interface Direct {
  element: HTMLElement;
  complete: Promise<void>;
}

/**
 * The answer to what a query asks, where it asks something: a link to the page that answers it, with the figure itself as
 * soon as it is there; what an identifier stands for. Null for a name to be searched for.
 */
export function answered(query: string, items: readonly Findable[], texts: FindTexts): Direct | null {
  const question = readQuestion(query, items);
  const element = document.createElement('div');
  element.className = 'direct';
  // What the page says that is linked to, or the list below, does not wait for either.
  const late = (loading: Promise<Node | string | null>) =>
    loading.then(
      (more) => {
        if (more === null) return;
        element.append(more);
        if (element.nextElementSibling?.classList.contains('quiet')) element.nextElementSibling.remove();
      },
      () => {},
    );
  if (question) {
    element.append(linkTo(texts.prefix + pathOf(question), textOf(question, texts)));
    return { element, complete: late(figureFor(question, texts).then((figure) => figure && texts.colon + figure)) };
  }
  const identifier = mayBeIdentifier(query, items);
  if (!identifier && !mayBeReported(query, items)) return null;
  const identified = identifier
    ? late(import('./identified.js').then((loaded) => loaded.identified(query, items, texts)))
    : null;
  const reported = late(import('./identified.js').then((loaded) => loaded.reported(query, texts)));
  return { element, complete: Promise.all([identified, reported]).then(() => {}) };
}

/** Whether a query may be what a machine reports: a number, or three words or more that nothing is called by. */
function mayBeReported(query: string, items: readonly Findable[]): boolean {
  if (/^\W*[a-z]{0,5}\W?\d{4,}/i.test(query)) return true;
  const [first] = find(query, items, 1);
  return query.trim().split(/\s+/).length > 2 && !(first && isLikelyMatch(first, query));
}

/** What a question asks for, where it is a figure or a verdict. */
async function figureFor(question: Question, texts: FindTexts): Promise<string | null> {
  if (question.ask !== 'pair' && question.ask !== 'topic') return null;
  const { figureOf, verdictOn } = await import('./answer.js');
  return question.ask === 'pair' ? verdictOn(question, texts) : figureOf(question, texts);
}

/** Path of the page that answers a question, without its language. */
export function pathOf(question: Question): string {
  const place = (over: Partial<ReturnType<typeof readQueryState>>) =>
    writeQueryState({ ...readQueryState(''), ...over });
  switch (question.ask) {
    case 'pair':
      return `/explorer/${place({ printer: question.printer.id, material: question.material.id })}`;
    case 'symptom': {
      const { symptom, printer, material } = question;
      return `/symptoms/${symptom.id}/${place({ printer: printer?.id ?? null, material: material?.id ?? null })}`;
    }
    case 'compare': {
      const [a, b] = question.items.map(({ id }) => id);
      if (question.kind === 'printers') return `/printers/?compare=${question.items.map(({ id }) => id).join()}`;
      return `/explorer/${place({ view: 'compare', compare: 'materials', material: a ?? null, material2: b ?? null })}`;
    }
    case 'topic':
      return `/materials/${question.material.id}/#${GROUP_OF[question.topic]}`;
  }
}

function textOf(question: Question, texts: FindTexts): string {
  const name = (item: Findable) => texts.say(item.name, item.nameZh);
  switch (question.ask) {
    case 'pair':
      return texts.pair(question.material.name, name(question.printer));
    case 'symptom': {
      const { symptom, printer, material } = question;
      const on = [...(material ? [material.name] : []), ...(printer ? [name(printer)] : [])];
      return texts.symptom(name(symptom), on.join(' + '));
    }
    case 'compare':
      return texts.compare(question.items.map((item) => (question.kind === 'materials' ? item.name : name(item))));
    case 'topic':
      return texts.topics[question.topic](question.material.name);
  }
}
