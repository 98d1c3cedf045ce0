import { useState } from 'preact/hooks';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../core/slicers.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, siteFile, useLoaded, useTools } from '../explorer/tools.js';
import { makePreset, type Subject } from './composed.js';
import { HandOver } from './HandOver.js';
import { loadSources } from './load.js';
import { QualityField, qualityTypes } from './QualityField.js';
import { ReportView } from './ReportView.js';
import { presetWords } from './words.js';

/** The settings of a profile as a file for a slicer: what it changes, what it leaves out, and how to import it. */
export function Panel({ profile, printer, material }: Subject) {
  const { lang, place, go, loader, texts } = useTools();
  const language = lang === 'en' ? 'en' : 'zh';
  const words = presetWords(language);
  const { slicer } = place;
  const [version, setVersion] = useState<string | null>(null);
  const [quality, setQuality] = useState<string | null>(null);
  const loaded = useLoaded(slicer && `${slicer} ${profile.id}`, () =>
    loadSources(loader, slicer as SlicerId, printer, profile),
  );
  const named = useLoaded(siteFile(lang, 'settings'), (path) => loader.json<Record<string, string>>(path));
  const sources = loadedValue(loaded);
  const settings = loadedValue(named);
  const known = printer.presets.cura_quality_types;
  const qualityType = quality ?? profile.presets.cura?.process ?? qualityTypes(known)[0] ?? '';
  const versions = sources?.mapping.versions ?? [];
  const chosen = versions.find(({ id }) => id === version) ?? versions[0];
  const made =
    sources &&
    makePreset(
      { profile, printer, material },
      sources,
      { ...(chosen && { version: chosen.id }), ...(slicer === 'cura' && { qualityType }) },
      language,
    );
  return (
    <>
      <div class="ps-fields">
        <label class="ps-field">
          {words.slicer}
          <select
            value={slicer ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setVersion(null);
              go({ slicer: SLICERS.find((id) => id === value) ?? null });
            }}
          >
            <option value="">{words.chooseSlicer}</option>
            {SLICERS.map((id) => (
              <option key={id} value={id}>
                {SLICER_NAMES[id]}
              </option>
            ))}
          </select>
        </label>
        {versions.length > 0 && (
          <label class="ps-field">
            {words.version}
            <select value={chosen?.id} onChange={({ currentTarget: { value } }) => setVersion(value)}>
              {versions.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          </label>
        )}
        {slicer === 'cura' && <QualityField chosen={qualityType} onChoose={setQuality} {...{ known, words }} />}
      </div>
      <Status of={loaded} what={slicer ? SLICER_NAMES[slicer] : texts.preset.title} />
      <Status of={named} what={texts.preset.title} />
      {made?.refusal && <p class="xp-alert">{fill(words.refused, { reason: made.refusal })}</p>}
      {made?.preset && settings && sources && (
        <>
          <ul class="xp-quiet">
            {made.preset.notes.map(({ code, text, text_zh }) => (
              <li key={code}>{language === 'en' ? text : text_zh}</li>
            ))}
          </ul>
          <HandOver composed={made.preset} {...{ language, words }} />
          <ReportView composed={made.preset} compared={sources.theirs !== null} {...{ settings, words }} />
        </>
      )}
    </>
  );
}
