import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, type PriceLimit, readPriceLimit } from './price-limit.ts';

describe('a price in a query', () => {
  it.each<[string, string, PriceLimit]>([
    ['vino sotto 5 euro', 'vino', { maxCents: 499 }],
    ['meno di 10 €', '', { maxCents: 999 }],
    ['vino tra 3 e 5 euro', 'vino', { minCents: 300, maxCents: 500 }],
    ['vino fra i 3 e i 5 €', 'vino', { minCents: 300, maxCents: 500 }],
    ['olio da 6 a 9 euro', 'olio', { minCents: 600, maxCents: 900 }],
    ['vino 3-5 euro', 'vino', { minCents: 300, maxCents: 500 }],
    ['vino tra 5 e 3 euro', 'vino', { minCents: 300, maxCents: 500 }],
    ['massimo 2 euro', '', { maxCents: 200 }],
    ['caffè max 3,50€', 'caffè', { maxCents: 350 }],
    ['birra entro i 2 euro', 'birra', { maxCents: 200 }],
    ['birra non più di 1,2 euro', 'birra', { maxCents: 120 }],
    ['olio fino a € 8', 'olio', { maxCents: 800 }],
    ['vino sopra i 10 euro', 'vino', { minCents: 1001 }],
    ['spumante almeno 8 euro', 'spumante', { minCents: 800 }],
    ['vino da 10 euro in su', 'vino', { minCents: 1000 }],
    ['vino più di 4 euro meno di 6 euro', 'vino', { minCents: 401, maxCents: 599 }],
    ['vino intorno ai 5 euro', 'vino', { minCents: 400, maxCents: 600 }],
    ['vino da 5 euro', 'vino', { maxCents: 500 }],
    ['pane 80 centesimi', 'pane', { maxCents: 80 }],
    ['pasta a meno di un euro', 'pasta', { maxCents: 99 }],
    ['prosciutto sotto i 2 euro e 50', 'prosciutto', { maxCents: 249 }],
    ['mele sotto 2 euro al kg', 'mele', { maxCents: 199, perUnit: 'kg' }],
    ['olio da 8 euro in su al litro', 'olio', { minCents: 800, perUnit: 'l' }],
    ['acqua 6x1,5 sotto 3 euro', 'acqua 6x1,5', { maxCents: 299 }],
    ['2 kg di patate a 3 euro', '2 kg di patate', { maxCents: 300 }],
    ['qualcosa che costa meno di 3 euro', 'qualcosa', { maxCents: 299 }],
    ['forno sotto 1.200 euro', 'forno', { maxCents: 119_999 }],
    ['VINO SOTTO 5 EURO', 'VINO', { maxCents: 499 }],
  ])('%s', (query, words, limit) => {
    expect(readPriceLimit(query)).toEqual({ words, limit });
  });

  it.each([
    'acqua 6x1,5',
    'latte 1 litro',
    'massimo 2 pezzi',
    'da 1 a 2 kg',
    'centrifuga 5',
    'farina 00',
    'birra 66 cl',
    'centrotavola 2',
    'europa 21',
    'pannolini taglia 4',
    'vino sotto i 10',
    '100% arancia',
    'eurospin',
    'olio €',
  ])('is not seen in %s', (query) => {
    expect(readPriceLimit(query)).toEqual({ words: query, limit: undefined });
  });

  const money = fc.integer({ min: 1, max: 99_999 });
  const written = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const things = fc.constantFrom('vino', 'acqua 6x1,5', 'latte 1 litro', 'riso per insalata', '2 kg di mele', '6 uova');

  it('is read to the cent, whatever stands before it, and leaves the rest as it was', () => {
    fc.assert(
      fc.property(things, money, money, (thing, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const sign = (cents: number) => `${written(cents)} €`;
        expect(readPriceLimit(`${thing} massimo ${sign(high)}`)).toEqual({ words: thing, limit: { maxCents: high } });
        expect(readPriceLimit(`${thing} sotto ${sign(high)}`)).toEqual({ words: thing, limit: { maxCents: high - 1 } });
        expect(readPriceLimit(`${thing} almeno ${sign(low)}`)).toEqual({ words: thing, limit: { minCents: low } });
        expect(readPriceLimit(`${thing} tra ${written(low)} e ${sign(high)}`)).toEqual({
          words: thing,
          limit: { minCents: low, maxCents: high },
        });
      }),
    );
  });

  it('keeps what it says and nothing else', () => {
    fc.assert(
      fc.property(money, money, money, (one, other, cents) => {
        const limit = { minCents: Math.min(one, other), maxCents: Math.max(one, other) };
        expect(isWithin(limit, cents)).toBe(cents >= limit.minCents && cents <= limit.maxCents);
      }),
    );
  });

  it('is never seen where nothing speaks of money, and reading twice reads no more', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const { words, limit } = readPriceLimit(text);
        if (!/€|eur|cent/i.test(text)) expect(limit).toBeUndefined();
        if (!limit) expect(words).toBe(text);
        else expect(words.length).toBeLessThan(text.length);
      }),
      { numRuns: 500 },
    );
  });
});
