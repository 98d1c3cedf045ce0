import {
  FILES,
  filamentsPath,
  namedPath,
  pagePath,
  presetsPath,
  productPresetsPath,
  schemaPath,
} from '../../../../core/contract/paths.js';
import { foldToFind } from '../../../../core/names/fold.js';
import { tokenize } from '../../../../core/names/query-words.js';
import { type Findable, type FoundKind, find, namesHoldAll } from '../../../../core/names/search.js';
import type { NameKind } from '../../../../core/names/spellings.js';
import { suggest } from '../../../../core/names/suggest.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { FOUND_KIND_NAMES } from '../../../../core/words/enumerations.js';
import type { Say } from '../../../../core/words/language.js';
import type { FieldSchema } from '../../../../core/words/layout.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import type {
  BriefIndex,
  BriefPrinter,
  BriefSetting,
  Diagnosis,
  Filament,
  FitMatrix,
  Material,
  PresetMapping,
  Printer,
  Rule,
  Setting,
} from '../../../../schemas/generated/record.js';
import { BadArgumentError, UnknownNameError } from '../errors.js';
import type { Files, Page } from '../files.js';
import { codesIn } from '../parts/codes.js';
import { resolveFilament } from '../parts/filaments.js';
import { checkFile } from '../parts/file-setup.js';
import { allFindable } from '../parts/find.js';
import type { RuleReader } from '../parts/preset-of.js';
import { idsByAnyName, idsByIdentifier, idsByName, spoolNamed } from '../parts/resolve-names.js';
import { calledAs, profilesOf, type SetupChoice, type SetupRecords, setupWith } from '../parts/setup.js';
import type { SetupNames } from '../shapes.js';
import type { ReadOptions } from '../source.js';
import type { Index } from './citations.js';
import { Refusal } from './failure.js';

/** Maximum number of suggestions for an unclear name, the same as in `find`. */
export const MOST_NEAR = 12;

/** Reads the release for one call, with errors that an assistant can act on, and tracks which records were read. */
export class Release {
  private readonly records = new Set<string>();

  private constructor(
    private readonly files: Files,
    private readonly brief: BriefIndex,
    private readonly say: Say,
    private readonly options: ReadOptions,
  ) {}

  static async open(files: Files, say: Say, signal?: AbortSignal): Promise<Release> {
    const options = { signal };
    return new Release(files, await files.memo<BriefIndex>(FILES.briefIndex, options), say, options);
  }

  index = () => this.files.memo<Index>(FILES.index, this.options);
  list = async <T>(path: string) => (await this.files.memo<Page<T>>(path, this.options)).data;
  schema = (name: string) => this.files.memo<FieldSchema>(schemaPath(name), this.options);
  fits = () => this.files.memo<FitMatrix>(FILES.fit, this.options);
  diagnosis = () => this.files.memo<Diagnosis>(FILES.diagnose, this.options);
  settings = () => this.list<Setting>(FILES.settings);
  codesIn = (text: string) => codesIn(this.files, text, this.options);
  printer = async (name: string) => this.record<Printer>('printers', await this.idOf('printers', name));
  material = async (name: string) => this.record<Material>('materials', await this.idOf('materials', name));
  rule = (id: string) => this.record<Rule>('symptoms', id);
  /** The part of the client that presets need. */
  readonly reader: RuleReader = {
    troubleshoot: { get: (id) => this.rule(id) },
    json: (path) => this.files.memo(path, this.options),
  };
  /** Checks a file. @throws {Refusal} for an unknown name or nozzle */
  checkFile = (raw: RawSettings, settings: readonly Setting[], names: SetupNames) => {
    const records = (of: Pick<SetupNames, 'printer' | 'material'>) => this.setupRecords(of);
    const choose = (of: SetupRecords, nozzle: SetupNames['nozzle']) => this.choose(of, { nozzle });
    return checkFile(this.files, raw, settings, names, { records, choose }, this.options);
  };
  /** A branded filament by the name on its spool. @throws {UnknownNameError} */
  product = (name: string) => resolveFilament(this.files, name, this.options);

  /** The use of a setting across all profiles; null: unknown. */
  usageOf = async ({ id }: Setting) =>
    (await this.list<BriefSetting>(FILES.briefSettings)).find((one) => one.id === id) ?? null;

  presetMapping = async (slicer: SlicerId) => (await this.list<PresetMapping>(presetsPath(slicer)))[0] ?? null;

  async briefPrinters(): Promise<BriefPrinter[]> {
    this.records.add(FILES.briefPrinters);
    return this.list<BriefPrinter>(FILES.briefPrinters);
  }

  /** A branded filament by its id or the name on its spool; null: unknown. @throws {Refusal} for an ambiguous name */
  async filament(name: string): Promise<Filament | null> {
    try {
      const found = await this.product(name);
      this.records.add(filamentsPath(found.brand_id));
      return found;
    } catch (error) {
      if (!(error instanceof UnknownNameError)) throw error;
      if (!error.several) return null;
      throw this.ambiguous(name, error.suggestions);
    }
  }

  /** The records of a printer and a material by name, with all profiles of the pair. @throws {Refusal} */
  async setupRecords(names: {
    printer: string;
    material: string;
  }): Promise<SetupRecords & { printer: Printer; material: Material }>;
  async setupRecords(names: Pick<SetupNames, 'printer' | 'material'>): Promise<SetupRecords>;
  async setupRecords(names: Pick<SetupNames, 'printer' | 'material'>): Promise<SetupRecords> {
    const printer = names.printer == null ? null : await this.printer(names.printer);
    const plain = names.material == null ? null : await this.material(names.material);
    const spool = names.material == null ? null : await spoolNamed(this.files, names.material, this.options);
    const material = plain && calledAs(spool, plain);
    const profiles = await profilesOf(this.files, printer, material, this.options, spool);
    if (printer && material && profiles.length > 0 && printer.materials.includes(material.id))
      this.records.add(pagePath({ kind: 'profiles', printer: printer.id, material: material.id }));
    if (spool && profiles.some(({ figures_of }) => figures_of !== 'material'))
      this.records.add(productPresetsPath(spool.brand, spool.filament));
    return { printer, material, profiles, spool };
  }

  /**
   * The setup that names resolve to. A pair without a profile is not an error, nor is a nozzle without one.
   *
   * @throws {Refusal} for an unknown name or nozzle
   */
  async setup(names: SetupNames): Promise<Setup> {
    return this.choose(await this.setupRecords(names), names);
  }

  private choose(records: SetupRecords, names: SetupChoice): Setup {
    try {
      return setupWith(records, names, 'keep');
    } catch (error) {
      if (!(error instanceof BadArgumentError)) throw error;
      throw new Refusal(
        'unknown_nozzle',
        this.say(`"${names.nozzle}" is not a known nozzle of this printer.`, `没有“${names.nozzle}”这个喷嘴。`),
        (records.printer?.nozzles ?? []).map(({ variant }) => variant),
      );
    }
  }

  /** The ids of the records with this name. */
  idsNamed = (kind: NameKind, name: string) => idsByName(this.files, [kind, name], this.options);

  /** The ids that a product name or an identifier of another system resolves to. */
  idsIdentified = (kind: NameKind, name: string) => idsByIdentifier(this.files, [kind, name], this.options);

  /** The ids that a name resolves to: names of records first, then products and identifiers. */
  idsByAnyName = (kind: NameKind, name: string) => idsByAnyName(this.files, [kind, name], this.options);

  /** The id that a name resolves to. @throws {Refusal} if there is none or several */
  async idOf(kind: NameKind, name: string): Promise<string> {
    const ids = await this.idsByAnyName(kind, name);
    if (ids[0] !== undefined && ids.length === 1) return ids[0];
    const [en, zh] = FOUND_KIND_NAMES[kind];
    await this.refuseSeveral([kind], name, ids);
    throw await this.unknownName([kind], name, `unknown_${en}`, en, zh);
  }

  /**
   * Rejects a name that several records match, fully or in part: "X1" is a model of several brands.
   *
   * @param exact ids of those with exactly this name
   * @throws {Refusal} with the results of `find` for the name
   */
  async refuseSeveral(kinds: readonly NameKind[], name: string, exact: readonly string[]): Promise<void> {
    const wanted = tokenize(name);
    const near = find(name, await this.findable(), MOST_NEAR, kinds);
    const holds = (text: string) => wanted.every((word) => tokenize(text).includes(word));
    const partly = near.filter((one) => holds(one.name) || holds(one.nameZh)).map(({ id }) => id);
    const several = new Set([...exact, ...partly]);
    if (several.size < 2) return;
    const all = new Set([...several, ...near.map(({ id }) => id)]);
    throw this.ambiguous(name, [...all].slice(0, Math.max(MOST_NEAR, exact.length)));
  }

  /** The error for an ambiguous name. */
  ambiguous(name: string, ids: readonly string[]): Refusal {
    return new Refusal(
      'ambiguous',
      this.say(
        `Several records are called "${name}": ask the user which one, and pass its id.`,
        `有多条记录叫“${name}”：请问清是哪一个，并给出其标识。`,
      ),
      ids,
    );
  }

  /** The error for a name that is unknown for these kinds, with the closest names. */
  async unknownName(kinds: readonly NameKind[], name: string, code: string, en: string, zh: string): Promise<Refusal> {
    const found = find(name, await this.findable(), MOST_NEAR, kinds).map(({ id }) => id);
    const names = found.length > 0 ? null : await this.files.allNames(this.options);
    return new Refusal(
      code,
      this.say(
        `No ${en} is called "${name}" in this data. Do not use another one instead: ask the user, or say that it is not in the data.`,
        `数据中没有名为“${name}”的${zh}。不要拿别的代替：请询问用户，或说明未收录。`,
      ),
      names ? kinds.flatMap((kind) => suggest(names, kind, name)).slice(0, 5) : found,
    );
  }

  async findable(kinds?: readonly FoundKind[]): Promise<readonly Findable[]> {
    const all = await allFindable(this.files, this.options);
    return kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  }

  /** A setting by its id, name or key in any slicer. @throws {Refusal} if no setting or no single one matches */
  setting = async (name: string) => (await this.matchSetting(name)).setting;

  /** Like {@link setting}, with a line that lists other settings that also match the words. */
  async matchSetting(name: string): Promise<{ setting: Setting; othersLine: string | null }> {
    const settings = await this.settings();
    const wanted = name.trim().toLowerCase();
    const own =
      settings.find(({ id }) => id === wanted.replace(/[\s-]+/g, '_')) ??
      settings.find(({ slicers }) => Object.values(slicers).some(({ key }) => key?.toLowerCase() === wanted));
    if (own) return { setting: own, othersLine: null };
    const near = find(name, await this.findable(['settings']), MOST_NEAR);
    const meant = near.filter((one) => namesHoldAll(one, name));
    const match = clearMatch(meant, name);
    const setting = settings.find(({ id }) => id === match?.id);
    if (match && setting) {
      const others = meant.flatMap(({ id }) => (id === setting.id ? [] : [id]));
      const line = this.say(
        `Interpreted as ${setting.id}; the words also match: ${others.join(', ')}. To use another one, pass its id.`,
        `按 ${setting.id} 理解；也可能指：${others.join('、')}。如指另一个，请给出其标识。`,
      );
      return { setting, othersLine: others.length === 0 || match.keys.includes(foldToFind(name)) ? null : line };
    }
    const ids = meant.map(({ id }) => id);
    if (ids.length > 1) throw this.ambiguous(name, ids);
    throw new Refusal(
      'unknown_setting',
      this.say(`No setting is called "${name}" in this data.`, `数据中没有名为“${name}”的设置。`),
      near.map(({ id }) => id).slice(0, 5),
    );
  }

  /** The line with the release, the files read, and the licences. @param texts whether the answer contains texts */
  reference(texts = false): string {
    const { version, licence } = this.brief;
    const { figures, texts: ofTexts } = licence;
    const { name } = this.files.source;
    const files = [...this.records].map((path) => (/^https?:/.test(name) ? name + path : path)).join(', ');
    const licences = texts
      ? this.say(`${figures} (figures), ${ofTexts} (texts)`, `${figures}（数据）、${ofTexts}（文字）`)
      : figures;
    return `Open Print Data ${version}${files && this.say(`: ${files}`, `：${files}`)}; ${licences}`;
  }

  private async record<T>(kind: Exclude<NameKind, 'brands'>, id: string): Promise<T> {
    const path = namedPath(kind, id);
    this.records.add(path);
    return this.files.record<T>(path, this.options);
  }
}

/**
 * The setting that words clearly mean: the only exact or only match, or the prefix match of which all other prefix
 * matches are variants ("bed temp" is the bed temperature rather than that of the first layer).
 */
function clearMatch(meant: readonly Findable[], name: string): Findable | undefined {
  const whole = foldToFind(name);
  const exact = meant.filter(({ keys }) => keys.includes(whole));
  if (exact.length === 1 || meant.length === 1) return exact[0] ?? meant[0];
  const begin = meant.filter(({ keys }) => keys.slice(0, 3).some((key) => key.startsWith(whole)));
  return begin.find(({ id }) => begin.every((one) => one.id.startsWith(id)));
}
