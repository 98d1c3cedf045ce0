import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { API, fitPath, pagePath, type Subject } from '../../../core/contract/paths.js';
import type { PairFit } from '../../../core/fit/fit.js';
import { EVERYDAY } from '../../../core/materials/everyday.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Fit, Material, Printer } from '../../../schemas/generated/record.js';
import { Copyable } from './Copyable.js';
import { useMaterialNames } from './fields.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { loadedValue, type Named, useLoaded, useTools } from './tools.js';

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

interface NozzleProps {
  variants: readonly string[];
  chosen: string;
  onChoose: (variant: string) => void;
}

/** Selects a nozzle variant. */
export function NozzleField({ variants, chosen, onChoose }: NozzleProps) {
  const { texts } = useTools();
  const name = useId();
  return (
    <fieldset class="chips">
      <legend>{texts.nozzlesOf}</legend>
      {variants.map((variant) => (
        <label key={variant}>
          <input type="radio" name={name} checked={variant === chosen} onChange={() => onChoose(variant)} />
          <span>{variant}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the verdict with its reasons, and `children` if the pair is printable. */
export function Verdict({ fit: { verdict, reasons }, children }: { fit: PairFit; children?: ComponentChildren }) {
  const { texts, say } = useTools();
  return (
    <div class={`xp-fit xp-fit-${verdict}`}>
      <strong>{texts.verdicts[verdict]}</strong>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ code, message, message_zh }) => (
            <li key={code}>{say(message, message_zh)}</li>
          ))}
        </ul>
      )}
      {verdict !== 'no' && children}
    </div>
  );
}

/** Shows the hazards of a material and hints for printing it. */
export function MaterialSafety({ material }: { material: Material }) {
  const { texts, writer, say } = useTools();
  const { fumes, food_contact: food, notes } = material;
  const note = ({ note: en, note_zh: zh }: { note: string; note_zh: string }) => say(en, zh);
  if (!fumes && !food && notes.length === 0) return null;
  return (
    <section class="xp-card">
      <h3>{fill(texts.safety, { material: material.name })}</h3>
      <ul>
        {fumes && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.fumes, value: writer.word(fumes.level) })}</strong>{' '}
            {note(fumes)}
          </li>
        )}
        {food && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.foodContact, value: writer.word(food.suitable) })}</strong>{' '}
            {note(food)}
          </li>
        )}
        {notes.map(({ en, zh }) => (
          <li key={en}>{say(en, zh)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the materials of a printer: common ones with their verdicts, then all others it has settings for. */
export function OtherMaterials({ printer }: { printer: Printer }) {
  const { texts, hrefOf, files } = useTools();
  const names = useMaterialNames();
  const fits = loadedValue(useLoaded(fitPath(printer.id), (path) => files.memo<{ data: Fit[] }>(path)))?.data ?? [];
  const everyday = EVERYDAY.flatMap((id) => fits.find(({ material }) => material === id) ?? []);
  const rest = printer.materials.filter((id) => !everyday.some(({ material }) => material === id));
  const link = (id: string) => <a href={hrefOf({ material: id, nozzle: null })}>{names.get(id) ?? id}</a>;
  return (
    <section>
      <h3>{fill(texts.printsInstead, { printer: printerName(printer) })}</h3>
      <ul class="xp-links">
        {everyday.map(({ material, verdict }) => (
          <li key={material}>
            {link(material)} <span class={`xp-fit-${verdict}`}>{texts.verdicts[verdict]}</span>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details class="xp-more">
          <summary>{fill(texts.materialsOf, { n: printer.materials.length })}</summary>
          <ul class="xp-links">
            {rest.map((id) => (
              <li key={id}>{link(id)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Links to the page of a printer or material, which has each figure with its source. */
export function RecordLink({ record }: { record: Printer | Material }) {
  const { to, say } = useTools();
  const [kind, name] = 'brand' in record ? ['printers', printerName(record)] : ['materials', record.name];
  return (
    <p>
      <a href={to(`/${kind}/${record.id}/`)}>
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
  const root = typeof location === 'undefined' ? base : location.origin + base;
  return (
    <section class="xp-card xp-address">
      <h3>{texts.address}</h3>
      <dl>
        {[
          { form: texts.queryForm, url: root + query, note: fill(texts.queryNote, { n: LIMITS.requests }) },
          { form: texts.fileForm, url: root + file, href: root + file, note: texts.fileNote },
        ].map(({ form, url, href, note }) => (
          <Fragment key={form}>
            <dt>{form}</dt>
            <dd>
              <Copyable text={url} href={href} label={fill(texts.copyWhat, { what: form })} texts={texts} />
              <p class="quiet">{note}</p>
            </dd>
          </Fragment>
        ))}
      </dl>
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
  const of = records[at];
  const kind = at.startsWith('printer') ? 'printer' : 'material';
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
          {suggestions.map((other, i) => (
            <span key={other}>
              {i > 0 && ' · '}
              <a href={hrefOf({ [at]: other })}>{other}</a>
            </span>
          ))}
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
