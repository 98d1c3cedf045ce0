import { useEffect, useState } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Language } from '../../../core/words/language.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { BriefPrinter, ListedMaterial, Material, Printer } from '../../../schemas/generated/record.js';
import { Button } from '../parts.js';
import { formatSetup, setupTexts, watchSetup } from '../setup/on-page.js';
import { type Chosen, changedSetup, type MySetup, NO_SETUP, saveSetup } from '../setup/setup.js';
import { Combobox, type Option } from './Combobox.js';
import type { QueryState } from './query-state.js';
import { Status } from './Status.js';
import { loadedValue, useFieldTools, useLoaded } from './tools.js';

/** Loads the records of each kind that one can choose. @throws {OpenPrintDataError} */
const OPTIONS = {
  async printer(files: Files): Promise<Option[]> {
    const { data } = await files.page<BriefPrinter>(FILES.briefPrinters);
    return data.map((printer) => {
      const { x, y, z } = printer.build_volume_mm;
      const name = printerName(printer);
      return {
        id: printer.id,
        label: name,
        names: [name, printer.id, ...printer.aliases],
        ...(x !== null && y !== null && z !== null ? { detail: `${x} × ${y} × ${z} mm` } : {}),
      };
    });
  },
  async material(files: Files, language: Language): Promise<Option[]> {
    return (await listedMaterials(files)).map(({ id, name, name_zh: zh, aliases }) => ({
      id,
      label: name,
      names: [name, id, zh, ...aliases],
      ...(language === 'zh' && zh !== name ? { detail: zh } : {}),
    }));
  },
};

async function listedMaterials(files: Files): Promise<ListedMaterial[]> {
  return (await files.page<ListedMaterial>(FILES.briefMaterials)).data;
}

/** Loads the names of all materials by id; empty until they have loaded. */
export function useMaterialNames(): ReadonlyMap<string, string> {
  const { files } = useFieldTools();
  const loaded = useLoaded('materials', () => listedMaterials(files));
  return new Map(loadedValue(loaded)?.map(({ id, name }) => [id, name]));
}

/** The id and name of a printer, as a field shows it. */
export function chosenPrinter(printer: Printer): Chosen {
  return { id: printer.id, name: printerName(printer) };
}

interface RecordProps {
  kind: keyof typeof OPTIONS;
  label?: string;
  chosen: Chosen | null;
  /** Restricts the list. */
  offers?: (option: Option) => boolean;
  onChoose: (id: string | null) => void;
}

/** Selects a printer or material; the list loads when first opened. */
export function RecordField({ kind, label, chosen, offers = () => true, onChoose }: RecordProps) {
  const { texts, files, language } = useFieldTools();
  const [opened, setOpened] = useState(false);
  const loaded = useLoaded(opened ? kind : null, () => OPTIONS[kind](files, language));
  return (
    <Combobox
      label={label ?? texts[kind]}
      hint={texts.hints[kind]}
      options={loadedValue(loaded)?.filter(offers) ?? null}
      chosen={chosen?.name ?? ''}
      message={<Status of={loaded} what={texts[kind]} />}
      onOpen={() => setOpened(true)}
      onChoose={onChoose}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** Shown below the field. */
  hint?: string;
  onChoose: (value: string) => void;
}

/** A labelled `<select>`. */
export function Choice({ label, value, options, hint, onChoose }: ChoiceProps) {
  return (
    <label class="xp-combobox">
      {label}
      <span class="xp-field">
        <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {options.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </span>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

/** Parses a slicer id; null if unknown. */
export function slicerOf(value: string): SlicerId | null {
  return SLICERS.find((id) => id === value) ?? null;
}

interface SetupProps {
  texts: { nozzle: string; anyNozzle: string };
  printer: Printer | null;
  material: Material | null;
  /** The selected nozzle variant and the available ones. */
  nozzle: string | null;
  variants: readonly string[];
  slicer: SlicerId | null;
  onChoose: (part: Partial<Pick<QueryState, 'printer' | 'material' | 'nozzle' | 'slicer'>>) => void;
}

/** Selects a printer, material, nozzle and slicer. */
export function SetupFields({ texts, printer, material, nozzle, variants, slicer, onChoose }: SetupProps) {
  const { texts: own } = useFieldTools();
  return (
    <>
      <RecordField
        kind="printer"
        chosen={printer && chosenPrinter(printer)}
        onChoose={(id) => onChoose({ printer: id, nozzle: null })}
      />
      <RecordField kind="material" chosen={material} onChoose={(id) => onChoose({ material: id })} />
      <Choice
        label={texts.nozzle}
        value={nozzle ?? ''}
        options={[['', texts.anyNozzle], ...variants.map((variant) => [variant, variant] as const)]}
        onChoose={(value) => onChoose({ nozzle: value || null })}
      />
      <Choice
        label={own.slicer}
        value={slicer ?? ''}
        options={[['', own.anySlicer], ...Object.entries(SLICER_NAMES)]}
        onChoose={(value) => onChoose({ slicer: slicerOf(value) })}
      />
    </>
  );
}

/** Offers to save a setup unless it is saved already. */
export function KeepSetup({ shown }: { shown: Partial<MySetup> }) {
  const texts = setupTexts(useFieldTools().language);
  const [kept, setKept] = useState<MySetup>(NO_SETUP);
  useEffect(() => watchSetup(setKept), []);
  const after = formatSetup(changedSetup(kept, shown), texts);
  if (after === formatSetup(kept, texts)) return null;
  return (
    <p>
      <Button onPress={() => saveSetup(shown)}>
        {texts.remember}: {after}
      </Button>
    </p>
  );
}
