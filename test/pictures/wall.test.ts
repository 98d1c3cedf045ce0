import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../../scripts/pictures/pictures.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';

it('the wall shows every picture small and large, light and dark', () => {
  const folder = path.join(folderOf({}), 'wall');
  const { code, out } = script('pictures/wall', folder);
  expect(code).toBe(0);
  expect(out).toContain(`${pictures().size} pictures`);
  const page = readFileSync(path.join(folder, 'wall.html'), 'utf8');
  for (const [id, { svg }] of pictures()) {
    expect(page.split(`src="${id}.svg"`)).toHaveLength(5);
    expect(readFileSync(path.join(folder, `${id}.svg`), 'utf8')).toBe(svg);
  }
  expect(readdirSync(folder)).toHaveLength(pictures().size + 1);
});
