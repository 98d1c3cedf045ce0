import type { FoundCode } from '../../../core/codes/find-codes.js';
import { FILES } from '../../../core/contract/paths.js';
import type { PairFit } from '../../../core/fit/fit.js';
import type { NameKind } from '../../../core/names/spellings.js';
import type { ComposedPreset } from '../../../core/presets/types.js';
import type { ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type {
  CalibrationStep,
  Diagnosis,
  Filament,
  FilamentBrand,
  Material,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
import { checkName, checkOptions } from './arguments.js';
import { BadArgumentError, MissingFileError } from './errors.js';
import { Files, type NameQuery } from './files.js';
import { web } from './http/web.js';
import type { Listing } from './listing.js';
import { listAt, listOf } from './lists.js';
import type { CodeOptions } from './parts/codes.js';
import type { FindOptions, Found } from './parts/find.js';
import type { FitOptions } from './parts/fit.js';
import type { Identified } from './parts/identify.js';
import type { PresetNames } from './parts/preset-of.js';
import type { Asked } from './parts/question.js';
import type { Since } from './parts/since.js';
import { resolveRecord, withIds } from './resolve-record.js';
import type { Brand, CallOptions, Options, ReleaseIndex, SetupNames } from './shapes.js';
import type { Source } from './source.js';

/** Address of the service, where the package was built for one. */
declare const SERVICE_ADDRESS: string | undefined;

/** Open Print Data: every call reads files of one release, from the service, a mirror or a folder. */
export class OpenPrintData {
  readonly source: Source;
  private readonly files: Files;

  /**
   * A client of one source: the address of the service or a mirror, `folder(path)` of `open-print-data/folder`, or a
   * source of your own. Nothing is asked for before the first call.
   *
   * @example new OpenPrintData({ source: 'https://your-host.example', cache: storageCache() })
   * @throws {BadArgumentError} without a source, when the package knows no address of its own
   */
  constructor({ source, ...options }: Options = {}) {
    const given = source ?? (typeof SERVICE_ADDRESS === 'undefined' ? '' : SERVICE_ADDRESS);
    if (given === '')
      throw new BadArgumentError('empty_value', 'source', given, 'an address, folder(path), or a source of your own');
    this.source = typeof given === 'string' ? web(given, options) : given;
    this.files = new Files(this.source);
  }

  /** Printers: their size, limits, nozzles, and the materials that there is a profile for. */
  readonly printers = {
    /**
     * All printers, or those of a brand by any of its names; a page is asked for when it is needed.
     *
     * @example for await (const { id } of data.printers.list({ brand: 'Bambu Lab' })) console.log(id);
     * @throws {UnknownNameError} when it is read, for a brand that is none
     */
    list: (options: CallOptions & { brand?: string | undefined } = {}): Listing<Printer> =>
      listOf(
        this.files,
        askedIn(options, { brand: 'brands' }),
        ({ brands: brand }) => ({ kind: 'printers', brand }),
        options,
      ),
    /**
     * One printer by its id, its name, another name or an identifier, such as `P1S` or `C12`.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: (name: string, options: CallOptions = {}) => this.named<Printer>('printers', 'printer', name, options),
  };

  /** Materials: temperatures in °C, drying, what they need of a printer. */
  readonly materials = {
    /** All materials; they are one page. */
    list: (options: CallOptions = {}): Listing<Material> =>
      listOf(this.files, askedIn(options, {}), () => ({ kind: 'materials' }), options),
    /**
     * One material by its id, a name in either language, the name of a product or an identifier, such as `GFA00`.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: (name: string, options: CallOptions = {}) => this.named<Material>('materials', 'material', name, options),
  };

  /** Profiles: the values for one printer, nozzle and material. */
  readonly profiles = {
    /**
     * All profiles, those of a printer, for a material, or of a pair, by any of their names: the printer's own nozzle first.
     *
     * @example await data.profiles.list({ printer: 'P1S', material: 'PETG' }).all()
     * @throws {UnknownNameError} when it is read, for a name that is none
     */
    list: (
      options: CallOptions & { printer?: string | undefined; material?: string | undefined } = {},
    ): Listing<Profile> =>
      listOf(
        this.files,
        askedIn(options, { printer: 'printers', material: 'materials' }),
        ({ printers: printer, materials: material }) => ({ kind: 'profiles', printer, material }),
        options,
      ),
    /**
     * The profile of a printer with a material, each by any of its names: for a nozzle variant such as `0.4`; without one,
     * for the nozzle that the printer comes with.
     *
     * @example (await data.profiles.get('P1S', 'PETG', { nozzle: 0.6 })).nozzle_temperature_c
     * @throws {UnknownNameError} for a printer or material that is none
     * @throws {NoProfileError} when the pair has none, with the materials of the printer
     * @throws {UnknownNozzleError} when it has none for this nozzle, with those that it has
     */
    get: async (
      printer: string,
      material: string,
      options: CallOptions & { nozzle?: string | number | undefined } = {},
    ): Promise<Profile> => {
      checkName('printer', printer);
      checkName('material', material);
      const { nozzle, ...more } = checkOptions(options, [], ['nozzle']);
      const { resolveProfile } = await import('./parts/setup.js');
      return resolveProfile(this.files, { printer, material, nozzle }, more);
    },
  };

  /** Rules: what is seen on a failed print, its causes and their fixes. */
  readonly troubleshoot = {
    /**
     * All rules, or those that a symptom means, by any of its names.
     *
     * @throws {UnknownNameError} when it is read, for a symptom that is none
     */
    list: (options: CallOptions & { symptom?: string | undefined } = {}): Listing<Rule> =>
      listOf(
        this.files,
        askedIn(options, { symptom: 'symptoms' }),
        ({ symptoms: symptom }) => ({ kind: 'troubleshoot', symptom }),
        options,
      ),
    /**
     * The rule of a symptom by its id or any of its names, such as `stringing` or `拉丝`.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: (symptom: string, options: CallOptions = {}) => this.named<Rule>('symptoms', 'symptom', symptom, options),
  };

  /** Every setting with its key and menu path in each slicer; called itself, it gives all of them. */
  readonly settings = Object.assign((options: CallOptions = {}) => this.settings.list(options).all(), {
    /** All settings, each with its unit, and its key and menu path in each slicer. */
    list: (options: CallOptions = {}): Listing<Setting> =>
      listAt(this.files, FILES.settings, checkOptions(options, [])),
    /**
     * One setting by its id, a name in either language, or a slicer's key or label, such as `retract_length`.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: async (name: string, options: CallOptions = {}): Promise<Setting> => {
      checkName('setting', name);
      const { resolveSetting } = await import('./parts/resolve-setting.js');
      return resolveSetting(this.files, name, options);
    },
  });

  /** Brands of printers. */
  readonly brands = {
    /** All brands, each with its id and its name. */
    list: async (options: CallOptions = {}): Promise<Brand[]> =>
      (await this.json<{ brands: Brand[] }>(FILES.briefIndex, checkOptions(options, []))).brands,
    /**
     * One brand by any of its names.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: async (name: string, options: CallOptions = {}): Promise<Brand> => {
      checkName('brand', name);
      const brands = await this.brands.list(options);
      return withIds(this.files, [['brands', name]], options, async ([id]) => {
        const found = brands.find((brand) => brand.id === id);
        if (!found) throw new MissingFileError(FILES.briefIndex, this.source.name);
        return found;
      });
    },
  };

  /** Branded filaments: what is written on spools. */
  readonly filaments = {
    /** The brands of filament, each with the number of its products. */
    brands: async (options: CallOptions = {}): Promise<FilamentBrand[]> =>
      (await import('./parts/filaments.js')).filamentBrands(this.files, checkOptions(options, [])),
    /**
     * The products of a brand, by any of its names.
     *
     * @example await data.filaments.list('Polymaker')
     * @throws {UnknownNameError} for a brand that sells nothing that is known
     */
    list: async (brand: string, options: CallOptions = {}): Promise<Filament[]> => {
      checkName('brand', brand);
      return (await import('./parts/filaments.js')).filamentsOf(this.files, brand, checkOptions(options, []));
    },
    /**
     * One product by its id or the name on its spool, such as `Polymaker PolyTerra PLA`.
     *
     * @throws {UnknownNameError} when no record has the name, with near ones in `suggestions`, or when several have it
     */
    get: async (name: string, options: CallOptions = {}): Promise<Filament> => {
      checkName('filament', name);
      return (await import('./parts/filaments.js')).resolveFilament(this.files, name, checkOptions(options, []));
    },
  };

  /** The index of the release: version of the data, counts, licences, links. */
  index(options: CallOptions = {}): Promise<ReleaseIndex> {
    return this.json(FILES.index, options);
  }

  /** From a new spool to a tuned profile, step by step. */
  calibration(options: CallOptions = {}): Promise<CalibrationStep[]> {
    return listAt<CalibrationStep>(this.files, FILES.calibration, options).all();
  }

  /** The likely causes of each symptom, and the checks that distinguish them. */
  diagnosis(options: CallOptions = {}): Promise<Diagnosis> {
    return this.json(FILES.diagnose, options);
  }

  /** Search by name, best match first: printers, materials, symptoms, settings and more, in either language. */
  async find(text: string, options: CallOptions & FindOptions = {}): Promise<Found[]> {
    checkOptions(options, [], ['kinds', 'limit']);
    return (await import('./parts/find.js')).findNames(this.files, text, options);
  }

  /**
   * The error codes and messages of printers found in a text, be it a code alone or a part of a log, with what each means
   * and the symptoms, causes and checks that it points to.
   */
  async code(text: string, options: CallOptions & CodeOptions = {}): Promise<FoundCode[]> {
    checkName('text', text);
    checkOptions(options, [], ['systems']);
    return (await import('./parts/codes.js')).codesIn(this.files, text, options);
  }

  /** The question that a text of several words asks, such as "can A1 mini print ASA"; null where it is a name, for `find`. */
  async question(text: string, options: CallOptions = {}): Promise<Asked | null> {
    return (await import('./parts/question.js')).askedBy(this.files, text, checkOptions(options, []));
  }

  /**
   * The meanings of an identifier of another system, such as `GFA00` of a slicer, a barcode, or the UUID of a tag: one for
   * each system that has it. The system may be given before it.
   *
   * @throws {BadArgumentError} for an unknown system
   */
  async identify(identifier: string, options?: CallOptions): Promise<Identified[]>;
  /**
   * The meaning of an identifier in one system.
   *
   * @param system such as `anycubic_model`: a key of `systems` in `/api/v1/identify.json` has it
   * @throws {BadArgumentError} for an unknown system
   */
  async identify(system: string, identifier: string, options?: CallOptions): Promise<Identified[]>;
  async identify(one: string, other?: string | CallOptions, options?: CallOptions): Promise<Identified[]> {
    const { identify } = await import('./parts/identify.js');
    const [system, identifier, more] = typeof other === 'string' ? [one, other, options] : [undefined, one, other];
    return identify(this.files, identifier, system, more);
  }

  /**
   * The records that names mean, for the functions of `open-print-data/resolve`. The profile is null where the pair has
   * none, and where not both are named.
   *
   * @throws {UnknownNameError} for a name that is none, {UnknownNozzleError} for a nozzle without a profile
   */
  async setup(names: SetupNames = {}, options: CallOptions = {}): Promise<Setup> {
    const { setupOf } = await import('./parts/setup.js');
    return setupOf(this.files, names, options);
  }

  /**
   * A rule resolved for a printer, material, nozzle, slicer and the user's own values, its causes most likely first.
   *
   * @example await data.resolve('stringing', { printer: 'P1S', material: 'PETG' })
   * @throws {UnknownNameError} for a name that is none, {UnknownNozzleError} for a nozzle without a profile
   */
  async resolve(symptom: string, names: SetupNames = {}, options: CallOptions = {}): Promise<ResolvedRule> {
    const { resolveSymptom } = await import('./parts/resolve-symptom.js');
    return resolveSymptom(this.files, symptom, names, options);
  }

  /**
   * Whether a printer can print a material, and why, optionally for a nozzle, a product or changes to the printer.
   *
   * @throws {UnknownNameError} for a name that is none
   * @throws {BadArgumentError} for what is no nozzle or no change, or a product of another material
   */
  async fit(printer: string, material: string, options: CallOptions & FitOptions = {}): Promise<PairFit> {
    checkName('printer', printer);
    checkName('material', material);
    checkOptions(options, [], ['nozzle', 'product', 'changes']);
    const { fitFor } = await import('./parts/fit.js');
    return (await fitFor(this.files, { printer, material }, options)).fit;
  }

  /**
   * A profile, or fixes, in the terms of a slicer, with what became of every value; `presetDownload` of
   * `open-print-data/preset` makes it a file.
   *
   * @throws {PresetRefused} for what cannot be written, with what can
   */
  async preset(printer: string, material: string, options: CallOptions & PresetNames): Promise<ComposedPreset> {
    return (await import('./preset.js')).presetOf(this, printer, material, options);
  }

  /**
   * The difference between a version of the data that a program has and the one of the source.
   *
   * @param version as `index.json` and every answer of this call state it
   */
  async since(version: string, options: CallOptions = {}): Promise<Since> {
    const { since } = await import('./parts/since.js');
    return since(this.source, version, options);
  }

  /**
   * A JSON file of the release.
   *
   * @param path from the slash, such as `/api/v1/changes.json`
   * @throws {MissingFileError}
   */
  async json<T>(path: string, options: CallOptions = {}): Promise<T> {
    if (!/^\/[^?#]*$/.test(path))
      throw new BadArgumentError('invalid_value', 'path', path, 'a path that begins with /');
    return this.files.json(path, options);
  }

  private async named<T>(kind: NameKind, argument: string, name: string, options: CallOptions): Promise<T> {
    checkName(argument, name);
    checkOptions(options, []);
    return resolveRecord<T>(this.files, kind, name, options);
  }
}

/** The filters that are given, by the kinds that they name. @throws {BadArgumentError} where there are others */
function askedIn(options: object, filters: Readonly<Record<string, NameKind>>): NameQuery[] {
  checkOptions(options, Object.keys(filters));
  const given = options as Readonly<Record<string, string | undefined>>;
  return Object.entries(filters).flatMap(([name, kind]) => (given[name] === undefined ? [] : [[kind, given[name]]]));
}
