import { describe, expect, it } from 'vitest';
import { politeWords } from '../analysis/stopwords.ts';
import { wordsOf } from '../analysis/words.ts';
import { italianSynonyms } from '../synonyms.it.ts';
import { phraseStems, SynonymIndex, synonymText } from './synonyms.ts';

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

  it('reads what is done with a thing as questions do, in any form of the verb', () => {
    const uses = new SynonymIndex([{ kind: 'one-way', from: 'pollo griglia', to: ['petto pollo'] }]);
    expect(uses.of(phraseStems('pollo grigliata'))).toHaveLength(1);
  });

  it('leads one way to narrower kinds', () => {
    expect(others('pasta')).toEqual(['spaghett', 'penn']);
    expect(others('penne')).toEqual([]);
  });
});

describe('the Italian table', () => {
  it('has no row twice, and none that no question can meet because its words are fillers', () => {
    const texts = italianSynonyms.map(synonymText);
    expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
    const asked = italianSynonyms.filter((row) => row.kind === 'one-way').map((row) => row.from);
    expect(asked.filter((from) => wordsOf(from, politeWords).length < wordsOf(from).length)).toEqual([]);
  });

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
