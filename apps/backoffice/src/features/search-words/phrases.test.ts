import { expect, it } from 'vitest';
import { readPhrases } from './phrases.ts';

it('reads words however they are put apart, each once', () => {
  expect(readPhrases(' Anguria, cocomero =  mellone,anguria,, ')).toEqual(['anguria', 'cocomero', 'mellone']);
  expect(readPhrases(' , = ')).toEqual([]);
});
