/** The entry of `open-print-data`: the client, its errors and sources, and the types of records. */
export type { FoundCode } from '../../../core/codes/find-codes.js';
export type { PairFit } from '../../../core/fit/fit.js';
export type { FitVerdict, OwnChanges } from '../../../core/fit/judge.js';
export type { FoundKind } from '../../../core/names/search.js';
export type { NameKind } from '../../../core/names/spellings.js';
export type { ComposedPreset } from '../../../core/presets/types.js';
export type { ResolvedCause, ResolvedFix, ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
export type { SettingValue, Setup } from '../../../core/troubleshoot/resolve/setup.js';
export type { SlicerId } from '../../../core/words/slicers.js';
export type {
  Brand,
  BriefMaterial,
  BriefRule,
  CalibrationStep,
  Diagnosis,
  Filament,
  FilamentBrand,
  Fit,
  Index as ReleaseIndex,
  Material,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
export { OpenPrintData } from './client.js';
export {
  BadArgumentError,
  BrokenAnswerError,
  type ClientErrorCode,
  type Kind,
  MissingFileError,
  NetworkError,
  NoProfileError,
  OpenPrintDataError,
  RateLimitedError,
  ReleaseChangedError,
  ServerError,
  TimeoutError,
  UnknownNameError,
  UnknownNozzleError,
} from './errors.js';
export type { Listing, Page } from './files.js';
export { type Cache, type CacheEntry as Kept, memoryCache } from './http/cache.js';
export type { Fetch } from './http/request.js';
export { type Stale, type WebOptions, web } from './http/web.js';
export type { CodeOptions } from './parts/codes.js';
export type { FindOptions, Found } from './parts/find.js';
export type { FitOptions } from './parts/fit.js';
export type { Identified } from './parts/identify.js';
export type { FixChoice as AskedFix, PresetNames } from './parts/preset-of.js';
export type { Asked } from './parts/question.js';
export type { Since } from './parts/since.js';
export type { BriefOptions, CallOptions, Options, SetupNames } from './shapes.js';
export type { Reading, ReadOptions, Source } from './source.js';
