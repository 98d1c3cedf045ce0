import { slug } from 'github-slugger';
import { FILES, presetsPath, schemaPath } from '../../../core/contract/paths.js';
import { LABEL_SHARDS, labelShardPath } from '../../../core/names/labels.js';
import { GROUP_TITLES, GROUPS } from '../../../core/words/groups.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../core/words/layout.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { SLICERS } from '../../../core/words/slicers.js';
import { Writer } from '../../../core/words/values.js';
import type {
  Identify,
  IdentifySpools,
  PresetField,
  PresetKey,
  PresetMapping,
  Setting,
} from '../../../schemas/generated/record.js';
import { code, number, titles } from './format.js';
import type { Release } from './release.js';

/** How records map to the settings of each slicer. */
function mappings(release: Release): PresetMapping[] {
  return SLICERS.flatMap((slicer) => release.json<{ data: PresetMapping[] }>(presetsPath(slicer)).data);
}

/** Each slicer with its supported version ranges, the origin of its keys, and the outcomes of the rows. */
export function slicerTable(release: Release, say: Say): string {
  const outcomes = ['carried', 'approximated', 'none', 'printer'] as const;
  return markdownTable(
    titles(
      say,
      'Slicer | Versions | Source of the keys | Carried over | Nearly | None | Printer preset',
      '切片软件 | 版本 | 键的出处 | 原样沿用 | 近似 | 没有 | 打印机预设',
    ),
    mappings(release).map(({ id, name, versions, sources, fields }) => [
      `[${name}](${presetsPath(id)})`,
      versions.map((version) => version.id).join(say(', ', '、')),
      sources.map(sourceOf).join('<br>'),
      ...outcomes.map((outcome) => number(fields.filter((field) => field.outcome === outcome).length, say)),
    ]),
  );
}

function sourceOf({ repository, commit, version, licence }: PresetMapping['sources'][number]): string {
  const name = repository.replace(/^https:\/\/(?:www\.)?(?:github\.com\/)?/, '');
  const address = commit === null ? repository : `${repository}/tree/${commit}`;
  return `[${name}](${address})${version === null ? '' : ` ${version}`} <small>${licence}</small>`;
}

/** Every field and setting with its keys in each slicer, grouped as in the profile tables. */
export function slicerKeyTables(release: Release, language: Language): string {
  const { say } = LOCALES[language];
  const all = mappings(release);
  const names = new Map(
    release.json<{ data: Setting[] }>(FILES.settings).data.map(({ id, name, name_zh }) => [id, say(name, name_zh)]),
  );
  const labelOf = fieldLabels(release, language);
  const rows = (all[0]?.fields ?? []).map(({ field, setting }, index) => {
    const name = names.get(setting ?? '') ?? labelOf(field ?? '');
    return {
      field,
      cells: [
        `${code(field ?? setting)}${name === undefined ? '' : `<br><small>${name}</small>`}`,
        ...all.map(({ fields }) => cell(fields[index] as PresetField, say)),
      ],
    };
  });
  const head = [say('Field or setting', '字段或设置'), ...all.map(({ name }) => name)];
  const sections = GROUPS.profile.map(({ id, fields }) => ({
    title: say(...GROUP_TITLES[id]),
    rows: rows.filter(({ field }) => fields.some((path) => field === path || field?.startsWith(`${path}.`))),
  }));
  const grouped = new Set(sections.flatMap((section) => section.rows));
  const others = { title: say('Others', '其他'), rows: rows.filter((row) => !grouped.has(row)) };
  const shown = [...sections, others].filter((section) => section.rows.length > 0);
  // Starlight generates heading anchors with the same function.
  const links = shown.map(({ title }) => `[${title}](#${slug(title)})`).join(' · ');
  const tables = shown.map((section) => {
    const cells = section.rows.map((row) => row.cells);
    return `### ${section.title}\n\n${markdownTable(head, cells)}`;
  });
  return [links, ...tables].join('\n\n');
}

/** The keys of a row with their remarks. */
function cell({ outcome, keys, remark, remark_zh }: PresetField, say: Say): string {
  const signs = { carried: '', approximated: '≈ ', none: '—', printer: say('printer: ', '打印机：') };
  const written = signs[outcome] + keys.map((key) => `${code(key.key)}${versionsOf(key, say)}`).join('<br>');
  return remark === null ? written : `${written}<br><small>${say(remark, remark_zh ?? '')}</small>`;
}

function versionsOf({ first_version: since, last_version: until, newer_values: newer }: PresetKey, say: Say): string {
  const words = Object.entries(newer ?? {})
    .map(([word, version]) => say(`; ${code(word)} since ${version}`, `；${code(word)}（${version} 起）`))
    .join('');
  if (since !== null) return say(` since ${since}`, `（${since} 起）`) + words;
  return (until === null ? '' : say(` until ${until}`, `（至 ${until}）`)) + words;
}

/** Returns the localised label of a profile field without its group; undefined: it is in no table. */
function fieldLabels(release: Release, language: Language): (field: string) => string | undefined {
  const writer = new Writer(language, wordsIn(language));
  const groups = layoutOf('profile', release.json<FieldSchema>(schemaPath('profile')), language);
  const lines = groups.flatMap((one) => one.lines);
  return (field) => {
    const line = lines.find(({ path }) => field === path || field.startsWith(`${path}.`));
    if (line === undefined) return undefined;
    const part = field.slice(line.path.length + 1);
    return part === '' ? line.label : line.label + writer.aside.join(writer.word(part));
  };
}

interface System {
  description: string;
  description_zh: string;
  identifiers: object;
}

/** The systems of both files with a description, the number of identifiers, and the first examples. */
export function identifierTables(release: Release, say: Say): string {
  const { systems } = release.json<Identify>(FILES.identify);
  const spools = release.json<IdentifySpools>(FILES.identifySpools);
  return [
    `### ${say('Printers, materials and products', '打印机、耗材与产品')}`,
    systemTable(systems, say),
    `### ${say('Single colours and sizes', '单个颜色与规格')}`,
    systemTable({ ...labels(release), ...spools.systems }, say),
  ].join('\n\n');
}

/** The systems of labels and tags, merged from all their files. */
function labels(release: Release): Record<string, System> {
  const all: Record<string, System> = {};
  for (let shard = 0; shard < LABEL_SHARDS; shard++) {
    const path = labelShardPath(shard.toString(16).padStart(2, '0'));
    if (!release.has(path)) continue;
    for (const [id, system] of Object.entries(release.json<IdentifySpools>(path).systems))
      all[id] = { ...system, identifiers: { ...all[id]?.identifiers, ...system.identifiers } };
  }
  return all;
}

function systemTable(systems: Readonly<Record<string, System>>, say: Say): string {
  return markdownTable(
    [say('System', '系统'), say('Description', '说明'), say('Known', '数量'), say('Example', '例如')],
    Object.entries(systems).map(([id, { description, description_zh, identifiers }]) => {
      const known = Object.keys(identifiers);
      return [`\`${id}\``, say(description, description_zh), number(known.length, say), `\`${known[0] ?? ''}\``];
    }),
  );
}
