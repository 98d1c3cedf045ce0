import { useState } from 'preact/hooks';
import type { BriefIndex } from '../../../core/contract/brief.js';
import { FILES } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { SlicerOptions } from '../setup/SlicerOptions.js';
import { Combobox } from './Combobox.js';
import { loadMaterials, loadPrinters, materialOption, printerOption } from './choices.js';
import { Status } from './Status.js';
import { loadedValue, useFieldTools, useLoaded } from './tools.js';

interface BrandProps {
  chosen: string | null;
  /** What it is called, where a record tells. */
  name: string | null;
  onChoose: (id: string | null) => void;
}

/** Chooses a brand; the list is loaded when it is first opened, or has to tell what the chosen one is called. */
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
  /** Only printers of this brand; null: all. */
  brand: string | null;
  chosen: Printer | null;
  onChoose: (id: string | null) => void;
}

/** Chooses a printer; the list is loaded when it is first opened. */
export function PrinterField({ label, brand, chosen, onChoose }: PrinterProps) {
  const { texts, files } = useFieldTools();
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(wanted ? (brand ?? '') : null, (key) => loadPrinters(files, key || null));
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

interface MaterialProps {
  label: string;
  /** Only these materials; null: all. */
  of: readonly string[] | null;
  chosen: Material | null;
  onChoose: (id: string | null) => void;
}

/** Every material by its names, as soon as they are wanted. */
export function useMaterials(wanted = true) {
  const { files } = useFieldTools();
  return useLoaded(wanted ? 'materials' : null, () => loadMaterials(files));
}

/** Chooses a material; the list is loaded when it is first opened. */
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

/** Chooses a slicer. */
export function SlicerField({
  chosen,
  onChoose,
}: {
  chosen: SlicerId | null;
  onChoose: (id: SlicerId | null) => void;
}) {
  const { texts } = useFieldTools();
  return (
    <label class="xp-combobox">
      {texts.slicer}
      <span class="xp-field">
        <select
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(SLICERS.find((id) => id === value) ?? null)}
        >
          <SlicerOptions any={texts.anySlicer} />
        </select>
      </span>
    </label>
  );
}
