import { type CauseView, firstSentence } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Cause } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { Fold } from '../parts.js';
import type { SymptomAnswer } from './answer.js';
import { CauseBody } from './CauseBody.js';
import { Likelihood } from './Likelihood.js';
import { causeAnchor } from './view.js';

interface Props {
  answer: SymptomAnswer;
  causes: readonly CauseView[];
  causeOf: (id: string) => Cause | undefined;
}

/** Maximum number of causes shown; the others are collapsed under a count. */
const IN_SIGHT = 5;

/** Once the causes are ranked, those with a smaller share are collapsed. */
const LEAST_SHARE = 0.03;

/** The causes that none of the first fixes addresses, as expandable rows. */
export function FurtherCauses({ answer, causes, causeOf }: Props) {
  const { texts, ranked } = answer;
  const shares = ranked && new Map(ranked.ranked.map(({ cause, share }) => [cause, share]));
  const isLikely = ({ id }: CauseView) =>
    shares ? (shares.get(id) ?? 0) >= LEAST_SHARE : causeOf(id)?.likelihood !== 'low';
  const likely = causes.filter(isLikely).slice(0, IN_SIGHT);
  const rest = causes.filter((one) => !likely.includes(one));
  const rows = (some: readonly CauseView[]) =>
    some.map((view) => <Row key={view.id} {...{ answer, view }} cause={causeOf(view.id)} />);
  if (causes.length === 0) return null;
  return (
    <section class="sy-causes" aria-labelledby="causes">
      <h2 id="causes">{texts.further}</h2>
      {rows(likely)}
      {rest.length > 0 && (
        <Fold class="sy-unlikely" title={fill(texts.unlikely, { n: rest.length })}>
          {rows(rest)}
        </Fold>
      )}
    </section>
  );
}

function Row({ answer, view, cause }: { answer: SymptomAnswer; view: CauseView; cause: Cause | undefined }) {
  return (
    <details class="sy-row" id={causeAnchor(view.id)}>
      <summary>
        <h3 id={view.id}>{view.name}</h3> <Likelihood {...{ answer, view }} />
        <span class="sy-check quiet">{firstSentence(view.check)}</span>
      </summary>
      <CauseBody {...{ answer, view, cause }} above={null} />
    </details>
  );
}
