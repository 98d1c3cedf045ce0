import { recordPath, schemaPath } from '../../../core/paths.js';
import { printerName } from '../../../core/printer-name.js';
import type { FieldSchema, Line } from '../../../core/show/layout.js';
import { printerStatements, type Statement } from '../../../core/show/provenance.js';
import { valueAt } from '../../../core/show/values.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { printerLines } from './doubt.js';
import { type Figure, Figures } from './figures.js';
import { Identifiers } from './identifiers.js';
import { Mine } from './mine.js';
import type { Page } from './page.js';
import { heldIn, printerGroups } from './printer-fields.js';
import { Profiles } from './profiles.js';
import { Relatives } from './relatives.js';
import type { Tongue } from './tongue.js';
import { Volumes } from './volumes.js';

/** The page of a printer. */
export function printerPage(from: Catalogue, id: string, tongue: Tongue): Page {
  const printer = from.printers.get(id);
  if (!printer) throw new Error(`no printer ${id}`);
  const { say } = tongue;
  const name = printerName(printer);
  const schema = release.json<FieldSchema>(schemaPath('printer'));
  const groups = printerGroups(schema, tongue);
  const profiles = from.profiles.get(id) ?? [];
  const facts = summary(printer, tongue);
  return {
    path: `/printers/${id}/`,
    heading: name,
    title: say(`${name}: build volume, temperatures, print settings`, `${name}：打印体积、温度与打印参数`),
    description: say(
      `${name}: ${facts.join(', ')}. Print settings for ${profiles.length} materials, each figure with its source.`,
      `${name}：${facts.join('，')}。${profiles.length} 种耗材的打印参数，每个数值都注明出处。`,
    ),
    crumbs: [
      { name: say('Printers', '打印机'), path: '/printers/' },
      { name: printer.brand, path: `/brands/${printer.brand_id}/` },
    ],
    about: aboutOf(printer, tongue),
    file: recordPath('printers', id),
    body: (
      <>
        <p class="lead">{facts.join(say(' · ', ' · '))}</p>
        <Mine kind="printer" id={id} name={name} />
        <AlsoCalled aliases={printer.aliases} tongue={tongue} />
        <ul class="jump">
          <li>
            <a href="#materials">{say('Print settings', '打印参数')}</a>
          </li>
          <li>
            <a href="#figures">{say('Figures and their sources', '数值与出处')}</a>
          </li>
          <li>
            <a href="#relatives">{say('Relatives', '相关机型')}</a>
          </li>
        </ul>
        <Volumes {...{ printer, from, tongue }} />
        <Profiles {...{ printer, profiles, from, tongue }} />
        <div id="figures">
          {groups.map(({ title, lines }) => (
            <Figures
              key={title}
              title={title}
              figures={lines.map((line) => figureOf(printer, line, tongue))}
              sources={from.sources}
              tongue={tongue}
            />
          ))}
        </div>
        <Relatives {...{ printer, from, tongue }} />
        <Identifiers identifiers={printer.identifiers} schema={schema} tongue={tongue} />
      </>
    ),
  };
}

/** What people ask first, as far as it is known. */
function summary(printer: Printer, { say, writer }: Tongue): string[] {
  const { x, y, z } = printer.build_volume_mm;
  const degrees = (value: number) => writer.withUnit(writer.number(value), '°C');
  const { max_nozzle_temperature_c: nozzle, max_bed_temperature_c: bed, kinematics, enclosed, extruder_type } = printer;
  const parts = [
    x !== null && y !== null && z !== null && writer.withUnit(`${x} × ${y} × ${z}`, 'mm'),
    nozzle !== null && say(`nozzle up to ${degrees(nozzle)}`, `喷嘴最高 ${degrees(nozzle)}`),
    bed !== null && say(`bed up to ${degrees(bed)}`, `热床最高 ${degrees(bed)}`),
    kinematics !== null && writer.word(kinematics),
    enclosed !== null && (enclosed ? say('enclosed', '封闭式') : say('open', '开放式')),
    extruder_type !== null && writer.word(extruder_type),
  ];
  const known = parts.filter((part) => part !== false);
  return known.length > 0 ? known : [say('figures not known yet', '暂无数值')];
}

function figureOf(printer: Printer, line: Line, tongue: Tongue): Figure {
  const { writer, say } = tongue;
  const value = valueAt(printer, line.path);
  const text = writer.line(line, printer);
  const [stated = line.path] = heldIn(line.path);
  const { provenance, brand_id: brand, id } = printer;
  const field = line.path === 'nozzles' ? 'nozzles.0.4.layer_height_mm.max' : stated;
  const own = line.path === 'nozzles' ? undefined : provenance.corrected.find((one) => one.field === field);
  return {
    line,
    text,
    hint: text === null ? (likely(printer, line.path, tongue) ?? lookedFor(printer, stated, tongue)) : null,
    statements: text === null ? [] : statementsOf(printer, line.path),
    doubt: {
      record: `printers/${id}`,
      field,
      value: text,
      file: `data/printers/${brand}/${id.slice(brand.length + 1)}.yaml`,
      lines: printerLines(field, own ? own.upstream_value : line.path === 'nozzles' ? null : value, say),
    },
  };
}

function statementsOf(printer: Printer, path: string): Statement[] {
  const meaning = valueAt(printer.provenance.means, path) ?? null;
  const fields = heldIn(path);
  const chosen = fields.filter((field) => fields.length === 1 || meaning === null || field.startsWith(`${meaning}.`));
  return chosen.flatMap((field) => printerStatements(printer, field));
}

/** That a fact was looked for in vain, and when. */
function lookedFor({ provenance }: Printer, field: string, { say }: Tongue): string | null {
  const found = provenance.searched.find((one) => one.field === field);
  return found ? say(`Looked for on ${found.date} and not found.`, `${found.date} 查找过，未找到。`) : null;
}

/** What figures show where no source says it. */
function likely({ likely }: Printer, path: string, { say, writer }: Tongue): string | null {
  const found = likely.find(({ field }) => field === path);
  if (!found) return null;
  const { value, because, because_zh, right, known } = found;
  return say(
    `Likely ${writer.any(value)}: ${because}. Right for ${right} of ${known} printers of which it is known.`,
    `可能是${writer.any(value)}：${because_zh}。在已知的 ${known} 台中有 ${right} 台符合。`,
  );
}

function aboutOf(printer: Printer, { say }: Tongue): Record<string, unknown> {
  const { x, y, z } = printer.build_volume_mm;
  const property = (name: string, value: number | null, unitText: string) =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitText }];
  return {
    '@type': 'Product',
    name: printerName(printer),
    category: say('3D printer', '3D 打印机'),
    brand: { '@type': 'Brand', name: printer.brand },
    model: printer.model,
    ...(printer.aliases.length > 0 ? { alternateName: printer.aliases } : {}),
    additionalProperty: [
      ...property(say('Build volume X', '打印体积 X'), x, 'mm'),
      ...property(say('Build volume Y', '打印体积 Y'), y, 'mm'),
      ...property(say('Build volume Z', '打印体积 Z'), z, 'mm'),
      ...property(say('Nozzle temperature, at most', '喷嘴最高温度'), printer.max_nozzle_temperature_c, '°C'),
      ...property(say('Bed temperature, at most', '热床最高温度'), printer.max_bed_temperature_c, '°C'),
    ],
  };
}
