import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API, recordPath } from '../../core/contract/paths.js';
import type { PresetMapping } from '../../core/presets/types.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Material, Printer, Profile, Rule } from '../../schemas/generated/record.js';

/** What a preset is made of. */
export interface Pair {
  record: Profile;
  printer: Printer;
  material: Material;
}

/** The records of a release, read when they are asked for. */
export class Records {
  private readonly printers = new Map<string, Printer>();

  constructor(private readonly release: string) {}

  /** Every profile, by its id. */
  profiles(): Profile[] {
    return globSync(`${this.release}${API}/profiles/*/*.json`)
      .filter((file) => !/\/profiles\/(printer|material|page)\//.test(file))
      .flatMap((file) => this.read<Profile[]>(path.relative(this.release, file)))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  pair(record: Profile): Pair {
    const [material] = this.read<Material[]>(recordPath('materials', record.material));
    if (!material) throw new Error(`no material ${record.material}`);
    return { record, printer: this.printer(record.printer), material };
  }

  printer(id: string): Printer {
    const printer = this.printers.get(id) ?? this.read<Printer[]>(recordPath('printers', id))[0];
    if (!printer) throw new Error(`no printer ${id}`);
    this.printers.set(id, printer);
    return printer;
  }

  rules(): Rule[] {
    return this.read<Rule[]>(`${API}/troubleshoot.json`);
  }

  /** How to convert records into the settings of a slicer. */
  mapping(slicer: SlicerId): PresetMapping {
    const [mapping] = this.read<PresetMapping[]>(`${API}/presets/${slicer}.json`);
    if (!mapping) throw new Error(`no mapping of ${slicer}`);
    return mapping;
  }

  private read<T>(file: string): T {
    return (JSON.parse(readFileSync(path.join(this.release, file), 'utf8')) as { data: T }).data;
  }
}
