import type { Product } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import {
  cardFacts,
  flagsOf,
  lowestText,
  netText,
  pictureOf,
  priceOf,
  rulesOf,
  sellingMode,
  sizeText,
  stepperCaption,
  unitPriceText,
} from './product-facts.ts';

const pasta = {
  productId: 1,
  name: 'Penne rigate n. 41',
  shortDescr: 'Molino Serra',
  description: '500 g',
  productNatureId: 1,
  productInfos: { TIPOLOGIA: 'Pezzo' },
  productClasses: [],
  mediaURL: '/media/products/1/77/120.webp',
  mediaURLMedium: '/media/products/1/77/480.webp',
  price: 1.59,
  priceDisplay: 1.59,
  priceUmDisplay: 3.18,
  weightUnitDisplay: 'KG',
  available: 100_000_000,
} as unknown as Product;

function product(changes: Partial<Product>): Product {
  return { ...pasta, ...changes };
}

describe('what is said about a product', () => {
  it('a pack: price, size and unit price', () => {
    expect(sellingMode(pasta)).toBe('piece');
    expect(priceOf(pasta)).toMatchObject({ cents: 159, oldCents: undefined, approximate: false, perUnit: undefined });
    expect(sizeText(pasta)).toBe('500 g');
    expect(unitPriceText(pasta)).toBe('3,18\u00a0€/kg');
    expect(lowestText(pasta)).toBeUndefined();
  });

  it('the price without VAT, for companies only', () => {
    expect(netText(pasta)).toBeUndefined();
    expect(cardFacts(pasta).unitPriceText).toBe('3,18\u00a0€/kg');
    const forCompany = product({ priceNet: 1.53 });
    expect(netText(forCompany)).toBe('1,53\u00a0€\u00a0senza\u00a0IVA');
    expect(cardFacts(forCompany).unitPriceText).toBe('3,18\u00a0€/kg · 1,53\u00a0€\u00a0senza\u00a0IVA');
  });

  it('an offer: struck price, lowest price of 30 days, flag with a real minus', () => {
    const offer = product({
      priceDisplay: 1.19,
      priceStandardDisplay: 1.59,
      priceLowest30: 1.59,
      warehousePromo: { view: { header: '-25&#37; <b>ora</b>' } } as Product['warehousePromo'] & object,
    });
    expect(priceOf(offer)).toMatchObject({ cents: 119, oldCents: 159, promo: true });
    expect(lowestText(offer)).toBe('Prezzo più basso 30 gg: 1,59\u00a0€');
    expect(flagsOf(offer).discount).toBe('−25% ora');
  });

  it('3×2 has a flag, and its price is not drawn as reduced', () => {
    const threeForTwo = product({ warehousePromo: { view: { header: '3×2' } } as Product['warehousePromo'] & object });
    expect(flagsOf(threeForTwo).discount).toBe('3×2');
    expect(priceOf(threeForTwo).promo).toBe(false);
  });

  it('loose goods: price per kg, no second unit price, steps of the catalogue', () => {
    const oranges = product({
      description: 'al kg',
      productInfos: {
        TIPOLOGIA: 'Sfuso',
        WEIGHT_VARIABLE: 'true',
        AVERAGE_WEIGHT: '0.23',
        MINACQ: '0.2',
        QTY_MULT: '0.1',
      },
      priceUmDisplay: 1.79,
    });
    expect(priceOf(oranges)).toMatchObject({ perUnit: 'kg', approximate: false });
    expect(unitPriceText(oranges)).toBeUndefined();
    expect(sizeText(oranges)).toBe('Sfuso, scegli il peso · ca. 230\u00a0g l’uno');
    expect(rulesOf(oranges)).toEqual({ mode: 'loose', min: 200, step: 100 });
    expect(flagsOf(oranges)).toMatchObject({ loose: true, multipleOf: undefined });
  });

  it('packs of variable weight: "ca." before price and size', () => {
    const chicken = product({ productInfos: { TIPOLOGIA: 'Pezzo', WEIGHT_VARIABLE: 'true', AVERAGE_WEIGHT: '0.5' } });
    expect(priceOf(chicken).approximate).toBe(true);
    expect(sizeText(chicken)).toBe('ca. 500\u00a0g');
    expect(flagsOf(chicken).byWeight).toBe(true);
  });

  it('never lets more be chosen than there is, nor than may be bought', () => {
    expect(rulesOf(product({ available: 7 })).max).toBe(7000);
    expect(rulesOf(product({ available: 7, productInfos: { MAXACQ: '4' } })).max).toBe(4000);
    expect(rulesOf(product({ available: 7, productInfos: { QTY_MULT: '6' } }))).toMatchObject({
      step: 6000,
      max: 6000,
    });
    expect(rulesOf(pasta).max).toBeUndefined();
  });

  it('counts boxes only where they mean something to the customer', () => {
    const water = product({ productInfos: { QTY_MULT: '6' }, logisticPackagingItems: 6, logisticPalletItems: 504 });
    expect(stepperCaption(water, 12_000)).toBe('2\u00a0scatole');
    expect(stepperCaption(water, 504_000)).toBe('1\u00a0pallet');
    expect(stepperCaption(product({ logisticPackagingItems: 12 }), 12_000)).toBeUndefined();
  });

  it('offers the picture in every width it is served in, others as they are', () => {
    expect(pictureOf(pasta, '46vw')?.srcSet).toBe(
      '/media/products/1/77/120.webp 120w, /media/products/1/77/240.webp 240w, /media/products/1/77/480.webp 480w, /media/products/1/77/800.webp 800w',
    );
    expect(pictureOf(product({ mediaURLMedium: '/media/no-picture.svg' }), '46vw')).toEqual({
      src: '/media/no-picture.svg',
      alt: '',
    });
  });
});
