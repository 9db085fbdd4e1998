import { describe, expect, it } from 'vitest';
import { fold } from '../analysis/fold.ts';
import { wordsOf } from '../analysis/words.ts';
import { buildIndex, buildIndexInSteps, type SearchProduct } from '../index.ts';
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

  it('knows nouns by the categories too, where every name begins with its brand', () => {
    const all = combine(['Verdoni', 'Mulino Chiaro'], nouns);
    expect(mineBrands(cutNames(all), new Set())).toEqual(new Set());
    expect(mineBrands(cutNames(all), new Set(['spaghett', 'farin']))).toEqual(new Set(['verdoni', 'mulino chiaro']));
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

describe('brands in names', () => {
  const products = names.map(
    (name, i): SearchProduct => ({
      id: i + 1,
      name,
      brand: '',
      description: '',
      categoryPath: [],
      departmentId: 0,
      popularity: 0,
      eans: [],
      code: '',
    }),
  );

  it('are listed with the products that carry them, without those that are gone', () => {
    const index = buildIndex(products);
    expect(index.brandsInNames()).toEqual([
      { phrase: 'mulino chiaro', name: 'Mulino Chiaro', count: 5, ids: [6, 7] },
      { phrase: 'verdoni', name: 'Verdoni', count: 5, ids: [1, 2] },
    ]);
    index.remove(1);
    expect(index.brandsInNames(1)).toContainEqual({ phrase: 'verdoni', name: 'Verdoni', count: 4, ids: [2] });
  });

  it('go by what the shop says: some are none, and are listed all the same, others nobody found', () => {
    const index = buildIndex(products, { marks: { brands: ['Acqua®'], others: ['VERDONI'] } });
    expect(index.brandsInNames(0)).toEqual([
      { phrase: 'acqua', name: 'Acqua', count: 5, ids: [] },
      { phrase: 'mulino chiaro', name: 'Mulino Chiaro', count: 5, ids: [] },
      { phrase: 'verdoni', name: 'Verdoni', count: 5, ids: [] },
    ]);
    expect(index.suggest('spaghetti').brands.map(({ name }) => name)).not.toContain('Verdoni');
    expect(
      buildIndex(products)
        .suggest('spaghetti')
        .brands.map(({ name }) => name),
    ).toContain('Verdoni');
    expect(index.suggest('acqua').brands).toContainEqual({ name: 'Acqua', count: 5 });
  });
});

it('is built in steps into the same index as at once', () => {
  const many = Array.from({ length: 450 }, (_, i) => ({
    id: i + 1,
    name: `Gelato numero ${i}`,
    brand: i % 2 ? 'Verdoni' : '',
    description: '500 g',
    categoryPath: [],
    departmentId: 0,
    popularity: i,
    eans: [],
    code: '',
  }));
  const steps = buildIndexInSteps(many);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  expect(count).toBeGreaterThan(5);
  const inSteps = step.value.search('gelato');
  expect(inSteps.total).toBe(450);
  expect(inSteps).toEqual(buildIndex(many).search('gelato'));
  step.value.update({ ...(many[0] as (typeof many)[0]), name: 'Sorbetto' });
  expect(step.value.laterShare).toBeCloseTo(1 / 451);
});
