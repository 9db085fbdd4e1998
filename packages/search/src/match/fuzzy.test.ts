import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../index/vocabulary.ts';
import { corrections, distanceLimit, spellingDistance } from './fuzzy.ts';

const far = 9;

describe('spellingDistance', () => {
  it.each([
    ['mozarella', 'mozzarella', 0.4],
    ['spagetti', 'spaghetti', 0.4],
    ['marmelata', 'marmellata', 0.4],
    ['parmigieno', 'parmigiano', 0.8],
    ['brulo', 'burlo', 0.7],
    ['latre', 'latte', 1],
    ['yogurt', 'iogurt', 1.4],
    ['ketchup', 'cetchup', 1.4],
    ['curry', 'cura', 2],
    ['gorgonzola', 'gorgonzola', 0],
  ])('%s to %s is %d', (typed, form, distance) => {
    expect(spellingDistance(typed, form, far)).toBeCloseTo(distance);
  });

  it('allows another first letter in long words only', () => {
    expect(spellingDistance('zorgonzola', 'gorgonzola', far)).toBeCloseTo(1.4);
    expect(spellingDistance('lane', 'pane', far)).toBe(Number.POSITIVE_INFINITY);
  });

  it('never is negative, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'e', 'h', 'l', 't'), minLength: 6, maxLength: 10 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = spellingDistance(one, other, far);
        expect(distance >= 0).toBe(true);
        expect(distance === 0).toBe(one === other);
      }),
    );
  });

  it('gives up above the limit, by length', () => {
    expect([3, 4, 5, 7, 8].map(distanceLimit)).toEqual([0, 1, 1.5, 1.5, 2]);
    expect(spellingDistance('patate', 'insalata', 1.5)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('corrections', () => {
  const vocabulary = new Vocabulary();
  for (const [form, frequency] of [
    ['mozzarella', 80],
    ['mortadella', 20],
    ['mozzarelline', 3],
    ['latte', 500],
  ] as const) {
    vocabulary.frequency.values[vocabulary.intern(form)] = frequency;
  }
  vocabulary.order();

  it('puts the nearest and commonest form first', () => {
    const found = corrections('mozarela', vocabulary).map(({ form }) => vocabulary.forms[form]);
    expect(found[0]).toBe('mozzarella');
    expect(found).not.toContain('latte');
  });

  it('leaves numbers and words of three letters alone', () => {
    expect(corrections('lat', vocabulary)).toEqual([]);
    expect(corrections('12345', vocabulary)).toEqual([]);
  });
});
