import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES } from '../../../core/contract/paths.js';
import { idsOf } from '../../../core/names/resolve.js';
import type { Names } from '../../../core/names/spellings.js';
import type { Language } from '../../../core/words/language.js';
import { siteFile } from '../explorer/addresses.js';
import { type QueryState, writeQueryState } from '../explorer/query-state.js';
import { symptomPath } from './anchors.js';
import { readView, writeView } from './view.js';

/** Path of all symptoms, without the language, for the setup of a place: it goes along to the one that is chosen. */
export function troublePath({ printer, nozzle, material, slicer }: QueryState): string {
  const nothing = { view: 'profile', compare: 'printers', brand: null, printer2: null, material2: null } as const;
  return `/symptoms/${writeQueryState({ ...nothing, printer, nozzle, material, slicer })}`;
}

/** Whether an address of the explorer asks for what is on the page of a symptom, as links of former days do. */
export function asksForSymptom(search: string): boolean {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return view === 'troubleshoot' || (query.has('symptom') && view !== 'profile' && view !== 'compare');
}

/**
 * Path, without the language, of what an address of former days asked of the explorer or of the diagnosis: the page of
 * its symptom with the setup, the answers, the cause and the fix that it names; without a symptom, all of them.
 */
export async function symptomAddress(
  { pathname, search }: { pathname: string; search: string },
  files: Files,
  language: Language,
): Promise<string> {
  const query = new URLSearchParams(search);
  const names = (query.get('symptom') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const ids = await Promise.all(names.map((name) => symptomId(name, files, language).catch(() => null)));
  const place = ids.findIndex((id) => id !== null);
  const main = ids[place];
  if (main == null) return `/symptoms/${writeView({ ...readView('', search), asking: false, answers: [], ask: null })}`;
  // What names none stays in the address: the page says so.
  const also = names.map((name, i) => ids[i] ?? name).filter((_, i) => i !== place);
  const view = readView(main, search);
  const asking = view.asking || pathname.includes('/diagnose/');
  const [path = '', anchor] = symptomPath(main, query.get('cause') ?? undefined, query.get('fix') ?? undefined).split(
    '#',
  );
  const address = path + writeView({ ...view, symptoms: [main, ...new Set(also)], asking });
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** The symptom that a name means; null: none, or several. */
async function symptomId(name: string, files: Files, language: Language): Promise<string | null> {
  const known = await files.memo<Readonly<Record<string, string>>>(siteFile(language, 'symptoms'));
  if (Object.hasOwn(known, name)) return name;
  const found = idsOf(await files.memo<Names>(FILES.names), 'symptoms', name);
  return found.length === 1 ? (found[0] ?? null) : null;
}
