import { describe, expect, it } from 'vitest';
import type { SearchProduct } from '../types.ts';
import { analyseName, foldBrand, weighWords } from './features.ts';
import { brandWeight } from './postings.ts';

function weights(name: string, brand = '', more: Partial<SearchProduct> = {}): Record<string, number> {
  const product: SearchProduct = {
    id: 1,
    name,
    brand,
    description: '',
    categoryPath: [],
    departmentId: 1,
    popularity: 0,
    eans: [],
    code: 'A',
    ...more,
  };
  const found: Record<string, number> = {};
  weighWords(product, analyseName(product), foldBrand(brand).words, (text, weight) => {
    found[text] ??= weight;
  });
  return found;
}

describe('weighWords', () => {
  it('puts the noun first, then what it is made of, then flavours', () => {
    expect(weights('Biscotti integrali di farro al cioccolato')).toEqual({
      biscotti: 100,
      integrali: 82,
      farro: 50,
      cioccolato: 40,
    });
  });

  it('knows the brand, in the name or not, whole or in part', () => {
    expect(weights('Malga Alta latte intero', 'Malga Alta')).toEqual({
      malga: brandWeight,
      alta: brandWeight,
      latte: 100,
      intero: 82,
    });
    expect(weights('Verdoni penne', 'Verdoni e figli')).toMatchObject({ verdoni: brandWeight, penne: 100 });
  });

  it('says less in the third comma segment', () => {
    expect(weights('Tonno, sgombro, alici')).toEqual({ tonno: 100, sgombro: 82, alici: 58 });
  });

  it('lets the kind name the noun and the labels state facts', () => {
    const found = weights('Sofficini ai funghi', '', { kind: 'crespelle ai funghi', labels: ['senza-glutine'] });
    expect(found).toMatchObject({ sofficini: 100, crespelle: 100, funghi: 40, senzaglutine: 30 });
  });
});
