import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPostcodes, writePostcodes } from './postcode-list.ts';

it('reads codes and ranges as people write them, each code once', () => {
  expect(readPostcodes('20144, 20121 - 20123;20122\n00118')).toEqual({
    postcodes: ['00118', '20121', '20122', '20123', '20144'],
    wrong: [],
  });
  expect(readPostcodes('  ')).toEqual({ postcodes: [], wrong: [] });
});

it('names what it cannot read, and goes on with the rest', () => {
  expect(readPostcodes('2014, 20150-20140, Milano, 00000-99999, 20144')).toEqual({
    postcodes: ['20144'],
    wrong: ['2014', '20150-20140', 'Milano', '00000-99999'],
  });
});

it('writes what it reads again as the same codes', () => {
  const code = fc.integer({ min: 0, max: 400 }).map((number) => String(20_000 + number));
  fc.assert(
    fc.property(fc.uniqueArray(code), (codes) => {
      expect(readPostcodes(writePostcodes(codes))).toEqual({ postcodes: [...codes].sort(), wrong: [] });
    }),
  );
  expect(writePostcodes(['20144', '20121', '20123', '20122'])).toBe('20121–20123, 20144');
});
