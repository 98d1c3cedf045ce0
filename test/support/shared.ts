import { inject } from 'vitest';

/** What is made once for a whole run, when the first test asks for it, and only read: see makers.ts. */
export type Shared =
  | 'release'
  | 'site'
  | 'published'
  | 'frozen'
  | 'explorer'
  | 'browser'
  | 'siteServer'
  | 'explorerServer'
  | 'edge'
  | 'client';

/** The folder or address of something that tests share. @throws with what went wrong when it cannot be made */
export async function shared(what: Shared): Promise<string> {
  const response = await fetch(`${inject('makers')}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
