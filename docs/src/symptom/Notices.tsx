import type { ComponentChildren } from 'preact';
import { parenthesize } from '../../../core/troubleshoot/resolve/change-words.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { type Loaded, loadedValue, useFieldTools, useOnDemand } from '../explorer/tools.js';
import { clearYours, useYours } from '../explorer/yours/store.js';
import { Button, Items } from '../parts.js';
import { type SymptomAnswer, valuesUsed } from './answer.js';
import type { UnresolvedName } from './resolve-view.js';
import type { ChooseSetup } from './SetupRow.js';
import type { LoadedSetup } from './use-setup.js';
import { causeAnchor, fixAnchor } from './view.js';

interface Props {
  answer: SymptomAnswer;
  loaded: LoadedSetup;
  /** Load state of the diagnosis table. */
  table: Loaded<unknown>;
  /** Names in the URL that could not be resolved. */
  unresolved: readonly UnresolvedName[];
}

/** Shown before any advice: failed loads, unresolved names and contradictions in the setup. */
export function Notices({ answer, loaded: { printer, material, profiles }, table, unresolved }: Props) {
  const { texts: fields } = useFieldTools();
  const { view, setup, texts } = answer;
  const own = Object.keys(valuesUsed(answer)).length;
  const hasPair = setup.printer !== null && setup.material !== null;
  return (
    <div class="sy-notices stack">
      <Warning title={texts.droppedTitle} of={unresolved.map(({ kind, id }) => fill(texts.dropped[kind], { id }))} />
      <Status of={printer} what={fields.printer} />
      <Status of={material} what={fields.material} />
      <Status of={profiles} what={texts.setup} />
      <Status of={table} what={texts.table} />
      <Warning title={texts.contradictions} of={view.contradictions}>
        <p>{texts.settleFirst}</p>
      </Warning>
      {hasPair && profiles.state === 'ready' && !setup.profile && <p class="quiet">{texts.noPair}</p>}
      {own > 0 && (
        <p class="quiet">
          {fill(texts.ownUsed, { n: own })} <Button onPress={clearYours}>{texts.ownForget}</Button>
        </p>
      )}
    </div>
  );
}

/** A warning with its reasons; nothing without any. */
function Warning({ title, of, children }: { title: string; of: readonly string[]; children?: ComponentChildren }) {
  if (of.length === 0) return null;
  return (
    <div role="alert" class="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <Items of={of} />
      {children}
    </div>
  );
}

/** Causes and fixes for other setups, collapsed, each with its reason. */
export function LeftOut({ answer: { view, texts, writer } }: { answer: SymptomAnswer }) {
  const { left_out: left } = view;
  if (left.length === 0) return null;
  return (
    <details class="an-left sy-left quiet">
      <summary>{fill(texts.leftOut, { n: left.length })}</summary>
      <ul>
        {left.map(({ cause, fix, name, condition, likely }) => (
          // Target of links to the omitted cause or fix.
          <li key={`${cause} ${fix}`} id={fix === null ? causeAnchor(cause) : fixAnchor(cause, fix)}>
            {fill(texts.because, { what: name, condition }) + parenthesize(likely, writer.say)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface YourFileProps {
  answer: SymptomAnswer;
  onChoose: ChooseSetup;
}

/** The user's own file, dropped here or handed over by another page. */
export function YourFile({ answer, onChoose }: YourFileProps) {
  const { texts } = answer;
  const { pending, file } = useYours();
  const wanted = pending !== null || file !== null;
  const loading = useOnDemand(wanted, async () => (await import('./FileNote.js')).FileNote);
  const FileNote = loadedValue(loading);
  if (loading.state === 'failed') return <LoadFailed of={loading} texts={texts} />;
  if (wanted && FileNote) return <FileNote {...{ answer, onChoose }} />;
  return pending ? <p role="status">{fill(texts.reading, { name: pending.name })}</p> : null;
}
