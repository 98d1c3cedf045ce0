import { useEffect, useState } from 'preact/hooks';
import { profilesOf } from '../../../clients/typescript/src/parts/setup.js';
import { fitOf } from '../../../core/fit/fit.js';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { Check, Chips, Fold } from '../parts.js';
import { boxOf, Volumes, volumeSize } from './boxes.js';
import { RecordField } from './fields.js';
import { laidOut, useLayout } from './LaidOut.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { differs, layoutFile, loadedValue, type Named, useLoaded, useTools } from './tools.js';
import { profileColumn, type Row, recordColumn, rowsOf, ValueTable, ValueTables } from './ValueTable.js';
import {
  kindOf,
  MaterialSafety,
  NamedStatus,
  NozzleField,
  nameOf,
  RecordLink,
  useTitle,
  Verdict,
} from './view-parts.js';

/** Compares two printers or two materials side by side and marks the differences. */
export function CompareView() {
  const { texts, place, go, writer, records, say, files, language } = useTools();
  // Load the layout alongside the records.
  useEffect(() => void files.memo(layoutFile(language)).catch(() => {}), []);
  const [printer, printer2] = [loadedValue(records.printer), loadedValue(records.printer2)];
  const [material, material2] = [loadedValue(records.material), loadedValue(records.material2)];
  const byPrinter = place.compare === 'printers';
  // The two compared records and the one they share.
  const keys: readonly Named[] = byPrinter ? ['printer', 'printer2', 'material'] : ['material', 'material2', 'printer'];
  const printers = (byPrinter ? [printer, printer2] : [printer]).filter((one) => one !== null);
  const materials = (byPrinter ? [material] : [material, material2]).filter((one) => one !== null);
  const compared: readonly (Printer | Material)[] = byPrinter ? printers : materials;
  const [a, b] = compared.map(nameOf);
  const areTwo = new Set(compared.map(({ id }) => id)).size === 2;
  const other = byPrinter ? material : printer;
  const shared = other ? writer.colon + nameOf(other) : '';
  useTitle(areTwo ? say(`${a} and ${b} compared`, `${a} 与 ${b} 对比`) + shared : null);
  const common = printers[0]?.materials.filter((id) => printers.every((one) => one.materials.includes(id)));
  const pairs = printers.flatMap((machine) =>
    materials.map((plastic) => ({
      printer: machine,
      material: plastic,
      name: nameOf(byPrinter ? machine : plastic),
    })),
  );
  return (
    <>
      <Chips
        legend={say('Compare', '比较对象')}
        options={[
          ['printers', texts.compareKinds.printers],
          ['materials', texts.compareKinds.materials],
        ]}
        chosen={place.compare}
        change={(compare) => go({ compare, printer2: null, material2: null })}
      />
      <div class="xp-choices">
        {keys.map((key, i) => {
          const kind = kindOf(key);
          const record = loadedValue<Printer | Material>(records[key]);
          return (
            <RecordField
              key={key}
              kind={kind}
              label={i < 2 ? texts.sides[key] : fill(texts.optional, { what: texts[kind] })}
              chosen={record && { id: record.id, name: nameOf(record) }}
              offers={({ id }) => kind === 'printer' || (common?.includes(id) ?? true)}
              onChoose={(id) => go({ [key]: id, ...(kind === 'printer' && { nozzle: null }) })}
            />
          );
        })}
      </div>
      {keys.map((key) => (
        <NamedStatus key={key} at={key} />
      ))}
      {!areTwo &&
        (compared.length === 2 ? (
          <p class="alert">{say('Both are the same. Choose a different one.', '两项相同，请换一项。')}</p>
        ) : (
          <p>{say('Choose two. Differences are marked.', '请选择两项，不同之处会标出。')}</p>
        ))}
      {areTwo && (
        <>
          <h2>{`${a} / ${b}${shared}`}</h2>
          <Compared {...{ pairs, printers, materials, byPrinter }} />
        </>
      )}
    </>
  );
}

/** Fields that distinguish two printers or materials, most significant first. */
const TELLING = {
  printer: [
    'max_nozzle_temperature_c',
    'heat_break',
    'nozzle_material',
    'max_chamber_temperature_c',
    'enclosed',
    'air_filtration',
    'max_bed_temperature_c',
    'build_volume_mm',
  ],
  material: [
    'nozzle_temperature_c',
    'min_nozzle_hardness_hrc',
    'chamber_temperature_c',
    'enclosure',
    'drying_temperature_c',
    'drying_time_h',
    'bed_temperature_c',
    'heat_deflection_c',
  ],
} as const;

interface ComparedProps {
  pairs: readonly Chosen[];
  printers: readonly Printer[];
  materials: readonly Material[];
  byPrinter: boolean;
}

/** Shows the verdicts with their reasons and the key figures; everything else is folded. */
const Compared = laidOut(({ pairs, printers, materials, byPrinter }: ComparedProps) => {
  const { texts, files, layout, writer, say } = useLayout();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const kind = byPrinter ? 'printer' : 'material';
  const records = byPrinter ? printers : materials;
  const columns = records.map((record) => recordColumn(record, say, writer));
  const rows = rowsOf(layout[kind], columns, writer);
  const key = pairs.map(({ printer, material }) => `${printer.id} ${material.id}`).join();
  const loading = useLoaded(key || null, () =>
    Promise.all(
      pairs.map(async ({ printer, material }) =>
        printer.materials.includes(material.id) ? profilesOf(files, printer, material) : [],
      ),
    ),
  );
  const profiles = loadedValue(loading);
  return (
    <>
      {pairs.length > 0 ? (
        <Status of={loading} what={texts.views.profile}>
          {(profiles) => (
            <div class="xp-verdicts">
              {pairs.map(({ printer, material, name }, i) => (
                <section key={name}>
                  <h3>{name}</h3>
                  <Verdict fit={fitOf({ printer, material, profiles: profiles[i] ?? [] })} />
                </section>
              ))}
            </div>
          )}
        </Status>
      ) : (
        <p>
          {byPrinter
            ? say(
                'Choose a material as well to compare its settings on both printers.',
                '再选一种耗材，可比较它在两台机器上的参数。',
              )
            : say(
                'Choose a printer as well to compare the settings on it.',
                '再选一台打印机，可比较两种耗材在它上面的参数。',
              )}
        </p>
      )}
      <ValueTable
        rows={TELLING[kind].flatMap((path) => rows.find(({ line }) => line.path === path) ?? [])}
        columns={columns}
      />
      <Fold
        class="xp-more"
        title={
          <>
            <h3>{texts.everyValue}</h3> <Differences rows={rows} />
          </>
        }
      >
        <Check label={texts.onlyDifferences} checked={onlyDifferences} change={setOnlyDifferences} />
        {profiles && pairs.length > 0 && <Settings {...{ pairs, profiles, onlyDifferences }} />}
        <section>
          <h3>{byPrinter ? say('The printer', '打印机资料') : say('The material', '耗材资料')}</h3>
          {records.map((record) => (
            <RecordLink key={record.id} record={record} />
          ))}
          {byPrinter && printers.some(boxOf) && (
            <section class="box">
              <h4>{texts.volumeChart}</h4>
              <Volumes printers={printers} textOf={(printer) => volumeSize(printer, writer)} />
            </section>
          )}
          <ValueTables groups={layout[kind]} {...{ columns, onlyDifferences }} />
        </section>
      </Fold>
      {!byPrinter && materials.map((one) => <MaterialSafety key={one.id} material={one} />)}
    </>
  );
});

/** Counts the differing values. */
function Differences({ rows }: { rows: readonly Row[] }) {
  const { texts } = useLayout();
  const known = rows.filter(({ values }) => values.every((text) => text !== null));
  const n = known.filter(({ values }) => differs(values)).length;
  return <span class="quiet">{fill(texts.differences, { n, total: known.length })}</span>;
}

interface Chosen {
  printer: Printer;
  material: Material;
  name: string;
}

interface SettingsProps {
  pairs: readonly Chosen[];
  profiles: readonly Profile[][];
  onlyDifferences: boolean;
}

/** Shows the settings of two printer–material pairs side by side. */
function Settings({ pairs, profiles: [ofA = [], ofB = []], onlyDifferences }: SettingsProps) {
  const { texts, place, layout, writer, say } = useLayout();
  const common = ofA.filter(({ nozzle }) => ofB.some((other) => other.nozzle.variant === nozzle.variant));
  const a = chooseNozzle(common.length > 0 ? common : ofA, place.nozzle);
  const b = chooseNozzle(ofB, a?.nozzle.variant ?? null);
  if (!a || !b) return null;
  const columns = [a, b].map((profile, i) => profileColumn(pairs[i]?.name ?? '', profile));
  return (
    <section>
      <h3>{texts.views.profile}</h3>
      {common.length > 0 ? (
        <NozzleField variants={common.map(({ nozzle }) => nozzle.variant)} chosen={a.nozzle.variant} />
      ) : (
        <p class="alert">
          {say(
            `The two have no nozzle size in common: ${a.nozzle.variant} is compared with ${b.nozzle.variant}.`,
            `两者没有相同的喷嘴：用 ${a.nozzle.variant} 与 ${b.nozzle.variant} 相比。`,
          )}
        </p>
      )}
      <Differences rows={rowsOf(layout.profile, columns, writer)} />
      <ValueTables groups={layout.profile} {...{ columns, onlyDifferences }} />
    </section>
  );
}
