import { schemaPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { GROUP_TITLES } from '../../../core/words/groups.js';
import { type FieldSchema, linesFor } from '../../../core/words/layout.js';
import { valueAt } from '../../../core/words/values.js';
import { boxOf, extentOf, VolumeDrawing, volumeSize } from '../explorer/boxes.js';
import { Gauge } from '../explorer/Gauge.js';
import { fill } from '../explorer/texts/fill.js';
import { Bars } from '../records/bars.js';
import { useLocale } from '../records/use-locale.js';
import { release } from '../reference/release.js';
import { explorerPath, NO_SETUP } from '../setup/setup.js';
import type { Example } from './example.js';

/** Speeds shown: those that determine surface quality and print time, and the fastest. */
const SPEEDS = ['outer_wall', 'inner_wall', 'sparse_infill', 'top_surface', 'bridge', 'travel'];

/** Visualises a profile: the build volume, the temperatures within their limits, and the speeds side by side. */
export function ProfilePicture({ example }: { example: Example }) {
  const { printer, material, profile } = example;
  const { say, texts, to, writer } = useLocale();
  const names = { printer: printerName(printer), material: material.name, nozzle: profile.nozzle.variant };
  const pair = explorerPath(NO_SETUP, { printer: printer.id, material: material.id, nozzle: profile.nozzle.variant });
  return (
    <figure class="profile">
      <figcaption>
        <a href={to(pair)}>{fill(texts.profileOf, names)}</a>
      </figcaption>
      <div class="volume">
        <Volume example={example} />
      </div>
      <div class="gauges">
        <Gauge label={say('Nozzle', '喷嘴')} part="nozzle" {...{ ...example, writer }} />
        <Gauge label={say('Bed', '热床')} part="bed" {...{ ...example, writer }} />
      </div>
      <Speeds example={example} />
      <p class="more row">
        <a href={to(pair)}>{say('All values and their sources', '全部参数与出处')}</a>{' '}
        <a href={to(`/printers/${printer.id}/#materials`)}>
          {say(`All materials on the ${printer.model}`, `${printer.model} 的全部耗材`)}
        </a>
      </p>
    </figure>
  );
}

function Volume({ example: { printer } }: { example: Example }) {
  const { writer } = useLocale();
  const box = boxOf(printer);
  if (!box) return null;
  return (
    <>
      <VolumeDrawing box={box} extent={extentOf([box])} />
      <span>{volumeSize(printer, writer)}</span>
    </>
  );
}

function Speeds({ example: { profile } }: { example: Example }) {
  const { say, writer, language } = useLocale();
  const schema = release.json<FieldSchema>(schemaPath('profile'));
  const fields = SPEEDS.map((name) => `process.speed_mm_s.${name}`);
  const rows = linesFor(schema, fields, language).flatMap(({ path, label, unit }, place) => {
    // The volumetric flow limit reduces some speeds, as on the page of the pair.
    const value = valueAt(profile, `effective_speed_mm_s.${SPEEDS[place]}`) ?? valueAt(profile, path);
    if (typeof value !== 'number') return [];
    return [{ label, value, text: writer.withUnit(writer.number(Math.round(value)), unit) }];
  });
  const most = Math.max(...rows.map(({ value }) => value));
  if (rows.length === 0 || most === 0) return null;
  return (
    <Bars
      caption={say(...GROUP_TITLES.effective_speeds)}
      bars={rows.map(({ label, value, text }) => ({ name: label, span: [0, value / most], text }))}
    />
  );
}
