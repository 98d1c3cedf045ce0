import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { API, fitPath, pagePath, type Subject } from '../../../core/contract/paths.js';
import type { PairFit } from '../../../core/fit/fit.js';
import { EVERYDAY } from '../../../core/materials/everyday.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Fit, Material, Printer } from '../../../schemas/generated/record.js';
import { Chips, type Fact, Facts, Fold, Items, Separated } from '../parts.js';
import { Copyable } from './Copyable.js';
import { useMaterialNames } from './fields.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { type Loaded, loadedValue, type Named, useLoaded, useTools } from './tools.js';

interface RowProps {
  label: string;
  /** Notes beside the label. */
  marks: readonly (string | false)[];
  different: boolean;
  /** The cells. */
  children: ComponentChildren;
}

/** A row of values, highlighted if they differ. */
export function ValueRow({ label, marks, different, children }: RowProps) {
  return (
    <tr class={different ? 'xp-differs' : ''}>
      <th scope="row">
        {label}
        {marks.map((mark) => mark && <span class="xp-mark">{mark}</span>)}
      </th>
      {children}
    </tr>
  );
}

/** Selects one of these nozzle variants. */
export function NozzleField({ variants, chosen }: { variants: readonly string[]; chosen: string }) {
  const { texts, go } = useTools();
  const options = variants.map((variant) => [variant, variant] as const);
  return <Chips legend={texts.nozzlesOf} {...{ options, chosen }} change={(nozzle) => go({ nozzle })} />;
}

/** Shows the verdict with its reasons, and `children` if the pair is printable. */
export function Verdict({ fit: { verdict, reasons }, children }: { fit: PairFit; children?: ComponentChildren }) {
  const { texts, say } = useTools();
  return (
    <div class={`xp-fit note row fit ${verdict}`}>
      <strong>{texts.verdicts[verdict]}</strong>
      <Items of={reasons.map(({ message, message_zh }) => say(message, message_zh))} />
      {verdict !== 'no' && children}
    </div>
  );
}

/** Shows the hazards of a material and hints for printing it. */
export function MaterialSafety({ material }: { material: Material }) {
  const { texts, writer, say } = useTools();
  const { fumes, food_contact: food, notes } = material;
  const fact = (label: string, value: string, { note, note_zh }: { note: string; note_zh: string }) => (
    <>
      <strong>{label + writer.colon + writer.word(value) + writer.stop.trimEnd()}</strong> {say(note, note_zh)}
    </>
  );
  const facts = [
    fumes && fact(texts.fumes, fumes.level, fumes),
    food && fact(texts.foodContact, food.suitable, food),
    ...notes.map((note) => say(note)),
  ].filter((one) => one !== null);
  if (facts.length === 0) return null;
  return (
    <section class="box">
      <h3>{say(`${material.name}: safety and tips`, `${material.name}：安全与提示`)}</h3>
      <Items of={facts} />
    </section>
  );
}

/** Lists the materials of a printer: common ones with their verdicts, then all others it has settings for. */
export function OtherMaterials({ printer }: { printer: Printer }) {
  const { texts, hrefOf, files, say } = useTools();
  const names = useMaterialNames();
  const fits = loadedValue(useLoaded(fitPath(printer.id), (path) => files.memo<{ data: Fit[] }>(path)))?.data ?? [];
  const everyday = EVERYDAY.flatMap((id) => fits.find(({ material }) => material === id) ?? []);
  const rest = printer.materials.filter((id) => !everyday.some(({ material }) => material === id));
  const link = (id: string) => <a href={hrefOf({ material: id, nozzle: null })}>{names.get(id) ?? id}</a>;
  return (
    <section>
      <h3>{say(`What the ${printerName(printer)} can print`, `${printerName(printer)} 能打印什么`)}</h3>
      <Items
        class="xp-links row"
        of={everyday.map(({ material, verdict }) => (
          <>
            {link(material)} <span class={`fit ${verdict}`}>{texts.verdicts[verdict]}</span>
          </>
        ))}
      />
      {rest.length > 0 && (
        <Fold
          class="xp-more"
          title={say(
            `There are settings for ${printer.materials.length} materials.`,
            `共有 ${printer.materials.length} 种耗材的参数。`,
          )}
        >
          <Items class="xp-links row" of={rest.map(link)} />
        </Fold>
      )}
    </section>
  );
}

/** The name of a printer or material, with the brand of the printer. */
export function nameOf(record: Printer | Material): string {
  return 'brand' in record ? printerName(record) : record.name;
}

/** The kind of record that a key of the query state names. */
export function kindOf(key: Named): 'printer' | 'material' {
  return key === 'printer' || key === 'printer2' ? 'printer' : 'material';
}

/** Links to the page of a printer or material, which has each figure with its source. */
export function RecordLink({ record }: { record: Printer | Material }) {
  const { to, say } = useTools();
  const name = nameOf(record);
  return (
    <p>
      <a href={to(`/${'brand' in record ? 'printers' : 'materials'}/${record.id}/`)}>
        {say(`${name}: all figures with their sources`, `${name}：全部数据与出处`)}
      </a>
    </p>
  );
}

/** Shows the API URLs of the current view for copying. */
export function ApiAddress({
  subject,
  of = addressesOf(subject),
}: {
  subject: Subject;
  of?: { query: string; file: string };
}) {
  const { texts, base } = useTools();
  const { query, file } = of;
  const root = location.origin + base;
  const form = (name: string, url: { text: string; href?: string }, note: string): Fact => [
    name,
    <>
      <Copyable {...url} label={fill(texts.copyWhat, { what: name })} />
      <p class="quiet">{note}</p>
    </>,
  ];
  return (
    <section class="box xp-address">
      <h3>{texts.address}</h3>
      <Facts
        rows={[
          form(texts.queryForm, { text: root + query }, fill(texts.queryNote, { n: LIMITS.requests })),
          form(texts.fileForm, { text: root + file, href: root + file }, texts.fileNote),
        ]}
      />
    </section>
  );
}

/** The two URLs of a list, from the slash: the query, and the static file with the same answer. */
export function addressesOf(subject: Subject): { query: string; file: string } {
  const { kind, ...filters } = subject;
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== undefined));
  const text = query.toString();
  return { query: `${API}/${kind}${text === '' ? '' : `?${text}`}`, file: pagePath(subject) };
}

/** The load status of a named record; suggests alternatives for an unknown name. */
export function NamedStatus({ at }: { at: Named }) {
  const { texts, hrefOf, records } = useTools();
  const of: Loaded<unknown> = records[at];
  const kind = kindOf(at);
  if (of.state !== 'failed' || !(of.error instanceof UnknownNameError)) return <Status of={of} what={texts[kind]} />;
  const { asked: id, suggestions } = of.error;
  return (
    <div role="alert" class="alert">
      <p>
        <strong>{fill(texts.unknown[kind], { id })}</strong>
      </p>
      {suggestions.length > 0 && (
        <p>
          {texts.didYouMean}{' '}
          <Separated by=" · ">
            {suggestions.map((other) => (
              <a key={other} href={hrefOf({ [at]: other })}>
                {other}
              </a>
            ))}
          </Separated>
        </p>
      )}
    </div>
  );
}

/**
 * Sets the document title, which also names the history entry.
 *
 * @param what null while unknown: uses the title of the view
 */
export function useTitle(what: string | null): void {
  const { texts, place } = useTools();
  const title = `${what ?? texts.views[place.view]} – ${texts.site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
