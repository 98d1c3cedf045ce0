import { printerName } from '../../../core/names/printer-name.js';
import { Items } from '../parts.js';
import { EXAMPLES } from './examples.js';
import { chosenPrinter, RecordField } from './fields.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { loadedValue, useOnDemand, useTools } from './tools.js';
import { ApiAddress, MaterialSafety, NamedStatus, OtherMaterials, RecordLink, useTitle } from './view-parts.js';
import { hasOwn, useYours } from './yours/store.js';
import { YourFile } from './yours/YourFile.js';

/** The view that looks up settings for a printer and a material. */
export function ProfileView() {
  const { texts, place, go, hrefOf, records, say } = useTools();
  const [machine, plastic] = [loadedValue(records.printer), loadedValue(records.material)];
  const chosen = Number(place.printer !== null) + Number(place.material !== null);
  const pair = useOnDemand(chosen === 2, async () => (await import('./PairView.js')).PairView);
  const [printer, material] = [machine && printerName(machine), plastic?.name ?? null];
  const both = fill(place.nozzle === null ? texts.pairOf : texts.profileOf, {
    printer: printer ?? '',
    material: material ?? '',
    nozzle: place.nozzle ?? '',
  });
  // The title of the view until both records have loaded.
  const pairTitle = printer !== null && material !== null ? both : null;
  useTitle(chosen === 0 ? texts.title : chosen === 2 ? pairTitle : (printer ?? material));
  const report = useOnDemand(hasOwn(useYours()), async () => (await import('./yours/Report.js')).Report);
  const Report = loadedValue(report);
  return (
    <>
      {Report && <Report />}
      <div class="xp-choices">
        <RecordField
          kind="printer"
          chosen={machine && chosenPrinter(machine)}
          onChoose={(id) => go({ printer: id, nozzle: null })}
        />
        <RecordField
          kind="material"
          chosen={plastic}
          offers={({ id }) => machine === null || machine.materials.includes(id)}
          onChoose={(id) => go({ material: id })}
        />
      </div>
      <NamedStatus at="printer" />
      <NamedStatus at="material" />
      {place.printer === null && place.material === null && (
        <>
          <p>{texts.start}</p>
          <Items class="xp-links row" of={EXAMPLES.map(({ text, ...pair }) => <a href={hrefOf(pair)}>{text}</a>)} />
        </>
      )}
      {chosen === 2 && (
        <Status of={pair} what={texts.views.profile}>
          {(PairView) => machine && plastic && <PairView printer={machine} material={plastic} />}
        </Status>
      )}
      <YourFile />
      {machine && place.material === null && (
        <>
          <h2>{printerName(machine)}</h2>
          <OtherMaterials printer={machine} />
          <RecordLink record={machine} />
          <ApiAddress subject={{ kind: 'profiles', printer: machine.id }} />
        </>
      )}
      {plastic && place.printer === null && (
        <>
          <h2>{plastic.name}</h2>
          <p>
            {say('Choose a printer to see its settings for this material.', '请选择打印机，查看它打印此耗材的参数。')}
          </p>
          <RecordLink record={plastic} />
          <ApiAddress subject={{ kind: 'profiles', material: plastic.id }} />
          <MaterialSafety material={plastic} />
        </>
      )}
    </>
  );
}
