import { describe, expect, it, vi } from 'vitest';
import { openFolder } from '../../scripts/load/folder.js';
import { readSome } from '../../scripts/load/read.js';
import { Memory } from '../../scripts/shared/memory.js';
import { ProblemsError } from '../../scripts/shared/problem.js';
import { folderOf } from '../support/folder.js';

const ONE = 'imported/slicer/presets/acme.json';

/** What is read of one file that an earlier run found well-formed, or not. */
function read(content: string, isGood: boolean) {
  const folder = openFolder(folderOf({ [ONE]: content }));
  return readSome({ ...folder, isGood: () => isGood }, new Memory(), null).files[0];
}

describe('a source file', () => {
  it('that is known to be well-formed is parsed once, when somebody looks', () => {
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const file = read('{"acme-one": {}}', true);
      expect(parse).not.toHaveBeenCalled();
      expect(file?.value).toEqual({ 'acme-one': {} });
      expect(file?.value).toBe(file?.value);
      expect(parse).toHaveBeenCalledOnce();
    } finally {
      parse.mockRestore();
    }
  });

  it('of which nothing is known is parsed when it is read', () => {
    expect(() => read('{"acme-one": ', false)).toThrow(ProblemsError);
    expect(read('{"acme-one": {}}', false)?.value).toEqual({ 'acme-one': {} });
  });
});
