import { existsSync, statSync } from 'node:fs';
import { Memory } from '../shared/memory.js';
import type { ReportStage } from '../shared/stages.js';
import { type EmitOptions, emitRelease, type ReleaseSummary } from './emit/release.js';
import type { LastRelease } from './emit/release-writer.js';
import { swapIn } from './emit/swap.js';
import { prepare } from './pipeline.js';

/** What to build from, where to, and what of it. */
export interface BuildOptions extends Pick<EmitOptions, 'site' | 'maxFiles'> {
  data: string;
  out: string;
  /** Called with the current stage. */
  onProgress?: ReportStage;
}

/**
 * Builds a release: load -> check -> compose -> emit. Built again by the same builder, it works out only what an edit
 * changed and links the other files; the result has the same bytes as a build from nothing.
 */
export class Builder {
  private readonly memory = new Memory();
  private last: (LastRelease & { identity: string }) | undefined;

  constructor(private readonly options: BuildOptions) {}

  /** @throws when the data cannot be built from; the folder is then as it was */
  async build(): Promise<ReleaseSummary> {
    const { data, out, onProgress = () => {}, ...emit } = this.options;
    const summary = await swapIn(out, async (folder) => {
      onProgress('reading and checking the data');
      const prepared = await prepare(data, this.memory);
      onProgress('writing the service');
      // A folder that somebody else has put there since holds who knows what.
      const last = this.last && identityOf(out) === this.last.identity ? this.last : undefined;
      return emitRelease(prepared, folder, { ...emit, onProgress, last });
    });
    this.last = { folder: out, files: summary.pieced, identity: identityOf(out) };
    return summary;
  }
}

/** Tells a folder from another one at the same place; a number of the file system alone is soon given again. */
function identityOf(folder: string): string {
  if (!existsSync(folder)) return '';
  const { ino, ctimeNs } = statSync(folder, { bigint: true });
  return `${ino} ${ctimeNs}`;
}
