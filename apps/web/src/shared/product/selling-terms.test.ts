import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sellingTerms } from './selling-terms.ts';

describe('the terms a product is sold on', () => {
  it('are read from the texts of the wire', () => {
    const productInfos = {
      TIPOLOGIA: 'Sfuso',
      MINACQ: '0.3',
      MAXACQ: '5',
      QTY_MULT: '0.1',
      AVERAGE_WEIGHT: '0.23',
      ENABLE_ACQ_BOX: 'true',
      MEAL_TICKET_ENABLED: 'true',
      ALCOHOL: '12.5',
    };
    expect(sellingTerms({ productInfos })).toEqual({
      mode: 'loose',
      min: 300,
      max: 5000,
      step: 100,
      byCarton: true,
      averageGrams: 230,
      mealTicket: true,
      unpromoted: false,
      alcohol: '12,5% vol.',
    });
  });

  it('say that promotions leave it alone', () => {
    expect(sellingTerms({ productInfos: { PROMOTION_EXCLUDED: 'true' } }).unpromoted).toBe(true);
  });

  it('are absent where the catalogue says nothing, or nonsense', () => {
    const terms = sellingTerms({ productInfos: { MINACQ: '', QTY_MULT: 'due', AVERAGE_WEIGHT: '0' } });
    expect(terms).toEqual({ mode: 'piece', byCarton: false, mealTicket: false, unpromoted: false });
  });

  it('are read in one place: no other file of the pages knows the keys of the wire', () => {
    const source = path.resolve(import.meta.dirname, '../..');
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/selling-terms|\.test\.|testing/.test(file),
    );
    const speaking = others.filter((file) => readFileSync(path.join(source, file), 'utf8').includes('productInfos'));
    expect(speaking).toEqual([]);
  });
});
