import type { ComponentChildren } from 'preact';
import { POWER_NONE } from '../../../core/troubleshoot/diagnose/power.js';
import { cardLines, type FirstFix, type FixLineKind } from '../../../core/troubleshoot/resolve/rule-view.js';
import { Fold } from '../parts.js';
import { hasValues, useAnswer } from './answer.js';
import { CauseBody, Likelihood } from './Causes.js';
import { Against, OwnValue } from './FixAnswer.js';
import { causeAnchor } from './view.js';

interface Props {
  first: readonly FirstFix[];
  /** Shown beside the heading. */
  children?: ComponentChildren;
}

/** The first fixes to try, one card each. */
export function FirstFixes({ first, children }: Props) {
  const { view, say } = useAnswer();
  const usual = [
    say('There is nothing left to try for this setup.', '对当前配置没有可尝试的办法。'),
    say('Try this', '先试这一项'),
    say('Try these two', '先试这两项'),
  ];
  const cold =
    first.length > 0
      ? say('Check this first, with the printer unplugged and cold', '断电并冷却后，先检查这些')
      : say(POWER_NONE);
  const title = view.power_off !== '' ? cold : (usual[first.length] ?? say('Try these three', '先试这三项'));
  return (
    <section class="sy-first" aria-labelledby="first">
      <div class="sy-title row">
        <h2 id="first">{title}</h2>
        {children}
      </div>
      <ol class="sy-cards">
        {first.map((one) => (
          <Card key={one.fix.id} {...one} ofCause={first.filter(({ cause }) => cause === one.cause)} />
        ))}
      </ol>
      {first.some(({ fix }) => fix.changes.length > 0) && <Missing />}
    </section>
  );
}

/** A card for a fix. @param ofCause the cards for its cause, of which the first has the fixes without a card */
function Card({ cause, fix, ofCause }: FirstFix & { ofCause: readonly FirstFix[] }) {
  const { view, texts, setup, writer, language, say, FixFile, stepTo, didNotHelp } = useAnswer();
  const [main] = fix.changes;
  const isNew = ofCause[0]?.fix === fix;
  const fixes = cause.fixes.filter((one) => one === fix || (isNew && !ofCause.some((card) => card.fix === one)));
  const also = fixes.length > 1 ? say(', and what else helps', '和其他办法') : '';
  return (
    <li id={isNew ? causeAnchor(cause.id) : undefined} class="sy-card">
      <h3>{fix.action}</h3>
      <p class="sy-for quiet">
        {cause.name} <Likelihood view={cause} />
      </p>
      {fix.condition !== '' && <p class="an-if quiet">{writer.capital(fix.condition)}</p>}
      {cardLines({ cause, fix }, view, language).map(({ kind, text }) => (
        <p key={text} class={CLASSES[kind]}>
          {kind === 'caution' && <strong>{`${texts.caution}${writer.colon}`}</strong>}
          {withUnits(text)}{' '}
          {kind === 'check' && (
            <a {...stepTo(didNotHelp(fix.id))}>
              {view.power_off === ''
                ? say('It did not help', '没有改善')
                : say('Nothing is wrong there', '该处没有问题')}
            </a>
          )}
        </p>
      ))}
      <Against cause={cause.id} fix={fix} />
      {hasValues(setup) && main && (
        <div class="sy-do row">
          <OwnValue view={main} />
          {FixFile && <FixFile cause={cause.id} fix={fix} />}
        </div>
      )}
      <Fold title={say('How to do it', '具体做法') + also}>
        <CauseBody view={{ ...cause, fixes }} above={fix.id} />
      </Fold>
    </li>
  );
}

const CLASSES: Partial<Record<FixLineKind, string>> = {
  change: 'an-value',
  figure: 'an-value',
  where: 'an-where',
  caution: 'caution',
  note: 'quiet',
  check: 'sy-then',
};

/** Joins numbers and units with no-break spaces. */
function withUnits(line: string): string {
  return line.replace(/(\d) (?=°C|%|mm|s\b)/g, '$1\u00a0');
}

/** Lists the choices still missing for the cards to show values and files. */
function Missing() {
  const { setup, say, tag } = useAnswer();
  const missing = [
    setup.printer === null && say('a printer', '打印机'),
    setup.material === null && say('a material', '耗材'),
    setup.slicer === null && say('a slicer', '切片软件'),
  ].filter((one) => one !== false);
  if (missing.length === 0) return null;
  const what = new Intl.ListFormat(tag, { type: 'conjunction' }).format(missing);
  return (
    <p class="quiet">
      {say(`Choose ${what} to see your values and get a file.`, `选择${what}，即可得到适合您的数值和文件。`)}
    </p>
  );
}
