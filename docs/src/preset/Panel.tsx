import { useState } from 'preact/hooks';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { Choice, slicerOf } from '../explorer/fields.js';
import { laidOut } from '../explorer/LaidOut.js';
import { Status } from '../explorer/Status.js';
import { loadedValue, useLoaded, useTools } from '../explorer/tools.js';
import { HandOver } from './HandOver.js';
import { loadSources, makePreset, type PresetRecords } from './make-preset.js';
import styles from './preset.css?inline';
import { ReportView } from './ReportView.js';
import { isNothingNew } from './report.js';
import { useQuality } from './use-quality.js';

/** The settings of a profile as a slicer file: what it changes, what it omits, and how to import it. */
export const Panel = laidOut((subject: PresetRecords) => {
  const { profile } = subject;
  const { language, place, go, files, texts, say } = useTools();
  const { slicer } = place;
  const [version, setVersion] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const loaded = useLoaded(slicer && `${slicer} ${profile.id}`, () => loadSources(files, slicer as SlicerId, profile));
  const sources = loadedValue(loaded);
  const quality = useQuality(slicer, subject, say);
  const versions = sources?.mapping.versions ?? [];
  const chosen = versions.find(({ id }) => id === version) ?? versions[0];
  // Only presets that PrusaSlicer itself knows can be overlaid on the command line.
  const layable = slicer === 'prusaslicer' && profile.presets.prusaslicer != null;
  const made =
    sources &&
    makePreset(
      subject,
      sources.mapping,
      {
        theirs: sources.theirs,
        ...(chosen && { version: chosen.id }),
        ...quality.option,
        ...(layable && over && { form: 'overlay' }),
      },
      language,
    );
  return (
    <>
      <style>{styles}</style>
      <div class="xp-choices">
        <Choice
          label={say('Your slicer', '您的切片软件')}
          value={slicer ?? ''}
          options={[['', say('Choose a slicer', '选择切片软件')], ...Object.entries(SLICER_NAMES)]}
          onChoose={(value) => {
            setVersion(null);
            go({ slicer: slicerOf(value) });
          }}
        />
        {chosen && (
          <Choice
            label={say('Version', '版本')}
            value={chosen.id}
            options={versions.map(({ id }) => [id, id])}
            onChoose={setVersion}
          />
        )}
        {layable && (
          <Choice
            label={say('How to load it', '载入方式')}
            value={over ? 'over' : 'import'}
            options={[
              ['import', say('Import Config, in the window', '在窗口中导入配置')],
              ['over', say('On top of my presets, on the command line', '在命令行中叠加到我的预设')],
            ]}
            onChoose={(value) => setOver(value === 'over')}
          />
        )}
        {quality.field}
      </div>
      <Status of={loaded} what={slicer ? SLICER_NAMES[slicer] : texts.preset.title} />
      {made?.refusal && (
        <p class="alert" role="alert">
          {made.refusal}
        </p>
      )}
      {made?.preset && (
        <>
          {/* Precedes the file: presets that exist already need no import. */}
          {isNothingNew(made.preset.rows) && (
            <p>
              <strong>
                {say(
                  `${SLICER_NAMES[made.preset.slicer]} already has every one of these values: there is nothing to import.`,
                  `${SLICER_NAMES[made.preset.slicer]} 自带的预设已包含全部这些值，无需导入。`,
                )}
              </strong>
            </p>
          )}
          <HandOver composed={made.preset} language={language} />
          <ReportView composed={made.preset} />
        </>
      )}
    </>
  );
});
