import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Say } from '../../../core/words/language.js';
import { fence } from './format.js';

interface Publication {
  version: string;
  /** Whether the packages are on npm and PyPI. */
  published: boolean;
  npm: string;
}

const FILE = path.resolve(import.meta.dirname, '../../../clients/publication.json');
const { npm, published, version } = JSON.parse(readFileSync(FILE, 'utf8')) as Publication;

/** The package as a clone packs it. */
const PACKED = `./${npm}-${version}.tgz`;

/**
 * How the package is installed: `install` for a project, `install global` for the command, `install first` a sentence that
 * leads there, which a page needs only while `npx` cannot fetch the command.
 */
export function installText(argument: string, say: Say): string {
  if (argument === 'first')
    return published ? '' : say('[Install the command](/command/) first.', '请先[安装命令](/zh-cn/command/)。');
  const flag = argument === 'global' ? ' --global' : '';
  if (published) return fence('sh', `npm install${flag} ${npm}`);
  const packing = fence('sh', `npm ci\nnpm pack --workspace clients/typescript`);
  const text = say(
    'The package is not on npm yet: anything of that name there is not from this project. Make it in a clone of the repository:',
    '该软件包尚未发布到 npm，那里的同名软件包与本项目无关。请在仓库的克隆中生成：',
  );
  const then = say('Then install the file, which you can copy anywhere:', '然后安装该文件，它可以复制到任何地方：');
  return [text, packing, then, fence('sh', `npm install${flag} ${PACKED}`)].join('\n\n');
}

/**
 * A page as it holds today: pages are written for the published package, which `npx` fetches by its name; until then they
 * call the command that {@link installText} puts on the path.
 */
export function asPublished(text: string): string {
  if (published) return text;
  return text
    .replaceAll(/npx (?:(?:-y|--yes) )?open-print-data\b/g, 'open-print-data')
    .replaceAll('"command": "npx"', '"command": "open-print-data"')
    .replaceAll('"args": ["-y", "open-print-data", ', '"args": [')
    .replaceAll('`"/c", "npx"`', '`"/c", "open-print-data"`');
}
