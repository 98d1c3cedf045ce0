import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API, pagePath, recordPath } from '../../core/contract/paths.js';
import type { PresetMapping } from '../../core/presets/types.js';
import { pairMaterial, spoolProfiles } from '../../core/profiles/spool.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Material, Printer, ProductPresets, Profile, Rule } from '../../schemas/generated/record.js';

export interface Pair {
  record: Profile;
  printer: Printer;
  material: Material;
}

export class Records {
  private readonly printers = new Map<string, Printer>();

  constructor(private readonly release: string) {}

  profiles(): Profile[] {
    return globSync(`${this.release}${API}/profiles/*/*.json`)
      .filter((file) => !/\/profiles\/(printer|material|page)\//.test(file))
      .flatMap((file) => this.read<Profile[]>(path.relative(this.release, file)))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The answers for branded filaments on printers for which slicers ship presets of them. */
  spools(): Profile[] {
    return globSync(`${this.release}${API}/filaments/*/*.json`).flatMap((file) => {
      const [presets] = this.read<[ProductPresets]>(path.relative(this.release, file));
      if (!('rows' in presets)) return [];
      const { filament, name, material, nozzle_temperature_c, bed_temperature_c } = presets;
      const spool = { filament, name, material, nozzle_temperature_c, bed_temperature_c };
      return [...new Set(presets.rows.map(({ printer }) => printer))].flatMap((printer) => {
        const pair = pagePath({ kind: 'profiles', printer, material: pairMaterial(presets, printer, material) });
        return spoolProfiles(spool, presets, this.read<Profile[]>(pair));
      });
    });
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

  mapping(slicer: SlicerId): PresetMapping {
    const [mapping] = this.read<PresetMapping[]>(`${API}/presets/${slicer}.json`);
    if (!mapping) throw new Error(`no mapping of ${slicer}`);
    return mapping;
  }

  private read<T>(file: string): T {
    return (JSON.parse(readFileSync(path.join(this.release, file), 'utf8')) as { data: T }).data;
  }
}
