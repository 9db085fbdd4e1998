import { describe, expect, it } from 'vitest';
import { packageName, packageOffers, packagePrice, packagesText } from './packages.ts';

const product = (changes: object = {}, infos: object = {}) =>
  ({
    productId: 1,
    available: 1000,
    priceDisplay: 1.1,
    priceNet: 1,
    logisticPackagingItems: 6,
    logisticPalletItems: 360,
    productInfos: { TIPOLOGIA: 'Pezzo', ...infos },
    ...changes,
  }) as unknown as Parameters<typeof packageOffers>[0];
const kinds = (...args: Parameters<typeof packageOffers>) => packageOffers(...args).map(({ kind }) => kind);

describe('cartons and pallets', () => {
  it('are added to what is there', () => {
    expect(packageOffers(product(), 7000)).toEqual([
      { kind: 'box', items: 6, next: 13_000 },
      { kind: 'pallet', items: 360, next: 367_000 },
    ]);
  });

  it('are not offered beyond what there is or may be bought, nor against the multiple of the product', () => {
    expect(kinds(product({ available: 20 }), 14_000)).toEqual(['box']);
    expect(kinds(product({ available: 20 }), 15_000)).toEqual([]);
    expect(kinds(product({}, { MAXACQ: '12' }), 6000)).toEqual(['box']);
    expect(kinds(product({}, { MAXACQ: '12' }), 12_000)).toEqual([]);
    expect(kinds(product({}, { QTY_MULT: '4', MINACQ: '4' }), 4000)).toEqual(['pallet']);
    expect(kinds(product({ productClassRuleMax: { productClassName: 'Casse', max: 6, unit: 'pz' } }), 0)).toEqual([
      'box',
    ]);
    expect(kinds(product({ available: 0 }), 0)).toEqual([]);
  });

  it('do not exist for goods by weight, and a carton of one piece is that piece', () => {
    expect(kinds(product({}, { TIPOLOGIA: 'Sfuso' }), 0)).toEqual([]);
    expect(kinds(product({}, { WEIGHT_VARIABLE: 'true' }), 0)).toEqual([]);
    expect(kinds(product({ logisticPackagingItems: 1 }), 0)).toEqual(['pallet']);
    expect(kinds(product({ logisticPackagingItems: 84, logisticPalletItems: 84 }), 0)).toEqual(['box']);
  });

  it('cost what the shop computed, and say how much of them is on offer', () => {
    const pallet = { items: 360 };
    const packages = [{ kind: 'pallet' as const, items: 360, price: 400, priceNet: 363.64 }];
    expect(packagePrice(product({ packages }), pallet, 5000)).toEqual({ price: 400, priceNet: 363.64 });
    const limited = product({ packages, warehousePromo: { maxPerOrder: 12 } });
    expect(packagePrice(limited, pallet, 0)).toEqual({ price: 400, priceNet: 363.64, onOffer: 12 });
    expect(packagePrice(product({ packages, warehousePromo: { maxPerOrder: 400 } }), pallet, 0)).not.toHaveProperty(
      'onOffer',
    );
    // the pieces on offer may be in the cart already, or an offer of the customer's own makes another price
    expect(packagePrice(limited, pallet, 1000)).toBeUndefined();
    expect(packagePrice(product(), pallet, 0)).toBeUndefined();
  });

  it('have a text', () => {
    const text = (quantity: number, changes = {}) => packagesText(product(changes), quantity).replaceAll('\u00a0', ' ');
    expect(text(12_000)).toBe('2 scatole da 6');
    expect(text(6000)).toBe('1 scatola da 6');
    expect(text(7000)).toBe('0 scatole da 6');
    expect(text(720_000)).toBe('2 pallet da 360');
    expect(text(3000, { logisticPackagingItems: 1 })).toBe('3 scatole');
    expect(packageName({ kind: 'pallet', items: 360 })).toBe('un pallet da 360');
  });
});
