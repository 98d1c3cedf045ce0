import { type Findable, find, findables, isMeant } from '../../../../core/find.js';
import { type FindIndex, type FoundKind, foldToFind } from '../../../../core/found.js';
import { hasFurther, idsFurther } from '../../../../core/further-names.js';
import type { Say } from '../../../../core/language.js';
import { idsOf, type NameKind, type Names } from '../../../../core/names.js';
import { FILES, namedPath, pagePath, presetsPath, recordPath, schemaPath } from '../../../../core/paths.js';
import { words } from '../../../../core/search.js';
import type { FieldSchema } from '../../../../core/show/layout.js';
import type { SlicerId } from '../../../../core/slicers.js';
import { suggest } from '../../../../core/suggest.js';
import type {
  BriefPrinter,
  BriefSetting,
  Diagnosis,
  Material,
  PresetMapping,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { MissingFileError } from '../errors.js';
import { orNone } from '../parts/further-names.js';
import { Citations, type Index } from './citations.js';
import { Refusal } from './tool.js';

interface List<T> {
  data: T[];
}

/** The kinds of things that a tool takes by name. */
const KIND_NAMES: Readonly<Record<NameKind, readonly [en: string, zh: string]>> = {
  printers: ['printer', '打印机'],
  materials: ['material', '耗材'],
  brands: ['brand', '品牌'],
  symptoms: ['symptom', '症状'],
};

/** Most that are named where a name is not clear: as many as `find` lists. */
export const MOST_NEAR = 12;

/** How long the files that nearly every call reads are kept: as long as the service lets its answers be kept, ms. */
const KEPT_MS = 300_000;

/** Files that nearly every call reads, as they were read last. */
export class Shelf {
  private readonly kept = new Map<string, { until: number; value: unknown }>();

  constructor(
    readonly data: OpenPrintData,
    private readonly now: () => number = Date.now,
  ) {}

  async read<T>(path: string, signal: AbortSignal | undefined): Promise<T> {
    const known = this.kept.get(path);
    if (known && known.until > this.now()) return known.value as T;
    const value = await this.data.json<T>(path, { signal });
    this.kept.set(path, { until: this.now() + KEPT_MS, value });
    return value;
  }
}

/** Everything that a call reads of a release; keeps count of the files, which the answer names. */
export class Desk {
  private readonly files = new Set<string>();

  constructor(
    private readonly shelf: Shelf,
    private readonly say: Say,
    private readonly signal?: AbortSignal,
  ) {}

  index = () => this.shelf.read<Index>(FILES.index, this.signal);
  citations = async () => new Citations(await this.index());
  schema = (name: string) => this.shelf.read<FieldSchema>(schemaPath(name), this.signal);
  settings = async () => (await this.shelf.read<List<Setting>>(FILES.settings, this.signal)).data;
  list = async <T>(path: string) => (await this.shelf.read<List<T>>(path, this.signal)).data;
  everything = async () => findables(await this.shelf.read<FindIndex>(FILES.find, this.signal));
  diagnosis = () => this.shelf.read<Diagnosis>(FILES.diagnose, this.signal);

  async briefPrinters(): Promise<BriefPrinter[]> {
    this.files.add(FILES.briefPrinters);
    return (await this.shelf.read<List<BriefPrinter>>(FILES.briefPrinters, this.signal)).data;
  }

  /** What the settings come to in all profiles; null of a release that does not count it. */
  async briefSettings(): Promise<BriefSetting[] | null> {
    try {
      return (await this.shelf.read<List<BriefSetting>>(FILES.briefSettings, this.signal)).data;
    } catch (error) {
      if (error instanceof MissingFileError) return null;
      throw error;
    }
  }

  /** What becomes of every field and setting in a slicer; null of a release that does not say. */
  async presetMapping(slicer: SlicerId): Promise<PresetMapping | null> {
    try {
      return (await this.list<PresetMapping>(presetsPath(slicer)))[0] ?? null;
    } catch (error) {
      if (error instanceof MissingFileError) return null;
      throw error;
    }
  }

  printer = async (name: string) => this.record<Printer>('printers', await this.idOf('printers', name));
  material = async (name: string) => this.record<Material>('materials', await this.idOf('materials', name));
  rule = (id: string) => this.first<Rule>(namedPath('symptoms', id));

  /** The profiles of a printer for a material, one for each nozzle; none when there is no such file. */
  async profiles(printer: string, material: string): Promise<Profile[]> {
    const path = pagePath({ kind: 'profiles', printer, material });
    try {
      const { data } = await this.shelf.data.json<List<Profile>>(path, { signal: this.signal });
      this.files.add(path);
      return data;
    } catch (error) {
      if (error instanceof MissingFileError) return [];
      throw error;
    }
  }

  private names = () => this.shelf.read<Names>(FILES.names, this.signal);

  /** The ids that a name stands for, or else the name of a product or an identifier. */
  async idsOf(kind: NameKind, name: string): Promise<readonly string[]> {
    const ids = await this.idsNamed(kind, name);
    return ids.length > 0 ? ids : this.idsFurther(kind, name);
  }

  /** The ids of what is itself called so. */
  idsNamed = async (kind: NameKind, name: string): Promise<readonly string[]> => idsOf(await this.names(), kind, name);

  /** The ids that the name of a product or an identifier of another system means. */
  idsFurther = async (kind: NameKind, name: string): Promise<readonly string[]> =>
    hasFurther(kind) ? idsFurther(await orNone(this.shelf.read(FILES.furtherNames, this.signal)), kind, name) : [];

  /** The id that a name stands for. @throws {Refusal} when it is none, or several */
  async idOf(kind: NameKind, name: string): Promise<string> {
    const [id, ...more] = await this.idsOf(kind, name);
    if (id !== undefined && more.length === 0) return id;
    const [en, zh] = KIND_NAMES[kind];
    await this.refuseSeveral([kind], name, id === undefined ? [] : [id, ...more]);
    const near = await this.near([kind], name);
    throw new Refusal(
      `unknown_${en}`,
      this.say(
        `No ${en} is called "${name}" in these data. Do not take another for it: ask, or say that it is not known.`,
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
    const wanted = words(name);
    const near = find(name, await this.findable(kinds), MOST_NEAR);
    const holds = (text: string) => wanted.every((word) => words(text).includes(word));
    const so = new Set([...called, ...near.filter((one) => holds(one.name) || holds(one.nameZh)).map(({ id }) => id)]);
    if (so.size < 2) return;
    throw new Refusal(
      'ambiguous',
      this.say(
        `Several are called "${name}": ask which one is meant, and give its id.`,
        `有多条记录叫“${name}”：请问清是哪一个，并给出其标识。`,
      ),
      [...new Set([...so, ...near.map(({ id }) => id)])].slice(0, Math.max(MOST_NEAR, called.length)),
    );
  }

  /** The ids of what is called nearly so, best first. */
  async near(kinds: readonly NameKind[], name: string): Promise<string[]> {
    const found = find(name, await this.findable(kinds), MOST_NEAR).map(({ id }) => id);
    if (found.length > 0) return found;
    const names = await this.names();
    return kinds.flatMap((kind) => suggest(names, kind, name)).slice(0, 5);
  }

  async findable(kinds: readonly FoundKind[]): Promise<Findable[]> {
    return (await this.everything()).filter(({ kind }) => kinds.includes(kind));
  }

  /** A setting by its id, name or key of any slicer. @throws {Refusal} when none is meant, or none clearly */
  setting = async (name: string) => (await this.settingMeant(name)).setting;

  /** A setting as {@link setting}, with the ids of others that the words fit too. */
  async settingMeant(name: string): Promise<{ setting: Setting; others: string[] }> {
    const settings = await this.settings();
    const wanted = name.trim().toLowerCase();
    const own =
      settings.find(({ id }) => id === wanted.replace(/[\s-]+/g, '_')) ??
      settings.find(({ slicers }) => Object.values(slicers).some(({ key }) => key?.toLowerCase() === wanted));
    if (own) return { setting: own, others: [] };
    const near = find(name, await this.findable(['settings']), MOST_NEAR);
    const meant = near.filter((one) => isMeant(one, name));
    const taken = clearlyMeant(meant, name);
    const setting = settings.find(({ id }) => id === taken?.id);
    if (setting) {
      const others = meant.filter(({ id }) => id !== setting.id).map(({ id }) => id);
      return { setting, others: taken?.keys.includes(foldToFind(name)) ? [] : others };
    }
    if (meant.length > 1)
      throw new Refusal(
        'ambiguous',
        this.say(
          `Several settings may be meant by "${name}": ask which one, and give its id.`,
          `“${name}”可能指多个设置：请问清是哪一个，并给出其标识。`,
        ),
        meant.map(({ id }) => id),
      );
    throw new Refusal(
      'unknown_setting',
      this.say(`No setting is called "${name}" in these data.`, `数据中没有名为“${name}”的设置。`),
      near.map((one) => one.id).slice(0, 5),
    );
  }

  /** Files that were read of single records, with the address of the release where it has one. */
  read(): string[] {
    const { name } = this.shelf.data.source;
    return [...this.files].map((path) => (/^https?:/.test(name) ? name + path : path));
  }

  /** What every answer says of where it is from. */
  async from(texts: boolean) {
    const { version, licence } = await this.index();
    return {
      release: version,
      records: this.read(),
      licence: texts ? `${licence.spdx.figures} (figures), ${licence.spdx.texts} (texts)` : licence.spdx.figures,
    };
  }

  private record<T>(kind: 'printers' | 'materials', id: string): Promise<T> {
    return this.first<T>(recordPath(kind, id));
  }

  private async first<T>(path: string): Promise<T> {
    const { data } = await this.shelf.data.json<List<T>>(path, { signal: this.signal });
    this.files.add(path);
    return data[0] as T;
  }
}

/**
 * The one of several settings that words mean: the one that is called just so, the only one, or the one that begins so
 * while every other that does is a case of it ("bed temp" is the bed temperature rather than that of the first layer).
 */
function clearlyMeant(meant: readonly Findable[], name: string): Findable | undefined {
  const whole = foldToFind(name);
  const exact = meant.filter(({ keys }) => keys.includes(whole));
  if (exact.length === 1 || meant.length === 1) return exact[0] ?? meant[0];
  const begin = meant.filter(({ keys }) => keys.slice(0, 3).some((key) => key.startsWith(whole)));
  return begin.find(({ id }) => begin.every((one) => one.id.startsWith(id)));
}
