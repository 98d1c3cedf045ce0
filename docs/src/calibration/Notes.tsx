import { useRef, useState } from 'preact/hooks';
import { fill } from '../explorer/texts/fill.js';
import { formatNotes, formatProgress, formatSpool } from './format.js';
import { keyOf, LENGTHS, merged, renamed, type Spool, without } from './notes.js';
import { InvalidNotesError, MOST_BYTES, parseNotes, serializeNotes } from './notes-file.js';
import type { CalibrationSession } from './session.js';

/** All spools that something is written down of, and what can be done with the notes. */
export function Notes({ desk }: { desk: CalibrationSession }) {
  const { texts, notes, spool } = desk;
  const [said, setSaid] = useState('');
  const [text, setText] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const copy = async (of: Spool) => {
    const plain = formatNotes(of, desk.steps, desk.subject, desk.place.slicer, texts);
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(plain))
      .then(
        () => true,
        () => false,
      );
    // Without https there is no clipboard: the text is shown instead.
    setText(copied ? null : plain);
    setSaid(copied ? texts.copied : texts.copyFailed);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const told = (problem: keyof typeof texts.refusedFile, where = '') => fill(texts.refusedFile[problem], { where });
    if (chosen.size > MOST_BYTES) return setSaid(told('size'));
    try {
      const other = parseNotes(await chosen.text());
      const { taken } = merged(notes.spools, other);
      desk.change((own) => merged(own, other).spools);
      setSaid(fill(texts.imported, { n: taken, older: other.length - taken }));
    } catch (error) {
      if (!(error instanceof InvalidNotesError)) throw error;
      setSaid(told(error.problem, error.where));
    }
  };
  return (
    <>
      <h2>{texts.notes}</h2>
      <p class="quiet">{texts.private}</p>
      {notes.spools.length === 0 && <p>{texts.noNotes}</p>}
      <ul class="spools">
        {notes.spools.map((one) => (
          <Row key={keyOf(one)} spool={one} desk={desk} say={setSaid} />
        ))}
      </ul>
      <p class="tools">
        {spool && spool.changed !== '' && (
          <>
            <button type="button" onClick={() => void copy(spool)}>
              {texts.copy}
            </button>
            <button type="button" onClick={printSheet}>
              {texts.print}
            </button>
          </>
        )}
        {notes.spools.length > 0 && (
          <button type="button" onClick={() => download(serializeNotes(notes.spools))}>
            {texts.export}
          </button>
        )}
        <button type="button" onClick={() => file.current?.click()}>
          {texts.import}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={texts.import}
          hidden
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </p>
      <p role="status">{said}</p>
      {text !== null && <textarea class="plain" readOnly rows={10} aria-label={texts.copyFailed} value={text} />}
    </>
  );
}

function Row({ spool, desk, say }: { spool: Spool; desk: CalibrationSession; say: (text: string) => void }) {
  const { texts, notes } = desk;
  const [mode, setMode] = useState<'shown' | 'naming' | 'removing'>('shown');
  const [name, setName] = useState(spool.name);
  const key = keyOf(spool);
  const own = desk.spool !== null && keyOf(desk.spool) === key;
  const rename = () => {
    const next = name.trim();
    if (next === '') return;
    if (renamed(notes.spools, key, next) === null) return say(texts.taken);
    setMode('shown');
    say('');
    if (own) desk.choose(next);
    desk.change((spools) => renamed(spools, key, next) ?? spools);
  };
  const open = () => {
    const { printer, nozzle, material } = spool;
    void desk.go({ printer: printer.id, nozzle: nozzle || null, material: material.id }, spool.name);
  };
  const remove = () => {
    if (own) desk.choose(null);
    desk.change((spools) => without(spools, key));
    say(fill(texts.removed, { name: spool.name }));
  };
  const button = (text: string, action: () => void) => (
    <button type="button" aria-label={`${text}${texts.colon}${spool.name}`} onClick={action}>
      {text}
    </button>
  );
  return (
    <li aria-current={own ? 'true' : undefined}>
      {mode === 'naming' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <input
            aria-label={texts.newName}
            maxLength={LENGTHS.name}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit">{texts.save}</button>
        </form>
      ) : (
        <strong>{spool.name}</strong>
      )}
      <small>
        {formatSpool(spool, texts)} · {formatProgress(spool, desk.steps, texts)}
      </small>
      <span class="tools">
        {mode === 'shown' && !own && button(texts.open, open)}
        {mode === 'shown' && button(texts.rename, () => setMode('naming'))}
        {mode === 'shown' && button(texts.remove, () => setMode('removing'))}
        {mode === 'removing' && button(texts.reallyRemove, remove)}
        {mode !== 'shown' && button(texts.cancel, () => setMode('shown'))}
      </span>
    </li>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'calibration-notes.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Prints the notes alone, on one page. */
function printSheet(): void {
  document.body.classList.add('sheet-only');
  addEventListener('afterprint', () => document.body.classList.remove('sheet-only'), { once: true });
  print();
}
