import { expect, it } from 'vitest';
import { someLack } from '../../../docs/src/table/filtering.js';

const printer = (...materials: string[]) => ({ materials });

it('treats a material without a hardness and one of its grades as the same', () => {
  const [a, b] = [printer('pla', 'tpu', 'petg'), printer('pla', 'tpu-95a', 'tpu-85a')];
  expect(someLack(a.materials, [a, b])).toEqual(['petg']);
  expect(someLack(b.materials, [a, b])).toEqual([]);
});

it('distinguishes two grades, and names that only start the same', () => {
  const [a, b] = [printer('tpu-95a', 'pa6'), printer('tpu-85a', 'pa6-cf')];
  expect(someLack(a.materials, [a, b])).toEqual(['tpu-95a', 'pa6']);
});
