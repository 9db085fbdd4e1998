import type { CartItem } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { linePackages, linePrice, priceChangeWords, promotionWords } from './line-texts.ts';

const item = (changes: { quantity?: number; price?: number; priceNet?: number } = {}) =>
  ({
    quantity: changes.quantity ?? 12,
    price: changes.price ?? 1.59,
    product: {
      description: '500 g',
      priceDisplay: 1.59,
      priceNet: changes.priceNet,
      ivaCategory: { ivaPct: '0.04' },
      logisticPackagingItems: 12,
      logisticPalletItems: 720,
      productInfos: { TIPOLOGIA: 'Pezzo' },
    },
  }) as unknown as CartItem;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a line of the cart', () => {
  it('shows companies both prices, also where a promotion of the cart made another one', () => {
    expect(plain(linePrice(item({ priceNet: 1.53 })).text)).toBe('500 g · 1,59 € · 1,53 € senza IVA');
    expect(plain(linePrice(item({ priceNet: 1.53, price: 1.19 })).text)).toBe('500 g · 1,19 € · 1,14 € senza IVA');
    expect(plain(linePrice(item()).text)).toBe('500 g · 1,59 €');
  });

  it('counts cartons and pallets: and says that there are none', () => {
    expect(plain(linePackages(item({ priceNet: 1.53 })))).toBe('1 scatola da 12');
    expect(plain(linePackages(item({ priceNet: 1.53, quantity: 13 })))).toBe('0 scatole da 12');
    expect(plain(linePackages(item({ priceNet: 1.53, quantity: 720 })))).toBe('1 pallet da 720');
    expect(plain(linePackages(item()))).toBe('1 confezione da 12');
    expect(plain(linePackages(item({ quantity: 13 })))).toBe('0 scatole');
  });

  it('says that the price rose or fell since the quantity was set, by the kilogram where it is sold so', () => {
    expect(priceChangeWords(item())).toBe('');
    const changed = (priceBefore: number) => ({ ...item(), priceBefore });
    expect(plain(priceChangeWords(changed(1.49)))).toBe('Prezzo salito da 1,49 € a 1,59 €');
    expect(plain(priceChangeWords(changed(1.99)))).toBe('Prezzo sceso da 1,99 € a 1,59 €');
    const loose = changed(1.99);
    loose.product.productInfos = { TIPOLOGIA: 'Sfuso' };
    expect(plain(priceChangeWords(loose))).toBe('Prezzo sceso da 1,99 €/kg a 1,59 €/kg');
  });

  it('says what a promotion saves, with its name where the struck price does not tell', () => {
    const reduced = item({ price: 1.19, quantity: 2 });
    reduced.product.priceStandardDisplay = 1.59;
    expect(plain(promotionWords(reduced, { name: 'Prezzo speciale 1,19 € su 2 pezzi', amount: 0.8 }))).toBe(
      'Risparmi 0,80 €',
    );
    // the price holds for twelve of the fourteen
    reduced.quantity = 14;
    const some = promotionWords(reduced, { name: 'Prezzo speciale 1,19 € su 12 pezzi', amount: 4.8 });
    expect(plain(some)).toBe('Prezzo speciale 1,19 € su 12 pezzi: risparmi 4,80 €');
    expect(plain(promotionWords(item(), { name: '3×2', amount: 1.59 }))).toBe('3×2: risparmi 1,59 €');
    expect(promotionWords(item(), { name: 'Omaggio con la spesa', amount: 0 })).toBe('Omaggio con la spesa');
  });
});
