import { describe, expect, it } from 'vitest';
import { differInGender, plainSpellings, stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['mela', 'mele'],
    ['fungo', 'funghi'],
    ['pesca', 'pesche'],
    ['pesce', 'pesci'],
    ['arancia', 'arance'],
    ['salsiccia', 'salsicce'],
    ['formaggio', 'formaggi'],
    ['biologico', 'biologiche'],
    ['radice', 'radici'],
    ['olio', 'oli'],
    ['asparago', 'asparagi'],
    ['uovo', 'uova'],
    ['cracker', 'crackers'],
    ['brioche', 'brioches'],
    ['finocchio', 'finocchi'],
    ['lasagna', 'lasagne'],
    ['integrale', 'integrali'],
  ])('makes one of %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['gelato', 'gel'],
    ['sale', 'salato'],
    ['arancia', 'aranciata'],
    ['pesce', 'pesche'],
    ['mele', 'miele'],
    ['burro', 'burrata'],
    ['pane', 'panino'],
    ['soia', 'soda'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves short words and words with digits alone', () => {
    expect(stem('riso')).toBe('ris');
    expect(stem('the')).toBe('the');
    expect(stem('7up')).toBe('7up');
  });
});

describe('differInGender', () => {
  it.each([
    ['polpo', 'polpa', true],
    ['zucca', 'zucchi', true],
    ['polpo', 'polpi', false],
    ['mela', 'mele', false],
    ['noce', 'noci', false],
    ['uovo', 'uova', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(differInGender(one, other)).toBe(expected);
  });
});

describe('plainSpellings', () => {
  it('says the utmost plainly', () => {
    expect(plainSpellings('secchissima')).toContain('secca');
    expect(plainSpellings('durissimo')).toContain('duro');
  });
});
