import { expect, it } from 'vitest';
import { type EatenFacts, whyUnsuitable } from './suitable-substitute.ts';

const facts = (
  name: string,
  more: Partial<Record<'contains' | 'mayContain' | 'labels', string[]>> &
    Pick<Partial<EatenFacts>, 'ingredients' | 'alcohol'> = {},
): EatenFacts => ({
  name,
  ingredients: more.ingredients,
  alcohol: more.alcohol ?? false,
  contains: new Set(more.contains),
  mayContain: new Set(more.mayContain),
  labels: new Set(more.labels),
});

it('never adds an allergen, nor a trace of one', () => {
  const plain = facts('Grissini', { contains: ['gluten'], mayContain: ['sesame'] });
  expect(whyUnsuitable(plain, facts('Crackers', { contains: ['gluten', 'milk'] }))).toBe('allergen');
  expect(whyUnsuitable(plain, facts('Crackers', { contains: ['gluten'], mayContain: ['milk'] }))).toBe('allergen');
  expect(whyUnsuitable(plain, facts('Crackers', { contains: ['sesame'] }))).toBe('allergen');
  expect(whyUnsuitable(plain, facts('Crackers', { contains: ['gluten'], mayContain: ['sesame'] }))).toBeUndefined();
  expect(whyUnsuitable(plain, facts('Gallette'))).toBeUndefined();
});

it('keeps certified promises, and takes any that are made beyond them', () => {
  const free = facts('Latte', { contains: ['milk'], labels: ['senza-lattosio'] });
  expect(whyUnsuitable(free, facts('Latte', { contains: ['milk'] }))).toBe('diet');
  expect(whyUnsuitable(facts('Latte', { contains: ['milk'] }), free)).toBeUndefined();
});

it('brings no animal that was not ordered, by name or among the ingredients', () => {
  const chicken = facts('Wurstel di pollo', { ingredients: 'Carne di pollo 80 %, acqua' });
  expect(whyUnsuitable(chicken, facts('Wurstel', { ingredients: 'Carne di **suino**, acqua' }))).toBe('diet');
  expect(
    whyUnsuitable(chicken, facts('Wurstel di pollo e tacchino', { ingredients: 'Carne di tacchino' })),
  ).toBeUndefined();
  expect(whyUnsuitable(facts('Ravioli ai funghi'), facts('Ravioli al prosciutto'))).toBe('diet');
  expect(whyUnsuitable(facts('Pesche noci'), facts('Pesce'))).toBe('diet');
  expect(whyUnsuitable(facts('Biscotti'), facts('Biscotti al miele'))).toBe('diet');
});

it('keeps coffee without caffeine without it, brings no alcohol, and nothing nobody knows the ingredients of', () => {
  expect(whyUnsuitable(facts('Caffè decaffeinato'), facts('Caffè macinato'))).toBe('diet');
  expect(whyUnsuitable(facts('Caffè macinato'), facts('Caffè decaffeinato'))).toBeUndefined();
  expect(whyUnsuitable(facts('Birra analcolica'), facts('Birra', { alcohol: true }))).toBe('alcohol');
  expect(whyUnsuitable(facts('Sugo', { ingredients: 'Pomodoro' }), facts('Sugo pronto'))).toBe('undeclared');
});
