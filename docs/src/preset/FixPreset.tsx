import { describeLocation } from '../../../core/troubleshoot/resolve/change-words.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { Button, Items } from '../parts.js';
import { useAnswer } from '../symptom/answer.js';
import { BASKET, type Basket, type SelectedFix, without } from './basket.js';
import { changeText } from './change-text.js';
import { fixOptions, presetOfFixes } from './fix-options.js';
import { HandOver } from './HandOver.js';
import { loadSources, makePreset, type PresetRecords } from './make-preset.js';
import { presetTexts } from './preset-texts.js';
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
  const { language, files, say } = useAnswer();
  const { profile } = records;
  const words = presetTexts(language);
  const { qualityType, field } = useQuality(slicer, records.printer, profile, words);
  const loaded = useLoaded(`${slicer} ${profile.id}`, () => loadSources(files, slicer, profile));
  const sources = loadedValue(loaded);
  const name = SLICER_NAMES[slicer];
  if (!sources) return <Status of={loaded} what={name} />;
  const { written, printerOnly, left } = fixOptions(basket.ticked, sources.mapping);
  const made =
    written.length > 0
      ? makePreset(records, sources.mapping, presetOfFixes(written, sources, qualityType), language)
      : null;
  // Without a file, the slicer's menu paths still help.
  const byHand = written.flatMap((one) => describeLocation(one.change, say));
  const nameOf = ({ change }: SelectedFix) => say(change.name, change.name_zh);
  const notInFile = [
    ...printerOnly.map((one) =>
      fill(words.onlyPrinter, {
        name: nameOf(one),
        menu: describeLocation(one.change, say).join(words.comma),
      }),
    ),
    ...left.map((one) => fill(words.notThere, { name: nameOf(one), slicer: name })),
  ];
  return (
    <section class="ps-fix" aria-label={fill(words.presetOf, { n: written.length })}>
      {notInFile.map((text) => (
        <p key={text} class="alert">
          {text}
        </p>
      ))}
      {written.length > 0 && (
        <>
          <p>
            <strong>{fill(words.presetOf, { n: written.length })}</strong>
          </p>
          <ul>
            {written.map((one) => {
              const { current: now, setting } = one.change;
              const to = changeText(one.value, one.change, language);
              return (
                <li key={setting}>
                  {now.value === null
                    ? fill(words.set, { name: nameOf(one), to })
                    : fill(words.goesTo, {
                        name: nameOf(one),
                        from: changeText(now.value, one.change, language, wordsIn(language)),
                        to,
                      })}{' '}
                  <Button
                    label={say(`Remove: ${nameOf(one)}`, `移除：${nameOf(one)}`)}
                    onPress={() => BASKET.change((now) => without(now, setting))}
                  >
                    {say('Remove', '移除')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {field}
      {made?.refusal && (
        <>
          <p class="alert">{fill(words.refused, { reason: made.refusal })}</p>
          {byHand.length > 0 && (
            <>
              <p>{words.byHand}</p>
              <Items of={byHand} />
            </>
          )}
        </>
      )}
      {made?.preset && <HandOver composed={made.preset} {...{ language, words, asked, onSaved }} />}
    </section>
  );
}
