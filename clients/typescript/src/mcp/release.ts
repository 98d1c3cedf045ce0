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
import { type Findable, type FoundKind, find, namesHoldAll, tokenize } from '../../../../core/names/search.js';
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

/** Most suggestions where a name is not clear: as many as `find` lists. */
export const MOST_NEAR = 12;

/** Reads the release for one call, with refusals that an assistant can act on, and notes which records were read. */
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
  /** What presets are made with. */
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

  /** How all profiles set a setting. */
  usageOf = async ({ id }: Setting) =>
    (await this.list<BriefSetting>(FILES.briefSettings)).find((one) => one.id === id) ?? null;

  presetMapping = async (slicer: SlicerId) => (await this.list<PresetMapping>(presetsPath(slicer)))[0] ?? null;

  async briefPrinters(): Promise<BriefPrinter[]> {
    this.records.add(FILES.briefPrinters);
    return this.list<BriefPrinter>(FILES.briefPrinters);
  }

  /** A branded filament by its id or the name on its spool; null: no filament has it. @throws {Refusal} where several have it */
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

  /** The records of a printer and a material by names, with all profiles of the pair. @throws {Refusal} */
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
   * The setup that names mean. A pair without a profile is no error, nor is a nozzle that the pair has no profile for.
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

  /** The ids of the records that have the name themselves. */
  idsNamed = (kind: NameKind, name: string) => idsByName(this.files, [kind, name], this.options);

  /** The ids that the name of a product or an identifier of another system means. */
  idsIdentified = (kind: NameKind, name: string) => idsByIdentifier(this.files, [kind, name], this.options);

  /** The ids that a name means: of records that have it, or else of a product or an identifier. */
  idsByAnyName = (kind: NameKind, name: string) => idsByAnyName(this.files, [kind, name], this.options);

  /** The id that a name means. @throws {Refusal} when it means none, or several */
  async idOf(kind: NameKind, name: string): Promise<string> {
    const ids = await this.idsByAnyName(kind, name);
    if (ids[0] !== undefined && ids.length === 1) return ids[0];
    const [en, zh] = FOUND_KIND_NAMES[kind];
    await this.refuseSeveral([kind], name, ids);
    throw await this.unknownName([kind], name, `unknown_${en}`, en, zh);
  }

  /**
   * Refuses a name that several records have, wholly or in part: "X1" is a model of several brands.
   *
   * @param exact ids of those that have exactly this name
   * @throws {Refusal} with what `find` lists for the name
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

  /** The refusal of a name that several records have. */
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

  /** The refusal of a name that no record of some kinds has, with the nearest names. */
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

  /** A setting by its id, name or key of any slicer. @throws {Refusal} when none is meant, or none clearly */
  setting = async (name: string) => (await this.matchSetting(name)).setting;

  /** A setting as {@link setting}, with a line that names other settings that the words match too. */
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

  /** The line that names the release, the files that were read, and the licences. @param texts whether texts are in it */
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
 * The one of several settings that words mean: the one that has exactly this name, the only one, or the one that begins
 * so while every other that does is a case of it ("bed temp" is the bed temperature rather than that of the first layer).
 */
function clearMatch(meant: readonly Findable[], name: string): Findable | undefined {
  const whole = foldToFind(name);
  const exact = meant.filter(({ keys }) => keys.includes(whole));
  if (exact.length === 1 || meant.length === 1) return exact[0] ?? meant[0];
  const begin = meant.filter(({ keys }) => keys.slice(0, 3).some((key) => key.startsWith(whole)));
  return begin.find(({ id }) => begin.every((one) => one.id.startsWith(id)));
}
