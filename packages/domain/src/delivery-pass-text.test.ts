import { expect, it } from 'vitest';
import { passDaysText, passMonthlyCents, passTermsText } from './delivery-pass-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says from which goods a delivery is free, and how often', () => {
  expect(plain(passTermsText({ fromCents: 4000 }))).toBe('Gratis da 40,00 € di spesa, quante volte vuoi');
  expect(plain(passTermsText({ fromCents: 4000, perWeek: 1 }))).toBe(
    'Gratis da 40,00 € di spesa, fino a 1 consegna alla settimana, da lunedì a domenica',
  );
  expect(passTermsText({ fromCents: 0, perWeek: null })).toBe('Gratis, quante volte vuoi');
});

it('says what a month costs from two months on, never less than it does', () => {
  expect(passMonthlyCents({ priceCents: 990, days: 30 })).toBeUndefined();
  expect(passMonthlyCents({ priceCents: 6000, days: 365 })).toBe(500);
  expect(passMonthlyCents({ priceCents: 5990, days: 365 })).toBe(500);
});

it('says that the day of purchase comes on top', () => {
  expect(passDaysText(30)).toBe('30 giorni, più quello in cui lo prendi');
});
