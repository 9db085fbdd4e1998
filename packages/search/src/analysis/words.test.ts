import { describe, expect, it } from 'vitest';
import { expandAbbreviations, fold } from './fold.ts';
import { wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(expandAbbreviations(fold(text))).map((word) => word.text);

describe('fold', () => {
  it('makes texts comparable', () => {
    expect(fold('  Caffè  L’AROMA ½ ')).toBe("caffe l'aroma 1/2");
    expect(fold('Würstel × 3')).toBe('wurstel x 3');
  });

  it('writes till abbreviations out', () => {
    expect(texts('Pros. cotto s/glutine')).toEqual(['prosciutto', 'cotto', 'senzaglutine']);
    expect(texts('Yog. c/fragole')).toEqual(['yogurt', 'fragole']);
    expect(texts('Biscotti gluten-free')).toEqual(['biscotti', 'senzaglutine']);
  });
});

describe('wordsOf', () => {
  it('drops elisions and stop words', () => {
    expect(texts("Olio d'oliva dell'Etna")).toEqual(['olio', 'oliva', 'etna']);
  });

  it('makes one word of a property with "senza"', () => {
    expect(texts('Latte senza lattosio')).toEqual(['latte', 'senzalattosio']);
    expect(texts('Biscotti senza glutine e lattosio')).toEqual(['biscotti', 'senzaglutine', 'senzalattosio']);
    expect(texts('Cola zero zuccheri')).toEqual(['cola', 'senzazuccheri']);
  });

  it('cuts at signs, not inside other alphabets', () => {
    expect(texts('Spaghetti n°5 – 🍝 Σαλάτα')).toEqual(['spaghetti', 'n', '5', 'σαλατα']);
  });

  it('keeps stop words when nothing else is left', () => {
    expect(texts('la')).toEqual(['la']);
  });

  it('tells what stands before a word', () => {
    const words = wordsOf('biscotti di riso con gocce, scatola');
    expect(words.map((word) => [word.text, word.after, word.segment])).toEqual([
      ['biscotti', 'none', 0],
      ['riso', 'of', 0],
      ['gocce', 'with', 0],
      ['scatola', 'none', 1],
    ]);
    expect(words[0]?.prepositionFollows).toBe(true);
  });
});
