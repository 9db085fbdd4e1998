import { LRUCache } from 'lru-cache';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { measureCaches, showCache } from './shown-caches.ts';

it('shows what a cache holds and may hold', async () => {
  const cache = showCache(
    'of_a_test',
    new LRUCache<string, string>({ maxSize: 100, sizeCalculation: (text) => text.length }),
  );
  const registry = new Registry();
  measureCaches(registry);
  for (const letter of 'abcdef') cache.set(letter, letter.repeat(30));
  const shown = await registry.metrics();
  expect(shown).toContain('cache_bytes{cache="of_a_test"} 90');
  expect(shown).toContain('cache_most_bytes{cache="of_a_test"} 100');
  expect(shown).toContain('cache_entries{cache="of_a_test"} 3');
});
