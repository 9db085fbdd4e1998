import { describe, expect, it } from 'vitest';
import { fold } from '../analysis/fold.ts';
import { wordsOf } from '../analysis/words.ts';
import { BrandDictionary, mineBrands } from './brands.ts';

const cutNames = (names: readonly string[]) => names.map((name) => wordsOf(fold(name)));
const combine = (brands: readonly string[], kinds: readonly string[]) =>
  brands.flatMap((brand) => kinds.map((kind) => `${brand} ${kind}`));

const nouns = ['Spaghetti', 'Penne rigate', 'Fusilli', 'Farina', 'Biscotti'];
const names = [
  ...combine(['Verdoni', 'Mulino Chiaro'], nouns),
  ...combine(nouns, ['integrali', 'biologici', 'al farro', 'di riso']),
  ...[
    'Bruschetta ai pomodori',
    'Bruschetta al tonno',
    'Bruschetta con olive',
    'Bruschetta ai funghi',
    'Bruschetta rossa',
  ],
  ...['Acqua naturale', 'Acqua frizzante', 'Acqua leggera', 'Acqua minerale', 'Acqua alpina'],
];

describe('mineBrands', () => {
  const brands = mineBrands(cutNames(names), new Set());

  it('takes for brands what stands before many nouns', () => {
    expect(brands).toContain('verdoni');
    expect(brands).toContain('mulino chiaro');
  });

  it('takes no noun for a brand: followed by prepositions, or by adjectives only', () => {
    expect(brands).not.toContain('bruschetta');
    expect(brands).not.toContain('acqua');
    expect(brands).not.toContain('spaghetti');
  });

  it('takes words before a comma when seen twice, but no noun of a category', () => {
    const before = cutNames(['Tilli, Penne', 'Tilli, Fusilli', 'Mele, Penne', 'Mele, Fusilli', ...names]);
    const found = mineBrands(before, new Set(['mel']));
    expect(found).toContain('tilli');
    expect(found).not.toContain('mele');
  });
});

describe('BrandDictionary', () => {
  const dictionary = new BrandDictionary(['mulino chiaro', 'verdoni']);
  const brandOf = (name: string) => dictionary.brandOf(wordsOf(fold(name))).phrase;

  it('finds the brand at the start or the end of a name', () => {
    expect(brandOf('Mulino Chiaro biscotti al latte')).toBe('mulino chiaro');
    expect(brandOf('Latte intero Verdoni')).toBe('verdoni');
    expect(brandOf('Latte intero')).toBe('');
  });

  it('never leaves a name without a noun', () => {
    expect(brandOf('Verdoni')).toBe('');
  });
});
