import type { Preset } from './preset.js';

/**
 * Which preset the value of a machine preset comes from. A template that several models inherit from says what
 * suits most of them: its switches are no facts about one of them.
 */
export class Origins {
  private readonly models = new Map<Preset, Set<string>>();
  private readonly vendors = new Map<string, Set<string>>();

  /**
   * @param all machine presets, templates among them
   * @param parents presets that one builds on, the one that wins first
   * @param modelOf printer model of a machine preset
   */
  constructor(
    all: readonly Preset[],
    private readonly parents: (preset: Preset) => readonly Preset[],
    private readonly modelOf: (preset: Preset) => string | null,
  ) {
    for (const machine of all) {
      const vendors = this.vendors.get(machine.name) ?? new Set();
      this.vendors.set(machine.name, vendors.add(machine.vendor));
      const model = machine.raw.instantiation === 'true' ? modelOf(machine) : null;
      if (model === null) continue;
      for (const preset of this.line(machine)) {
        const served = this.models.get(preset) ?? new Set();
        this.models.set(preset, served.add(model));
      }
    }
  }

  /**
   * Whether a preset of the machine's own model gives the value, or a template that serves no other model. One of
   * the same name with several vendors is the slicer's own, which each has a copy of, and says nothing.
   */
  states(machine: Preset, key: string): boolean {
    const line = this.line(machine);
    // Without a parent it may have been resolved before: which of its values are its own, nobody can tell.
    if (line.length === 1) return false;
    const origin = line.find(({ raw }) => Object.hasOwn(raw, key));
    if (!origin) return false;
    if (origin.raw.instantiation === 'true') return this.modelOf(origin) === this.modelOf(machine);
    return this.models.get(origin)?.size === 1 && this.vendors.get(origin.name)?.size === 1;
  }

  /** A preset and all that it builds on, in the order in which their values win. */
  private line(preset: Preset, seen: Set<Preset> = new Set()): Preset[] {
    if (seen.has(preset)) return [];
    seen.add(preset);
    return [preset, ...this.parents(preset).flatMap((parent) => this.line(parent, seen))];
  }
}
