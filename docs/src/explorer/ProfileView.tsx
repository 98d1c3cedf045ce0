import { chooseNozzle } from '../../../core/choose-nozzle.js';
import { pagePath } from '../../../core/paths.js';
import { printerName } from '../../../core/printer-name.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { calibrationPath } from '../calibration/path.js';
import { InYourSlicer } from '../preset/InYourSlicer.js';
import { ApiAddress } from './ApiAddress.js';
import { EXAMPLES } from './examples.js';
import { MaterialFacts, MaterialSafety, PrinterFacts } from './facts.js';
import { BrandField, MaterialField, PrinterField, useMaterials } from './fields.js';
import { LaidOut, useLayout } from './LaidOut.js';
import { NozzleField } from './NozzleField.js';
import { Printed } from './Printed.js';
import { ProfileTables } from './ProfileTables.js';
import type { Place } from './place.js';
import { SpeedBars } from './SpeedBars.js';
import { Status } from './Status.js';
import { TemperatureChart } from './TemperatureChart.js';
import type { Texts } from './texts/en.js';
import { fill } from './texts/fill.js';
import { useTitle } from './title.js';
import { loadedValue, useLoaded, useTools } from './tools.js';
import { NamedStatus, useNamed } from './useNamed.js';
import { Warnings } from './Warnings.js';
import { YourFile } from './yours/YourFile.js';

/** Looks up the settings for a printer and a material. */
export function ProfileView() {
  const { texts, place, go, hrefOf } = useTools();
  const printer = useNamed('printer');
  const material = useNamed('material');
  const machine = loadedValue(printer);
  const plastic = loadedValue(material);
  const brand = machine?.brand_id ?? place.brand;
  useTitle(
    titleOf(texts, place, {
      printer: machine ? printerName(machine) : null,
      material: plastic?.name ?? null,
    }),
  );
  return (
    <>
      <div class="xp-choices">
        <BrandField
          chosen={brand}
          onChoose={(id) => go({ brand: id, ...(id === brand ? {} : { printer: null, nozzle: null }) })}
        />
        <PrinterField
          label={texts.printer}
          brand={brand}
          chosen={machine}
          onChoose={(id) => go({ printer: id, brand: id === null ? brand : null, nozzle: null })}
        />
        <MaterialField
          label={texts.material}
          of={machine?.materials ?? null}
          chosen={plastic}
          onChoose={(id) => go({ material: id })}
        />
      </div>
      <Printed printer={machine && printerName(machine)} material={plastic?.name} slicer={place.slicer} />
      <NamedStatus of={printer} at="printer" />
      <NamedStatus of={material} at="material" />
      <YourFile />
      {place.printer === null && place.material === null && (
        <>
          <p>{texts.start}</p>
          <ul class="xp-links">
            {EXAMPLES.map(({ printer: id, material: other, text }) => (
              <li key={id}>
                <a href={hrefOf({ printer: id, material: other })}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {(machine || plastic) && (
        <LaidOut>
          {machine && place.material === null && (
            <>
              <h2>{printerName(machine)}</h2>
              <MaterialChoice printer={machine} />
              <ApiAddress subject={{ kind: 'profiles', printer: machine.id }} />
              <PrinterFacts printers={[machine]} />
            </>
          )}
          {plastic && place.printer === null && (
            <>
              <h2>{plastic.name}</h2>
              <p>{texts.choosePrinter}</p>
              <ApiAddress subject={{ kind: 'profiles', material: plastic.id }} />
              <MaterialSafety material={plastic} />
              <MaterialFacts materials={[plastic]} />
            </>
          )}
          {machine && plastic && <Pair printer={machine} material={plastic} />}
        </LaidOut>
      )}
    </>
  );
}

/** What the page shows; null as long as the names of what was chosen are not there. */
function titleOf(texts: Texts, place: Place, { printer, material }: Record<'printer' | 'material', string | null>) {
  if (printer !== null && material !== null)
    return place.nozzle === null
      ? fill(texts.pairOf, { printer, material })
      : fill(texts.profileOf, { printer, material, nozzle: place.nozzle });
  if (place.printer === null && place.material === null) return texts.title;
  return place.printer !== null && place.material !== null ? null : (printer ?? material);
}

/** The materials that there are settings for, as links. */
function MaterialChoice({ printer }: { printer: Printer }) {
  const { texts, hrefOf } = useTools();
  const names = new Map(loadedValue(useMaterials())?.map(({ id, name }) => [id, name]));
  return (
    <section>
      <h3>{texts.chooseMaterial}</h3>
      <p>{fill(texts.materialsOf, { n: printer.materials.length })}</p>
      <ul class="xp-links">
        {printer.materials.map((id) => (
          <li key={id}>
            <a href={hrefOf({ material: id })}>{names.get(id) ?? id}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ printer, material }: { printer: Printer; material: Material }) {
  const { texts, loader, place, go, base, lang } = useTools();
  const layout = useLayout();
  const subject = { kind: 'profiles', printer: printer.id, material: material.id } as const;
  const exists = printer.materials.includes(material.id);
  const profiles = useLoaded(exists ? pagePath(subject) : null, () =>
    loader.list<Profile>((page) => pagePath(subject, page)),
  );
  const names = { printer: printerName(printer), material: material.name };
  const profile = chooseNozzle(loadedValue(profiles) ?? [], place.nozzle, printer.default_nozzle_diameter_mm);
  const title = profile ? fill(texts.profileOf, { ...names, nozzle: profile.nozzle.variant }) : null;
  if (!exists) {
    const withheld = printer.provenance.withheld.filter((entry) => entry.material === material.id);
    return (
      <>
        <div class="xp-alert">
          <p>
            <strong>{fill(texts.noPair, names)}</strong>
          </p>
          {[...new Set(withheld.map(({ reason }) => reason))].map((reason) => (
            <p key={reason}>{fill(texts.withheld, { reason })}</p>
          ))}
        </div>
        <MaterialChoice printer={printer} />
      </>
    );
  }
  return (
    <Status of={profiles} what={`${names.printer} · ${names.material}`}>
      {profile && (
        <>
          <h2>{title}</h2>
          <NozzleField
            variants={(loadedValue(profiles) ?? []).map(({ nozzle }) => nozzle.variant)}
            chosen={profile.nozzle.variant}
            onChoose={(nozzle) => go({ nozzle })}
          />
          <p class={profile.basis === 'library' ? 'xp-alert' : 'xp-quiet'}>{texts.basis[profile.basis]}</p>
          <Warnings of={profile} />
          <p>
            <a href={`${base}${lang === 'en' ? '' : '/zh-cn'}${calibrationPath(place)}`}>{texts.calibrate}</a>
          </p>
          <InYourSlicer {...{ profile, printer, material }} />
          <TemperatureChart {...{ profile, material, printer }} />
          <MaterialSafety material={material} />
          <Warnings of={material} />
          <ApiAddress subject={subject} />
          {(['filament', 'process'] as const).map((part) => (
            <section key={part}>
              <h3>{texts[part]}</h3>
              {part === 'process' &&
                layout.profile
                  .filter(({ id }) => id === 'speeds')
                  .map((group) => <SpeedBars key={group.id} group={group} columns={[{ name: '', record: profile }]} />)}
              <ProfileTables
                groups={layout.profile.filter(({ holder }) => (holder === 'process') === (part === 'process'))}
                profiles={[{ name: names.material, profile }]}
              />
            </section>
          ))}
          <PrinterFacts printers={[printer]} open={false} />
          <MaterialFacts materials={[material]} open={false} />
        </>
      )}
    </Status>
  );
}
