import { pagePath } from '../../../core/contract/paths.js';
import { counted } from '../../../core/words/language.js';
import { meaningWords } from '../../../core/words/meanings.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { boxOf, volumeSize } from '../explorer/boxes.js';
import type { Brand, Catalogue } from './catalogue.js';
import { LinkList, Table } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { useLocale } from './use-locale.js';

/** The page of a printer brand: its printers compared. */
export function brandPage(_: Catalogue, printers: Brand, { say }: PageLocale): Page {
  const [{ brand_id: id, brand: name }] = printers;
  const materials = new Set(printers.flatMap((printer) => printer.materials));
  return {
    path: `/brands/${id}/`,
    heading: name,
    title: say(`${name}: 3D printers and their settings`, `${name}：3D 打印机与打印参数`),
    description: say(
      `${counted(printers.length, 'printer')} of ${name} with build volume, temperatures and print settings for ${counted(materials.size, 'material')}.`,
      `${name} 的 ${printers.length} 款打印机：打印体积、温度以及 ${materials.size} 种耗材的打印参数。`,
    ),
    crumbs: [{ name: say('Printers', '打印机'), path: '/printers/' }],
    about: { '@type': 'Brand', name },
    file: pagePath({ kind: 'printers', brand: id }),
    body: <Printers printers={printers} title={name} />,
  };
}

function Printers({ printers, title }: { printers: readonly Printer[]; title: string }) {
  const { say, writer, texts, to } = useLocale();
  const unknown = <i>{texts.notKnown}</i>;
  const maximum = (printer: Printer, field: 'max_nozzle_temperature_c' | 'max_bed_temperature_c') => {
    const words = meaningWords(printer, field);
    if (printer[field] === null) return unknown;
    return (
      <>
        {writer.number(printer[field])}
        {words && <small>{say(words)}</small>}
      </>
    );
  };
  return (
    <Table
      class="values"
      title={title}
      heads={[
        texts.printer,
        say('Build volume', '打印体积'),
        say('Nozzle, °C', '喷嘴 °C'),
        say('Bed, °C', '热床 °C'),
        say('Enclosed', '封闭机箱'),
        say('Materials', '耗材数'),
      ]}
      rows={printers.map((printer) => [
        <a href={to(`/printers/${printer.id}/`)}>{printer.model}</a>,
        boxOf(printer) ? volumeSize(printer, writer) : unknown,
        maximum(printer, 'max_nozzle_temperature_c'),
        maximum(printer, 'max_bed_temperature_c'),
        writer.any(printer.enclosed) ?? unknown,
        printer.materials.length,
      ])}
    />
  );
}

/** The page of all printers by brand. */
export function brandsPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to } = locale;
  return {
    path: '/brands/',
    heading: say('Printers by brand', '按品牌查找打印机'),
    title: say('3D printers by brand', '3D 打印机品牌'),
    description: say(
      `${from.printers.size} printers of ${from.brands.size} brands with build volume, temperatures and print settings, each figure with its source.`,
      `${from.brands.size} 个品牌的 ${from.printers.size} 款打印机：打印体积、温度与打印参数，每个数值都注明出处。`,
    ),
    file: '/api/v1/printers.json',
    body: [...from.brands].map(([brand, printers]) => (
      <section key={brand} id={brand}>
        <h2>
          <a href={to(`/brands/${brand}/`)}>{printers[0].brand}</a>
        </h2>
        <LinkList links={printers.map((printer) => [`/printers/${printer.id}/`, printer.model])} />
      </section>
    )),
  };
}
