import type { Product } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { isSoldAsAsked, proposedQuantity } from './proposed-quantity.ts';

function product(more: Partial<Product> & { infos?: Product['productInfos'] }): Product {
  const { infos, ...facts } = more;
  return {
    name: 'Pasta',
    description: '500 g',
    available: 100,
    priceDisplay: 1,
    priceUmDisplay: 2,
    weightUnitDisplay: 'KG',
    productInfos: { TIPOLOGIA: 'Confezione', ...infos },
    ...facts,
  } as Product;
}

const apples = product({ name: 'Mele', infos: { TIPOLOGIA: 'Sfuso', WEIGHT_VARIABLE: 'true', AVERAGE_WEIGHT: '0.2' } });
const eggs = product({ name: 'Uova fresche', description: '6 uova', weightUnitDisplay: 'PZ' });
const carrots = product({ name: 'Carote', description: '1 kg', tint: 'orto', priceUmDisplay: 1 });
const beers = product({ name: 'Birra lager', description: '6 × 33 cl', weightUnitDisplay: 'LT' });

describe('proposedQuantity', () => {
  it.each([
    ['nothing said: one pack', product({}), {}, 1000],
    ['two packs', product({}), { quantity: 2 }, 2000],
    ['1 kg of packs of 500 g', product({}), { size: { amount: 1000, unit: 'g' } }, 2000],
    ['500 g is one pack', product({}), { size: { amount: 500, unit: 'g' } }, 1000],
    ['a litre has no weight in grams', product({}), { size: { amount: 1000, unit: 'ml' } }, 1000],
    ['1 kg of loose apples', apples, { size: { amount: 1000, unit: 'g' } }, 1000],
    ['three loose apples', apples, { quantity: 3 }, 600],
    ['loose apples', apples, {}, 500],
    ['six eggs are one pack', eggs, { quantity: 6 }, 1000],
    ['two packs of eggs', eggs, { quantity: 2 }, 2000],
    ['twelve eggs are two packs', eggs, { quantity: 12 }, 2000],
    ['six packs of eggs, said so', eggs, { quantity: 6, counts: 'packs' }, 6000],
    ['eight beers are two packs of six', beers, { quantity: 8 }, 2000],
    ['two packs of beers', beers, { quantity: 2 }, 2000],
    ['two bottles come in one pack', beers, { quantity: 2, counts: 'pieces' }, 1000],
    ['four carrots are one bag', carrots, { quantity: 4 }, 1000],
    ['twelve carrots are two bags', carrots, { quantity: 12 }, 2000],
    ['two bags of carrots', carrots, { quantity: 2 }, 2000],
    ['no more than there is', product({ available: 2 }), { quantity: 5 }, 2000],
    ['nothing left', product({ available: 0 }), { quantity: 1 }, 0],
  ] as const)('%s', (_, wanted, line, quantity) => {
    expect(proposedQuantity(wanted, line)).toBe(quantity);
  });

  it('takes what is sold by six only for who asks for six', () => {
    const six = product({ infos: { QTY_MULT: '6' } });
    expect(proposedQuantity(six, { quantity: 2 })).toBe(6000);
    expect(isSoldAsAsked(six, { quantity: 2 })).toBe(false);
    expect(isSoldAsAsked(six, { quantity: 6 })).toBe(true);
  });

  it('weighs loose pieces out to the next step and takes them for what was asked', () => {
    const bananas = product({
      infos: { TIPOLOGIA: 'Sfuso', WEIGHT_VARIABLE: 'true', AVERAGE_WEIGHT: '0.18', QTY_MULT: '0.1' },
    });
    expect(proposedQuantity(bananas, { quantity: 6 })).toBe(1100);
    expect(isSoldAsAsked(bananas, { quantity: 6 })).toBe(true);
    const wheel = product({ infos: { TIPOLOGIA: 'Sfuso', WEIGHT_VARIABLE: 'true', MINACQ: '5', QTY_MULT: '0.1' } });
    expect(isSoldAsAsked(wheel, { size: { amount: 1000, unit: 'g' } })).toBe(false);
  });
});
