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

/** Unpacks the program and its libraries: the package and the archive of these are the arguments. */
const UNPACK = `
const [entry, libraries] = process.argv.slice(1);
const { default: packaged, inflate } = await import(entry);
await packaged.executablePath();
await inflate(libraries);
`;

/** Where Chromium is, and what it wants to find in its environment. */
interface Program {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * Finds a Chromium: the one that `CHROME_PATH` names, with the fonts of the machine, else the one in the package
 * `@sparticuz/chromium`, which brings the libraries and the Latin font that a bare machine lacks. Both get a Chinese font.
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

/** The folder that the packaged Chromium is unpacked into: once for each version, whoever comes first. */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const source = packageOf(entry);
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const workshop = `${folder}.${process.pid}`;
  mkdirSync(workshop, { recursive: true });
  // The package unpacks into the folder for temporary files. In a process of its own: others in this one want theirs.
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
 * What keeps a browser on this machine. To look at each request instead would switch its cache off, and take a quarter of
 * the time of every page.
 */
const NO_OTHER_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts a browser without a window, which other processes may share. */
export async function launchServer(): Promise<BrowserServer> {
  const { executablePath, env } = await program();
  // The package's default arguments switch web security off: a page must work without that.
  const args = ['--no-sandbox', '--disable-background-networking', `--host-resolver-rules=${NO_OTHER_MACHINE}`];
  return chromium.launchServer({ executablePath, env, args });
}

/** The browser that all tests share, each with windows of its own. Closing it closes those windows. */
export async function startBrowser(): Promise<Browser> {
  return chromium.connect(await shared('browser'));
}
