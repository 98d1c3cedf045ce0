import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BriefIndex, ListedMaterial } from '../../../core/contract/brief.js';
import { FILES } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Language } from '../../../core/words/language.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { BriefPrinter, Material, Printer } from '../../../schemas/generated/record.js';
import { SlicerOptions } from '../setup/SlicerOptions.js';
import { Combobox, type Option } from './Combobox.js';
import { Status } from './Status.js';
import { loadedValue, useFieldTools, useLoaded } from './tools.js';

interface BrandProps {
  chosen: string | null;
  /** Brand name, if the record has it. */
  name: string | null;
  onChoose: (id: string | null) => void;
}

/** Selects a brand; the list loads when first opened, or if the selected brand has no name yet. */
export function BrandField({ chosen, name, onChoose }: BrandProps) {
  const { texts, files } = useFieldTools();
  const [opened, setOpened] = useState(false);
  const wanted = opened || (chosen !== null && name === null);
  const loaded = useLoaded(wanted ? FILES.briefIndex : null, (path) => files.memo<BriefIndex>(path));
  const brands = loadedValue(loaded)?.brands ?? null;
  return (
    <Combobox
      label={texts.brand}
      hint={texts.allBrands}
      options={brands?.map(({ id, name }) => ({ id, label: name, names: [name, id] })) ?? null}
      chosen={name ?? brands?.find(({ id }) => id === chosen)?.name ?? chosen ?? ''}
      message={<Status of={loaded} what={texts.brand} />}
      onOpen={() => setOpened(true)}
      onChoose={onChoose}
    />
  );
}

interface PrinterProps {
  label: string;
  /** Restricts the list to this brand; null: all. */
  brand: string | null;
  chosen: Printer | null;
  onChoose: (id: string | null) => void;
}

/** Selects a printer; the list loads when first opened. */
export function PrinterField({ label, brand, chosen, onChoose }: PrinterProps) {
  const { texts, files } = useFieldTools();
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(wanted ? (brand ?? '') : null, async (key) => {
    const { data } = await files.page<BriefPrinter>(FILES.briefPrinters);
    return key === '' ? data : data.filter(({ brand_id }) => brand_id === key);
  });
  return (
    <Combobox
      label={label}
      hint={texts.printerHint}
      options={loadedValue(loaded)?.map(printerOption) ?? null}
      chosen={chosen === null ? '' : printerName(chosen)}
      message={<Status of={loaded} what={texts.printer} />}
      onOpen={() => setWanted(true)}
      onChoose={onChoose}
    />
  );
}

function printerOption(printer: BriefPrinter): Option {
  const { x, y, z } = printer.build_volume_mm;
  return {
    id: printer.id,
    label: printerName(printer),
    names: [printerName(printer), printer.id, ...printer.aliases],
    ...(x !== null && y !== null && z !== null ? { detail: `${x} × ${y} × ${z} mm` } : {}),
  };
}

interface MaterialProps {
  label: string;
  /** Restricts the list to these materials; null: all. */
  of: readonly string[] | null;
  chosen: Material | null;
  onChoose: (id: string | null) => void;
}

/** Loads all materials with their names once wanted. */
export function useMaterials(wanted = true) {
  const { files } = useFieldTools();
  return useLoaded(wanted ? 'materials' : null, async () => {
    return (await files.page<ListedMaterial>(FILES.briefMaterials)).data;
  });
}

/** Selects a material; the list loads when first opened. */
export function MaterialField({ label, of, chosen, onChoose }: MaterialProps) {
  const { texts, language } = useFieldTools();
  const [wanted, setWanted] = useState(false);
  const loaded = useMaterials(wanted);
  const options = loadedValue(loaded)
    ?.filter(({ id }) => of === null || of.includes(id))
    .map((material) => materialOption(material, language));
  return (
    <Combobox
      label={label}
      hint={texts.materialHint}
      options={options ?? null}
      chosen={chosen?.name ?? ''}
      message={<Status of={loaded} what={texts.material} />}
      onOpen={() => setWanted(true)}
      onChoose={onChoose}
    />
  );
}

function materialOption(material: ListedMaterial, language: Language): Option {
  return {
    id: material.id,
    label: material.name,
    names: [material.name, material.id, material.name_zh, ...material.aliases],
    ...(language === 'zh' && material.name_zh !== material.name ? { detail: material.name_zh } : {}),
  };
}

interface ChoiceProps {
  label: string;
  value: string;
  options?: readonly (readonly [value: string, text: string])[];
  /** Additional `<option>` elements. */
  children?: ComponentChildren;
  /** Shown below the field. */
  hint?: string;
  onChoose: (value: string) => void;
}

/** A labelled `<select>`. */
export function Choice({ label, value, options = [], children, hint, onChoose }: ChoiceProps) {
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
          {children}
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

/** A partial change to the setup. */
type SetupPart = Partial<{
  printer: string | null;
  material: string | null;
  nozzle: string | null;
  slicer: SlicerId | null;
}>;

interface SetupProps {
  texts: { nozzle: string; anyNozzle: string };
  printer: Printer | null;
  material: Material | null;
  /** The selected nozzle variant and the available ones. */
  nozzle: string | null;
  variants: readonly string[];
  slicer: SlicerId | null;
  onChoose: (part: SetupPart) => void;
}

/** Selects a printer, material, nozzle and slicer. */
export function SetupFields({ texts, printer, material, nozzle, variants, slicer, onChoose }: SetupProps) {
  const { texts: own } = useFieldTools();
  return (
    <>
      <PrinterField
        label={own.printer}
        brand={null}
        chosen={printer}
        onChoose={(id) => onChoose({ printer: id, nozzle: null })}
      />
      <MaterialField label={own.material} of={null} chosen={material} onChoose={(id) => onChoose({ material: id })} />
      <Choice
        label={texts.nozzle}
        value={nozzle ?? ''}
        options={[['', texts.anyNozzle], ...variants.map((variant) => [variant, variant] as const)]}
        onChoose={(value) => onChoose({ nozzle: value || null })}
      />
      <Choice label={own.slicer} value={slicer ?? ''} onChoose={(value) => onChoose({ slicer: slicerOf(value) })}>
        <SlicerOptions any={own.anySlicer} />
      </Choice>
    </>
  );
}
