import { describe, expect, it } from 'vitest';
import { normalPhone } from './personal-fields.ts';

describe('normalPhone', () => {
  it.each([
    ['333 123 4567', '+393331234567'],
    ['0039 02-1234567', '+39021234567'],
    ['06 69821', '+390669821'],
    ['+41 44 668 18 00', '+41446681800'],
    ['+378 0549 882914', '+3780549882914'],
  ])('takes %s as %s', (text, number) => {
    expect(normalPhone(text)).toBe(number);
  });

  it.each([
    ['an Italian mobile range nobody has', '300 000 0000'],
    ['a landline of zeros', '+39 0000000'],
    ['zeros in the place of a country', '0000000000'],
    ['a country there is not', '+999 12345678'],
    ['a foreign number that is too short', '+1 555 0100'],
    ['a free number, which no customer answers', '800 123456'],
  ])('refuses %s, and names the field', (_what, text) => {
    expect(() => normalPhone(text, 'user.phone')).toThrow(
      expect.objectContaining({
        status: 400,
        refusals: [expect.objectContaining({ field: 'user.phone', error: expect.stringMatching(/numero/) })],
      }),
    );
  });
});
