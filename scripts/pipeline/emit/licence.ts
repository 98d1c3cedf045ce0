import { LOCALES } from '../../../core/words/language.js';
import { originTable, sourceTable, unusableText } from '../../../core/words/origin-table.js';
import { citedOrigins, filamentSources, importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';

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

/**
 * LICENSE-DATA.md: the terms of use of the data, and every source of its facts. Contains no counts, which the site
 * shows: they would make every two pull requests that add facts conflict.
 */
export function licenceData(dataset: Dataset, records: Records): string {
  const { say } = LOCALES.en;
  const origins = citedOrigins(dataset);
  return `<!-- Written by \`npm run generate\` from data/: change data/origins.yaml and scripts/pipeline/emit/licence.ts. -->
# The data: where it comes from and what you may do with it

| part | licence | text |
| --- | --- | --- |
| figures and mappings: every number, name, identifier and which of them belong together | ${SPDX.figures} | \`${licenceFile(SPDX.figures)}\` |
| written texts: rules, descriptions, instructions and notes, in both languages | ${SPDX.texts} | \`${licenceFile(SPDX.texts)}\` |
| code of the project | ${SPDX.code} | \`${licenceFile(SPDX.code)}\` |

You may use, copy, change and share the figures and mappings for any purpose, including in products, without conditions.
If you share texts, name "Open Print Data" and say what you changed. Please keep the provenance where you can: it is the
reason to trust a figure.

The data is a collection of **facts**: numbers, names and identifiers of machines, materials and settings. Facts
carry their **provenance**: each published record names the source, the commit or page that was read, and the presets
concerned. No sentence, G-code, note, image or code of a source was copied; the texts of the troubleshooting rules,
settings and materials were written for this project, in both languages. These licences cover the project's own
work. The licences of the sources cover their files and their wording, and are not affected: before you take more from a
source than is here, read its licence.

A printer setting can damage a machine or hurt somebody. The data comes without any warranty: check a value before you
rely on it, and never leave a heated machine unattended because a number said so.

## Imported sources

Printers and print profiles. Each record names the source, the commit and the presets that were read. \`not known\`:
the repository states no licence, or could not be read.

${sourceTable(importedSources(dataset, records), say, false)}

Databases of branded filaments; the first one with a value leads.

${sourceTable(filamentSources(dataset, records), say, false)}

## Every origin

All repositories and sites that a fact is cited from, and no others. \`none stated\`: the files are published without a
licence. \`not read\`: its terms were not read. The page "Sources and licences" of the site counts the facts of each.

${unusableText(origins, say)}

${originTable(origins, say, false)}
`;
}
