import type { FoundCode } from '../../../../core/codes/find-codes.js';
import { FILES, filamentsPath, namedPath, pagePath, presetsPath, schemaPath } from '../../../../core/contract/paths.js';
import { foldToFind } from '../../../../core/names/fold.js';
import { type Findable, type FoundKind, find, isLikelyMatch, tokenize } from '../../../../core/names/search.js';
import type { NameKind } from '../../../../core/names/spellings.js';
import { suggest } from '../../../../core/names/suggest.js';
import type { Say } from '../../../../core/words/language.js';
import type { FieldSchema } from '../../../../core/words/layout.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import type {
  BriefPrinter,
  BriefSetting,
  Diagnosis,
  Filament,
  Material,
  PresetMapping,
  Printer,
  Rule,
  Setting,
} from '../../../../schemas/generated/record.js';
import { MissingFileError, UnknownNameError } from '../errors.js';
import type { Files, Page } from '../files.js';
import { codesIn } from '../parts/codes.js';
import { resolveFilament } from '../parts/filaments.js';
import { allFindable } from '../parts/find.js';
import { idsByAnyName, idsByIdentifier, idsByName } from '../parts/resolve-names.js';
import { profilesOf, type SetupRecords } from '../parts/setup.js';
import type { SetupNames } from '../shapes.js';
import type { ReadOptions } from '../source.js';
import { Citations, type Index } from './citations.js';
import { Refusal } from './failure.js';

/** The kinds of things that a tool takes by name. */
const KIND_NAMES: Readonly<Record<NameKind, readonly [en: string, zh: string]>> = {
  printers: ['printer', '打印机'],
  materials: ['material', '耗材'],
  brands: ['brand', '品牌'],
  symptoms: ['symptom', '故障现象'],
};

/** Most that are named where a name is not clear: as many as `find` lists. */
export const MOST_NEAR = 12;

/** The records of a setup of which both are named. */
type KnownRecords = SetupRecords & { printer: Printer; material: Material };

/** What a call reads of the release, with refusals that an assistant can act on; it notes which records it read. */
export class Release {
  private readonly records = new Set<string>();
  private readonly options: ReadOptions;

  constructor(
    private readonly files: Files,
    private readonly say: Say,
    signal?: AbortSignal,
  ) {
    this.options = { signal };
  }

  index = () => this.files.memo<Index>(FILES.index, this.options);
  citations = async () => new Citations(await this.index());
  schema = (name: string) => this.files.memo<FieldSchema>(schemaPath(name), this.options);
  settings = () => this.list<Setting>(FILES.settings);
  list = async <T>(path: string) => (await this.files.memo<Page<T>>(path, this.options)).data;
  everything = () => allFindable(this.files, this.options);

  /** The codes of machines that stand in a text; a release of former days has none. */
  async codesIn(text: string): Promise<FoundCode[]> {
    try {
      return await codesIn(this.files, text, this.options);
    } catch (error) {
      if (error instanceof MissingFileError) return [];
      throw error;
    }
  }

  diagnosis = () => this.files.memo<Diagnosis>(FILES.diagnose, this.options);

  async briefPrinters(): Promise<BriefPrinter[]> {
    this.records.add(FILES.briefPrinters);
    return this.list<BriefPrinter>(FILES.briefPrinters);
  }

  /** What the settings come to in all profiles; null of a release that does not count it. */
  async briefSettings(): Promise<BriefSetting[] | null> {
    return this.list<BriefSetting>(FILES.briefSettings).catch(nullIfMissing);
  }

  /** What becomes of every field and setting in a slicer; null of a release that does not say. */
  async presetMapping(slicer: SlicerId): Promise<PresetMapping | null> {
    return (await this.list<PresetMapping>(presetsPath(slicer)).catch(nullIfMissing))?.[0] ?? null;
  }

  printer = async (name: string) => this.record<Printer>('printers', await this.idOf('printers', name));
  material = async (name: string) => this.record<Material>('materials', await this.idOf('materials', name));
  /** A branded filament by the name on its spool. @throws {UnknownNameError} */
  product = (name: string) => resolveFilament(this.files, name, this.options);
  /** Whether a name is that of a branded filament, or its id. @throws {Refusal} where it is that of several */
  async isFilament(name: string): Promise<boolean> {
    return (await this.foundFilament(name)) !== null;
  }

  /** A branded filament by its id or the name on its spool; its file is one of the records. @throws {Refusal} */
  async filament(name: string): Promise<Filament> {
    const found = await this.foundFilament(name);
    if (found === null)
      throw new Refusal(
        'unknown_filament',
        this.say(`No filament is called "${name}" in this data.`, `数据中没有名为“${name}”的品牌耗材。`),
        find(name, await this.findable(['filaments']), MOST_NEAR).map(({ id }) => id),
      );
    this.records.add(filamentsPath(found.brand_id));
    return found;
  }

  private async foundFilament(name: string): Promise<Filament | null> {
    try {
      return await this.product(name);
    } catch (error) {
      if (error instanceof MissingFileError) return null;
      if (!(error instanceof UnknownNameError)) throw error;
      if (!error.several) return null;
      throw new Refusal(
        'ambiguous',
        this.say(
          `Several filaments are called "${name}": ask the user which one, and pass its id.`,
          `有多款品牌耗材叫“${name}”：请问清是哪一款，并给出其标识。`,
        ),
        error.suggestions,
      );
    }
  }

  rule = (id: string) => this.record<Rule>('symptoms', id);

  /** The records of a printer and a material by names, with all profiles of the pair. @throws {Refusal} */
  async setup(names: { printer: string; material: string }): Promise<KnownRecords>;
  async setup(names: Pick<SetupNames, 'printer' | 'material'>): Promise<SetupRecords>;
  async setup({ printer: p, material: m }: Pick<SetupNames, 'printer' | 'material'>): Promise<SetupRecords> {
    const printer = p === undefined ? null : await this.printer(p);
    const material = m === undefined ? null : await this.material(m);
    const profiles = await profilesOf(this.files, printer, material, this.options);
    if (profiles.length > 0)
      this.records.add(pagePath({ kind: 'profiles', printer: printer?.id ?? '', material: material?.id ?? '' }));
    return { printer, material, profiles };
  }

  /** The ids of what is itself called so. */
  idsNamed = (kind: NameKind, name: string) => idsByName(this.files, [kind, name], this.options);

  /** The ids that the name of a product or an identifier of another system means. */
  idsIdentified = (kind: NameKind, name: string) => idsByIdentifier(this.files, [kind, name], this.options);

  /** The ids that a name stands for, or else the name of a product or an identifier. */
  idsByAnyName = (kind: NameKind, name: string) => idsByAnyName(this.files, [kind, name], this.options);

  /** The id that a name stands for. @throws {Refusal} when it is none, or several */
  async idOf(kind: NameKind, name: string): Promise<string> {
    const [id, ...more] = await this.idsByAnyName(kind, name);
    if (id !== undefined && more.length === 0) return id;
    const [en, zh] = KIND_NAMES[kind];
    await this.refuseSeveral([kind], name, id === undefined ? [] : [id, ...more]);
    const near = await this.near([kind], name);
    throw new Refusal(
      `unknown_${en}`,
      this.say(
        `No ${en} is called "${name}" in this data. Do not use another one instead: ask the user, or say that it is not in the data.`,
        `数据中没有名为“${name}”的${zh}。不要拿别的代替：请询问用户，或说明未收录。`,
      ),
      near,
    );
  }

  /**
   * Refuses a name that several are called by, wholly or in part: "X1" is a model of several brands.
   *
   * @param called ids of those that are called just so
   * @throws {Refusal} with what `find` lists for the name
   */
  async refuseSeveral(kinds: readonly NameKind[], name: string, called: readonly string[]): Promise<void> {
    const wanted = tokenize(name);
    const near = find(name, await this.findable(kinds), MOST_NEAR);
    const holds = (text: string) => wanted.every((word) => tokenize(text).includes(word));
    const so = new Set([...called, ...near.filter((one) => holds(one.name) || holds(one.nameZh)).map(({ id }) => id)]);
    if (so.size < 2) return;
    throw new Refusal(
      'ambiguous',
      this.say(
        `Several records are called "${name}": ask the user which one, and pass its id.`,
        `有多条记录叫“${name}”：请问清是哪一个，并给出其标识。`,
      ),
      [...new Set([...so, ...near.map(({ id }) => id)])].slice(0, Math.max(MOST_NEAR, called.length)),
    );
  }

  /** The ids of what is called nearly so, best first. */
  async near(kinds: readonly NameKind[], name: string): Promise<string[]> {
    const found = find(name, await this.findable(kinds), MOST_NEAR).map(({ id }) => id);
    if (found.length > 0) return found;
    const names = await this.files.allNames(this.options);
    return kinds.flatMap((kind) => suggest(names, kind, name)).slice(0, 5);
  }

  async findable(kinds: readonly FoundKind[]): Promise<Findable[]> {
    return (await this.everything()).filter(({ kind }) => kinds.includes(kind));
  }

  /** A setting by its id, name or key of any slicer. @throws {Refusal} when none is meant, or none clearly */
  setting = async (name: string) => (await this.matchSetting(name)).setting;

  /** A setting as {@link setting}, with the ids of others that the words fit too. */
  async matchSetting(name: string): Promise<{ setting: Setting; others: string[] }> {
    const settings = await this.settings();
    const wanted = name.trim().toLowerCase();
    const own =
      settings.find(({ id }) => id === wanted.replace(/[\s-]+/g, '_')) ??
      settings.find(({ slicers }) => Object.values(slicers).some(({ key }) => key?.toLowerCase() === wanted));
    if (own) return { setting: own, others: [] };
    const near = find(name, await this.findable(['settings']), MOST_NEAR);
    const meant = near.filter((one) => isLikelyMatch(one, name));
    const taken = clearMatch(meant, name);
    const setting = settings.find(({ id }) => id === taken?.id);
    if (setting) {
      const others = meant.filter(({ id }) => id !== setting.id).map(({ id }) => id);
      return { setting, others: taken?.keys.includes(foldToFind(name)) ? [] : others };
    }
    if (meant.length > 1)
      throw new Refusal(
        'ambiguous',
        this.say(
          `"${name}" can mean several settings: ask the user which one, and pass its id.`,
          `“${name}”可能指多个设置：请问清是哪一个，并给出其标识。`,
        ),
        meant.map(({ id }) => id),
      );
    throw new Refusal(
      'unknown_setting',
      this.say(`No setting is called "${name}" in this data.`, `数据中没有名为“${name}”的设置。`),
      near.map((one) => one.id).slice(0, 5),
    );
  }

  /** What every answer says of where it is from. */
  async from(texts: boolean) {
    const { version, licence } = await this.index();
    const { name } = this.files.source;
    const records = [...this.records].map((path) => (/^https?:/.test(name) ? name + path : path));
    return {
      release: version,
      records,
      licence: texts ? `${licence.spdx.figures} (figures), ${licence.spdx.texts} (texts)` : licence.spdx.figures,
    };
  }

  private async record<T>(kind: Exclude<NameKind, 'brands'>, id: string): Promise<T> {
    const path = namedPath(kind, id);
    const record = await this.files.record<T>(path, this.options);
    this.records.add(path);
    return record;
  }
}

/**
 * The one of several settings that words mean: the one that is called just so, the only one, or the one that begins so
 * while every other that does is a case of it ("bed temp" is the bed temperature rather than that of the first layer).
 */
function clearMatch(meant: readonly Findable[], name: string): Findable | undefined {
  const whole = foldToFind(name);
  const exact = meant.filter(({ keys }) => keys.includes(whole));
  if (exact.length === 1 || meant.length === 1) return exact[0] ?? meant[0];
  const begin = meant.filter(({ keys }) => keys.slice(0, 3).some((key) => key.startsWith(whole)));
  return begin.find(({ id }) => begin.every((one) => one.id.startsWith(id)));
}

function nullIfMissing(error: unknown): null {
  if (error instanceof MissingFileError) return null;
  throw error;
}
