import { useState } from 'preact/hooks';
import type { Language } from '../../../core/language.js';
import { presetDownload } from '../../../core/preset/files.js';
import type { ComposedPreset } from '../../../core/preset/shapes.js';
import { SLICER_NAMES } from '../../../core/slicers.js';
import { fill } from '../explorer/texts/fill.js';
import { CopyLine } from './CopyLine.js';
import { overlayCommand } from './command-line.js';
import { importSteps } from './import-steps.js';
import { saveFile } from './save.js';
import type { PresetWords } from './words.js';

interface Props {
  composed: ComposedPreset;
  language: Language;
  words: PresetWords;
}

/** The file to save, and how it gets into the slicer. */
export function HandOver({ composed, language, words }: Props) {
  const [saved, setSaved] = useState<string | null>(null);
  const slicer = SLICER_NAMES[composed.slicer];
  const download = presetDownload(composed);
  const command = composed.form === 'overlay' ? overlayCommand(composed.parents, download.name) : null;
  const save = () => {
    saveFile(download);
    setSaved(download.name);
  };
  return (
    <div class="ps-hand">
      <p>
        <button type="button" class="an-button ps-download" onClick={save}>
          {fill(words.download, { slicer })}
        </button>{' '}
        <code>{download.name}</code>{' '}
        <span role="status">{saved !== null && fill(words.downloaded, { name: saved })}</span>
      </p>
      <p class="an-quiet">{words.local}</p>
      {composed.notes.length > 0 && (
        <ul>
          {composed.notes.map(({ code, text, text_zh }) => (
            <li key={code}>{language === 'en' ? text : text_zh}</li>
          ))}
        </ul>
      )}
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
          <CopyLine text={command} words={words} />
          <p class="an-quiet">{words.names}</p>
        </>
      )}
      {(composed.slicer === 'orcaslicer' || composed.slicer === 'bambu_studio') && (
        <p class="an-quiet">{words.notRun}</p>
      )}
      <p>
        <a href={`${language === 'en' ? '' : '/zh-cn'}/presets/`}>{words.guide}</a>
      </p>
    </div>
  );
}
