import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { profilesOf } from '../../../clients/typescript/src/parts/setup.js';
import { pagePath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { ApiAddress } from './ApiAddress.js';
import { differs } from './differs.js';
import { MaterialFacts, PrinterFacts } from './facts.js';
import { MaterialField, PrinterField } from './fields.js';
import { LaidOut, useLayout } from './LaidOut.js';
import { MaterialSafety } from './MaterialSafety.js';
import { NozzleField } from './NozzleField.js';
import { Printed } from './Printed.js';
import { ProfileTables } from './ProfileTables.js';
import { SpeedBars } from './SpeedBars.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { useTitle } from './title.js';
import { loadedValue, useLoaded, useTools } from './tools.js';
import { NamedStatus, useNamed } from './useNamed.js';

/** Two printers or two materials side by side, with what differs marked. */
export function CompareView() {
  const { texts, place, go } = useTools();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  return (
    <>
      <fieldset class="xp-radios">
        <legend>{texts.compareWhat}</legend>
        {(['printers', 'materials'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="compare"
              checked={place.compare === kind}
              onChange={() => go({ compare: kind, printer2: null, material2: null })}
            />
            <span>{texts.compareKinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      {place.compare === 'printers' ? (
        <ComparePrinters onlyDifferences={onlyDifferences}>
          <OnlyDifferences on={onlyDifferences} onChange={setOnlyDifferences} />
        </ComparePrinters>
      ) : (
        <CompareMaterials onlyDifferences={onlyDifferences}>
          <OnlyDifferences on={onlyDifferences} onChange={setOnlyDifferences} />
        </CompareMaterials>
      )}
    </>
  );
}

function OnlyDifferences({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { texts } = useTools();
  return (
    <label class="xp-check">
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
      {texts.onlyDifferences}
    </label>
  );
}

interface Props {
  onlyDifferences: boolean;
  /** The switch for `onlyDifferences`, shown once there is something to compare. */
  children: ComponentChildren;
}

function ComparePrinters({ onlyDifferences, children }: Props) {
  const { texts, go } = useTools();
  const first = useNamed('printer');
  const second = useNamed('printer2');
  const material = useNamed('material');
  const [a, b, plastic] = [loadedValue(first), loadedValue(second), loadedValue(material)];
  useCompared(a && printerName(a), b && printerName(b), plastic?.name);
  const common = a && b ? a.materials.filter((id) => b.materials.includes(id)) : (a ?? b)?.materials;
  return (
    <>
      <div class="xp-choices">
        <PrinterField
          label={texts.sides.printer}
          brand={null}
          chosen={a}
          onChoose={(id) => go({ printer: id, nozzle: null })}
        />
        <PrinterField
          label={texts.sides.printer2}
          brand={null}
          chosen={b}
          onChoose={(id) => go({ printer2: id, nozzle: null })}
        />
        <MaterialField
          label={fill(texts.optional, { what: texts.material })}
          of={common ?? null}
          chosen={plastic}
          onChoose={(id) => go({ material: id })}
        />
      </div>
      <Printed material={plastic?.name} />
      <NamedStatus of={first} at="printer" />
      <NamedStatus of={second} at="printer2" />
      <NamedStatus of={material} at="material" />
      <Asking a={a?.id} b={b?.id} />
      {a && b && a.id !== b.id && (
        <LaidOut>
          <h2>
            {printerName(a)} / {printerName(b)}
          </h2>
          <Differences kind="printer" records={[a, b]} />
          {children}
          {plastic ? (
            <Settings
              pairs={[
                { printer: a, material: plastic, name: printerName(a) },
                { printer: b, material: plastic, name: printerName(b) },
              ]}
              onlyDifferences={onlyDifferences}
            />
          ) : (
            <p>{texts.compareMaterialHint}</p>
          )}
          <PrinterFacts printers={[a, b]} onlyDifferences={onlyDifferences} />
        </LaidOut>
      )}
    </>
  );
}

function CompareMaterials({ onlyDifferences, children }: Props) {
  const { texts, go } = useTools();
  const first = useNamed('material');
  const second = useNamed('material2');
  const printer = useNamed('printer');
  const [a, b, machine] = [loadedValue(first), loadedValue(second), loadedValue(printer)];
  useCompared(a?.name, b?.name, machine && printerName(machine));
  return (
    <>
      <div class="xp-choices">
        <MaterialField
          label={texts.sides.material}
          of={machine?.materials ?? null}
          chosen={a}
          onChoose={(id) => go({ material: id })}
        />
        <MaterialField
          label={texts.sides.material2}
          of={machine?.materials ?? null}
          chosen={b}
          onChoose={(id) => go({ material2: id })}
        />
        <PrinterField
          label={fill(texts.optional, { what: texts.printer })}
          brand={null}
          chosen={machine}
          onChoose={(id) => go({ printer: id, nozzle: null })}
        />
      </div>
      <Printed printer={machine && printerName(machine)} />
      <NamedStatus of={first} at="material" />
      <NamedStatus of={second} at="material2" />
      <NamedStatus of={printer} at="printer" />
      <Asking a={a?.id} b={b?.id} />
      {a && b && a.id !== b.id && (
        <LaidOut>
          <h2>
            {a.name} / {b.name}
          </h2>
          <Differences kind="material" records={[a, b]} />
          {children}
          {machine ? (
            <Settings
              pairs={[
                { printer: machine, material: a, name: a.name },
                { printer: machine, material: b, name: b.name },
              ]}
              onlyDifferences={onlyDifferences}
            />
          ) : (
            <p>{texts.comparePrinterHint}</p>
          )}
          <MaterialFacts materials={[a, b]} onlyDifferences={onlyDifferences} />
          <MaterialSafety material={a} />
          <MaterialSafety material={b} />
        </LaidOut>
      )}
    </>
  );
}

/** Names the page after the two, and after what they are compared with. */
function useCompared(a: string | null | undefined, b: string | null | undefined, beside: string | null | undefined) {
  const { texts, writer } = useTools();
  const both = a && b && a !== b ? fill(texts.compared, { a, b }) : null;
  useTitle(both && beside ? both + writer.colon + beside : both);
}

/** What is still to be chosen. */
function Asking({ a, b }: { a: string | undefined; b: string | undefined }) {
  const { texts } = useTools();
  if (a !== undefined && a === b) return <p class="xp-alert">{texts.sameTwice}</p>;
  return a === undefined || b === undefined ? <p>{texts.compareStart}</p> : null;
}

/** How much differs. */
function Differences({ kind, records }: { kind: 'printer' | 'material' | 'profile'; records: readonly unknown[] }) {
  const { texts, writer } = useTools();
  const layout = useLayout();
  const values = layout[kind]
    .flatMap(({ lines }) => lines)
    .map((line) => records.map((record) => writer.line(line, record)))
    .filter((texts) => texts.every((text) => text !== null));
  return <p role="status">{fill(texts.differences, { n: values.filter(differs).length, total: values.length })}</p>;
}

interface Chosen {
  printer: Printer;
  material: Material;
  name: string;
}

/** The settings of two pairs of printer and material side by side. */
function Settings({ pairs, onlyDifferences }: { pairs: readonly Chosen[]; onlyDifferences: boolean }) {
  const { texts, files, place, go } = useTools();
  const layout = useLayout();
  const missing = pairs.filter(({ printer, material }) => !printer.materials.includes(material.id));
  const subjects = pairs.map(
    ({ printer, material }) => ({ kind: 'profiles', printer: printer.id, material: material.id }) as const,
  );
  const key = missing.length > 0 ? null : subjects.map((subject) => pagePath(subject)).join(' ');
  const loaded = useLoaded(key, () =>
    Promise.all(pairs.map(({ printer, material }) => profilesOf(files, printer, material))),
  );
  const [ofA = [], ofB = []] = loadedValue(loaded) ?? [];
  const common = ofA
    .map(({ nozzle }) => nozzle.variant)
    .filter((name) => ofB.some(({ nozzle }) => nozzle.variant === name));
  const wanted = place.nozzle ?? (common.includes('0.4') ? '0.4' : (common[0] ?? null));
  const a = chooseNozzle(ofA, wanted);
  const b = chooseNozzle(ofB, wanted);
  if (missing.length > 0) {
    return missing.map(({ printer, material, name }) => (
      <p key={name} class="xp-alert">
        {fill(texts.noPair, { printer: printerName(printer), material: material.name })}
      </p>
    ));
  }
  return (
    <Status of={loaded} what={texts.views.profile}>
      {a && b && (
        <section>
          <h3>{texts.views.profile}</h3>
          {common.length > 0 ? (
            <NozzleField variants={common} chosen={a.nozzle.variant} onChoose={(nozzle) => go({ nozzle })} />
          ) : (
            <p class="xp-alert">{fill(texts.noCommonNozzle, { a: a.nozzle.variant, b: b.nozzle.variant })}</p>
          )}
          <Differences kind="profile" records={[a, b]} />
          <ProfileTables
            groups={layout.profile}
            profiles={[a, b].map((profile, i) => ({ name: pairs[i]?.name ?? '', profile }))}
            onlyDifferences={onlyDifferences}
          />
          {layout.profile
            .filter(({ id }) => id === 'speeds')
            .map((group) => (
              <SpeedBars
                key={group.id}
                group={group}
                columns={[a, b].map((record, i) => ({ name: pairs[i]?.name ?? '', record }))}
              />
            ))}
          {subjects.map((subject) => (
            <ApiAddress key={pagePath(subject)} subject={subject} />
          ))}
        </section>
      )}
    </Status>
  );
}
