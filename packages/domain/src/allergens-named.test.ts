import { describe, expect, it } from 'vitest';
import { allergensNamed } from './allergens-named.ts';

const named = (text: string) => allergensNamed(text).map(({ code, presence }) => `${code} ${presence}`);

describe('allergens of a list of ingredients', () => {
  it('are found however they are written, and apart from traces', () => {
    expect(named('Basilico, pecorino romano (**LATTE**), anacardi. Può contenere tracce di soia.')).toEqual([
      'soy may-contain',
      'milk contains',
      'nuts contains',
    ]);
    expect(named('Semola di **grano** duro')).toEqual(['gluten contains']);
    expect(named('Può contenere uova. ')).toEqual(['eggs may-contain']);
  });

  it('are not words that only look like them', () => {
    expect(named('Latte di cocco, burro di cacao, grano saraceno, noce moscata, noci di cocco')).toEqual([]);
    expect(named('Pomodori pelati, succo di pomodoro')).toEqual([]);
    expect(named('Burro, burro di cacao')).toEqual(['milk contains']);
  });

  it('answers the same for the same text, whatever was asked before', () => {
    expect(named('soia')).toEqual(named('soia'));
  });
});
