import { expect, test, vi } from 'vitest';
import { createOpenTexts } from './open-texts.ts';

const text = (within: readonly string[] = []) => ({
  within,
  keep: vi.fn(async () => undefined),
  drop: vi.fn(async () => undefined),
});
const at = (pathname: string, search: object = {}) => ({ pathname, search });

test('a text is left by another page and by another text of the same page, not by a filter', () => {
  const texts = createOpenTexts();
  expect(texts.isLeft(at('/offerte'), at('/catalogo'))).toBe(false);
  texts.add(text(['id']));
  expect(texts.isLeft(at('/offerte', { id: 3 }), at('/catalogo'))).toBe(true);
  expect(texts.isLeft(at('/offerte', { id: 3 }), at('/offerte', { id: 4 }))).toBe(true);
  expect(texts.isLeft(at('/offerte', { id: 3 }), at('/offerte'))).toBe(true);
  expect(texts.isLeft(at('/offerte', { id: 3 }), at('/offerte', { id: 3, week: '2026-11-23' }))).toBe(false);
});

test('who closes an editor is asked while something is not saved, and goes at once afterwards', async () => {
  const texts = createOpenTexts();
  const go = vi.fn();
  texts.ask(go);
  expect(go).toHaveBeenCalledTimes(1);
  const typed = text();
  texts.add(typed);
  texts.ask(go);
  expect(go).toHaveBeenCalledTimes(1);
  expect(texts.asked()).toBe(go);
  texts.answered();
  expect(texts.asked()).toBeUndefined();
  await texts.end('keep');
  expect([typed.keep.mock.calls.length, typed.drop.mock.calls.length]).toEqual([1, 0]);
  texts.ask(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('one that the device cannot keep holds up no other', async () => {
  const texts = createOpenTexts();
  const [one, other] = [text(), text()];
  one.keep.mockRejectedValue(new Error('no room'));
  texts.add(one);
  texts.add(other);
  await texts.end('keep');
  expect(other.keep).toHaveBeenCalledTimes(1);
  expect(texts.any()).toBe(false);
});
