import { expect, it } from 'vitest';
import { draftOf, emptyDraft, type OfferDraft, readDraft } from './offer-draft.ts';
import { termsText } from './terms-text.ts';

const good: OfferDraft = { name: ' Mensile ', days: '30', price: '9,9', free_from: '40', per_week: '' };

it('reads what people type, and asks for no limit where none is written', () => {
  expect(readDraft(good)).toEqual({
    problems: {},
    input: { name: 'Mensile', days: 30, price: 9.9, free_from: 40, per_week: undefined },
  });
  expect(readDraft({ ...good, free_from: '0', per_week: '2' }).input).toMatchObject({ free_from: 0, per_week: 2 });
});

it('says of each field what is missing', () => {
  const { input, problems } = readDraft(emptyDraft);
  expect(input).toBeUndefined();
  expect(Object.keys(problems)).toEqual(['name', 'days', 'price', 'free_from']);
});

it.each([
  ['days', '6', 'da 7 a 400'],
  ['days', '401', 'da 7 a 400'],
  ['days', '30,5', 'da 7 a 400'],
  ['days', 'un mese', 'da 7 a 400'],
  ['price', '0,99', 'da 1,00'],
  ['price', '500,01', '500,00'],
  ['price', '9,999', 'da 1,00'],
  ['price', '-9', 'da 1,00'],
  ['free_from', '', 'da 0,00'],
  ['free_from', '1000,01', '1.000,00'],
  ['per_week', '0', 'da 1 a 14'],
  ['per_week', '15', 'da 1 a 14'],
  ['name', '   ', 'Scrivi il nome'],
] as const)('refuses %s of "%s" at its own field', (field, text, words) => {
  const { input, problems } = readDraft({ ...good, [field]: text });
  expect(input).toBeUndefined();
  expect(Object.keys(problems)).toEqual([field]);
  expect(problems[field]).toContain(words);
});

it('types an offer in again as it is', () => {
  const offer = { offerId: 1, name: 'Annuale', days: 365, price: 79, freeFrom: 1000, perWeek: 3 };
  const draft = draftOf({
    ...offer,
    onSale: true,
    mayChange: true,
    sold: 0,
    holding: 0,
    takings: 0,
    deliveries: 0,
    saved: 0,
  });
  expect(readDraft(draft).input).toEqual({ name: 'Annuale', days: 365, price: 79, free_from: 1000, per_week: 3 });
});

it('says in a row what a pass holds', () => {
  expect(termsText({ freeFrom: 40 })).toBe('gratis da 40,00\u00a0€ di spesa');
  expect(termsText({ freeFrom: 0, perWeek: 1 })).toBe('gratis con qualunque spesa, fino a 1 alla settimana');
});
