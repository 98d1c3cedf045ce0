import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Asks for the site, whose build takes longer than most tests together. */
const OF_SITE = /shared\('(?:site|siteServer|explorer|explorerServer|published)'\)|visitor\(|onOtherServers\(/;

/**
 * The order of the files of a run: those that need the site come last, and its build begins at once, so that nobody waits
 * for it while there is something else to do.
 */
export class SiteLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsSite = (file: TestSpecification) => OF_SITE.test(readFileSync(file.moduleId, 'utf8'));
    const { site = [], rest = [] } = Object.groupBy(sorted, (file) => (needsSite(file) ? 'site' : 'rest'));
    // Its failure is reported to those who ask for it.
    if (site.length > 0) fetch(`${this.ctx.getRootProject().getProvidedContext().makers}/site`).catch(() => {});
    return [...rest, ...site];
  }
}
