import { printerName } from '../../../../core/names/printer-name.js';
import { limitsText } from '../../../../core/read-settings/machine-limits.js';
import { FILE_NOTES, FILE_REFUSALS, UNREAD_REASONS } from '../../../../core/read-settings/messages.js';
import type { PresetChoice, RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { FileSetup, Recognised } from '../../../../core/read-settings/recognise.js';
import type { OwnSettings } from '../../../../core/read-settings/values.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { Button, type Fact, Facts, Fold, Items } from '../../parts.js';
import styles from '../facts.css?inline';
import { Choice, useMaterialNames } from '../fields.js';
import { Status } from '../Status.js';
import { fill } from '../texts/fill.js';
import { loadedValue, useTools } from '../tools.js';
import { OwnValues } from './OwnValues.js';
import { YOURS_TEXTS } from './own-file-texts.js';
import { clearYours, hasOwn, replaceFile, updateYours, useYours, type Yours } from './store.js';
import { readPresets, useOwnFile, useShownProfile } from './useOwnFile.js';

/** Reads a file and shows its settings beside those of the profile. */
export function Reader({ onForget }: { onForget: () => void }) {
  const { texts, files, go, language, say } = useTools();
  const words = YOURS_TEXTS[language];
  const yours = useYours();
  const { printer, profile } = useShownProfile();
  const state = useOwnFile(files, printer?.default_plate ?? null, go);
  const { raw, refusal, own } = state;
  return (
    <>
      <style>{styles}</style>
      <div role="status" aria-live="polite">
        {yours.pending && <p>{say(`Reading ${yours.pending.name}…`, `正在读取 ${yours.pending.name}…`)}</p>}
        {!yours.pending && yours.file && !refusal && (
          <p>
            <strong>{fill(words.read, { name: yours.file.name })}</strong>
          </p>
        )}
      </div>
      {!yours.pending && refusal && (
        <p class="alert" role="alert">
          <strong>{yours.file?.name}:</strong>{' '}
          {fill(FILE_REFUSALS[refusal.code][language], { what: refusal.what ?? '' })}
        </p>
      )}
      {raw && <FileFacts raw={raw} setup={state.setup} yours={yours} />}
      <Status of={state.settings} what={texts.yours.title}>
        {(settings) => (
          <>
            {own && (
              <p>
                {say(
                  `${own.values.length} of ${settings.length} settings have a value in the file.`,
                  `${settings.length} 项设置中，文件给出了 ${own.values.length} 项的值。`,
                )}
              </p>
            )}
            <OwnValues {...{ settings, profile, printer }} />
            {own && <Unread own={own} settings={settings} />}
          </>
        )}
      </Status>
      {hasOwn(yours) && (
        <Button
          onPress={() => {
            clearYours();
            onForget();
          }}
        >
          {words.forget}
        </Button>
      )}
    </>
  );
}

interface FileFactsProps {
  raw: RawSettings;
  /** Null until the names have loaded. */
  setup: FileSetup | null;
  yours: Yours;
}

/** Shows the program, printer, material and nozzle of a file; uncertain ones can be selected. */
function FileFacts({ raw, setup, yours: { extruder, source } }: FileFactsProps) {
  const { texts, language, writer, go, records, say } = useTools();
  const words = YOURS_TEXTS[language];
  const slicers: Record<string, string> = texts.slicers;
  const machine = loadedValue(records.printer);
  const materials = useMaterialNames();
  const rows: Fact[] = [
    [say('File type', '文件类型'), words.formats[raw.format]],
    [say('Written by', '来源软件'), [raw.program ?? slicers[raw.dialect], raw.version].filter(Boolean).join(' ')],
  ];
  if (setup)
    rows.push(
      [
        texts.printer,
        <RecognisedValue
          key="printer"
          of={setup.printer}
          nameOf={(id) => (machine?.id === id ? printerName(machine) : id)}
          onChoose={(id) => go({ printer: id, nozzle: null })}
        />,
      ],
      [
        texts.material,
        <RecognisedValue
          key="material"
          of={setup.material}
          nameOf={(id) => materials.get(id) ?? id}
          onChoose={(id) => go({ material: id })}
        />,
      ],
      [texts.nozzle, writer.any(setup.nozzle, 'mm') ?? words.notSaid],
    );
  for (const { name, value } of limitsText(raw.limits, machine, language)) rows.push([name, value]);
  return (
    <>
      <Facts rows={rows} />
      {raw.extruders > 1 && (
        <Choice
          label={words.extruder}
          value={String(extruder)}
          options={Array.from({ length: raw.extruders }, (_, i) => [String(i), say(`No. ${i + 1}`, `第 ${i + 1} 个`)])}
          onChoose={(value) => updateYours({ extruder: Number(value) })}
        />
      )}
      {!source && raw.presets && (
        <p class="quiet">
          {say(
            'To read another of its presets, choose the file here again.',
            '要读取其中的其他预设，请在此处重新选择该文件。',
          )}
        </p>
      )}
      {source && raw.presets?.map((choice) => <Presets key={choice.names.join()} {...{ choice, raw, source }} />)}
      <Items
        class="quiet"
        of={raw.notes.map(({ code, what }) => fill(FILE_NOTES[code][language], { what: what ?? '' }))}
      />
    </>
  );
}

/** Selects among the presets of one kind in a bundle. */
function Presets({ choice, raw, source }: { choice: PresetChoice; raw: RawSettings; source: File }) {
  const { language, say } = useTools();
  const words = YOURS_TEXTS[language];
  const active =
    choice.read === null
      ? [['', say('the active one, which is not in the file', '当前使用的预设，不在文件中')] as const]
      : [];
  const choose = (name: string) => {
    const others = raw.presets?.flatMap((one) => (one === choice ? [] : (one.read ?? []))) ?? [];
    void readPresets(source, [...others, name]).then((file) => replaceFile(file, source));
  };
  return (
    <Choice
      label={words.preset}
      value={choice.read ?? ''}
      options={[...active, ...choice.names.map((name) => [name, name] as const)]}
      onChoose={choose}
    />
  );
}

interface RecognisedProps {
  of: Recognised;
  nameOf: (id: string) => string;
  onChoose: (id: string) => void;
}

/** The printer or material named in a file, and the record it was matched to. */
function RecognisedValue({ of: { id, candidates, said }, nameOf, onChoose }: RecognisedProps) {
  const { language, say } = useTools();
  if (said === null && candidates.length === 0) return YOURS_TEXTS[language].notSaid;
  const others = candidates.filter((one) => one !== id);
  const isUnknown = id === null && candidates.length === 0;
  return (
    <>
      {isUnknown
        ? say(`not known here: the file says “${said}”`, `本站没有收录：文件写的是“${said}”`)
        : id !== null && nameOf(id)}{' '}
      {!isUnknown && said !== null && (
        <span class="quiet">{`(${say(`the file says “${said}”`, `文件写的是“${said}”`)})`}</span>
      )}
      {others.length > 0 && (
        <p>
          {say('Which one is it?', '是哪一个？')}{' '}
          {others.map((one) => (
            <Button key={one} onPress={() => onChoose(one)}>
              {nameOf(one)}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

/** Lists the settings that the file does not set, with the reason, and its unrecognised keys. */
function Unread({ own, settings }: { own: OwnSettings; settings: readonly Setting[] }) {
  const { language, say } = useTools();
  const names = new Map(settings.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
  return (
    <>
      {own.unread.length > 0 && (
        <Fold title={say(`What could not be read (${own.unread.length})`, `未能读取的设置（${own.unread.length}）`)}>
          <Items
            of={own.unread.map(({ setting, why, key, written }) => (
              <>
                {names.get(setting) ?? setting}: {UNREAD_REASONS[why][language]}{' '}
                {key !== null && <code>{written === null ? key : `${key} = ${written.slice(0, 40)}`}</code>}
              </>
            ))}
          />
        </Fold>
      )}
      {own.otherKeys.length > 0 && (
        <Fold
          title={say(
            `Other keys in the file, without a matching setting in this data (${own.otherKeys.length})`,
            `文件中的其他键，本站没有对应设置（${own.otherKeys.length}）`,
          )}
        >
          <p>
            <code>{own.otherKeys.join(' ')}</code>
          </p>
        </Fold>
      )}
    </>
  );
}
