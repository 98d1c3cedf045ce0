import type { ComponentChildren } from 'preact';
import { parenthesize } from '../../../core/troubleshoot/resolve/change-words.js';
import type { TextPair } from '../../../core/words/language.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { type Loaded, loadedValue, useFieldTools, useOnDemand } from '../explorer/tools.js';
import { clearYours, useYours } from '../explorer/yours/store.js';
import { Button, Fold, Items } from '../parts.js';
import { useAnswer, valuesUsed } from './answer.js';
import { because } from './FixAnswer.js';
import type { ChooseSetup, LoadedSetup } from './use-setup.js';
import { causeAnchor, fixAnchor, type UnresolvedName } from './view.js';

interface Props {
  loaded: LoadedSetup;
  /** Load state of the diagnosis table. */
  table: Loaded<unknown>;
  /** Names in the URL that could not be resolved. */
  unresolved: readonly UnresolvedName[];
}

const UNRESOLVED: Readonly<Record<UnresolvedName['kind'], TextPair>> = {
  symptom: ['“{id}” is not a known symptom.', '“{id}”不是已知的现象。'],
  answer: [
    '“{id}” is not a known answer, or is the second answer to the same question.',
    '“{id}”不是已知的回答，或重复回答了同一问题。',
  ],
  question: ['“{id}” is not a known question.', '未知的问题“{id}”。'],
  printer: ['No printer is called “{id}”.', '没有名为“{id}”的打印机。'],
  nozzle: ['“{id}” is not a nozzle of the selected printer.', '“{id}”不是所选打印机的喷嘴。'],
  material: ['No material is called “{id}”.', '没有名为“{id}”的耗材。'],
  value: ['“{id}” is not a value of a setting.', '“{id}”不是设置的值。'],
};

/** Shown before any advice: failed loads, unresolved names and contradictions in the setup. */
export function Notices({ loaded: { printer, material, profiles }, table, unresolved }: Props) {
  const { texts: fields } = useFieldTools();
  const answer = useAnswer();
  const { view, setup, say } = answer;
  const own = Object.keys(valuesUsed(answer)).length;
  const hasPair = setup.printer !== null && setup.material !== null;
  return (
    <div class="sy-notices stack">
      <Warning
        title={say('Ignored parts of the address', '地址中已忽略的内容')}
        of={unresolved.map(({ kind, id }) => fill(say(...UNRESOLVED[kind]), { id }))}
      />
      <Status of={printer} what={fields.printer} />
      <Status of={material} what={fields.material} />
      <Status of={profiles} what={say('What you print with', '您的打印配置')} />
      <Status of={table} what={say('The diagnosis table', '诊断数据')} />
      <Warning title={say('Something in this setup does not fit', '这套配置本身有矛盾')} of={view.contradictions}>
        <p>{say('Resolve this before you follow any advice below.', '请先解决这一点，再按下面的建议操作。')}</p>
      </Warning>
      {hasPair && profiles.state === 'ready' && !setup.profile && (
        <p class="quiet">
          {say(
            'There is no profile for this printer with this material, so the current values are not known. Enter your own values.',
            '没有这台打印机搭配这种耗材的配置，因此当前值未知。请填写您自己的值。',
          )}
        </p>
      )}
      {own > 0 && (
        <p class="quiet">
          {say(`Your values in use: ${own}.`, `使用了您的 ${own} 个值。`)}{' '}
          <Button onPress={clearYours}>{say('Remove them', '清除这些值')}</Button>
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
export function LeftOut() {
  const { view, say } = useAnswer();
  const { left_out: left } = view;
  if (left.length === 0) return null;
  return (
    <Fold
      class="an-left sy-left quiet"
      title={say(
        `Left out because it does not apply to this setup: ${left.length}`,
        `已略去 ${left.length} 项不适用于当前配置的内容`,
      )}
    >
      <ul>
        {left.map(({ cause, fix, name, condition, likely }) => (
          // Target of links to the omitted cause or fix.
          <li key={`${cause} ${fix}`} id={fix === null ? causeAnchor(cause) : fixAnchor(cause, fix)}>
            {because(name, condition, say) + parenthesize(likely, say)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The user's own file, dropped here or handed over by another page. */
export function YourFile({ onChoose }: { onChoose: ChooseSetup }) {
  const { texts, say } = useAnswer();
  const { pending, file } = useYours();
  const wanted = pending !== null || file !== null;
  const loading = useOnDemand(wanted, async () => (await import('./FileNote.js')).FileNote);
  const FileNote = loadedValue(loading);
  return (
    <>
      <LoadFailed of={loading} texts={texts} />
      {pending && loading.state !== 'failed' && (
        <p role="status">{say(`Reading ${pending.name}…`, `正在读取 ${pending.name}…`)}</p>
      )}
      {wanted && FileNote && <FileNote onChoose={onChoose} />}
    </>
  );
}
