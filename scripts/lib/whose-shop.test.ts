import { describe, expect, it } from 'vitest';
import { whoseShop } from './whose-shop.ts';

const nothing = { wasFilled: false, wasOpenedEmpty: false, askedEmpty: false, mayBeDemo: true };

describe('whose shop a database holds', () => {
  it('is the demo where nobody says otherwise, at every start', () => {
    expect(whoseShop(nothing)).toBe('demo');
    expect(whoseShop({ ...nothing, wasFilled: true })).toBe('demo');
  });

  it("is the grocer's own once it was opened empty, also when a later start does not ask for it", () => {
    expect(whoseShop({ ...nothing, askedEmpty: true })).toBe('own');
    expect(whoseShop({ ...nothing, wasOpenedEmpty: true })).toBe('own');
    expect(whoseShop({ ...nothing, wasOpenedEmpty: true, askedEmpty: true })).toBe('own');
  });

  it("is the grocer's own at a public address and with SEED_DEMO=false", () => {
    expect(whoseShop({ ...nothing, mayBeDemo: false })).toBe('own');
    expect(whoseShop({ ...nothing, mayBeDemo: false, wasFilled: true })).toBe('own');
  });

  it('cannot become empty where the demo is: the way out is named', () => {
    for (const mayBeDemo of [true, false]) {
      expect(() => whoseShop({ ...nothing, wasFilled: true, askedEmpty: true, mayBeDemo })).toThrow(
        /holds the demo shop already.*DATA_DIR=my-shop npm start -- --empty/,
      );
    }
  });
});
