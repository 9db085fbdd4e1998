import { expect, it } from 'vitest';
import { forgetGiftKey, giftKey } from './gift-key.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

it('stays for the same wish until it is forgotten', () => {
  const store = memory();
  let drawn = 0;
  const key = (amount: number) => giftKey({ amount }, store, () => `key-${++drawn}`);
  expect([key(50), key(50), key(25), key(25)]).toEqual(['key-1', 'key-1', 'key-2', 'key-2']);
  forgetGiftKey(store);
  expect(key(25)).toBe('key-3');
});
