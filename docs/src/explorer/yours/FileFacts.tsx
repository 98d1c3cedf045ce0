import { printerName } from '../../../../core/names/printer-name.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { FileSetup, Recognised } from '../../../../core/read-settings/recognise.js';
import { useMaterials } from '../fields.js';
import { fill } from '../texts/fill.js';
import { loadedValue, useTools } from '../tools.js';
import { useNamed } from '../useNamed.js';
import { updateYours } from './store.js';
import { YOURS_TEXTS } from './texts.js';

interface Props {
  raw: RawSettings;
  /** Null until the names are there. */
  setup: FileSetup | null;
  extruder: number;
}

/** What a file says of itself: program, printer, material, nozzle; what is not certain can be chosen. */
export function FileFacts({ raw, setup, extruder }: Props) {
  const { texts, language, writer, go } = useTools();
  const words = YOURS_TEXTS[language];
  const slicers: Record<string, string> = texts.slicers;
  const machine = loadedValue(useNamed('printer'));
  const materials = new Map(loadedValue(useMaterials())?.map(({ id, name }) => [id, name]));
  const nameOfPrinter = (id: string) => (machine?.id === id ? printerName(machine) : id);
  const nameOfMaterial = (id: string) => materials.get(id) ?? id;
  const program = [raw.program ?? slicers[raw.dialect], raw.version].filter(Boolean).join(' ');
  return (
    <>
      <dl class="xp-facts">
        <Fact label={words.kind}>{words.formats[raw.format]}</Fact>
        <Fact label={words.writtenBy}>{program}</Fact>
        {setup && (
          <>
            <Fact label={texts.printer}>
              <RecognisedValue
                of={setup.printer}
                nameOf={nameOfPrinter}
                onChoose={(id) => go({ printer: id, brand: null, nozzle: null })}
              />
            </Fact>
            <Fact label={texts.material}>
              <RecognisedValue of={setup.material} nameOf={nameOfMaterial} onChoose={(id) => go({ material: id })} />
            </Fact>
            <Fact label={texts.nozzle}>
              {setup.nozzle === null ? words.notSaid : writer.withUnit(writer.number(setup.nozzle), 'mm')}
            </Fact>
          </>
        )}
      </dl>
      {raw.extruders > 1 && (
        <label class="xp-check">
          {words.extruder}
          <select
            class="xp-own"
            value={extruder}
            onChange={({ currentTarget: { value } }) => updateYours({ extruder: Number(value) })}
          >
            {Array.from({ length: raw.extruders }, (_, i) => (
              <option key={i} value={i}>
                {fill(words.nth, { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface RecognisedProps {
  of: Recognised;
  nameOf: (id: string) => string;
  onChoose: (id: string) => void;
}

/** What a file says somebody has, and as what it was recognised. */
function RecognisedValue({ of: { id, candidates, said }, nameOf, onChoose }: RecognisedProps) {
  const words = YOURS_TEXTS[useTools().language];
  if (said === null && candidates.length === 0) return words.notSaid;
  const others = candidates.filter((one) => one !== id);
  return (
    <>
      {id === null ? candidates.length === 0 && fill(words.unknownSaid, { said: said ?? '' }) : nameOf(id)}{' '}
      {(id !== null || candidates.length > 0) && said !== null && (
        <span class="xp-quiet">({fill(words.said, { said })})</span>
      )}
      {others.length > 0 && (
        <p>
          {words.chooseOne}{' '}
          {others.map((one) => (
            <button key={one} type="button" class="xp-button" onClick={() => onChoose(one)}>
              {nameOf(one)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
