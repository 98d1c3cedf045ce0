import type { Line } from '../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../core/words/provenance.js';
import { correctAddress } from '../records/correction.js';
import { Statement } from '../records/statement.js';
import { useLayout } from './LaidOut.js';

interface Props {
  line: Line;
  statements: readonly ProvenanceStatement[];
  /** Kind and id of the record, for the correction form. */
  corrects: string;
}

/** Describes where a value comes from and links to its correction form. */
export function Sources({ line, statements, corrects }: Props) {
  const tools = useLayout();
  const { writer, say, to, texts } = tools;
  return (
    <div class="xp-sources">
      <p>{line.about}</p>
      {statements.length === 0 ? (
        <p>{texts.nothingKnown}</p>
      ) : (
        <ul>
          {statements.map((statement, i) => (
            <li key={i}>
              {statement.kind === 'preset' ? (
                <Preset {...statement} />
              ) : (
                <Statement {...{ statement, line }} tools={{ ...tools, sources: { imported: tools.sources } }} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {`${texts.apiName}${writer.colon}`}
        <code>{line.path}</code>
        {' · '}
        <a
          href={correctAddress(to, corrects, line.path)}
          aria-label={`${say('Wrong?', '有误？')} ${line.label}`}
          rel="nofollow"
        >
          {say('Wrong?', '有误？')}
        </a>
      </p>
    </div>
  );
}

/** Names the preset that sets a value and how it was chosen. */
function Preset({ holder, preset, note }: Extract<ProvenanceStatement, { kind: 'preset' }>) {
  const { texts, writer } = useLayout();
  const notes: Record<string, string> = holder === 'process' ? texts.processChoice : texts.basis;
  return (
    <>
      {writer.capital(texts.presetKinds[holder]) + writer.colon}
      <q>{preset}</q>
      {note !== null && ` – ${notes[note] ?? note}`}
    </>
  );
}
