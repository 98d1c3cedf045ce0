import { describe, expect, it } from 'vitest';
import { composeCodes } from '../../../../scripts/pipeline/compose/records.js';
import { CODE_SYSTEMS, CODES } from '../../../support/small-codes.js';
import { type Changes, findings, smallComposed } from '../../../support/small-dataset.js';

describe('published-ids-stay', () => {
  const found = (changes?: Changes) => findings('published-ids-stay', changes);

  const all = { brands: ['acme'], printers: ['acme-one'], materials: ['pla'], symptoms: ['strings'] };

  const more = { ...all, printers: ['acme-one', 'acme-zero'] };

  it.each<[publishedIds: object, redirects: object, ...messages: string[]]>([
    [all, {}],
    [{ ...all, materials: [] }, {}, '1 ids are not listed, such as "pla"'],
    [more, {}, '"acme-zero" was published, but no longer exists'],
    [more, { printers: { 'acme-zero': 'acme-one' } }],
    [all, { printers: { 'acme-zero': 'acme-nine' } }, 'redirects to "acme-nine", which does not exist'],
    [all, { printers: { 'acme-one': 'acme-one' } }, '"acme-one" exists, but is also redirected'],
    [
      all,
      { profiles: { 'acme-one--1--pla': 'acme-one--2--pla' } },
      'redirects to "acme-one--2--pla", which does not exist',
    ],
    [
      all,
      { profiles: { 'acme-one--0.4--pla': 'acme-one--0.4--pla' } },
      '"acme-one--0.4--pla" exists, but is also redirected',
    ],
  ])('judges %j with the redirects %j', (publishedIds, redirects, ...messages) => {
    expect(found({ publishedIds, redirects })).toEqual(messages);
  });

  it('covers ids of codes and of their systems', () => {
    const codes = { codeSystems: CODE_SYSTEMS, codes: CODES };
    const ids = {
      code_systems: ['acme', 'talk'],
      codes: composeCodes(smallComposed(codes).dataset).codes.map(({ id }) => id),
    };
    const listed = { ...all, ...ids };
    expect(found({ ...codes, publishedIds: listed })).toEqual([]);
    expect(found({ ...codes, publishedIds: all })).toEqual([
      '2 ids are not listed, such as "acme"',
      expect.stringMatching(/^\d+ ids are not listed, such as "acme-/),
    ]);
    const gone = { ...listed, codes: [...ids.codes, 'acme-99999'] };
    expect(found({ ...codes, publishedIds: gone })).toEqual(['"acme-99999" was published, but no longer exists']);
    const redirects = { codes: { 'acme-99999': ids.codes[0] ?? '' } };
    expect(found({ ...codes, publishedIds: gone, redirects })).toEqual([]);
  });
});
