/** The errors of the service: a closed list, with their status. */
export const STATUS = {
  unknown_parameter: 400,
  repeated_parameter: 400,
  empty_value: 400,
  invalid_number: 400,
  out_of_range: 400,
  invalid_encoding: 400,
  unknown_brand: 404,
  unknown_printer: 404,
  unknown_material: 404,
  unknown_symptom: 404,
  ambiguous: 404,
  not_found: 404,
  method_not_allowed: 405,
  uri_too_long: 414,
  range_not_satisfiable: 416,
  rate_limited: 429,
  headers_too_large: 431,
  data_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;
