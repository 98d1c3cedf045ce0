import type { Files } from '../../../clients/typescript/src/files.js';
import type { Language } from '../../../core/words/language.js';
import { siteFile } from '../explorer/addresses.js';
import { symptomPath } from './anchors.js';
import { symptomsByName } from './symptoms-by-name.js';
import { readView, writeView } from './view.js';

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
  const found = (await symptomsByName(files))(name);
  return found.length === 1 ? (found[0] ?? null) : null;
}
