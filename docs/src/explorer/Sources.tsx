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
  const { writer, say, base, prefix } = useTools();
  const { texts } = useLayout();
  return (
    <div class="xp-sources">
      <p>{line.about}</p>
      {statements.length === 0 ? (
        <p>{texts.nothingKnown}</p>
      ) : (
        <ul>
          {statements.map((statement, i) => (
            <li key={i}>
              <Said {...{ statement, line }} />
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

function Said({ statement, line }: { statement: ProvenanceStatement; line: Line }) {
  const { texts: own, writer, sources } = useTools();
  const { texts } = useLayout();
  switch (statement.kind) {
    case 'preset': {
      const { holder, preset, note } = statement;
      const notes: Record<string, string> = holder === 'process' ? texts.processChoice : own.basis;
      return (
        <>
          {writer.capital(texts.presetKinds[holder]) + writer.colon}
          <q>{preset}</q>
          {note !== null && <> – {notes[note] ?? note}</>}
        </>
      );
    }
    case 'source': {
      const source = sources[statement.id];
      return (
        <>
          {`${texts.from}${writer.colon}`}
          <Reference title={source?.name ?? statement.id} url={source?.repository ?? null} />
          {statement.commit !== null && (
            <span class="xp-quiet"> {fill(texts.atCommit, { commit: statement.commit.slice(0, 12) })}</span>
          )}
        </>
      );
    }
    case 'curated':
      return (
        <>
          {`${texts.curated}${writer.colon}`}
          <Cited source={statement.source} />
          {statement.read !== null && <span class="xp-quiet">{writer.aside.join(statement.read)}</span>}
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
          {`${texts.from}${writer.colon}`}
          <References links={statement.references} />
          {statement.note !== null && <span class="xp-quiet">{writer.aside.join(statement.note)}</span>}
        </>
      );
    case 'other':
      return (
        <>
          {texts.otherSays}
          {statement.field !== line.path && (
            <>
              {' '}
              <code>{statement.field}</code>
            </>
          )}
          {`${writer.colon}${writer.any(statement.value, line.unit) ?? '—'}${writer.aside[0]}`}
          <References links={statement.references} />
          {writer.aside[1]}
          {statement.note !== null && <span class="xp-quiet"> {statement.note}</span>}
        </>
      );
  }
}

/** Links to what was read; a link without an address is a source of the release. */
export function References({ links }: { links: readonly Link[] }) {
  const { sources, writer } = useTools();
  return links.map(({ title, url }, i) => (
    <span key={title}>
      {i > 0 && writer.comma}
      <Reference title={sources[title]?.name ?? title} url={url ?? sources[title]?.repository ?? null} />
    </span>
  ));
}

/** A source as a correction names it: one of the release's own, an address, or a text. */
function Cited({ source }: { source: string }) {
  const { sources } = useTools();
  const known = sources[source];
  if (known) return <Reference title={known.name} url={known.repository} />;
  return <Reference title={source.replace(/^https?:\/\//, '')} url={/^https?:\/\//.test(source) ? source : null} />;
}

function Reference({ title, url }: Link) {
  return url === null ? <span>{title}</span> : <a href={url}>{title}</a>;
}
