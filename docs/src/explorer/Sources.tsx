import type { Line } from '../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../core/words/provenance.js';
import { correctAddress } from '../records/correction.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

interface Props {
  line: Line;
  statements: readonly ProvenanceStatement[];
  /** Kind and id of the record, for the form that corrects the value. */
  corrects: string | undefined;
}

/** Where one value comes from, in words, and where it is corrected. */
export function Sources({ line, statements, corrects }: Props) {
  const { writer, say, base, prefix, texts } = useLayout();
  return (
    <div class="xp-sources">
      <p>{line.about}</p>
      {statements.length === 0 ? (
        <p>{texts.nothingKnown}</p>
      ) : (
        <ul>
          {statements.map((statement, i) => (
            <li key={i}>
              <Statement {...{ statement, line }} />
            </li>
          ))}
        </ul>
      )}
      <p class="xp-quiet">
        {`${texts.apiName}${writer.colon}`}
        <code>{line.path}</code>
        {corrects !== undefined && (
          <>
            {' · '}
            <a
              href={correctAddress((path) => `${base}${prefix}${path}`, corrects, line.path)}
              aria-label={`${say('Wrong?', '有误？')} ${line.label}`}
              rel="nofollow"
            >
              {say('Wrong?', '有误？')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function Statement({ statement, line }: { statement: ProvenanceStatement; line: Line }) {
  const { texts, writer } = useLayout();
  const quiet = (text: string) => <span class="xp-quiet">{text}</span>;
  switch (statement.kind) {
    case 'preset': {
      const { holder, preset, note } = statement;
      const notes: Record<string, string> = holder === 'process' ? texts.processChoice : texts.basis;
      return (
        <>
          {writer.capital(texts.presetKinds[holder]) + writer.colon}
          <q>{preset}</q>
          {note !== null && ` – ${notes[note] ?? note}`}
        </>
      );
    }
    case 'source':
      return (
        <>
          {texts.from + writer.colon}
          <References links={[{ title: statement.id, url: null }]} />
          {statement.commit !== null && quiet(` ${fill(texts.atCommit, { commit: statement.commit.slice(0, 12) })}`)}
        </>
      );
    case 'curated':
      return (
        <>
          {texts.curated + writer.colon}
          <Cited source={statement.source} />
          {statement.read !== null && quiet(writer.aside.join(statement.read))}
        </>
      );
    case 'corrected':
      return (
        <>
          <strong>{texts.corrected}</strong> <code>{statement.field}</code>
          {writer.stop}
          {fill(texts.upstream, { value: writer.any(statement.upstream, line.unit) ?? '—' })}
          {writer.space}
          {fill(texts.whyCorrected, { reason: statement.reason })}
          {` ${texts.readAt}${writer.colon}`}
          <Cited source={statement.source} />
        </>
      );
    case 'figure':
      return (
        <>
          {texts.from + writer.colon}
          <References links={statement.references} />
          {statement.note !== null && quiet(writer.aside.join(statement.note))}
        </>
      );
    case 'other':
      return (
        <>
          {texts.otherSays}
          {statement.field !== line.path && <code> {statement.field}</code>}
          {`${writer.colon}${writer.any(statement.value, line.unit) ?? '—'}${writer.aside[0]}`}
          <References links={statement.references} />
          {writer.aside[1]}
          {statement.note !== null && quiet(` ${statement.note}`)}
        </>
      );
  }
}

/** Links to sources; a title without an address may be the id of a source of the release. */
function References({ links }: { links: readonly Link[] }) {
  const { sources, writer } = useTools();
  return links.map(({ title, url }, i) => {
    const [name, address] = [sources[title]?.name ?? title, url ?? sources[title]?.repository ?? null];
    return (
      <span key={title}>
        {i > 0 && writer.comma}
        {address === null ? name : <a href={address}>{name}</a>}
      </span>
    );
  });
}

/** A source as a correction names it: one of the release's own, an address, or a text. */
function Cited({ source }: { source: string }) {
  const isAddress = /^https?:\/\//.test(source);
  return (
    <References
      links={[isAddress ? { title: source.replace(/^https?:\/\//, ''), url: source } : { title: source, url: null }]}
    />
  );
}
