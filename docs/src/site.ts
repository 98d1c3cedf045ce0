/** The address that the site is published at; SITE_URL names another one at build time. */
export const SITE = process.env.SITE_URL ?? 'https://openprintdata.org';
