import { describe, expect, it } from 'vitest';
import { isNewer, newsOf, upgradeAddress } from './newer-version.ts';

describe('isNewer', () => {
  it.each([
    ['1.0.1', '1.0.0', true],
    ['1.10.0', '1.9.9', true],
    ['2.0', '1.9.9', true],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '1.0.1', false],
    ['', '1.0.0', false],
  ])('%s after %s: %s', (a, b, newer) => {
    expect(isNewer(a, b)).toBe(newer);
  });
});

describe('upgradeAddress', () => {
  const url = 'https://app.sporta.example/{platform}';
  it('leads to the store of the platform, and nowhere in a browser', () => {
    expect(upgradeAddress(url, 'Mozilla/5.0 SportaApp/ios 1.0')).toBe('https://app.sporta.example/ios');
    expect(upgradeAddress(url, 'Mozilla/5.0 Chrome/140')).toBeUndefined();
  });
});

it('newsOf: one point a line, however the setting breaks it', () => {
  expect(newsOf('Liste più veloci.')).toEqual(['Liste più veloci.']);
  expect(newsOf('Buoni pasto\n\n Mappa \r\nMappa')).toEqual(['Buoni pasto', 'Mappa']);
  expect(newsOf('Buoni pasto\\nMappa')).toEqual(['Buoni pasto', 'Mappa']);
  expect(newsOf('')).toEqual([]);
});
