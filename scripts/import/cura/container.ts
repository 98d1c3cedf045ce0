import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An instance container, `*.inst.cfg`: a quality or a variant, and what it sets. A value that begins with `=` is a formula. */
export interface Container {
  id: string;
  name: string;
  /** The definition that it is made for. */
  definition: string;
  metadata: Readonly<Record<string, string>>;
  values: ReadonlyMap<string, string>;
}

/** Reads every container below a folder, in the order of their paths; none when there is no such folder. */
export function readContainers(folder: string): Container[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.inst.cfg'))
    .sort()
    .map((file) => parse(path.basename(file, '.inst.cfg'), readFileSync(path.join(folder, file), 'utf8')));
}

function parse(id: string, text: string): Container {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const head = /^\[(\w+)\]/.exec(line)?.[1];
    if (head !== undefined) {
      section = new Map();
      sections.set(head, section);
      continue;
    }
    const [, key, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) section.set(key, value);
  }
  const general = sections.get('general');
  return {
    id,
    name: general?.get('name') ?? id,
    definition: general?.get('definition') ?? '',
    metadata: Object.fromEntries(sections.get('metadata') ?? []),
    values: sections.get('values') ?? new Map(),
  };
}
