import { expect, test } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import type { Json } from '../../scripts/shared/tree.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { examples } from './examples.js';

// Those of the Chinese pages are tried in the full run.
examples(({ chinese }) => !chinese);

test('the description of the service names the pages of its errors', async () => {
  const { components } = readJson<{ components: { examples: Record<string, { value: Json }> } }>(
    await shared('release'),
    FILES.openapi,
  );
  expect(components.examples.unknown_brand?.value).toMatchObject({
    error: { documentation: '/errors/#unknown_brand' },
  });
});
