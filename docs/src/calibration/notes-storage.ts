import type { Store } from '../setup/setup.js';
import type { Spool } from './notes.js';
import { InvalidNotesError, parseNotes, serializeNotes } from './notes-file.js';

/** Where notes are kept. */
const KEY = 'calibration-notes';

/** Why nothing is kept: the browser does not allow it or has no room, or what is kept cannot be read. */
export type StorageProblem = 'blocked' | 'broken' | null;

/** Notes, kept in a storage as far as it lets them; otherwise they last as long as the page. */
export class NotesStorage {
  private own: readonly Spool[] = [];
  private state: StorageProblem = null;

  constructor(private readonly storage: () => Store | null) {
    this.read();
  }

  get spools(): readonly Spool[] {
    return this.own;
  }

  get unkept(): StorageProblem {
    return this.state;
  }

  /** Takes up what another window wrote. What this page has stays when nothing can be read. */
  read(): void {
    try {
      const store = this.storage();
      if (store === null) throw new Error('no storage');
      const text = store.getItem(KEY);
      this.own = text === null ? [] : parseNotes(text);
      this.state = null;
    } catch (error) {
      this.state = error instanceof InvalidNotesError ? 'broken' : 'blocked';
    }
  }

  /** Changes the notes, those of other windows included. What cannot be read is not overwritten. */
  change(to: (spools: readonly Spool[]) => readonly Spool[]): void {
    if (this.state === null) this.read();
    this.own = to(this.own);
    if (this.state === 'broken') return;
    this.write();
  }

  /** Gives up what cannot be read, and keeps what this page has. */
  replace(): void {
    this.write();
  }

  private write(): void {
    try {
      const store = this.storage();
      if (store === null) throw new Error('no storage');
      if (this.own.length === 0) store.removeItem(KEY);
      else store.setItem(KEY, serializeNotes(this.own));
      this.state = null;
    } catch {
      this.state = 'blocked';
    }
  }
}

/** The browser's own storage; null where it is blocked. */
export function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
