import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the process that makes what tests share. */
    makers: string;
    /** A folder for whatever the run makes, taken away at its end. */
    folder: string;
    full: boolean;
    /** Whether it is the widest: all viewers, all presets. */
    matrix: boolean;
  }
}

export type Shared =
  | 'release'
  | 'site'
  | 'published'
  | 'frozen'
  | 'explorer'
  | 'browser'
  | 'releaseServer'
  | 'frozenServer'
  | 'siteServer'
  | 'explorerServer'
  | 'edge'
  | 'client';

/** What the makers answer, after the blanks with which they keep a connection open. */
export type MakersAnswer = { made: string } | { error: string };

/** The folder or address of something that tests share. @throws with what went wrong when it cannot be made */
export async function shared(what: Shared): Promise<string> {
  const response = await fetch(`${inject('makers')}/${what}`);
  const answer = (await response.json()) as MakersAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.made;
}
