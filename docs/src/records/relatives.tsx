import { printerName } from '../../../core/names/printer-name.js';
import type { Printer } from '../../../schemas/generated/record.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';

/** The configurations of a machine, the machine of a configuration, its rebrands, and what it is a variant of or has as variants. */
export function Relatives({ printer, from, locale }: { printer: Printer; from: Catalogue; locale: PageLocale }) {
  const { say, to, writer } = locale;
  const all = [...from.printers.values()];
  const at = (ids: readonly (string | null)[]) => ids.flatMap((id) => from.printers.get(id ?? '') ?? []);
  const groups: [title: string, printers: Printer[]][] = [
    [say('A configuration of', '所属机器'), at([printer.configuration_of])],
    [say('Configurations', '配置'), at(printer.configurations)],
    [say('A variant of', '基础机型'), at([printer.variant_of])],
    [say('Also sold by other brands as', '以其他品牌销售的名称'), at(printer.rebrands)],
    [say('A rebrand of', '贴牌来源机型'), at([printer.rebrand_of])],
    [say('Variants', '变体'), all.filter(({ variant_of }) => variant_of === printer.id)],
    [
      say('Other variants of the same machine', '同一机型的其他变体'),
      all.filter(({ id, variant_of }) => variant_of !== null && variant_of === printer.variant_of && id !== printer.id),
    ],
  ];
  const some = groups.filter(([, printers]) => printers.length > 0);
  return (
    <section id="relatives">
      <h2>{say('Relatives', '相关机型')}</h2>
      {printer.differs.length > 0 && (
        <p>
          {say('Differences from the base machine: ', '与所属机器的不同之处：')}
          {printer.differs.map((part) => writer.word(part)).join(say(', ', '、'))}
        </p>
      )}
      <dl class="facts">
        {some.map(([title, printers]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <ul class="links">
                {printers.map((one) => (
                  <li key={one.id}>
                    <a href={to(`/printers/${one.id}/`)}>{printerName(one)}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        <div>
          <dt>{say('Other printers of the brand', '同品牌')}</dt>
          <dd>
            <a href={to(`/brands/${printer.brand_id}/`)}>
              {say(
                `All ${printer.brand} printers (${from.brands.get(printer.brand_id)?.length})`,
                `${printer.brand} 的全部 ${from.brands.get(printer.brand_id)?.length} 款打印机`,
              )}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
