import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { platform } from '../../clients/typescript/src/platform.js';
import { FILES } from '../../core/contract/paths.js';
import { fileFromBytes, type InputFile } from '../../core/read-settings/input-file.js';
import type { FileRefusal } from '../../core/read-settings/messages.js';
import type { RawSettings } from '../../core/read-settings/raw-settings.js';
import { readSettings } from '../../core/read-settings/read-settings.js';
import { ownSettings } from '../../core/read-settings/values.js';
import type { Setting } from '../../schemas/generated/record.js';
import { readJson } from './published.js';
import { shared } from './shared.js';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/slicer-files');

/** A fixture written by a slicer, cut down to its beginning and its settings. */
export function fixture(name: string): InputFile {
  return fileFromBytes(name, readFileSync(path.join(FOLDER, name)));
}

export async function settingsOf(file: InputFile): Promise<RawSettings> {
  const reading = await readSettings(file, platform);
  if (!reading.ok) throw new Error(`${file.name}: ${reading.refusal.code}, ${reading.refusal.what}`);
  return reading.settings;
}

export async function refusalOf(file: InputFile): Promise<FileRefusal> {
  const reading = await readSettings(file, platform);
  expect(reading.ok).toBe(false);
  return reading.ok ? { code: 'empty', what: null } : reading.refusal;
}

/** The published setting records, to test that their keys and units are understood. */
export async function publishedSettings(): Promise<Setting[]> {
  return readJson<{ data: Setting[] }>(await shared('release'), FILES.settings).data;
}

/** The values by setting, and the reasons for those that could not be read. */
export function told(raw: RawSettings, settings: readonly Setting[], options = {}) {
  const { values, unread } = ownSettings(raw, settings, options);
  expect(values.length + unread.length).toBe(settings.length);
  return {
    values: Object.fromEntries(values.map(({ setting, value }) => [setting, value])),
    why: Object.fromEntries(unread.map(({ setting, why }) => [setting, why])),
  };
}
