import { writeFile } from 'node:fs/promises';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';
import type { Text } from '../text.js';

/**
 * Writes a file that somebody asked for.
 *
 * @param force whether one that is there may be replaced
 * @throws {Failure} when it is there already, or cannot be written
 */
export async function writeAsked(file: string, bytes: Uint8Array, force: boolean): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw code === 'EEXIST' ? alreadyThere(file) : unwritable(file, code);
  }
}

function alreadyThere(file: string): Failure {
  return new Failure(
    EXIT.cannotWrite,
    'file_exists',
    { en: `${file} is there already.`, zh: `${file} 已存在。` },
    {
      where: '--out',
      value: file,
      hint: {
        en: 'Replace it with --force, or name another: --out FILE',
        zh: '用 --force 覆盖，或用 --out 指定其他文件',
      },
    },
  );
}

const WHY: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'there is no such folder', zh: '文件夹不存在' },
  ENOTDIR: { en: 'there is no such folder', zh: '文件夹不存在' },
  EISDIR: { en: 'it is a folder', zh: '这是一个文件夹' },
  EACCES: { en: 'the right to write there is missing', zh: '没有写入权限' },
  EPERM: { en: 'the right to write there is missing', zh: '没有写入权限' },
  EROFS: { en: 'the disk is read-only', zh: '磁盘为只读' },
  ENOSPC: { en: 'the disk is full', zh: '磁盘已满' },
};

function unwritable(file: string, code: string): Failure {
  const { en, zh } = WHY[code] ?? { en: code, zh: code };
  return new Failure(
    EXIT.cannotWrite,
    'unwritable',
    { en: `${file} cannot be written: ${en}.`, zh: `无法写入 ${file}：${zh}。` },
    { where: '--out', value: file },
  );
}
