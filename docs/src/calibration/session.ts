import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { profilesOf, setupWith } from '../../../clients/typescript/src/parts/setup.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { type QueryState, writeQueryState } from '../explorer/query-state.js';
import type { MySetup } from '../setup/setup.js';
import type { BuiltStep } from './built.js';
import { keyOf, put, type Spool, type StepNote } from './notes.js';
import type { NotesStorage } from './notes-storage.js';
import { entryOf, valuesBefore } from './plan.js';
import type { CalibrationTexts } from './texts.js';
import type { TrialRecords } from './trial.js';

const NOTHING: TrialRecords = { printer: null, material: null, profile: null };

/** What somebody calibrates on this page: what is chosen, loaded and written down. `draw` shows every change of it. */
export class CalibrationSession {
  subject: TrialRecords = NOTHING;
  /** All profiles of the pair: one for each nozzle. */
  profiles: readonly Profile[] = [];
  state: 'loading' | 'ready' | 'failed' = 'ready';
  /** What the address names and nothing is called. */
  unknown: UnknownNameError[] = [];
  /** Name of the spool that is written into. */
  private name: string | null = null;

  constructor(
    public place: QueryState,
    readonly steps: readonly BuiltStep[],
    readonly texts: CalibrationTexts,
    readonly notes: NotesStorage,
    private readonly files: Files,
    private readonly draw: () => void,
  ) {}

  /** Shows something else; the address of the page follows, so that it can be kept. */
  async go(change: Partial<QueryState>, spool: string | null = null): Promise<void> {
    this.place = { ...this.place, ...change };
    history.replaceState(history.state, '', `${location.pathname}${writeQueryState(this.place)}${location.hash}`);
    this.name = spool;
    await this.load();
  }

  /** Loads what the place names. */
  async load(): Promise<void> {
    const asked = this.place;
    this.state = 'loading';
    this.draw();
    const loaded = await this.records(asked).catch(() => null);
    // Meanwhile something else may have been chosen.
    if (asked !== this.place) return;
    this.state = loaded ? 'ready' : 'failed';
    if (loaded) {
      const { profile } = setupWith(loaded, { nozzle: asked.nozzle ?? undefined }, 'default');
      this.profiles = loaded.profiles;
      this.subject = { printer: loaded.printer, material: loaded.material, profile };
      this.unknown = loaded.unknown;
    } else this.subject = NOTHING;
    this.draw();
  }

  private async records({ printer: machine, material: plastic }: QueryState) {
    const unknown: UnknownNameError[] = [];
    const look = async <T extends { id: string }>(kind: 'printers' | 'materials', name: string | null) => {
      if (name === null) return null;
      return resolveRecord<T>(this.files, kind, name).catch((error: unknown) => {
        if (!(error instanceof UnknownNameError)) throw error;
        unknown.push(error);
        return null;
      });
    };
    const [printer, material] = await Promise.all([
      look<Printer>('printers', machine),
      look<Material>('materials', plastic),
    ]);
    const profiles = await profilesOf(this.files, printer, material);
    return { printer, material, profiles, unknown };
  }

  /** What is chosen, as it is remembered. */
  get setup(): MySetup {
    const { printer, material } = this.subject;
    return {
      printer: printer && { id: printer.id, name: printerName(printer) },
      nozzle: this.nozzle || null,
      material: material && { id: material.id, name: material.name },
      slicer: this.place.slicer,
    };
  }

  /** Nozzle variant of what is chosen; empty: not known. */
  get nozzle(): string {
    return this.subject.profile?.nozzle.variant ?? this.place.nozzle ?? '';
  }

  /** The spools of what is chosen, the one that was last written into first. */
  get spools(): Spool[] {
    const { printer, material } = this.subject;
    return this.notes.spools
      .filter((one) => one.printer.id === printer?.id && one.material.id === material?.id && one.nozzle === this.nozzle)
      .sort((a, b) => (a.changed < b.changed ? 1 : -1));
  }

  /** The spool that is written into, with its notes so far; null until printer and material are chosen. */
  get spool(): Spool | null {
    const { printer, material } = this.setup;
    if (printer === null || material === null) return null;
    const name = this.name ?? this.spools[0]?.name ?? this.texts.firstSpool;
    const fresh: Spool = { printer, nozzle: this.nozzle, material, name, changed: '', steps: {} };
    return this.spools.find((one) => keyOf(one) === keyOf(fresh)) ?? fresh;
  }

  /** Goes on with the spool of a name, or begins one. */
  choose(name: string | null): void {
    this.name = name;
    this.draw();
  }

  /** Writes something down of a step. A result takes with it what the steps before have come to. */
  write(step: BuiltStep, change: Partial<StepNote>): void {
    const { spool } = this;
    if (spool === null) return;
    const measured = change.result !== undefined || change.done === true;
    const others = measured ? { with: valuesBefore(step, this.steps, spool, this.subject) } : {};
    const entry = { ...entryOf(spool, step), ...change, ...others };
    this.name = spool.name;
    this.change((spools) =>
      put(spools, { ...spool, changed: new Date().toISOString(), steps: { ...spool.steps, [step.id]: entry } }),
    );
  }

  /** Changes the notes of all spools. */
  change(to: (spools: readonly Spool[]) => readonly Spool[]): void {
    this.notes.change(to);
    this.draw();
  }
}
