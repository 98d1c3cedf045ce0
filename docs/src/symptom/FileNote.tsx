import { useEffect } from 'preact/hooks';
import { checkSetup, checkSummary, checkTitle, findingText } from '../../../core/profiles/check-value/check-setup.js';
import { FILE_REFUSALS } from '../../../core/read-settings/messages.js';
import { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
import { type TellingValue, tellingValues } from '../../../core/read-settings/telling-values.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { Writer } from '../../../core/words/values.js';
import type { Setting } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue } from '../explorer/tools.js';
import { handOver } from '../explorer/yours/handed.js';
import { TakeValue } from '../explorer/yours/Report.js';
import styles from '../explorer/yours/report.css?inline';
import { clearYours, useYours } from '../explorer/yours/store.js';
import { useOwnFile } from '../explorer/yours/useOwnFile.js';
import { Button } from '../parts.js';
import { explorerPath, NO_SETUP } from '../setup/setup.js';
import { type SymptomAnswer, useAnswer } from './answer.js';
import type { ChooseSetup } from './use-setup.js';

/** The result of reading a user's file, which fills in setup and values; suspicious values come first. */
export function FileNote({ onChoose }: { onChoose: ChooseSetup }) {
  const answer = useAnswer();
  const { rule, setup, language, files, say, prefix } = answer;
  const { printer, material, profile, slicer } = setup;
  const yours = useYours();
  const { raw, refusal, own, settings } = useOwnFile(files, printer?.default_plate ?? null, onChoose);
  const known = loadedValue(settings);
  useEffect(() => {
    if (!raw || !yours.file) return;
    try {
      handOver(yours.file.name, raw);
    } catch {
      // Without browser storage, the next page starts without the file.
    }
  }, [raw]);
  if (yours.pending || !yours.file) return null;
  if (refusal)
    return (
      <p class="alert" role="alert">
        <strong>{yours.file.name}:</strong> {fill(FILE_REFUSALS[refusal.code][language], { what: refusal.what ?? '' })}
      </p>
    );
  const telling = known && own ? tellingValues(rule, setup, known) : [];
  const others =
    known && profile
      ? known.filter((setting) => {
          const mine = setup.user_values[setting.id];
          const theirs = profileValue(setting, profile, printer);
          const isTold = telling.some((one) => one.setting === setting.id);
          return mine !== undefined && theirs !== null && !isTold && !sameValue(mine, theirs);
        }).length
      : 0;
  const explorer = explorerPath(NO_SETUP, {
    printer: printer?.id ?? null,
    nozzle: profile?.nozzle.variant ?? null,
    material: material?.id ?? null,
    slicer,
  });
  return (
    <section class="sy-yours note" aria-label={say('Your file', '您的文件')}>
      <style>{styles}</style>
      <p>
        <strong role="status">
          {known && own
            ? checkTitle(
                yours.file.name,
                setup,
                yours.nozzle,
                checkSummary(checkSetup(known, setup), language).verdict,
                language,
              )
            : say(`Read: ${yours.file.name}`, `已读取：${yours.file.name}`)}
        </strong>{' '}
        <Button onPress={clearYours}>{say('Remove the file', '清除文件')}</Button>
      </p>
      {known && own && (
        <>
          <p>
            {telling.length > 0
              ? say('Relevant differences from the profile', '与配置不同、且与此问题有关的设置')
              : say(
                  'Nothing in the file differs from the profile in a relevant way.',
                  '文件与配置之间没有与此问题有关的差别。',
                )}
          </p>
          <ul class="own-findings">
            {telling.map((one) => (
              <li key={one.setting} data-severity={one.kind === 'beyond' ? one.severity : undefined}>
                {tellingText(one, known, answer)}{' '}
                {one.profile !== null && (
                  <TakeValue setting={one.setting} value={one.profile} unit={one.unit} language={language} />
                )}
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p class="quiet">
              {say(`${others} other settings differ.`, `另有 ${others} 项设置不同。`)}{' '}
              <a href={prefix + explorer}>{say('See all of them', '查看全部')}</a>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** One value of the file as text, next to its reference value. */
function tellingText(of: TellingValue, settings: readonly Setting[], { language, say, setup }: SymptomAnswer): string {
  if (of.kind === 'beyond') return findingText(of, settings, setup, language);
  const writer = new Writer(language, wordsIn(language));
  const setting = settings.find(({ id }) => id === of.setting);
  const [own, profile] = [of.value, of.profile].map((value) => writer.any(value, of.unit) ?? '');
  const name = say(setting?.name ?? of.setting, setting?.name_zh ?? of.setting);
  return say(`${name}: ${own}, the profile has ${profile}`, `${name}：${own}，配置为 ${profile}`);
}
