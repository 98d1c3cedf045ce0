/**
 * Origin of the published site, from SITE_URL at build time. Without it the site claims no host, which might later
 * belong to someone else: URLs begin with a slash.
 */
export const SITE: string | undefined = process.env.SITE_URL || undefined;
