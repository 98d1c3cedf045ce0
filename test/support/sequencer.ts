import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that need the site, whose build takes longer than most tests together. */
const OF_SITE = /shared\('(?:site|siteServer|explorer|explorerServer|published)'\)|visitor\(|onOtherServers\(/;

/** Runs the files that need the site last, and starts its build at once, so that no test waits while others can run. */
export class SiteLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsSite = (file: TestSpecification) => OF_SITE.test(readFileSync(file.moduleId, 'utf8'));
    const { site = [], rest = [] } = Object.groupBy(sorted, (file) => (needsSite(file) ? 'site' : 'rest'));
    // Its failure is reported to the tests that need it.
    if (site.length > 0) fetch(`${this.ctx.getRootProject().getProvidedContext().makers}/site`).catch(() => {});
    return [...rest, ...site];
  }
}
