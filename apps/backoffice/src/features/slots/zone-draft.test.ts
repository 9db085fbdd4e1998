import { expect, it } from 'vitest';
import { addPostcode } from './zone-draft.ts';

it('adds a postal code to those that are typed, however they end', () => {
  expect(addPostcode('', '23900')).toBe('23900');
  expect(addPostcode('20121–20124', '23900')).toBe('20121–20124, 23900');
  expect(addPostcode('20121, ', '23900')).toBe('20121, 23900');
});
