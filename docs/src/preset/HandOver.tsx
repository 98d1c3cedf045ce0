import { useEffect, useState } from 'preact/hooks';
import { overlayCommand, presetDownload } from '../../../core/presets/files.js';
import { importSteps } from '../../../core/presets/import-steps.js';
import type { ComposedPreset, PresetDownload } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { element } from '../element.js';
import { Copyable } from '../explorer/Copyable.js';
import { fill } from '../explorer/texts/fill.js';
import { Items } from '../parts.js';
import type { PresetTexts } from './preset-texts.js';

interface Props {
  composed: ComposedPreset;
  language: Language;
  words: PresetTexts;
  /** Whether the file has been requested: it is saved as soon as it is ready. */
  asked?: boolean;
  onSaved?: () => void;
}

/** The file to save, with instructions for importing it into the slicer. */
export function HandOver({ composed, language, words, asked = false, onSaved }: Props) {
  const { say, prefix } = LOCALES[language];
  const [saved, setSaved] = useState(false);
  const slicer = SLICER_NAMES[composed.slicer];
  const download = presetDownload(composed);
  const command = overlayCommand(composed, download.name);
  const save = () => {
    saveFile(download);
    setSaved(true);
    onSaved?.();
  };
  useEffect(() => {
    if (asked) save();
  }, [asked]);
  return (
    <div class="ps-hand">
      <p>
        <button type="button" class="button ps-download" onClick={save}>
          {fill(words.download, { slicer })}
        </button>{' '}
        <code>{download.name}</code> <span role="status">{saved && words.downloaded}</span>
      </p>
      <p class="quiet">{words.local}</p>
      <Items of={composed.notes.map(({ text, text_zh }) => say(text, text_zh))} />
      <p>
        <strong>{fill(words.steps, { slicer })}</strong>
      </p>
      <ol>
        {importSteps(composed, download.name, language).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {command !== null && (
        <>
          <p>{words.commandLine}</p>
          <p class="ps-copy">
            <Copyable text={command} texts={words} />
          </p>
          <p class="quiet">{words.names}</p>
        </>
      )}
      {(composed.slicer === 'orcaslicer' || composed.slicer === 'bambu_studio') && <p class="quiet">{words.notRun}</p>}
      <p>
        <a href={`${prefix}/presets/`}>{words.guide}</a>
      </p>
    </div>
  );
}

/** Saves a file as a browser download. */
function saveFile({ name, type, bytes }: PresetDownload): void {
  const link = element('a', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
  link.click();
  // The click has started the download, which no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
