import { expect, it } from 'vitest';
import { avoidedTexts, listed } from './avoided-text.ts';

it('names what the customer avoids and the label says, and nothing else', () => {
  const product = { contains: ['gluten', 'milk', 'eggs'], mayContain: ['nuts', 'soy'] };
  expect(avoidedTexts(product, ['milk'])).toEqual(['Contiene latte']);
  expect(avoidedTexts(product, ['eggs', 'milk', 'soy'])).toEqual(['Contiene latte e uova', 'Può contenere soia']);
  expect(avoidedTexts(product, ['fish'])).toEqual([]);
  // of what has no label nothing is claimed, neither with nor without
  expect(avoidedTexts({}, ['milk'])).toEqual([]);
});

it('puts words into a sentence', () => {
  expect([[], ['latte'], ['latte', 'uova'], ['latte', 'uova', 'soia']].map((words) => listed(words, 'o'))).toEqual([
    '',
    'latte',
    'latte o uova',
    'latte, uova o soia',
  ]);
});
