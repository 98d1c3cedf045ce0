import { useState } from 'preact/hooks';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { Choice, slicerOf } from '../explorer/fields.js';
import { laidOut } from '../explorer/LaidOut.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded, useTools } from '../explorer/tools.js';
import { HandOver } from './HandOver.js';
import { loadSources, makePreset, type PresetRecords } from './make-preset.js';
import styles from './preset.css?inline';
import { presetTexts } from './preset-texts.js';
import { ReportView } from './ReportView.js';
import { isNothingNew } from './report.js';
import { useQuality } from './use-quality.js';

/** The settings of a profile as a slicer file: what it changes, what it omits, and how to import it. */
export const Panel = laidOut((subject: PresetRecords) => {
  const { profile, printer } = subject;
  const { language, place, go, files, texts } = useTools();
  const words = presetTexts(language);
  const { slicer } = place;
  const [version, setVersion] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const loaded = useLoaded(slicer && `${slicer} ${profile.id}`, () => loadSources(files, slicer as SlicerId, profile));
  const sources = loadedValue(loaded);
  const quality = useQuality(slicer, printer, profile, words);
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
        ...(quality.qualityType !== null && { qualityType: quality.qualityType }),
        ...(layable && over && { form: 'overlay' }),
      },
      language,
    );
  return (
    <>
      <style>{styles}</style>
      <div class="xp-choices">
        <Choice
          label={words.slicer}
          value={slicer ?? ''}
          options={[['', words.chooseSlicer], ...Object.entries(SLICER_NAMES)]}
          onChoose={(value) => {
            setVersion(null);
            go({ slicer: slicerOf(value) });
          }}
        />
        {chosen && (
          <Choice
            label={words.version}
            value={chosen.id}
            options={versions.map(({ id }) => [id, id])}
            onChoose={setVersion}
          />
        )}
        {layable && (
          <Choice
            label={words.way}
            value={over ? 'over' : 'import'}
            options={[
              ['import', words.ways.import],
              ['over', words.ways.over],
            ]}
            onChoose={(value) => setOver(value === 'over')}
          />
        )}
        {quality.field}
      </div>
      <Status of={loaded} what={slicer ? SLICER_NAMES[slicer] : texts.preset.title} />
      {made?.refusal && (
        <p class="alert" role="alert">
          {fill(words.refused, { reason: made.refusal })}
        </p>
      )}
      {made?.preset && (
        <>
          {/* Precedes the file: presets that exist already need no import. */}
          {isNothingNew(made.preset.rows) && (
            <p>
              <strong>{fill(words.nothingNew, { slicer: SLICER_NAMES[made.preset.slicer] })}</strong>
            </p>
          )}
          <HandOver composed={made.preset} {...{ language, words }} />
          <ReportView composed={made.preset} words={words} />
        </>
      )}
    </>
  );
});
