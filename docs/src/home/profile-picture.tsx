import { schemaPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { GROUP_TITLES } from '../../../core/words/groups.js';
import { type FieldSchema, linesFor } from '../../../core/words/layout.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material } from '../../../schemas/generated/record.js';
import { boxOf, extentOf, VolumeDrawing, volumeSize } from '../explorer/boxes.js';
import { Gauge, scaleOf } from '../explorer/Gauge.js';
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
  const { say, texts, to } = useLocale();
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
        <Temperature
          name={say('Nozzle', '喷嘴')}
          value={profile.nozzle_temperature_c.other_layers}
          range={material.nozzle_temperature_c}
          limit={printer.max_nozzle_temperature_c}
          material={material}
        />
        <Temperature
          name={say('Bed', '热床')}
          value={profile.bed_temperature_c.other_layers}
          range={material.bed_temperature_c}
          limit={printer.max_bed_temperature_c}
          material={material}
        />
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

interface Props {
  name: string;
  /** All in °C. */
  value: number | null;
  range: { min: number | null; max: number | null };
  limit: number | null;
  material: Material;
}

/** A temperature of a profile on its own scale, with the material's range and the printer's maximum. */
function Temperature({ name, value, range, limit, material }: Props) {
  if (value === null) return null;
  const { texts, writer, say } = useLocale();
  const known = [value, range.min, range.max, limit].filter((one) => one !== null);
  const degrees = (number: number) => writer.withUnit(writer.number(number), '°C');
  const words = writer.range(range.min, range.max, '°C');
  const about = [
    words !== null && `${fill(texts.rangeOf, { material: material.name })}${say(': ', '：')}${words}`,
    limit !== null && `${texts.limitOf}${say(': ', '：')}${degrees(limit)}`,
  ];
  return (
    <div class="temperature">
      <p>
        {name} <strong>{degrees(value)}</strong>
      </p>
      <Gauge values={[value]} scale={scaleOf(known)} {...{ range, limit }} />
      <p class="quiet">{about.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
