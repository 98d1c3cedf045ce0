import { type ComponentChild, type ComponentChildren, Fragment, type JSX } from 'preact';
import type { TextPair } from '../../../core/words/language.js';
import type { FieldSchema } from '../../../core/words/layout.js';
import { Facts, Fold, Items, Separated } from '../parts.js';
import type { PageLocale } from './locale.js';
import { useLocale } from './use-locale.js';

interface TableProps extends Omit<JSX.HTMLAttributes<HTMLTableElement>, 'rows' | 'title'> {
  heads: readonly ComponentChild[];
  /** The cells of each row: the first names it, and the last takes the columns that are left. */
  rows: readonly (readonly ComponentChild[])[];
  /** Name of the box in which a wide table scrolls; absent: it does not scroll. */
  title?: string;
}

/** A table with a name for each column and row. */
export function Table({ heads, rows, title, ...attributes }: TableProps) {
  const table = (
    <table {...attributes}>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={i} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => {
              const left = heads.length - 1 - column;
              const isLast = column === cells.length - 1;
              return (
                <td key={column} colSpan={isLast && left > 1 ? left : undefined}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (title === undefined) return table;
  const box = { class: 'scroll', role: 'group' as const, tabindex: 0, 'aria-label': title };
  return <div {...box}>{table}</div>;
}

type SectionProps = Omit<JSX.HTMLAttributes<HTMLElement>, 'title'> & { title: ComponentChild };

/** A section below its heading. */
export function Section({ title, children, ...attributes }: SectionProps) {
  return (
    <section {...attributes}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A question with its answers, by their value in the form. */
export interface Question<Name extends string = string, Answer extends string = string> {
  name: Name;
  type: 'checkbox' | 'radio';
  title: TextPair;
  answers: Readonly<Record<Answer, TextPair>>;
}

export function Chips({ name, type, title, answers, children }: Question & { children?: ComponentChildren }) {
  const { say } = useLocale();
  return (
    <fieldset class="chips">
      <legend>{say(...title)}</legend>
      {Object.entries(answers).map(([value, answer]) => (
        <label key={value}>
          <input type={type} name={name} value={value} />
          <span>{say(...answer)}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** A list of links, each with a remark. */
export function Cards({ of }: { of: readonly { path: string; name: string; text: ComponentChild }[] }) {
  const { to } = useLocale();
  return (
    <Items
      class="cards"
      of={of.map(({ path, name, text }) => (
        <Fragment key={path}>
          <a href={to(path)}>{name}</a>
          <small>{text}</small>
        </Fragment>
      ))}
    />
  );
}

interface LinkListProps {
  /** Links with their text: paths of the site without the language prefix, other URLs, or anchors of the page. */
  links: readonly (readonly [href: string, name: string])[];
  class?: string;
}

/** A list of links: inline by default, as jumps to the sections of the page, or as references one below the other. */
export function LinkList({ links, class: name = 'links row' }: LinkListProps) {
  const { to } = useLocale();
  return (
    <Items
      class={name}
      of={links.map(([href, text]) => (
        <a key={href} href={href.startsWith('/') ? to(href) : href}>
          {text}
        </a>
      ))}
    />
  );
}

/** Further reading. */
export function References({ references }: { references: readonly { title: string; url: string }[] }) {
  return <LinkList class="references" links={references.map(({ title, url }) => [url, title])} />;
}

/** Aliases for readers of a language: English omits the Chinese ones, Chinese lists them first. */
export function otherNames(aliases: readonly string[], { language }: PageLocale): string[] {
  const [chinese, others] = [true, false].map((is) => aliases.filter((name) => /\p{Script=Han}/u.test(name) === is));
  return language === 'en' ? (others ?? []) : [...(chinese ?? []), ...(others ?? [])];
}

export function AlsoCalled({ aliases }: { aliases: readonly string[] }) {
  const locale = useLocale();
  const names = otherNames(aliases, locale);
  if (names.length === 0) return null;
  return (
    <p class="quiet">
      {locale.say('Also called ', '又称 ')}
      {names.join(locale.writer.comma)}
    </p>
  );
}

/**
 * Placeholder for a button that saves a printer or material; setup/setup-buttons.ts fills it, as saving needs
 * JavaScript.
 */
export function SetupButton(offer: { kind: 'printer' | 'material'; id: string; name: string }) {
  return <p class="mine" data-mine={JSON.stringify(offer)} hidden />;
}

/** The first `most` identifiers of another system, verbatim. */
export function Codes({ values, most = values.length }: { values: readonly string[]; most?: number }) {
  const { say, writer } = useLocale();
  const more = values.length - most;
  return (
    <>
      <Separated by={writer.comma}>
        {values.slice(0, most).map((value) => (
          <code key={value}>{value}</code>
        ))}
      </Separated>
      {more > 0 && say(` and ${more} more`, ` 等 ${values.length} 个`)}
    </>
  );
}

/** The identifiers of a record in slicers, machines and tags, verbatim; its schema describes each system. */
export function Identifiers({ identifiers, schema }: { identifiers: object; schema: FieldSchema }) {
  const locale = useLocale();
  const { say } = locale;
  const known = Object.entries(identifiers as Readonly<Record<string, readonly string[]>>);
  if (known.length === 0) return null;
  const systems = schema.properties?.identifiers?.properties ?? {};
  return (
    <Fold id="identifiers" title={say('Names in other systems', '其他系统中的称呼')}>
      <Facts
        rows={known.map(([system, values]) => [
          system,
          <Codes key={system} values={values} most={MOST} />,
          say(systems[system]?.description ?? '', systems[system]?.['x-zh'] ?? ''),
        ])}
      />
      <p>
        <a href={locale.to('/identifiers/')}>{say('Where to use each of them', '各标识的用法')}</a>
      </p>
    </Fold>
  );
}

/** Maximum number of identifiers shown per system: PLA has hundreds of `setting_id`, all listed in its file. */
const MOST = 12;
