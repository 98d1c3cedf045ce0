import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserServer, chromium } from '@playwright/test';
import { chineseFont, writeFontList } from './fonts.js';
import { shared } from './shared.js';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

const run = promisify(execFile);

/** Unpacks the program and its libraries, given the package and the archive of the libraries. */
const UNPACK = `
const [entry, libraries] = process.argv.slice(1);
const { default: packaged, inflate } = await import(entry);
await packaged.executablePath();
await inflate(libraries);
`;

/** The executable of Chromium, and its environment. */
interface Program {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * Finds a Chromium: the one in `CHROME_PATH`, with the machine's fonts, or that of the package `@sparticuz/chromium`,
 * which includes the libraries and the Latin font that a minimal machine lacks. Both get a Chinese font.
 */
async function program(): Promise<Program> {
  const chinese = await chineseFont(CACHE);
  const env = { ...(process.env as Record<string, string>), LANG: 'en_US.UTF-8' };
  if (process.env.CHROME_PATH) {
    const FONTCONFIG_FILE = path.join(CACHE, 'fonts-machine.conf');
    writeFontList(FONTCONFIG_FILE, [chinese, '/usr/share/fonts']);
    return { executablePath: process.env.CHROME_PATH, env: { ...env, FONTCONFIG_FILE } };
  }
  const folder = await unpacked();
  const FONTCONFIG_FILE = path.join(CACHE, 'fonts.conf');
  writeFontList(FONTCONFIG_FILE, [path.join(folder, 'fonts'), chinese]);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), FONTCONFIG_FILE },
  };
}

/** The folder with the unpacked Chromium; the first process unpacks it, once per version. */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const source = packageOf(entry);
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const workshop = `${folder}.${process.pid}`;
  mkdirSync(workshop, { recursive: true });
  // The package unpacks into the temporary folder. In a separate process, because others in this one use theirs.
  const env = { ...process.env, TMPDIR: workshop };
  const libraries = path.join(source, 'bin', 'al2023.tar.br');
  await run(process.execPath, ['--input-type=module', '--eval', UNPACK, pathToFileURL(entry).href, libraries], { env });
  try {
    renameSync(workshop, folder);
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was faster
  }
  return folder;
}

function packageOf(file: string): string {
  const parent = path.dirname(file);
  return existsSync(path.join(parent, 'package.json')) ? parent : packageOf(parent);
}

/**
 * Blocks requests to other machines. Intercepting each request instead would disable the browser's cache and take a
 * quarter of the time of every page.
 */
const NO_OTHER_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts a headless browser that other processes may share. */
export async function launchServer(): Promise<BrowserServer> {
  const { executablePath, env } = await program();
  // The package's default arguments disable web security, which pages must work with.
  const args = ['--no-sandbox', '--disable-background-networking', `--host-resolver-rules=${NO_OTHER_MACHINE}`];
  return chromium.launchServer({ executablePath, env, args });
}

/** The shared browser; closing it only closes the windows opened through this connection. */
export async function startBrowser(): Promise<Browser> {
  return chromium.connect(await shared('browser'));
}
