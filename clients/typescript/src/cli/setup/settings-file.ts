import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { FILE_REFUSALS } from '../../../../../core/read-settings/messages.js';
import type { RawSettings } from '../../../../../core/read-settings/raw-settings.js';
import { readSettings } from '../../../../../core/read-settings/read-settings.js';
import { platform } from '../../platform.js';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';

/**
 * The settings that a slicer wrote into a file on the disk; of a long one only its ends are read.
 *
 * @param where the option that names it
 * @throws {Failure} when it cannot be read, or holds no settings
 */
export async function settingsOfFile(path: string, where: string): Promise<RawSettings> {
  let file: FileHandle | null = null;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const handle = file;
    const reading = await readSettings(
      {
        name: basename(path),
        size,
        async read(start, end) {
          const length = Math.max(0, Math.min(end, size) - start);
          const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, start);
          return buffer.subarray(0, bytesRead);
        },
      },
      platform,
    );
    if (reading.ok) return reading.settings;
    const { code, what } = reading.refusal;
    if (code === 'unreadable') throw unreadable(path, where, code);
    const filled = (text: string) => text.replace('{what}', what ?? '');
    throw new Failure(
      EXIT.noInput,
      code,
      { en: filled(FILE_REFUSALS[code].en), zh: filled(FILE_REFUSALS[code].zh) },
      { where, value: path },
    );
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable(path, where, (error as NodeJS.ErrnoException).code ?? 'unreadable');
  } finally {
    await file?.close();
  }
}

const WHY: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  ENOENT: ['the file does not exist', '文件不存在'],
  EISDIR: ['it is a folder', '这是一个文件夹'],
  EACCES: ['you do not have permission to read it', '没有读取权限'],
};

function unreadable(path: string, where: string, code: string): Failure {
  const [en, zh] = WHY[code] ?? [code, code];
  return new Failure(
    EXIT.noInput,
    'unreadable',
    { en: `Cannot read ${path}: ${en}.`, zh: `无法读取 ${path}：${zh}。` },
    { where, value: path },
  );
}
