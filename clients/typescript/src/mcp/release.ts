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
import { BadArgumentError, UnknownNameError, UnknownNozzleError } from '../errors.js';
import type { Files, Page } from '../files.js';
import { codesIn } from '../parts/codes.js';
import { resolveFilament } from '../parts/filaments.js';
import { type CheckedFile, checkFile } from '../parts/file-setup.js';
import { allFindable } from '../parts/find.js';
import { type FitOptions, type FitRecords, fitFor } from '../parts/fit.js';
import type { RuleReader } from '../parts/preset-of.js';
import { idsByAnyName, idsByIdentifier, idsByName, resolveNames } from '../parts/resolve-names.js';
import { type PairNames, type RecordsOf, setupRecords, setupWith } from '../parts/setup.js';
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
    troubleshoot: { get: async (name) => this.rule(await this.idOf('symptoms', name)) },
    json: (path) => this.files.memo(path, this.options),
  };
  /** Checks a file; a nozzle without a profile is not an error. @throws {UnknownNameError}, {BadArgumentError} */
  async checkFile(raw: RawSettings, settings: readonly Setting[], names: SetupNames): Promise<CheckedFile> {
    const checked = await checkFile(this.files, raw, settings, names, 'keep', this.options);
    this.note(checked.setup);
    return checked;
  }

  /** The use of a setting across all profiles; null: unknown. */
  usageOf = async ({ id }: Setting) =>
    (await this.list<BriefSetting>(FILES.briefSettings)).find((one) => one.id === id) ?? null;

  presetMapping = async (slicer: SlicerId) => (await this.list<PresetMapping>(presetsPath(slicer)))[0] ?? null;

  async briefPrinters(): Promise<BriefPrinter[]> {
    this.records.add(FILES.briefPrinters);
    return this.list<BriefPrinter>(FILES.briefPrinters);
  }

  /** A branded filament by its id or the name on its spool. @throws {UnknownNameError} */
  async filament(name: string): Promise<Filament> {
    const found = await resolveFilament(this.files, name, this.options);
    this.records.add(filamentsPath(found.brand_id));
    return found;
  }

  /** The records of a printer and a material by name, with all profiles of the pair. @throws {UnknownNameError} */
  async setupRecords<Names extends PairNames>(names: Names): Promise<RecordsOf<Names>> {
    const records = await setupRecords(this.files, names, this.options);
    this.note({ ...records, profile: records.profiles[0] ?? null });
    return records;
  }

  /**
   * The setup that names resolve to. A pair without a profile is not an error, nor is a nozzle without one.
   *
   * @throws {UnknownNameError}, {BadArgumentError} for an unknown nozzle
   */
  async setup(names: SetupNames): Promise<Setup> {
    return setupWith(await this.setupRecords(names), names, 'keep');
  }

  /** Whether a printer can print a material. @throws {UnknownNameError}, {BadArgumentError} */
  async fit(names: { printer: string; material: string }, options: FitOptions): Promise<FitRecords> {
    const found = await fitFor(this.files, names, { ...options, ...this.options });
    this.note({ ...found, profile: found.profiles[0] ?? null });
    return found;
  }

  /** The ids of the records with this name. */
  idsNamed = (kind: NameKind, name: string) => idsByName(this.files, [kind, name], this.options);

  /** The ids that a product name or an identifier of another system resolves to. */
  idsIdentified = (kind: NameKind, name: string) => idsByIdentifier(this.files, [kind, name], this.options);

  /** The ids that a name resolves to: names of records first, then products and identifiers. */
  idsByAnyName = (kind: NameKind, name: string) => idsByAnyName(this.files, [kind, name], this.options);

  /** The id that a name resolves to. @throws {UnknownNameError} if there is none or several */
  idOf = async (kind: NameKind, name: string) =>
    (await resolveNames(this.files, [[kind, name]], this.options)).ids[0] ?? '';

  /** An error of the client as one that the user can correct; other errors are returned unchanged. */
  async explain(error: unknown): Promise<unknown> {
    if (error instanceof UnknownNameError)
      return this.unclear([error.kind], error.asked, error.code, error.several ? error.suggestions : []);
    if (error instanceof UnknownNozzleError) {
      const { printer, material, asked, nozzles } = error;
      const en = `${printer} has no profile for ${material} with the nozzle "${asked}".`;
      const zh = `没有 ${printer} 以“${asked}”喷嘴打印 ${material} 的配置。`;
      return new Refusal('no_profile_for_nozzle', this.say(en, zh), nozzles);
    }
    if (!(error instanceof BadArgumentError)) return error;
    const { argument, code, message, value, allowed } = error;
    if (argument !== 'nozzle') return new Refusal(code, `${message}.`);
    const text = this.say(`"${value}" is not a known nozzle of this printer.`, `没有“${value}”这个喷嘴。`);
    return new Refusal('unknown_nozzle', text, [allowed]);
  }

  /**
   * The error for a name that no record has, or that several match, fully or in part: "X1" is a model of several brands.
   * Suggests the results of `find`.
   *
   * @param code for a name that no record has
   * @param exact ids of those with exactly this name
   */
  async unclear(
    kinds: readonly FoundKind[],
    name: string,
    code: string,
    exact: readonly string[] = [],
  ): Promise<Refusal> {
    const wanted = tokenize(name);
    const near = find(name, await this.findable(), MOST_NEAR, kinds);
    const holds = (text: string) => wanted.every((word) => tokenize(text).includes(word));
    const partly = near.filter((one) => holds(one.name) || holds(one.nameZh)).map(({ id }) => id);
    const several = new Set([...exact, ...partly]);
    const ids = near.map(({ id }) => id);
    if (several.size > 1)
      return this.ambiguous(name, [...new Set([...several, ...ids])].slice(0, Math.max(MOST_NEAR, exact.length)));
    const names = await this.files.allNames(this.options);
    const alike = kinds.flatMap((kind) => (Object.hasOwn(names, kind) ? suggest(names, kind as NameKind, name) : []));
    const [en, zh] = [kinds.map((kind) => FOUND_KIND_NAMES[kind][0]), kinds.map((kind) => FOUND_KIND_NAMES[kind][1])];
    return new Refusal(
      code,
      this.say(
        `No ${en.join(' or ')} is called "${name}" in this data. Do not use another one instead: ask the user, or say that it is not in the data.`,
        `数据中没有名为“${name}”的${zh.join('或')}。不要拿别的代替：请询问用户，或说明未收录。`,
      ),
      ids.length > 0 ? ids : alike.slice(0, 5),
    );
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

  /** Tracks the records of a setup as read. */
  private note({ printer, material, profile }: Pick<Setup, 'printer' | 'material' | 'profile'>): void {
    if (printer) this.records.add(namedPath('printers', printer.id));
    if (material) this.records.add(namedPath('materials', material.id));
    if (!printer || !material || !profile) return;
    if (printer.materials.includes(material.id))
      this.records.add(pagePath({ kind: 'profiles', printer: printer.id, material: material.id }));
    const { filament, figures_of } = profile;
    if (filament && figures_of !== 'material')
      this.records.add(productPresetsPath(filament.split('--')[0] ?? '', filament));
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
