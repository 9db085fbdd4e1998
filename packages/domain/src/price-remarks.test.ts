import { describe, expect, it } from 'vitest';
import { type PriceToJudge, priceRemarks } from './price-remarks.ts';

const judged = (price: Partial<PriceToJudge>) =>
  priceRemarks({ cents: 279, vatIncluded: true, rateBp: 1000, ...price }).map((text) => text.replaceAll('\u00a0', ' '));

describe('remarks on a price', () => {
  it('has none where nothing is odd or nothing is known', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ beforeCents: 249, costCents: 160, lowest30Cents: 249 })).toEqual([]);
  });

  it('says below cost and thin margins, on what is paid without VAT', () => {
    expect(judged({ cents: 176, costCents: 160 })).toEqual([
      'A 1,76 € si vende sotto costo: netto 1,60 €, costo 1,60 €',
    ]);
    expect(judged({ cents: 190, costCents: 160 })).toEqual(['A 1,90 € il margine è 7,5% del netto']);
    expect(judged({ cents: 176, costCents: 160, vatIncluded: false })).toEqual(['A 1,76 € il margine è 9% del netto']);
    expect(judged({ offerCents: 150, costCents: 160 })).toEqual([
      'Con l’offerta a 1,50 € si vende sotto costo: netto 1,36 €, costo 1,60 €',
    ]);
  });

  it('says what a reduction may be announced on (C-330/23)', () => {
    expect(judged({ lowest30Cents: 249, offerCents: 219 })).toEqual([
      'Lo sconto si calcola sul minimo dei 30 giorni: 2,49 € → 2,19 € = −12%',
    ]);
    expect(judged({ lowest30Cents: 210, offerCents: 219 })).toEqual([
      'Nessuno sconto si può annunciare: negli ultimi 30 giorni è costato 2,10 €',
    ]);
  });

  it('doubts a change that looks like a slip of the finger', () => {
    expect(judged({ cents: 17, beforeCents: 175 })).toEqual(['Da 1,75 € a 0,17 €: −90%, controlla che sia giusto']);
    expect(judged({ cents: 245, beforeCents: 175 })).toEqual([]);
  });
});
