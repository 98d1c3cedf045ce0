import { mayBeIdentifier, type Question, readQuestion } from '../../../../core/names/question.js';
import type { Findable } from '../../../../core/names/search.js';
import { readQueryState, writeQueryState } from '../../explorer/query-state.js';
import { linkTo } from './elements.js';
import type { FindTexts } from './texts.js';

/**
 * The answer to what a query asks, where it asks something: a link to the page that answers it, with the figure itself as
 * soon as it is there; what an identifier stands for. Null for a name to be searched for.
 */
export function answered(query: string, items: readonly Findable[], texts: FindTexts): HTMLElement | null {
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
    if (question.ask === 'pair')
      void late(
        import('./answer.js')
          .then(({ verdictOn }) => verdictOn(question, texts))
          .then((verdict) => `${texts.colon}${verdict}`),
      );
    if (question.ask === 'topic')
      void late(
        import('./answer.js')
          .then(({ figureOf }) => figureOf(question, texts))
          .then((figure) => figure && `${texts.colon}${figure}`),
      );
    return element;
  }
  if (!mayBeIdentifier(query, items)) return null;
  void late(import('./identified.js').then(({ identified }) => identified(query, items, texts)));
  return element;
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
      return `/materials/${question.material.id}/`;
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
