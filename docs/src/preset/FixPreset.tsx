import { describeLocation } from '../../../core/troubleshoot/resolve/change-words.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { Status } from '../explorer/Status.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { Button, Items } from '../parts.js';
import { useAnswer } from '../symptom/answer.js';
import { BASKET, type Basket, type SelectedFix, without } from './basket.js';
import { changeText } from './change-text.js';
import { HandOver } from './HandOver.js';
import { loadSources, makePreset, type PresetRecords, placeOf } from './make-preset.js';
import { useQuality } from './use-quality.js';

interface Props {
  records: PresetRecords;
  slicer: SlicerId;
  basket: Basket;
  /** Whether the file has been requested: it is saved as soon as it is ready. */
  asked: boolean;
  onSaved: () => void;
}

/** The selected changes as one preset for the slicer, and those that a preset cannot contain. */
export function FixPreset({ records, slicer, basket, asked, onSaved }: Props) {
  const { language, files, say, writer } = useAnswer();
  const { profile } = records;
  const quality = useQuality(slicer, records, say);
  const loaded = useLoaded(`${slicer} ${profile.id}`, () => loadSources(files, slicer, profile));
  const sources = loadedValue(loaded);
  const name = SLICER_NAMES[slicer];
  if (!sources) return <Status of={loaded} what={name} />;
  const { mapping, theirs } = sources;
  const placed = (place: ReturnType<typeof placeOf>) =>
    basket.ticked.filter(({ change }) => placeOf(change.setting, mapping) === place);
  const written = placed('written');
  const changes = written.map(({ change, value }) => ({ setting: change.setting, value }));
  // The slicer's own presets are for comparison: a change derived from the record may lag behind them.
  const options = { form: 'changes', theirs, changes, ...quality.option } as const;
  const made = written.length > 0 ? makePreset(records, mapping, options, language) : null;
  // Without a file, the slicer's menu paths still help.
  const byHand = written.flatMap((one) => describeLocation(one.change, say));
  const nameOf = ({ change }: SelectedFix) => say(change.name, change.name_zh);
  const notInFile = [
    ...placed('printer').map((one) => {
      const menu = describeLocation(one.change, say).join(say(', ', '，'));
      return say(
        `${nameOf(one)} is only in the printer preset, which the file does not change. Set it by hand: ${menu}`,
        `${nameOf(one)} 只在打印机预设中，本站的文件不改动打印机预设。请手动设置：${menu}`,
      );
    }),
    ...placed('nowhere').map((one) =>
      say(`${nameOf(one)} cannot be written for ${name}.`, `${nameOf(one)} 无法写入 ${name}。`),
    ),
  ];
  const title = say(`Changes in the preset: ${written.length}`, `预设中的调整：${written.length} 项`);
  return (
    <section class="ps-fix" aria-label={title}>
      {notInFile.map((text) => (
        <p key={text} class="alert">
          {text}
        </p>
      ))}
      {written.length > 0 && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <Items
        of={written.map((one) => {
          const { current: now, setting } = one.change;
          const from = changeText(now.value, one.change, language, wordsIn(language));
          return (
            <>
              {nameOf(one)}
              {writer.colon}
              {now.value !== null && `${from} → `}
              {changeText(one.value, one.change, language)}{' '}
              <Button
                label={say(`Remove: ${nameOf(one)}`, `移除：${nameOf(one)}`)}
                onPress={() => BASKET.change((now) => without(now, setting))}
              >
                {say('Remove', '移除')}
              </Button>
            </>
          );
        })}
      />
      {quality.field}
      {made?.refusal && (
        <>
          <p class="alert">{made.refusal}</p>
          {byHand.length > 0 && (
            <>
              <p>{say('Set it by hand:', '请手动设置：')}</p>
              <Items of={byHand} />
            </>
          )}
        </>
      )}
      {made?.preset && <HandOver composed={made.preset} {...{ language, asked, onSaved }} />}
    </section>
  );
}
