import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** Where Chromium is, and what it wants to find in its environment. */
interface Program {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * Finds a Chromium: the one that `CHROME_PATH` names, else the one in the package `@sparticuz/chromium`, which brings
 * the libraries and fonts that a bare machine lacks.
 */
async function program(): Promise<Program> {
  const env = { ...(process.env as Record<string, string>), LANG: 'en_US.UTF-8' };
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, env };
  const folder = await unpacked();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/** The folder that the packaged Chromium is unpacked into: once for each version, whoever comes first. */
async function unpacked(): Promise<string> {
  const source = packageOf(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const workshop = `${folder}.${process.pid}`;
  mkdirSync(workshop, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = workshop; // the package unpacks into the folder for temporary files
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await inflate(path.join(source, 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  // The package's own list of fonts names a folder that is not there; without any font Chromium crashes.
  const fonts = `<dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fontcache</cachedir>`;
  writeFileSync(
    path.join(workshop, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>`,
  );
  try {
    renameSync(workshop, folder);
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was faster
  }
  return folder;
}

/** The folder of a package, from a file in it. */
function packageOf(file: string): string {
  const parent = path.dirname(file);
  return existsSync(path.join(parent, 'package.json')) ? parent : packageOf(parent);
}

/** A browser without a window. Close it when done. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await program();
  // The package's default arguments switch web security off: a page must work without that.
  return chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-background-networking'] });
}
