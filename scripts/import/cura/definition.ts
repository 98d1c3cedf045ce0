import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import type { Report } from '../report.js';

/** A definition's entry for one setting. A string in `value` is a formula, in `default_value` it never is. */
export interface Property {
  type?: string;
  value?: unknown;
  default_value?: unknown;
  /** Formula for the value of the whole machine, in place of that of the extruder. */
  resolve?: unknown;
}

export interface Statement {
  from: string;
  formula: boolean;
  raw: unknown;
}

/** Cura's own definitions, which every machine inherits from: their values are defaults, not facts of a machine. */
export const ROOTS: ReadonlySet<string> = new Set(['fdmprinter', 'fdmextruder']);

interface DefinitionFile {
  name?: string;
  inherits?: string;
  metadata?: Record<string, unknown>;
  settings?: Record<string, SettingNode>;
  overrides?: Record<string, Property>;
}

interface SettingNode extends Property {
  children?: Record<string, SettingNode>;
}

/** A definition with its chain of parents: itself first, the root last. */
export class Definition {
  constructor(
    readonly id: string,
    readonly name: string,
    readonly chain: readonly { id: string; metadata: Record<string, unknown>; own: Map<string, Property> }[],
  ) {}

  /** A metadata entry, inherited if the definition itself has none. */
  metadata(key: string): unknown {
    return this.chain.find(({ metadata }) => metadata[key] !== undefined)?.metadata[key];
  }

  /**
   * Whether a product states it: the machine itself, or one it inherits from. A vendor's base for all machines is a
   * template, so its switches are only defaults.
   */
  isOfProduct(key: string): boolean {
    const from = this.find(key)?.from ?? '';
    const visible = this.chain
      .slice(this.chain.findIndex(({ id }) => id === from))
      .find(({ metadata }) => metadata.visible !== undefined)?.metadata.visible;
    return from !== '' && !ROOTS.has(from) && visible !== false;
  }

  /** Number of extruders listed in the machine's files; null if they list none. */
  get extruders(): number | null {
    const found = this.chain.find(({ metadata }) => metadata.machine_extruder_trains !== undefined);
    return found && !ROOTS.has(found.id) ? Object.keys(found.metadata.machine_extruder_trains as object).length : null;
  }

  type(key: string): string | undefined {
    return this.chain.find(({ own }) => own.get(key)?.type !== undefined)?.own.get(key)?.type;
  }

  /** The machine's formula for a setting across its extruders; null if only Cura's own definitions have one. */
  resolve(key: string): string | null {
    const found = this.chain.find(({ own }) => own.get(key)?.resolve !== undefined);
    return found && !ROOTS.has(found.id) ? String(found.own.get(key)?.resolve) : null;
  }

  /**
   * The value of a setting and the file that states it: as in Cura, any `value` in the chain precedes every
   * `default_value`.
   */
  find(key: string): Statement | null {
    for (const property of ['value', 'default_value'] as const) {
      const found = this.chain.find(({ own }) => own.get(key)?.[property] !== undefined);
      if (!found) continue;
      const raw = found.own.get(key)?.[property];
      return { from: found.id, formula: property === 'value' && typeof raw === 'string', raw };
    }
    return null;
  }
}

/** The definitions of a folder, `<id>.def.json`. */
export class Definitions {
  private readonly known = new Map<string, Definition | null>();

  constructor(
    private readonly folders: readonly string[],
    private readonly report: Report,
  ) {}

  /** Ids of the first folder's definitions. */
  ids(): string[] {
    const files = filesBelow(this.folders[0] ?? '', '*.def.json');
    return files.map((file) => file.slice(0, -'.def.json'.length)).sort();
  }

  /** A definition with its parents; null if it or a parent is missing or cannot be read. */
  of(id: string): Definition | null {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    this.known.set(id, null); // a circle ends here
    const definition = this.read(id);
    this.known.set(id, definition);
    return definition;
  }

  private read(id: string): Definition | null {
    const name = `${id}.def.json`;
    const folder = this.folders.find((one) => existsSync(path.join(one, name)));
    if (folder === undefined) {
      this.report.drop('missing definition that another one names', id);
      return null;
    }
    const file = this.report.json<DefinitionFile>(folder, name);
    if (!file) return null;
    const parent = file.inherits === undefined ? undefined : this.of(file.inherits);
    if (parent === null) return null;
    const own = { id, metadata: file.metadata ?? {}, own: propertiesOf(file) };
    return new Definition(id, file.name ?? id, [own, ...(parent?.chain ?? [])]);
  }
}

function propertiesOf({ settings = {}, overrides = {} }: DefinitionFile): Map<string, Property> {
  const own = new Map<string, Property>();
  const walk = (nodes: Record<string, SettingNode>) => {
    for (const [key, node] of Object.entries(nodes)) {
      own.set(key, node);
      walk(node.children ?? {});
    }
  };
  walk(settings);
  for (const [key, property] of Object.entries(overrides)) own.set(key, property);
  return own;
}
