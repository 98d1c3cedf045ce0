import type { NameKind } from '../names/spellings.js';
import type { ErrorCode } from './errors.js';
import { API, type Subject } from './paths.js';

/** A filter of an endpoint: what its values name, and the error for an unknown name. */
export interface Filter {
  parameter: 'brand' | 'printer' | 'material' | 'symptom';
  names: NameKind;
  unknown: ErrorCode;
}

export interface Endpoint {
  kind: Subject['kind'];
  path: string;
  filters: readonly Filter[];
  /** Without `limit`: a page of the default size, or everything, for small closed lists. */
  paging: 'default' | 'whole';
}

const brand: Filter = { parameter: 'brand', names: 'brands', unknown: 'unknown_brand' };
const printer: Filter = { parameter: 'printer', names: 'printers', unknown: 'unknown_printer' };
const material: Filter = { parameter: 'material', names: 'materials', unknown: 'unknown_material' };
const symptom: Filter = { parameter: 'symptom', names: 'symptoms', unknown: 'unknown_symptom' };

export const ENDPOINTS: readonly Endpoint[] = [
  { kind: 'printers', path: `${API}/printers`, filters: [brand], paging: 'default' },
  { kind: 'materials', path: `${API}/materials`, filters: [], paging: 'whole' },
  { kind: 'profiles', path: `${API}/profiles`, filters: [printer, material], paging: 'default' },
  { kind: 'troubleshoot', path: `${API}/troubleshoot`, filters: [symptom], paging: 'whole' },
];
