import { expect, it } from 'vitest';
import { Kept } from './kept.ts';

it('keeps what was found within its bytes, and finds again what had to go', () => {
  const kept = new Kept<string>(1000, (text) => text.length);
  const found: string[] = [];
  const ask = (key: string) =>
    kept.get(key, () => {
      found.push(key);
      return key.repeat(100);
    });
  for (const key of ['a', 'b', 'a', 'c']) expect(ask(key)).toBe(key.repeat(100));
  expect(found).toEqual(['a', 'b', 'c']);
  expect(kept.size).toBe(3);
  ask('d');
  expect(kept.calculatedSize).toBeLessThanOrEqual(1000);
  ask('a');
  expect(found).toEqual(['a', 'b', 'c', 'd', 'a']);
  expect(kept.get('large', () => 'x'.repeat(2000))).toHaveLength(2000);
  expect(kept.calculatedSize).toBeLessThanOrEqual(1000);
});
