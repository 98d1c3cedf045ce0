import { useEffect } from 'preact/hooks';
import { FILE_REFUSALS } from '../../../core/read-settings/messages.js';
import { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
import { type TellingValue, tellingValues } from '../../../core/read-settings/telling-values.js';
import { LOCALES } from '../../../core/words/language.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { Writer } from '../../../core/words/values.js';
import type { Setting } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue } from '../explorer/tools.js';
import { handOver } from '../explorer/yours/handed.js';
import { clearYours, useYours } from '../explorer/yours/store.js';
import { useOwnFile } from '../explorer/yours/useOwnFile.js';
import { writeLink } from '../records/explorer-link.js';
import type { SymptomAnswer } from './answer.js';
import type { ChooseSetup } from './SetupRow.js';

interface Props {
  answer: SymptomAnswer;
  file: File | null;
  onChoose: ChooseSetup;
}

/** What somebody's file tells: it fills in the setup and the values, and what of them may be the fault is said first. */
export function FileNote({ answer, file, onChoose }: Props) {
  const { rule, setup, texts, language, files } = answer;
  const { printer, material, profile, slicer } = setup;
  const { prefix } = LOCALES[language];
  const yours = useYours();
  const { reading, raw, refusal, own, settings } = useOwnFile(files, file, printer?.default_plate ?? null, onChoose);
  const known = loadedValue(settings);
  useEffect(() => {
    if (!raw || !yours.file) return;
    try {
      handOver(yours.file.name, raw);
    } catch {
      // Where the browser keeps nothing, the next page begins without the file.
    }
  }, [raw]);
  if (reading && file) return <p role="status">{fill(texts.reading, { name: file.name })}</p>;
  if (!yours.file) return null;
  if (refusal)
    return (
      <p class="an-warn" role="alert">
        <strong>{yours.file.name}:</strong> {fill(FILE_REFUSALS[refusal.code][language], { what: refusal.what ?? '' })}
      </p>
    );
  const telling = known && own ? tellingValues(rule, setup) : [];
  const others =
    known && profile
      ? known.filter((setting) => {
          const mine = setup.yours[setting.id];
          const theirs = profileValue(setting, profile, printer);
          const isTold = telling.some((one) => one.setting === setting.id);
          return mine !== undefined && theirs !== null && !isTold && !sameValue(mine, theirs);
        }).length
      : 0;
  const explorer = writeLink({
    printer: printer?.id ?? null,
    nozzle: profile?.nozzle.variant ?? null,
    material: material?.id ?? null,
    slicer,
  });
  return (
    <section class="sy-yours" aria-label={texts.yours}>
      <p>
        <strong role="status">{fill(texts.read, { name: yours.file.name })}</strong>{' '}
        <button type="button" class="an-button" onClick={clearYours}>
          {texts.fileForget}
        </button>
      </p>
      {known && own && (
        <>
          <p>{telling.length > 0 ? texts.differs : texts.differsNone}</p>
          <ul>
            {telling.map((one) => (
              <li key={one.setting}>
                {tellingText(
                  one,
                  known.find(({ id }) => id === one.setting),
                  answer,
                )}
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p class="an-quiet">
              {fill(texts.differsMore, { n: others })} <a href={prefix + explorer}>{texts.differsAll}</a>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** One value of the file in words, beside the one that it should be held against. */
function tellingText(of: TellingValue, setting: Setting | undefined, { language, texts }: SymptomAnswer): string {
  const { say } = LOCALES[language];
  const writer = new Writer(language, wordsIn(language));
  const unit = setting?.unit ?? '';
  const name = say(setting?.name ?? of.setting, setting?.name_zh ?? of.setting);
  const text = (value: TellingValue['value']) => writer.any(value, unit) ?? '';
  if (of.kind === 'away')
    return fill(texts.differsOne, { setting: name, own: text(of.value), profile: text(of.profile) });
  return fill(of.end === 'max' ? texts.differsBeyond : texts.differsBelow, {
    setting: name,
    own: text(of.value),
    limit: text(of.limit),
  });
}
