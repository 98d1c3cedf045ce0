/**
 * The address that the site is published at, which SITE_URL names at build time. Without it the site names no host as
 * its own, which might be somebody else's tomorrow: addresses begin with the slash.
 */
export const SITE: string | undefined = process.env.SITE_URL || undefined;
