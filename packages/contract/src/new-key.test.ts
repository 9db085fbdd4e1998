import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes a UUID, another each time, also where a page has no TLS', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('is what browsers use: they have no randomUUID without TLS', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const sources = globSync(['apps/{web,backoffice}/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const without = sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('randomUUID'));
  expect(without).toEqual([]);
});
