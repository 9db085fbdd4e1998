import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEan } from '../ean.ts';
import {
  defaultInStoreLayouts,
  inStoreItem,
  isInStoreLayout,
  readInStoreCode,
  writeInStoreCode,
} from './in-store-code.ts';

const item = fc.integer({ min: 0, max: 999_999 }).map(String);
const value = fc.integer({ min: 0, max: 99_999 });
const layouts = fc.constantFrom('2IIIIIIWWWWWC', '2IIIIIIPPPPPC');

describe('a bar code of the shop', () => {
  it('carries any item with any weight or price there and back, with a right check digit', () => {
    fc.assert(
      fc.property(item, value, layouts, (code, amount, layout) => {
        const digits = writeInStoreCode(layout, code, amount);
        expect(isEan(digits)).toBe(true);
        expect(readInStoreCode(digits, [layout])).toEqual({
          item: code,
          ...(layout.includes('W') ? { grams: amount } : { cents: amount }),
        });
      }),
    );
  });

  it('is refused with any other digit at the end, and with any one digit misread', () => {
    fc.assert(
      fc.property(item, value, fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, amount, place, more) => {
        const digits = writeInStoreCode('2IIIIIIWWWWWC', code, amount);
        const misread = (Number(digits[place]) + more) % 10;
        const wrong = `${digits.slice(0, place)}${misread}${digits.slice(place + 1)}`;
        expect(readInStoreCode(wrong, defaultInStoreLayouts)).toBeUndefined();
      }),
    );
  });

  it('never throws, whatever is scanned or set', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, some) => {
        expect(readInStoreCode(text, some)).toBeUndefined();
      }),
    );
  });

  it('is read by the layout with more fixed digits', () => {
    const both = ['2IIIIIIWWWWWC', '21IIIIIPPPPPC'];
    expect(readInStoreCode(writeInStoreCode('21IIIIIPPPPPC', '417', 578), both)).toEqual({ item: '417', cents: 578 });
    expect(readInStoreCode(writeInStoreCode('2IIIIIIWWWWWC', '41750', 486), both)).toEqual({
      item: '41750',
      grams: 486,
    });
    expect(writeInStoreCode('2IIIIIIWWWWWC', '041750', 486)).toBe('2041750004861');
  });

  it('is none where a maker printed it', () => {
    expect(readInStoreCode('8001234567891', defaultInStoreLayouts)).toBeUndefined();
    expect(readInStoreCode('20417501', defaultInStoreLayouts)).toBeUndefined();
  });

  it('refuses what has no room in its layout', () => {
    expect(() => writeInStoreCode('21IIIIIWWWWWC', '123456', 1)).toThrow(RangeError);
    expect(() => writeInStoreCode('21IIIIIWWWWWC', '1', 100_000)).toThrow(RangeError);
  });
});

it('layouts begin with 2, name item and value once, and end with the check digit', () => {
  expect(['2IIIIIIWWWWWC', '20IIIIIWWWWWC', '29IIIIPPPPPPC'].map(isInStoreLayout)).toEqual([true, true, true]);
  for (const wrong of ['', '3IIIIIIWWWWWC', '2IIIIIIWWWWW', '2IIIIIIWWPPPC', '2IIIWWWWWIIIC', '2IIIIIIWWWWWCC']) {
    expect({ wrong, ok: isInStoreLayout(wrong) }).toEqual({ wrong, ok: false });
  }
});

it('an article is named by its number', () => {
  expect([inStoreItem('041750'), inStoreItem('0'), inStoreItem('MELE'), inStoreItem('')]).toEqual([
    '41750',
    '0',
    undefined,
    undefined,
  ]);
});
