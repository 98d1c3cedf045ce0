import type { FoundCode } from '../../../core/codes/find-codes.js';
import { briefPath, FILES } from '../../../core/contract/paths.js';
import type { PairFit } from '../../../core/fit/fit.js';
import type { NameKind } from '../../../core/names/spellings.js';
import type { ComposedPreset } from '../../../core/presets/types.js';
import type { ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type {
  Brand,
  BriefIndex,
  BriefMaterial,
  BriefRule,
  CalibrationStep,
  Diagnosis,
  Filament,
  FilamentBrand,
  Index,
  Material,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
import { checkName, checkOptions } from './arguments.js';
import { BadArgumentError, MissingFileError } from './errors.js';
import type { Listing } from './files.js';
import { Files, type NameQuery } from './files.js';
import { web } from './http/web.js';
import { listAt, listOf, type SubjectOf } from './lists.js';
import type { CodeOptions } from './parts/codes.js';
import type { FindOptions, Found } from './parts/find.js';
import type { FitOptions } from './parts/fit.js';
import type { Identified } from './parts/identify.js';
import type { PresetNames } from './parts/preset-of.js';
import type { Asked } from './parts/question.js';
import type { Since } from './parts/since.js';
import { resolveRecord, withIds } from './resolve-record.js';
import type { BriefOptions, CallOptions, Options, SetupNames } from './shapes.js';
import type { Source } from './source.js';

/** Default address of the service, if one is built into the package. */
declare const SERVICE_ADDRESS: string | undefined;

/** Client of Open Print Data: every call reads files of one release, from the service, a mirror or a folder. */
export class OpenPrintData {
  readonly source: Source;
  private readonly files: Files;

  /**
   * Creates a client for one source: the address of the service or a mirror, `folder(path)` of
   * `open-print-data/folder`, or a source of your own. Sends no request before the first call.
   *
   * @example new OpenPrintData({ source: 'https://your-host.example', cache: storageCache() })
   * @throws {BadArgumentError} without a source, if the package has no built-in address
   */
  constructor({ source, ...options }: Options = {}) {
    const given = source ?? (typeof SERVICE_ADDRESS === 'undefined' ? '' : SERVICE_ADDRESS);
    if (given === '')
      throw new BadArgumentError('empty_value', 'source', given, 'an address, folder(path), or a source of your own');
    this.source = typeof given === 'string' ? web(given, options) : given;
    this.files = new Files(this.source);
  }

  /** Printers: build volume, limits, nozzles, and the materials that have a profile. */
  readonly printers = {
    /**
     * All printers, or those of a brand given by any of its names; pages are fetched on demand.
     *
     * @example for await (const { id } of data.printers.list({ brand: 'Bambu Lab' })) console.log(id);
     * @throws {UnknownNameError} on reading, for an unknown brand
     */
    list: (options: CallOptions & { brand?: string | undefined } = {}): Listing<Printer> =>
      this.listed(options, { brand: 'brands' }, ({ brands: brand }) => ({ kind: 'printers', brand })),
    /** One printer by its id, name, alias or an identifier, such as `P1S` or `C12`. @throws {UnknownNameError} */
    get: (name: string, options: CallOptions = {}) => this.named<Printer>('printers', 'printer', name, options),
  };

  /** Materials: temperatures in °C, drying, requirements for the printer. */
  readonly materials = {
    /** All materials, on a single page. */
    list: (options: CallOptions = {}): Listing<Material> => this.listed(options, {}, () => ({ kind: 'materials' })),
    /**
     * One material by its id, a name in either language, a product name or an identifier, such as `GFA00`.
     *
     * @throws {UnknownNameError} if no record matches, with close matches in `suggestions`, or if several do
     */
    get: (name: string, options: CallOptions = {}) => this.named<Material>('materials', 'material', name, options),
    /** The short version of one material, without sources, in English or Chinese. @throws {UnknownNameError} */
    brief: (name: string, options: CallOptions & BriefOptions = {}) =>
      this.brief<BriefMaterial>('materials', 'material', name, options),
  };

  /** Profiles: the settings for one printer, nozzle and material. */
  readonly profiles = {
    /**
     * All profiles, or those of a printer, a material or a pair, given by any name; the stock nozzle comes first.
     *
     * @example await data.profiles.list({ printer: 'P1S', material: 'PETG' }).all()
     * @throws {UnknownNameError} on reading, for an unknown name
     */
    list: (
      options: CallOptions & { printer?: string | undefined; material?: string | undefined } = {},
    ): Listing<Profile> =>
      this.listed(options, { printer: 'printers', material: 'materials' }, (ids) => ({
        ...{ kind: 'profiles', printer: ids.printers, material: ids.materials },
      })),
    /**
     * The profile of a printer and a material, given by any of their names, for a nozzle variant such as `0.4`; by
     * default for the stock nozzle of the printer.
     *
     * @example (await data.profiles.get('P1S', 'PETG', { nozzle: 0.6 })).nozzle_temperature_c
     * @throws {UnknownNameError} for an unknown printer or material
     * @throws {NoProfileError} if the pair has no profile, with the materials of the printer
     * @throws {UnknownNozzleError} if it has none for this nozzle, with the nozzles that have one
     */
    get: async (
      printer: string,
      material: string,
      options: CallOptions & { nozzle?: string | number | undefined } = {},
    ): Promise<Profile> => {
      checkName('printer', printer);
      checkName('material', material);
      const { nozzle, ...more } = checkOptions(options, [], ['nozzle']);
      const { resolvePair } = await import('./parts/setup.js');
      return (await resolvePair(this.files.during(more), { printer, material, nozzle })).profile;
    },
  };

  /** Rules: the symptoms of failed prints, their causes and fixes. */
  readonly troubleshoot = {
    /** All rules, or those of a symptom given by any of its names. @throws {UnknownNameError} */
    list: (options: CallOptions & { symptom?: string | undefined } = {}): Listing<Rule> =>
      this.listed(options, { symptom: 'symptoms' }, ({ symptoms: symptom }) => ({ kind: 'troubleshoot', symptom })),
    /** The rule of a symptom by its id or any of its names, such as `stringing` or `拉丝`. @throws {UnknownNameError} */
    get: (symptom: string, options: CallOptions = {}) => this.named<Rule>('symptoms', 'symptom', symptom, options),
    /**
     * The short version of a rule, in English or Chinese: a few kilobytes with what to check, what to do, and how far to
     * change each setting; without sources, menus, figures per material and unlikely causes.
     *
     * @throws {UnknownNameError} as `get`
     */
    brief: (symptom: string, options: CallOptions & BriefOptions = {}) =>
      this.brief<BriefRule>('symptoms', 'symptom', symptom, options),
  };

  /** Settings with their key and menu path in each slicer; calling it returns all of them. */
  readonly settings = Object.assign((options: CallOptions = {}) => this.settings.list(options).all(), {
    /** All settings, each with its unit and its key and menu path in each slicer. */
    list: (options: CallOptions = {}): Listing<Setting> =>
      listAt(this.files.during(checkOptions(options, [])), FILES.settings),
    /**
     * One setting by its id, a name in either language, or a slicer's key or label, such as `retract_length`.
     *
     * @throws {UnknownNameError} if no record matches, with close matches in `suggestions`, or if several do
     */
    get: async (name: string, options: CallOptions = {}): Promise<Setting> => {
      checkName('setting', name);
      const { resolveSetting } = await import('./parts/resolve-setting.js');
      return resolveSetting(this.files.during(options), name);
    },
  });

  /** Printer brands. */
  readonly brands = {
    /** All brands with id and name. */
    list: async (options: CallOptions = {}): Promise<Brand[]> =>
      (await this.json<BriefIndex>(FILES.briefIndex, checkOptions(options, []))).brands,
    /** One brand by any of its names. @throws {UnknownNameError} */
    get: async (name: string, options: CallOptions = {}): Promise<Brand> => {
      checkName('brand', name);
      const brands = await this.brands.list(options);
      return withIds(this.files.during(options), [['brands', name]], async ([id]) => {
        const found = brands.find((brand) => brand.id === id);
        if (!found) throw new MissingFileError(FILES.briefIndex, this.source.name);
        return found;
      });
    },
  };

  /** Branded filaments: the data on their spools. */
  readonly filaments = {
    /** The filament brands, each with its number of products. */
    brands: async (options: CallOptions = {}): Promise<FilamentBrand[]> =>
      (await import('./parts/filaments.js')).filamentBrands(this.files.during(checkOptions(options, []))),
    /**
     * The products of a brand given by any of its names.
     *
     * @example await data.filaments.list('Polymaker')
     * @throws {UnknownNameError} for a brand without known products
     */
    list: async (brand: string, options: CallOptions = {}): Promise<Filament[]> => {
      checkName('brand', brand);
      return (await import('./parts/filaments.js')).filamentsOf(this.files.during(checkOptions(options, [])), brand);
    },
    /** One product by its id or the name on its spool, such as `Polymaker PolyTerra PLA`. @throws {UnknownNameError} */
    get: async (name: string, options: CallOptions = {}): Promise<Filament> => {
      checkName('filament', name);
      return (await import('./parts/filaments.js')).resolveFilament(this.files.during(checkOptions(options, [])), name);
    },
  };

  /** The index of the release: data version, counts, licences, links. */
  index(options: CallOptions = {}): Promise<Index> {
    return this.json(FILES.index, options);
  }

  /** The calibration steps from a new spool to a tuned profile, in order. */
  calibration(options: CallOptions = {}): Promise<CalibrationStep[]> {
    return listAt<CalibrationStep>(this.files.during(options), FILES.calibration).all();
  }

  /** The likely causes of each symptom, and the checks that distinguish them. */
  diagnosis(options: CallOptions = {}): Promise<Diagnosis> {
    return this.json(FILES.diagnose, options);
  }

  /** Searches printers, materials, symptoms, settings and more by name in either language, best match first. */
  async find(text: string, options: CallOptions & FindOptions = {}): Promise<Found[]> {
    checkOptions(options, [], ['kinds', 'limit']);
    return (await import('./parts/find.js')).findNames(this.files.during(options), text, options);
  }

  /**
   * Finds printer error codes and messages in a text, such as a single code or part of a log, with the meaning of each
   * and the symptoms, causes and checks that it points to.
   */
  async code(text: string, options: CallOptions & CodeOptions = {}): Promise<FoundCode[]> {
    checkName('text', text);
    checkOptions(options, [], ['systems']);
    return (await import('./parts/codes.js')).codesIn(this.files.during(options), text, options);
  }

  /** Reads a text as a question, such as "can A1 mini print ASA"; null if it is just a name, to pass to `find`. */
  async question(text: string, options: CallOptions = {}): Promise<Asked | null> {
    return (await import('./parts/question.js')).askedBy(this.files.during(checkOptions(options, [])), text);
  }

  /**
   * Looks up an identifier of another system, such as a slicer's `GFA00`, a barcode or the UUID of a tag; returns one
   * result per system that has it. The system can be given as the first argument.
   *
   * @throws {BadArgumentError} for an unknown system
   */
  async identify(identifier: string, options?: CallOptions): Promise<Identified[]>;
  /**
   * Looks up an identifier in one system.
   *
   * @param system such as `anycubic_model`: a key of `systems` in `/api/v1/identify.json`
   * @throws {BadArgumentError} for an unknown system
   */
  async identify(system: string, identifier: string, options?: CallOptions): Promise<Identified[]>;
  async identify(one: string, other?: string | CallOptions, options?: CallOptions): Promise<Identified[]> {
    const { identify } = await import('./parts/identify.js');
    const [system, identifier, more] = typeof other === 'string' ? [one, other, options] : [undefined, one, other];
    return identify(this.files.during(checkOptions(more ?? {}, [])), identifier, system);
  }

  /**
   * Resolves names to the records that the functions of `open-print-data/resolve` take. The profile is null if the pair
   * has none, or if only one of the two is named.
   *
   * @throws {UnknownNameError} for an unknown name, {UnknownNozzleError} for a nozzle without a profile
   */
  async setup(names: SetupNames = {}, options: CallOptions = {}): Promise<Setup> {
    const { setupOf } = await import('./parts/setup.js');
    return setupOf(this.files.during(options), names);
  }

  /**
   * A rule resolved for a printer, material, nozzle, slicer and the user's own values, the most likely cause first.
   *
   * @example await data.resolve('stringing', { printer: 'P1S', material: 'PETG' })
   * @throws {UnknownNameError} for an unknown name, {UnknownNozzleError} for a nozzle without a profile
   */
  async resolve(symptom: string, names: SetupNames = {}, options: CallOptions = {}): Promise<ResolvedRule> {
    const { resolveSymptom } = await import('./parts/resolve-symptom.js');
    return resolveSymptom(this.files.during(options), symptom, names);
  }

  /**
   * Whether a printer can print a material, and why, optionally for a nozzle, a product or printer modifications.
   *
   * @throws {UnknownNameError} for an unknown name
   * @throws {BadArgumentError} for an invalid nozzle or modification, or a product of another material
   */
  async fit(printer: string, material: string, options: CallOptions & FitOptions = {}): Promise<PairFit> {
    checkName('printer', printer);
    checkName('material', material);
    checkOptions(options, [], ['nozzle', 'product', 'changes']);
    const { fitFor } = await import('./parts/fit.js');
    return (await fitFor(this.files.during(options), { printer, material }, options)).fit;
  }

  /**
   * Converts a profile, or fixes, to a slicer's settings and reports the outcome of every value; `presetDownload` of
   * `open-print-data/preset` creates the file.
   *
   * @throws {PresetRefused} if it cannot be written, with the possible choices
   */
  async preset(printer: string, material: string, options: CallOptions & PresetNames): Promise<ComposedPreset> {
    return (await import('./preset.js')).presetOf(this, printer, material, options);
  }

  /**
   * The changes from a version of the data that the program has to that of the source.
   *
   * @param version as stated by `index.json` and every result of this call
   */
  async since(version: string, options: CallOptions = {}): Promise<Since> {
    const { since } = await import('./parts/since.js');
    return since(this.files.during(options).source, version);
  }

  /**
   * Fetches a JSON file of the release.
   *
   * @param path with a leading slash, such as `/api/v1/changes.json`
   * @throws {MissingFileError}
   */
  async json<T>(path: string, options: CallOptions = {}): Promise<T> {
    if (!/^\/[^?#]*$/.test(path))
      throw new BadArgumentError('invalid_value', 'path', path, 'a path that begins with /');
    return this.files.during(options).json(path);
  }

  private async named<T>(kind: NameKind, argument: string, name: string, options: CallOptions): Promise<T> {
    checkName(argument, name);
    return resolveRecord<T>(this.files.during(checkOptions(options, [])), kind, name);
  }

  private async brief<T>(kind: NameKind, argument: string, name: string, options: CallOptions & BriefOptions) {
    checkName(argument, name);
    const { language = 'en', ...more } = checkOptions(options, [], ['language']);
    if (language !== 'en' && language !== 'zh')
      throw new BadArgumentError('invalid_value', 'language', language, 'en, zh');
    const folder = kind === 'symptoms' ? 'troubleshoot' : 'materials';
    return resolveRecord<T>(this.files.during(more), kind, name, (id) => briefPath(folder, language, id));
  }

  /** A list by its filters, each given by a name of its kind. @throws {BadArgumentError} for any other option */
  private listed<T>(
    options: CallOptions,
    filters: Readonly<Record<string, NameKind>>,
    subjectOf: SubjectOf,
  ): Listing<T> {
    checkOptions(options, Object.keys(filters));
    const asked = Object.entries(filters).flatMap(([name, kind]): NameQuery[] => {
      const given = options[name as keyof CallOptions] as string | undefined;
      return given === undefined ? [] : [[kind, given]];
    });
    return listOf(this.files.during(options), asked, subjectOf);
  }
}
