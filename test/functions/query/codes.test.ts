import { describe, expect, it } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { pagePath } from '../../../core/contract/paths.js';
import { handle } from '../../../functions/handle.js';
import type { Assets } from '../../../functions/types.js';

const RULE = '{"success":true,"data":[{"id":"strings"}],"meta":{"total":1,"page":1,"limit":1}}\n';
const path = pagePath({ kind: 'troubleshoot', symptom: 'strings' });
const assets: Assets = {
  etags: async () => etagTree([{ path, sha256: 'ab'.repeat(32) }]),
  version: async () => null,
  names: async () => ({ brands: {}, printers: {}, materials: {}, symptoms: { strings: ['strings'] } }),
  furtherNames: async () => ({
    printers: {},
    materials: {},
    symptoms: { '12201': ['strings'], timertooclose: ['strings'], '13999': ['strings', 'warping'] },
    codes: { '0300800100020003': ['acme'], shared: ['acme', 'talk'] },
  }),
  open: async () => ({ body: new TextEncoder().encode(RULE) }),
};
const ask = (symptom: string) =>
  handle(new Request(`https://example.org/api/v1/troubleshoot?symptom=${encodeURIComponent(symptom)}`), { assets });

describe('symptom= with a machine’s code or message', () => {
  it.each(['12201', '#12201', 'E12201', 'Error 12201', 'Timer too close'])('%s', async (text) => {
    const response = await ask(text);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Location')).toBe(path);
  });

  it('suggests all symptoms if there are several', async () => {
    const response = await ask('13999');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'ambiguous',
        suggestions: ['strings', 'warping'],
        message_zh: expect.stringContaining('多个'),
      },
    });
  });

  it('refers to the files about the code if there is no symptom', async () => {
    const response = await ask('HMS_0300-8001-0002-0003');
    expect(response.status).toBe(200);
    expect(response.headers.get('Link')).toBe('</api/v1/codes/acme.json>; rel="describedby"');
    expect(response.headers.get('ETag')).toBeTruthy();
    expect(await response.json()).toEqual({ success: true, data: [], meta: { total: 0, page: 1, limit: 50 } });
    const both = await ask('shared');
    expect(both.headers.get('Link')).toContain('</api/v1/codes/talk.json>; rel="describedby"');
  });

  it('ignores what only looks like a code', async () => {
    expect((await ask('12202')).status).toBe(404);
    expect((await ask('timer to close')).status).toBe(404);
  });
});
