import { describe, expect, it } from 'vitest';
import { italianSynonyms } from '../synonyms.it.ts';
import { phraseStems, SynonymIndex } from './synonyms.ts';

describe('SynonymIndex', () => {
  const index = new SynonymIndex([
    { kind: 'equal', phrases: ['anguria', 'cocomero'] },
    { kind: 'one-way', from: 'pasta', to: ['spaghetti', 'penne'] },
    { kind: 'equal', phrases: ['carta da cucina', 'rotoloni'] },
  ]);
  const others = (phrase: string) => index.of(phraseStems(phrase)).map(({ stems }) => stems.join(' '));

  it('leads both ways between equals, in any inflection', () => {
    expect(others('angurie')).toEqual(['cocomer']);
    expect(others('cocomeri')).toEqual(['angur']);
    expect(others('rotolone')).toEqual(['cart cucin']);
  });

  it('leads one way to narrower kinds', () => {
    expect(others('pasta')).toEqual(['spaghett', 'penn']);
    expect(others('penne')).toEqual([]);
  });
});

describe('the Italian table', () => {
  it('has no phrase longer than four words and no row that says nothing', () => {
    for (const row of italianSynonyms) {
      const phrases = row.kind === 'equal' ? row.phrases : [row.from, ...row.to];
      expect(phrases.length).toBeGreaterThan(1);
      for (const phrase of phrases) {
        const stems = phraseStems(phrase);
        expect(stems.length, phrase).toBeGreaterThan(0);
        expect(stems.length, phrase).toBeLessThanOrEqual(4);
      }
      if (row.kind === 'equal') {
        expect(
          new Set(phrases.map((phrase) => phraseStems(phrase).join(' '))).size,
          phrases.join(' = '),
        ).toBeGreaterThan(1);
      }
    }
  });
});
