import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the process that makes what tests share. */
    makers: string;
    /** A temporary folder of the run, removed at its end. */
    folder: string;
    full: boolean;
    /** Whether this is the widest tier: all viewers, all presets. */
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

/** The response, after the blanks that keep the connection open. */
export type MakersAnswer = { made: string } | { error: string };

/** The folder or URL of something that tests share. @throws with the reason if it cannot be made */
export async function shared(what: Shared): Promise<string> {
  const response = await fetch(`${inject('makers')}/${what}`);
  const answer = (await response.json()) as MakersAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.made;
}
