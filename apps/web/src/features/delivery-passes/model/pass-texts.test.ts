import { describe, expect, it } from 'vitest';
import { monthlyCents, termsText } from './pass-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what an offer says', () => {
  it('is what a month costs from two months on, never less than it does', () => {
    expect(monthlyCents({ price: 9.9, days: 30 })).toBeUndefined();
    expect(monthlyCents({ price: 19.9, days: 59 })).toBeUndefined();
    expect(monthlyCents({ price: 59.9, days: 365 })).toBe(500);
    expect(monthlyCents({ price: 60, days: 365 })).toBe(500);
    expect(monthlyCents({ price: 24.9, days: 90 })).toBe(842);
  });

  it('is from which goods it makes a delivery free, and how often', () => {
    expect(plain(termsText({ freeFrom: 40 }))).toBe('Gratis da 40,00 € di spesa, quante volte vuoi');
    expect(plain(termsText({ freeFrom: 40, perWeek: 1 }))).toContain('fino a 1 consegna alla settimana');
    expect(termsText({ freeFrom: 0, perWeek: 2 })).toBe(
      'Gratis, fino a 2 consegne alla settimana, da lunedì a domenica',
    );
  });
});
