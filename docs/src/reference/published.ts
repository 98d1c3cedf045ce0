import { readFileSync } from 'node:fs';
import type { Say } from '../../../core/words/language.js';
import { fence } from './format.js';

interface Publication {
  version: string;
  published: boolean;
  repository: string | null;
  npm: string;
}

/** The version and name of the packages, whether npm and PyPI have them, and the URL of the repository, if known. */
export const PUBLICATION = JSON.parse(readFileSync('clients/publication.json', 'utf8')) as Publication;
const { npm, published, version } = PUBLICATION;

/** The tarball packed from a clone. */
const PACKED = `./${npm}-${version}.tgz`;

/**
 * How to install the package: `install` in a project, `install global` for the CLI, `install first` for a sentence that
 * refers to it, needed only until `npx` can fetch the CLI.
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
 * Adapts a page to the current state: pages assume the published package and `npx`; until it is published they use the
 * globally installed command of {@link installText}.
 */
export function asPublished(text: string): string {
  if (published) return text;
  return text
    .replaceAll(/npx (?:(?:-y|--yes) )?open-print-data\b/g, 'open-print-data')
    .replaceAll('"command": "npx"', '"command": "open-print-data"')
    .replaceAll('"args": ["-y", "open-print-data", ', '"args": [')
    .replaceAll('`"/c", "npx"`', '`"/c", "open-print-data"`');
}
