import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { takeSizes } from './sizes.ts';

const sizeOf = (text: string) => takeSizes(fold(text)).size;
const restOf = (text: string) => takeSizes(fold(text)).rest.replace(/\s+/g, ' ').trim();

describe('takeSizes', () => {
  it.each([
    ['500 g', 1, 500, 'g', 0],
    ['gr. 500', 1, 500, 'g', 0],
    ['LT 1,5', 1, 1500, 'ml', 0],
    ['1lt', 1, 1000, 'ml', 0],
    ['66cl', 1, 660, 'ml', 0],
    ['1/2 l', 1, 500, 'ml', 0],
    ['½ kg', 1, 500, 'g', 0],
    ['mezzo litro', 1, 500, 'ml', 0],
    ["mezz'etto", 1, 50, 'g', 0],
    ['due etti', 1, 200, 'g', 0],
    ['un chilo e mezzo', 1, 1500, 'g', 0],
    ['un quarto di litro', 1, 250, 'ml', 0],
    ['6x1,5', 6, 1500, 'ml', 6],
    ['6 × 1,5 L', 6, 1500, 'ml', 6],
    ['3x80g', 3, 80, 'g', 3],
    ['80 g x 3', 3, 80, 'g', 3],
    ['4 vasetti da 125 g', 4, 125, 'g', 4],
    ['cl.33x3', 3, 330, 'ml', 3],
    ['6xlt1,5', 6, 1500, 'ml', 6],
    ['1lx6', 6, 1000, 'ml', 6],
    ['ca. 500 g', 1, 500, 'g', 0],
    ['1,73 kg', 1, 1730, 'g', 0],
    ['acqua 1,5', 1, 1500, 'ml', 0],
    ['burro 250', 1, 250, '', 0],
  ])('reads %s', (text, count, amount, base, pieces) => {
    expect(sizeOf(text)).toEqual({ count, amount, base, pieces });
  });

  it.each([
    ['x6', 6, ''],
    ['12 rotoli', 12, 'rotoli'],
    ['10 uova', 10, 'uova'],
    ['sei uova', 6, 'uova'],
    ['una dozzina di uova', 12, 'uova'],
    ['uova 10', 10, 'uova'],
    ['uova da 10', 10, 'uova'],
    ['4 pezzi', 4, ''],
    ['confezione da 6', 6, 'confezione da'],
  ])('counts the pieces of %s and keeps the noun', (text, pieces, rest) => {
    expect(sizeOf(text)?.pieces).toBe(pieces);
    expect(restOf(text)).toBe(rest);
  });

  it.each(['latte 0,1% grassi', 'spaghetti n. 5', 'farina 00', 'vitamina b12', '7 up', 'latte solare spf 100'])(
    'finds no size in %s',
    (text) => {
      expect(sizeOf(text)).toBeUndefined();
      expect(restOf(text)).toBe(text);
    },
  );

  it('takes the size out of the words', () => {
    expect(restOf('Latte fresco 1 l intero')).toBe('latte fresco intero');
    expect(restOf('Barilla,500g')).toBe('barilla,');
  });
});
