import { recordPath, schemaPath } from '../../../core/contract/paths.js';
import { materialTitle } from '../../../core/names/title.js';
import type { GroupId } from '../../../core/words/groups.js';
import { counted } from '../../../core/words/language.js';
import { type FieldSchema, type Group, type Line, layoutOf } from '../../../core/words/layout.js';
import { materialStatements } from '../../../core/words/provenance.js';
import type { FilamentBrand, Material } from '../../../schemas/generated/record.js';
import { Facts, Fold, Items } from '../parts.js';
import { release } from '../reference/release.js';
import { Bars } from './bars.js';
import type { Catalogue } from './catalogue.js';
import { type Figure, Figures } from './figures.js';
import { AlsoCalled, Identifiers, LinkList, Section, SetupButton } from './lists.js';
import type { PageLocale } from './locale.js';
import { cellsOf } from './materials.js';
import type { Page } from './page.js';
import { filamentPage, materialAnchor } from './paths.js';
import { useLocale } from './use-locale.js';

/** The groups of values needed before a print: shown first, and open. */
const OPEN: readonly GroupId[] = ['temperatures', 'drying', 'printing', 'nozzle'];

/** Rows left out, as {@link Summary} has them in everyday words. */
const IN_SUMMARY = /^(uses|classes)\b/;

export function materialPage(from: Catalogue, material: Material, locale: PageLocale): Page {
  const { id } = material;
  const { say, writer, texts, to } = locale;
  const name = materialTitle(material, locale.say);
  const schema = release.json<FieldSchema>(schemaPath('material'));
  const isFolded = ({ id }: Group) => !OPEN.includes(id);
  const groups = layoutOf('material', schema, locale.language).toSorted(
    (a, b) => Number(isFolded(a)) - Number(isFolded(b)),
  );
  const shown = neighbours(material, from.materials);
  const range = (field: 'nozzle_temperature_c' | 'bed_temperature_c') =>
    writer.range(material[field]?.min, material[field]?.max, '°C') ?? texts.notKnown;
  return {
    path: `/materials/${id}/`,
    heading: name,
    title: say(`${name}: temperatures, drying, printers`, `${name}：温度、烘干与可用打印机`),
    description: say(
      `Print ${material.name}: nozzle ${range('nozzle_temperature_c')}, bed ${range('bed_temperature_c')}, drying, safety, and settings for it on ${counted(material.printer_count, 'printer')}.`,
      `${name}打印参数：喷嘴 ${range('nozzle_temperature_c')}，热床 ${range('bed_temperature_c')}，以及烘干、安全和 ${material.printer_count} 款有参数的打印机。`,
    ),
    crumbs: [{ name: say('Materials', '耗材'), path: '/materials/' }],
    about: { '@type': 'Product', name, category: 'Filament', material: material.name },
    file: recordPath('materials', id),
    body: (
      <>
        <p class="lead">
          {say('Nozzle', '喷嘴')} {range('nozzle_temperature_c')} · {say('Bed', '热床')} {range('bed_temperature_c')} ·{' '}
          {writer.word(material.family)}
        </p>
        <Summary material={material} />
        <SetupButton kind="material" id={id} name={material.name} />
        <AlsoCalled aliases={material.aliases} />
        <p>
          <a href={to(`/calibration/?material=${id}`)}>{texts.calibrate}</a>
        </p>
        <Safety material={material} />
        {groups.map((group) => (
          <Figures
            key={group.id}
            id={group.id}
            title={group.title}
            figures={group.lines
              .filter(({ path }) => !IN_SUMMARY.test(path))
              .map((line) => figureOf(material, line, locale))}
            sources={from.sources}
            folded={isFolded(group)}
          />
        ))}
        <Fold class="charts group" title={<h2>{say('Compared with similar materials', '与相近耗材对比')}</h2>}>
          <Ranges title={say('Nozzle', '喷嘴')} field="nozzle_temperature_c" materials={shown} />
          <Ranges title={say('Bed', '热床')} field="bed_temperature_c" materials={shown} />
          <Ranges title={say('Drying', '烘干')} field="drying_temperature_c" materials={shown} />
        </Fold>
        <MaterialPrinters material={material} from={from} />
        <Identifiers identifiers={material.identifiers} schema={schema} />
        <FilamentsOf material={id} from={from} />
      </>
    ),
  };
}

function figureOf(material: Material, line: Line, { writer }: PageLocale): Figure {
  const text = writer.line(line, material);
  return {
    line,
    text,
    statements: text === null ? [] : materialStatements(material, line.path),
    record: `materials/${material.id}`,
    field: line.path,
  };
}

/** The properties of a material in plain words, as in the material table. Unknown ones are counted. */
function Summary({ material }: { material: Material }) {
  const locale = useLocale();
  const { say, to } = locale;
  const cells = cellsOf(material, locale);
  const known = cells.filter(({ text }) => text !== null);
  const missing = cells.length - known.length;
  return (
    <section class="summary">
      <Facts also=" in-words" rows={known.map(({ head, text }) => [head, text])} />
      <p class="quiet">
        {missing > 0 && say(`${missing} of ${cells.length} not known. `, `${cells.length} 项中有 ${missing} 项未知。`)}
        <a href={to(`/materials/?compare=${material.id}`)}>{say('Compare with others', '与其他耗材对比')}</a>
      </p>
    </section>
  );
}

/** Hazards to people and the printer, and printing hints. */
function Safety({ material }: { material: Material }) {
  const { say, texts, writer } = useLocale();
  const { fumes, food_contact: food, notes } = material;
  const unknown = <span class="unknown">{texts.notKnown}</span>;
  const judged = (word: string, { note, note_zh }: { note: string; note_zh: string }) =>
    writer.word(word) + writer.stop + say(note, note_zh);
  return (
    <Section id="safety" class="safety" title={say('Safety and tips', '安全与提示')}>
      <Facts
        rows={[
          [texts.fumes, fumes ? judged(fumes.level, fumes) : unknown],
          [texts.foodContact, food ? judged(food.suitable, food) : unknown],
        ]}
      />
      <Items of={notes.map(({ en, zh }) => say(en, zh))} />
    </Section>
  );
}

interface RangesProps {
  title: string;
  field: 'nozzle_temperature_c' | 'bed_temperature_c' | 'drying_temperature_c';
  /** The material of the page, then those to compare it with. */
  materials: readonly Material[];
}

/** A range of several materials as bars on a common scale, with the numbers beside them. */
function Ranges({ title, field, materials }: RangesProps) {
  const { writer, texts, to } = useLocale();
  const known = materials
    .flatMap((material) => [material[field]?.min, material[field]?.max])
    .filter((end) => typeof end === 'number');
  if (known.length === 0) return null;
  const from = Math.floor((Math.min(...known) - 5) / 10) * 10;
  const span = Math.ceil((Math.max(...known) + 5) / 10) * 10 - from;
  const at = (value: number) => (value - from) / span;
  return (
    <section>
      <h3>{title}</h3>
      <Bars
        bars={materials.map((material, i) => {
          const { min = null, max = null } = material[field] ?? {};
          return {
            name: i === 0 ? material.name : <a href={to(`/materials/${material.id}/`)}>{material.name}</a>,
            span: min === null && max === null ? null : [at(min ?? from), at(max ?? from + span)],
            text: writer.range(min, max, '°C') ?? texts.notKnown,
            own: i === 0,
          };
        })}
      />
    </section>
  );
}

/** Widely known materials to compare with if the family is small. */
const KNOWN = ['pla', 'petg', 'abs'];

/** Materials to compare with: others of its family, plus widely known ones if those are few. */
function neighbours(material: Material, all: ReadonlyMap<string, Material>): Material[] {
  const family = [...all.values()].filter(({ id, family }) => family === material.family && id !== material.id);
  const known = KNOWN.flatMap((id) => all.get(id) ?? []).filter((one) => one !== material && !family.includes(one));
  return [material, ...family, ...(family.length < 3 ? known : [])];
}

/** The printers that have settings for a material, by brand. */
function MaterialPrinters({ material, from }: { material: Material; from: Catalogue }) {
  const { say, writer } = useLocale();
  const brands = [...from.brands].flatMap(([brand, printers]) => {
    const own = printers.filter(({ materials }) => materials.includes(material.id));
    return own.length > 0 ? [{ brand, name: own[0]?.brand, own }] : [];
  });
  return (
    <Section id="printers" title={say('Printers with settings for it', '有该耗材参数的打印机')}>
      {brands.length === 0 ? (
        <p class="unknown">{say('No source has settings for it on any printer.', '没有来源提供任何打印机的参数。')}</p>
      ) : (
        <>
          <p>
            {say(
              `${counted(material.printer_count, 'printer')} of ${counted(brands.length, 'brand')}, ${counted(material.profile_count, 'profile')}.`,
              `${brands.length} 个品牌的 ${material.printer_count} 款打印机，${material.profile_count} 个配置。`,
            )}
          </p>
          <Fold class="group" title={say('All of them, by brand', '按品牌列出全部')}>
            {brands.map(({ brand, name, own }) => (
              <Fold key={brand} title={name + writer.aside.join(String(own.length))}>
                <LinkList links={own.map((printer) => [`/printers/${printer.id}/`, printer.model])} />
              </Fold>
            ))}
          </Fold>
        </>
      )}
    </Section>
  );
}

/** The brands that sell a material, each with a link to those products. */
function FilamentsOf({ material, from }: { material: string; from: Catalogue }) {
  const { say } = useLocale();
  const brands = [...from.filamentBrands.values()].filter(({ materials }) => materials.includes(material));
  if (brands.length === 0) return null;
  const pathOf = ({ id, products }: FilamentBrand) => {
    const page = filamentPage(id, products);
    return page.includes('#') ? page : `${page}#${materialAnchor(material)}`;
  };
  return (
    <Section id="filaments" title={say('Brands that sell it', '有售的品牌')}>
      <Fold
        title={say(`${counted(brands.length, 'brand')}, with their own figures`, `${brands.length} 个品牌及其自有数值`)}
      >
        <LinkList links={brands.map((brand) => [pathOf(brand), brand.name])} />
      </Fold>
    </Section>
  );
}
