import { expect, it } from 'vitest';
import { limitText } from './own-limits.ts';

const what = (...asked: Parameters<typeof limitText>) => limitText(...asked)?.what;

it('says nothing to who has no limit or stays within it', () => {
  expect(limitText(undefined, 1_000_000)).toBeUndefined();
  expect(limitText({ asks: true }, 1_000_000)).toBeUndefined();
  expect(limitText({ order: 500, month: { budget: 900, left: 500 }, asks: true }, 50_000)).toBeUndefined();
});

it('names the limit that is met first: that of one order, then the month', () => {
  expect(what({ order: 500, month: { budget: 900, left: 40 }, asks: false }, 50_001)).toMatch(/ordini fino a 500,00/);
  expect(what({ order: 500, month: { budget: 900, left: 40.5 }, asks: false }, 4_051)).toMatch(
    /restano 40,50.* su 900,00/,
  );
});

it('says what is left to the cost centre of the order, and only then', () => {
  const limits = { costCentres: [{ name: 'Cucina', budget: 300, left: 40.5 }], asks: true };
  expect(what(limits, 4_051, 'cucina')).toMatch(/«Cucina» questo mese restano 40,50.* su 300,00/);
  expect(what(limits, 4_050, 'Cucina')).toBeUndefined();
  expect(what(limits, 4_051, 'Sala')).toBeUndefined();
  expect(what(limits, 4_051)).toBeUndefined();
  expect(what({ ...limits, order: 1 }, 4_051, 'Cucina')).toMatch(/ordini fino a 1,00/);
});

it('says what comes of it: a question to the master, or nothing', () => {
  expect(limitText({ order: 1, asks: true }, 200)?.next).toMatch(/aspetta il sì/);
  expect(limitText({ order: 1, asks: false }, 200)?.next).toMatch(/Togli qualcosa/);
});

it('does not offer to take something out to who may order nothing', () => {
  expect(limitText({ order: 0, asks: false }, 200)).toEqual({
    what: 'Per ora non puoi ordinare per la tua azienda.',
    next: 'Chiedi al responsabile di darti un limite di spesa.',
  });
  expect(limitText({ order: 0, asks: true }, 200)).toMatchObject({ what: expect.stringMatching(/va approvato/) });
  expect(limitText({ order: 0, asks: false }, 0)).toBeUndefined();
});

it('speaks to staff who buy for the customer of the customer and of the master of the company', () => {
  const limits = [
    { order: 0, asks: true },
    { order: 0, asks: false },
    { order: 1, asks: true },
    { order: 1, asks: false },
    { month: { budget: 900, left: 1 }, asks: true },
  ];
  const texts = limits.map((each) => Object.values(limitText(each, 200, undefined, true) ?? {}).join(' '));
  expect(texts.join('\n')).not.toMatch(/\btu[oa]\b|\bti\b|Chiedi|responsabile(?! dell’azienda)/);
  expect(texts[2]).toMatch(/^L’azienda permette al cliente ordini fino a/);
  expect(texts[4]).toMatch(/^Del budget del cliente di questo mese restano/);
});
