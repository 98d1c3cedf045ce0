import { schemaPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { GROUP_TITLES } from '../../../core/words/groups.js';
import { type FieldSchema, linesFor } from '../../../core/words/layout.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material } from '../../../schemas/generated/record.js';
import { boxOf, extentOf, VolumeDrawing } from '../explorer/boxes.js';
import { fill } from '../explorer/texts/fill.js';
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
        <Gauge
          name={say('Nozzle', '喷嘴')}
          value={profile.nozzle_temperature_c.other_layers}
          range={material.nozzle_temperature_c}
          limit={printer.max_nozzle_temperature_c}
          material={material}
        />
        <Gauge
          name={say('Bed', '热床')}
          value={profile.bed_temperature_c.other_layers}
          range={material.bed_temperature_c}
          limit={printer.max_bed_temperature_c}
          material={material}
        />
      </div>
      <Speeds example={example} />
      <p class="more">
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
      <span>{writer.withUnit([box.x, box.y, box.z].map((side) => writer.number(side)).join(' × '), 'mm')}</span>
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
    <table class="speeds">
      <caption>{say(...GROUP_TITLES.effective_speeds)}</caption>
      <tbody>
        {rows.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={((value / most) * 100).toFixed(1)} height="10" />
              </svg>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
function Gauge({ name, value, range, limit, material }: Props) {
  if (value === null) return null;
  const { texts, writer, say } = useLocale();
  const known = [value, range.min, range.max, limit].filter((one) => one !== null);
  const from = Math.max(0, Math.min(...known) - 20);
  const to = Math.max(...known) + 10;
  const along = (degrees: number) => (degrees / (to - from)) * 100;
  const at = (degrees: number) => along(degrees - from).toFixed(1);
  const degrees = (number: number) => writer.withUnit(writer.number(number), '°C');
  const words = writer.range(range.min, range.max, '°C');
  const about = [
    words !== null && `${fill(texts.rangeOf, { material: material.name })}${say(': ', '：')}${words}`,
    limit !== null && `${texts.limitOf}${say(': ', '：')}${degrees(limit)}`,
  ];
  return (
    <div class="gauge">
      <p>
        {name} <strong>{degrees(value)}</strong>
      </p>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" y="3" width="100" height="4" />
        {words !== null && (
          <rect
            class="range"
            x={at(range.min ?? from)}
            y="2"
            width={along((range.max ?? to) - (range.min ?? from)).toFixed(1)}
            height="6"
          />
        )}
        {limit !== null && <rect class="limit" x={at(limit)} width="0.6" height="10" />}
        <rect class="value" x={at(value)} width="1.4" height="10" />
      </svg>
      <p class="quiet">{about.filter(Boolean).join(say(' · ', ' · '))}</p>
    </div>
  );
}
