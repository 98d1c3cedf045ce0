import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decompress } from 'wawoff2';

/** The font of the package `@fontsource-variable/noto-sans-sc`: Simplified Chinese in about a hundred subsets. */
const CHINESE = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/noto-sans-sc');

/**
 * The folder of a Chinese font for the browser, written once per version: Chromium accepts no WOFF2 as a system font.
 *
 * @param cache a persistent folder, such as node_modules/.cache
 */
export async function chineseFont(cache: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(CHINESE, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(cache, `noto-sans-sc-${version}`);
  if (existsSync(folder)) return folder;
  const workshop = `${folder}.${process.pid}`;
  mkdirSync(workshop, { recursive: true });
  const slices = path.join(CHINESE, 'files');
  for (const slice of readdirSync(slices).filter((file) => file.endsWith('.woff2'))) {
    const file = path.join(workshop, `${path.basename(slice, '.woff2')}.ttf`);
    writeFileSync(file, await decompress(readFileSync(path.join(slices, slice))));
  }
  try {
    renameSync(workshop, folder);
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was faster
  }
  return folder;
}

/**
 * Limits Chromium to the fonts in the given folders, so that pages look the same everywhere. Without fonts it crashes.
 *
 * @param file its path, such as `fonts.conf`, for the environment variable `FONTCONFIG_FILE`
 */
export function writeFontList(file: string, folders: readonly string[]): void {
  const listed = [...folders.map((folder) => `<dir>${folder}</dir>`), `<cachedir>${file}.cache</cachedir>`].join('');
  const content = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${listed}</fontconfig>`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
