import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal, UnsealError, unseal } from './sealed.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

it('opens what it sealed, and never seals the same text in the same way', async () => {
  const { db } = app.deps;
  const first = await seal(db, 'tokens', 'perché no');
  const second = await seal(db, 'tokens', 'perché no');
  expect(first.equals(second)).toBe(false);
  expect(first.includes('perch')).toBe(false);
  expect(await unseal(db, 'tokens', first)).toBe('perché no');
});

it('refuses what was changed, cut, or sealed for something else', async () => {
  const { db } = app.deps;
  const sealed = await seal(db, 'tokens', 'secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  for (const wrong of [changed, sealed.subarray(0, 20), Buffer.alloc(0), Buffer.concat([Buffer.of(2), sealed])])
    await expect(unseal(db, 'tokens', wrong)).rejects.toThrow(UnsealError);
  await expect(unseal(db, 'other', sealed)).rejects.toThrow(UnsealError);
});
