import { printerName } from '../../../../core/names/printer-name.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import type { Catalogue } from '../catalogue.js';
import type { PageLocale } from '../locale.js';
import { Scroll } from '../scroll.js';
import { Barcodes, Colours } from './colours.js';
import { figuresOf } from './figures.js';
import { ownFiguresOf } from './own-figures.js';

interface Props {
  product: Filament;
  from: Catalogue;
  locale: PageLocale;
}

/** A product: its own figures beside its material's, colours, what systems call it, printers with a preset for it. */
export function Product({ product, from, locale }: Props) {
  const { say } = locale;
  const own = ownFiguresOf(product);
  return (
    <article id={product.id.slice(product.brand_id.length + 2)}>
      <h3>
        {formerIds(from, product).map((id) => (
          <span key={id} id={id} />
        ))}
        {product.name}
        {product.discontinued && <small> {say('discontinued', '已停产')}</small>}
      </h3>
      <Figures {...{ product, from, locale }} />
      {product.warnings.map(({ code, message, message_zh }) => (
        <p key={code} class="caution">
          {say(message, message_zh)}
        </p>
      ))}
      <p class="on-mine" data-own={own === null ? undefined : JSON.stringify(own)} hidden />
      <Colours colours={product.colours} locale={locale} />
      <Barcodes colours={product.colours} locale={locale} />
      <Sheets product={product} locale={locale} />
      <Identifiers product={product} locale={locale} />
      <Printers {...{ product, from, locale }} />
    </article>
  );
}

/** The anchors that the product had under its brand before. */
function formerIds({ formerFilaments }: Catalogue, { id: now, brand_id: brand }: Filament): string[] {
  return [...formerFilaments]
    .filter(([id, today]) => today === now && id.startsWith(`${brand}--`))
    .map(([id]) => id.slice(brand.length + 2));
}

/** The product's own figures beside its material's; below them those of the material that the product has none of, marked. */
function Figures({ product, from, locale }: Props) {
  const { say } = locale;
  const material = from.materials.get(product.material);
  const figures = material ? figuresOf(product, material, locale) : [];
  const own = figures.filter((figure) => figure.own !== null);
  const lent = figures.filter((figure) => figure.own === null && figure.usual !== null);
  return (
    <>
      {own.length > 0 && (
        <Scroll title={product.name}>
          <table class="values">
            <thead>
              <tr>
                <th scope="col">{say('Figure', '项目')}</th>
                <th scope="col">{say('This product', '本产品')}</th>
                <th scope="col">{material?.name}</th>
                <th scope="col">{say('Source', '来源')}</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ title, own, usual, source }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{own}</td>
                  <td class="quiet">{usual === own ? say('the same', '相同') : usual}</td>
                  <td>
                    <small>
                      {source === null
                        ? say('corrected by a person', '人工更正')
                        : (from.sources.imported[source]?.name ?? source)}
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
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

function Sheets({ product, locale }: Omit<Props, 'from'>) {
  const { say } = locale;
  const sheets = [
    [product.data_sheet_url, say('Technical data sheet', '技术参数表')],
    [product.safety_sheet_url, say('Safety data sheet', '安全数据表')],
  ].filter(([url]) => url !== null);
  if (sheets.length === 0) return null;
  return (
    <p>
      {sheets.map(([url, title], i) => (
        <span key={url}>
          {i > 0 && ' · '}
          <a href={url ?? undefined}>{title}</a>
        </span>
      ))}
    </p>
  );
}

/** What a machine or a slicer calls the product, which is what one has at hand; UUIDs stand in the file. */
function Identifiers({ product, locale }: Omit<Props, 'from'>) {
  const {
    bambu_tray_info_idx: tray = [],
    filament_id: ids = [],
    orcaslicer_preset: orca = [],
    prusaslicer_preset: prusa = [],
  } = product.identifiers;
  const rows = [
    ['tray_info_idx', tray],
    ['filament_id', ids],
    [locale.say('Preset in OrcaSlicer and its relatives', 'OrcaSlicer 及同源软件中的预设'), orca],
    [locale.say('Preset in PrusaSlicer', 'PrusaSlicer 中的预设'), prusa],
  ] as const;
  const known = rows.filter(([, values]) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <dl class="facts">
      {known.map(([title, values]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {values.map((value, i) => (
              <span key={value}>
                {i > 0 && locale.say(', ', '、')}
                <code>{value}</code>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The printers that have a preset for just this product. */
function Printers({ product, from, locale }: Props) {
  const { say, to } = locale;
  const printers = product.printers.flatMap((id) => from.printers.get(id) ?? []);
  if (printers.length === 0) return null;
  return (
    <details>
      <summary>
        {say(`Printers with a preset for it: ${printers.length}`, `有专属预设的打印机：${printers.length} 款`)}
      </summary>
      <ul class="links">
        {printers.map((printer) => (
          <li key={printer.id}>
            <a href={to(`/printers/${printer.id}/`)}>{printerName(printer)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
