import { chooseNozzle } from '../../core/profiles/choose-nozzle.js';
import { rankCauses } from '../../core/troubleshoot/diagnose/rank.js';
import { ruleInOrder } from '../../core/troubleshoot/diagnose/rule-order.js';
import { factsOf } from '../../core/troubleshoot/resolve/conditions.js';
import { firstFixes, ruleText, viewRule } from '../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../core/troubleshoot/resolve/setup.js';
import { type SlicerId, slicerNamed } from '../../core/words/slicers.js';
import type { Diagnosis, Material, Printer, Profile, Rule } from '../../schemas/generated/record.js';

/** A case: symptom, printer and material, and the slicer, if any. */
export interface Drawn {
  symptom: string;
  printer: string;
  material: string;
  slicer: SlicerId | null;
}

/** A card as rated by a technician: A right now, B right but premature or vague, C wrong, D harmful. */
export interface JudgedCard extends Omit<Drawn, 'slicer'> {
  fix: string;
  verdict: 'A' | 'B' | 'C' | 'D';
  /** Whether the technician would suggest it first. */
  best: boolean;
}

/** Number of rated cards still shown, by verdict, and the positions of the best ones. */
export interface CardScore {
  shown: Record<JudgedCard['verdict'], number>;
  of: Record<JudgedCard['verdict'], number>;
  /** Position of the best card of each case that has one: 1 to 3, or 0 if it is not shown. */
  places: number[];
}

interface Content {
  printers: readonly Printer[];
  materials: readonly Material[];
  profiles: readonly Profile[];
  rules: readonly Rule[];
}

/** Parses rated cards from tab-separated values with a header line. */
export function readCards(text: string): JudgedCard[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const place = new Map(head.split('\t').map((name, index) => [name, index]));
  const cards = lines.map((line): JudgedCard => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[place.get(name) ?? -1] ?? '';
    return {
      symptom: cell('symptom'),
      printer: cell('printer'),
      material: cell('material'),
      fix: cell('fix'),
      verdict: cell('verdict') as JudgedCard['verdict'],
      best: cell('reason').includes('should be first'),
    };
  });
  const caseOf = ({ symptom, printer, material }: JudgedCard) => [symptom, printer, material].join();
  // If no card is marked as first, it is the first one rated A.
  return cards.map((card) => {
    const own = cards.filter((one) => caseOf(one) === caseOf(card));
    const best = own.find((one) => one.best) ?? own.find(({ verdict }) => verdict === 'A');
    return { ...card, best: card === best };
  });
}

/** Scores the cards shown now against rated ones. */
export function scoreCards(content: Content, table: Diagnosis, cards: readonly JudgedCard[]): CardScore {
  const score: CardScore = { shown: { A: 0, B: 0, C: 0, D: 0 }, of: { A: 0, B: 0, C: 0, D: 0 }, places: [] };
  for (const card of cards) {
    const shown = cardsOf(content, table, { ...card, slicer: null }).map(({ fix }) => fix.id);
    score.of[card.verdict] += 1;
    if (shown.includes(card.fix)) score.shown[card.verdict] += 1;
    if (card.best) score.places.push(shown.indexOf(card.fix) + 1);
  }
  return score;
}

/** The cards of a case with their texts as shown. */
export function cardsOf(content: Content, table: Diagnosis, drawn: Drawn) {
  const { view, shares } = answerOf(content, table, drawn);
  return firstFixes(view, new Set(), shares);
}

/** The cards of a case as text, for rating. */
export function cardsText(content: Content, table: Diagnosis, drawn: Drawn): string {
  const { view, shares } = answerOf(content, table, drawn);
  return ruleText(view, 'en', new Set(), shares);
}

function answerOf({ printers, materials, profiles, rules }: Content, table: Diagnosis, drawn: Drawn) {
  const found = <T extends { id: string }>(what: string, all: readonly T[], id: string): T => {
    const one = all.find((record) => record.id === id);
    if (!one) throw new Error(`no ${what} "${id}"`);
    return one;
  };
  const { slicer } = drawn;
  const setup: Setup = {
    printer: found('printer', printers, drawn.printer),
    material: found('material', materials, drawn.material),
    profile: chooseNozzle(
      profiles.filter((one) => one.printer === drawn.printer && one.material === drawn.material),
      null,
    ),
    slicer,
    user_values: {},
  };
  const shares = rankCauses(table, { symptoms: [drawn.symptom], setup: factsOf(setup) });
  const rule = ruleInOrder(found('symptom', rules, drawn.symptom), table, { setup: factsOf(setup) });
  return { view: viewRule(rule, setup, 'en'), shares };
}

/** A case such as `stringing/prusa-mk4s/petg/prusaslicer`. */
export function drawnCase(name: string): Drawn {
  const [symptom = '', printer = '', material = '', slicer = ''] = name.split('/');
  return { symptom, printer, material, slicer: slicerNamed(slicer) };
}
