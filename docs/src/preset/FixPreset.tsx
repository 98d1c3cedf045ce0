import { useState } from 'preact/hooks';
import { sayer, whereWords } from '../../../core/resolve/change-words.js';
import { wordsIn } from '../../../core/show/words.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';
import type { Answer } from '../answer/answer.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import type { Basket, Ticked } from './basket.js';
import { changeText } from './change-text.js';
import { makePreset } from './composed.js';
import { fixOptions, presetOfFixes } from './fix-options.js';
import { HandOver } from './HandOver.js';
import { loadSources } from './load.js';
import { QualityField, qualityTypes } from './QualityField.js';
import { presetWords } from './words.js';

export interface FixPresetProps {
  answer: Answer;
  basket: Basket;
}

/** The changes that were ticked as one preset of the slicer, and what of them no preset can hold. */
export function FixPreset({ answer, basket }: FixPresetProps) {
  const { language, setup, loader } = answer;
  const { printer, material, profile, slicer } = setup;
  const words = presetWords(language);
  const [quality, setQuality] = useState<string | null>(null);
  const loaded = useLoaded(slicer && profile && `${slicer} ${profile.id}`, () =>
    loadSources(loader, slicer as SlicerId, profile as Profile),
  );
  const sources = loadedValue(loaded);
  if (!slicer || !profile || !printer || !material) return null;
  const name = SLICER_NAMES[slicer];
  if (loaded.state === 'failed')
    return (
      <p role="alert">
        {fill(words.failed, { slicer: name })}{' '}
        <button type="button" class="an-button" onClick={loaded.retry}>
          {words.retry}
        </button>
      </p>
    );
  if (!sources) return <p role="status">{words.loading}</p>;
  const known = printer.presets.cura_quality_types;
  const qualityType = quality ?? profile.presets.cura?.process ?? qualityTypes(known)[0] ?? '';
  const { written, printerOnly, left } = fixOptions(basket.ticked, sources.mapping);
  const made =
    written.length > 0
      ? makePreset(
          { profile, printer, material },
          sources.mapping,
          presetOfFixes(written, sources, slicer === 'cura' ? qualityType : null),
          language,
        )
      : null;
  const say = sayer(language);
  // Without a file there is still the menu of the slicer.
  const byHand = written.flatMap((one) => whereWords(one.change, language));
  const nameOf = ({ change }: Ticked) => say(change.name, change.name_zh);
  return (
    <section class="ps-fix" aria-label={fill(words.presetOf, { n: written.length })}>
      {printerOnly.map((one) => (
        <p key={one.change.setting} class="an-warn">
          {fill(words.onlyPrinter, { name: nameOf(one), menu: whereWords(one.change, language).join(words.comma) })}
        </p>
      ))}
      {left.map((one) => (
        <p key={one.change.setting} class="an-warn">
          {fill(words.notThere, { name: nameOf(one), slicer: name })}
        </p>
      ))}
      {written.length > 0 && (
        <>
          <p>
            <strong>{fill(words.presetOf, { n: written.length })}</strong>
          </p>
          <ul>
            {written.map((one) => {
              const { now, setting } = one.change;
              const to = changeText(one.value, one.change, language);
              return (
                <li key={setting}>
                  {now.value === null
                    ? fill(words.set, { name: nameOf(one), to })
                    : fill(words.goesTo, {
                        name: nameOf(one),
                        from: changeText(now.value, one.change, language, wordsIn(language)),
                        to,
                      })}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {slicer === 'cura' && <QualityField chosen={qualityType} onChoose={setQuality} {...{ known, words }} />}
      {made?.refusal && (
        <>
          <p class="an-warn">{fill(words.refused, { reason: made.refusal })}</p>
          {byHand.length > 0 && (
            <>
              <p>{words.byHand}</p>
              <ul>
                {byHand.map((menu) => (
                  <li key={menu}>{menu}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {made?.preset && <HandOver composed={made.preset} {...{ language, words }} />}
    </section>
  );
}
