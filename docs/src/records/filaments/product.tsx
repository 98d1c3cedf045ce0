import { Fragment } from 'preact';
import { printerName } from '../../../../core/names/printer-name.js';
import type { Enumeration, TextPair } from '../../../../core/words/language.js';
import { valueAt } from '../../../../core/words/values.js';
import type { Filament, Material } from '../../../../schemas/generated/record.js';
import { type Fact, Facts, Fold, Items, Separated } from '../../parts.js';
import type { Catalogue } from '../catalogue.js';
import { Codes, LinkList, Table } from '../lists.js';
import type { PageLocale } from '../locale.js';
import { useLocale } from '../use-locale.js';
import type { OwnFigures } from './own-fit.js';

interface Props {
  product: Filament;
  from: Catalogue;
}

/** A filament: its values beside its material's, colours, identifiers, and the printers with a preset for it. */
export function Product({ product, from, anchor }: Props & { anchor: string }) {
  const { say } = useLocale();
  const { nozzle_temperature_c, bed_temperature_c, diameters_mm } = product;
  const own: OwnFigures = { nozzle_temperature_c, bed_temperature_c, diameters_mm };
  return (
    <article id={anchor}>
      <h3>
        {product.name}
        {product.discontinued && <small> {say('discontinued', '已停产')}</small>}
      </h3>
      <Figures {...{ product, from }} />
      {product.warnings.map(({ code, message, message_zh }) => (
        <p key={code} class="caution">
          {say(message, message_zh)}
        </p>
      ))}
      <p class="on-mine" data-own={JSON.stringify(own)} data-id={product.id} hidden />
      <Colours colours={product.colours} />
      <Barcodes colours={product.colours} />
      <Sheets product={product} />
      <Identifiers product={product} />
      <Printers {...{ product, from }} />
    </article>
  );
}

/** The product's values beside its material's, followed by those known only for the material, marked as such. */
function Figures({ product, from }: Props) {
  const locale = useLocale();
  const { say } = locale;
  const material = from.materials.get(product.material);
  const figures = material ? figuresOf(product, material, locale) : [];
  const own = figures.filter((figure) => figure.own !== null);
  const lent = figures.filter((figure) => figure.own === null && figure.usual !== null);
  return (
    <>
      {own.length > 0 && (
        <Table
          class="values"
          title={product.name}
          heads={[say('Figure', '项目'), say('This product', '本产品'), material?.name, say('Source', '来源')]}
          rows={own.map(({ title, own, usual, source }) => [
            title,
            own,
            usual === own ? say('the same', '相同') : usual,
            <small>
              {source === null
                ? say('corrected by a person', '人工更正')
                : (from.sources.imported[source]?.name ?? source)}
            </small>,
          ])}
        />
      )}
      {lent.length > 0 && (
        <p class="lent">
          <i>
            {say(`Not stated for the product; ${material?.name} in general:`, `未单独说明，${material?.name} 一般为：`)}
          </i>{' '}
          {lent.map(({ title, usual }) => `${title} ${usual}`).join(' · ')}
        </p>
      )}
    </>
  );
}

function Sheets({ product }: Omit<Props, 'from'>) {
  const { say } = useLocale();
  const sheets = [
    { url: product.data_sheet_url, title: say('Technical data sheet', '技术参数表') },
    { url: product.safety_sheet_url, title: say('Safety data sheet', '安全数据表') },
  ].flatMap(({ url, title }) => (url === null ? [] : <a href={url}>{title}</a>));
  return (
    sheets.length > 0 && (
      <p>
        <Separated by=" · ">{sheets}</Separated>
      </p>
    )
  );
}

/** The systems whose ids are shown: those of machines and slicers. The file has all of them. */
const SYSTEMS: Enumeration<'bambu_tray_info_idx' | 'filament_id' | 'orcaslicer_preset' | 'prusaslicer_preset'> = {
  bambu_tray_info_idx: ['tray_info_idx', 'tray_info_idx'],
  filament_id: ['filament_id', 'filament_id'],
  orcaslicer_preset: ['Preset in OrcaSlicer and its relatives', 'OrcaSlicer 及同源软件中的预设'],
  prusaslicer_preset: ['Preset in PrusaSlicer', 'PrusaSlicer 中的预设'],
};

function Identifiers({ product }: Omit<Props, 'from'>) {
  const { say } = useLocale();
  const rows = Object.entries<TextPair>(SYSTEMS).flatMap(([system, name]): Fact[] => {
    const values = product.identifiers[system as keyof typeof SYSTEMS];
    return values ? [[say(...name), <Codes values={values} />]] : [];
  });
  return rows.length > 0 && <Facts rows={rows} />;
}

/** The printers with a preset for this very product. */
function Printers({ product, from }: Props) {
  const { say } = useLocale();
  const printers = product.printers.flatMap((id) => from.printers.get(id) ?? []);
  if (printers.length === 0) return null;
  return (
    <Fold title={say(`Printers with a preset for it: ${printers.length}`, `有专属预设的打印机：${printers.length} 款`)}>
      <LinkList links={printers.map((printer) => [`/printers/${printer.id}/`, printerName(printer)])} />
    </Fold>
  );
}

type Colour = Filament['colours'][number];

/** Side length of a swatch, in SVG units. */
const SIDE = 20;

/** The colours of a product as swatches with the manufacturer's names. */
export function Colours({ colours }: { colours: readonly Colour[] }) {
  const locale = useLocale();
  if (colours.length === 0) return null;
  return (
    <ul class="swatches row" aria-label={locale.say('Colours', '颜色')}>
      {colours.map((colour) => (
        <li key={colour.name}>
          <Swatch hexes={colour.hexes} />
          <span lang="en">{colour.name}</span>
          {colour.discontinued && <small> {locale.say('discontinued', '已停产')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A swatch of the colour; striped for several colours, crossed out if the colour is unknown. */
function Swatch({ hexes }: { hexes: readonly string[] }) {
  const width = SIDE / Math.max(hexes.length, 1);
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
      {hexes.map((hex, i) => (
        <rect key={hex} x={i * width} width={width} height={SIDE} fill={hex} />
      ))}
      {hexes.length === 0 && <path d={`M0 0L${SIDE} ${SIDE}M0 ${SIDE}L${SIDE} 0`} stroke="currentColor" />}
    </svg>
  );
}

/** The barcode numbers (GTINs) of a product by colour and size; nothing if none is known. */
export function Barcodes({ colours }: { colours: readonly Colour[] }) {
  const { say, writer } = useLocale();
  const printed = colours.flatMap(({ name, sizes }) =>
    sizes.flatMap(({ gtin, diameter_mm: diameter, weight_g: weight }) =>
      gtin === null ? [] : [{ gtin, what: [name, writer.any(diameter, 'mm'), writer.any(weight, 'g')] }],
    ),
  );
  if (printed.length === 0) return null;
  return (
    <Fold title={say(`Barcodes: ${printed.length}`, `条形码：${printed.length} 个`)}>
      <Items
        class="codes"
        of={printed.map(({ gtin, what }) => (
          <Fragment key={gtin}>
            <code>{gtin}</code> {what.filter((part) => part !== null).join(writer.comma)}
          </Fragment>
        ))}
      />
    </Fold>
  );
}

/** A value of a product as text, beside that of its material. */
export interface ProductFigure {
  title: string;
  /** Value of the product; null if no source states one. */
  own: string | null;
  /** Value of the material; null if unknown. */
  usual: string | null;
  /** Id of the source of the product's value; null if it is a correction. */
  source: string | null;
}

/** The printing and drying values of a product, in the order of setup. */
const FIGURES: readonly [field: keyof Filament, en: string, zh: string, unit: string][] = [
  ['nozzle_temperature_c', 'Nozzle', '喷嘴', '°C'],
  ['bed_temperature_c', 'Bed', '热床', '°C'],
  ['chamber_temperature_c', 'Chamber', '腔体', '°C'],
  ['drying_temperature_c', 'Drying', '烘干', '°C'],
  ['drying_time_h', 'Drying time', '烘干时间', 'h'],
  ['max_volumetric_speed_mm3_s', 'Max volumetric speed', '最大体积速度', 'mm³/s'],
  ['flow_ratio', 'Flow ratio', '流量比例', ''],
  ['density_g_cm3', 'Density', '密度', 'g/cm³'],
];

export function figuresOf(product: Filament, material: Material, { say, writer }: PageLocale): ProductFigure[] {
  const { corrected, fields, sources } = product.provenance;
  return FIGURES.map(([field, en, zh, unit]) => ({
    title: say(en, zh),
    own: writer.any(product[field], unit),
    usual: writer.any(valueAt(material, field), unit),
    source: corrected.some((one) => one.field === field || one.field.startsWith(`${field}.`))
      ? null
      : (fields[field] ?? sources[0] ?? null),
  }));
}
