import { describe, expect, it } from 'vitest';
import { composeCodes } from '../../../../scripts/pipeline/compose/codes.js';
import { CODE_SYSTEMS, CODES } from '../../../support/small-codes.js';
import { type Changes, findings, smallComposed } from '../../../support/small-dataset.js';

describe('published-ids-stay', () => {
  const found = (changes?: Changes) => findings('published-ids-stay', changes);

  const all = { brands: ['acme'], printers: ['acme-one'], materials: ['pla'], symptoms: ['strings'] };

  it('accepts a list that matches the records', () => {
    expect(found({ publishedIds: all })).toEqual([]);
  });

  it('reports a removed id', () => {
    expect(found({ publishedIds: { ...all, printers: ['acme-one', 'acme-zero'] } })).toEqual([
      '"acme-zero" was published, but no longer exists',
    ]);
  });

  it('accepts a removed id with a redirect', () => {
    const redirects = { printers: { 'acme-zero': 'acme-one' } };
    expect(found({ publishedIds: { ...all, printers: ['acme-one', 'acme-zero'] }, redirects })).toEqual([]);
  });

  it('reports a redirect to a missing id, and one from an existing id', () => {
    const redirects = { printers: { 'acme-zero': 'acme-nine', 'acme-one': 'acme-one' } };
    expect(found({ publishedIds: all, redirects })).toEqual([
      'redirects to "acme-nine", which does not exist',
      '"acme-one" exists, but is also redirected',
    ]);
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

  it('reports a profile redirect to a missing profile, and one from an existing profile', () => {
    const redirects = {
      profiles: { 'acme-one--0.4--pla': 'acme-one--0.4--pla', 'acme-one--1--pla': 'acme-one--2--pla' },
    };
    expect(found({ publishedIds: all, redirects })).toEqual([
      '"acme-one--0.4--pla" exists, but is also redirected',
      'redirects to "acme-one--2--pla", which does not exist',
    ]);
  });

  it('reports a new id that is not listed', () => {
    expect(found({ publishedIds: { ...all, materials: [] } })).toEqual(['1 ids are not listed, such as "pla"']);
  });
});
