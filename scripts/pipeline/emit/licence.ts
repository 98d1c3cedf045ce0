/**
 * The licences of the data, in one place. Figures and mappings are facts and free of conditions; texts were written for
 * the project. SPDX identifiers, https://spdx.org/licenses/
 */
export const SPDX = { figures: 'CC0-1.0', texts: 'CC-BY-4.0', code: 'MIT' } as const;

export const DATA_LICENCE = `${SPDX.figures} AND ${SPDX.texts}`;

/** `licence` of `/api/v1/index.json`. */
export const LICENCE = {
  code: SPDX.code,
  data: 'Facts, each with its provenance; see LICENSE-DATA.md',
  notice: '/sources/',
  spdx: SPDX,
};

/** Path of a licence's text, in the repository and in the archive. */
export function licenceFile(id: string): string {
  return id === SPDX.code ? 'LICENSE' : `LICENSES/${id}.txt`;
}

export function licencePage(id: string): string {
  return `https://spdx.org/licenses/${id}.html`;
}
