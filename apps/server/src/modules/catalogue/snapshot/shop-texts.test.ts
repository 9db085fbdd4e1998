import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonWriter } from '../../../platform/http/json-writer.ts';
import { Catalogue } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import { anonymousCustomer, type Customer } from './customer.ts';
import { detailFactsJson } from './product-detail-json.ts';
import { joinJson, shopProductJson, staticProductJson } from './product-json.ts';
import type { CatalogueRows, ProductRow, PromotionRow } from './rows.ts';
import { ShopTexts, TextRoom } from './shop-texts.ts';
import { ShopView } from './shop-view.ts';
import { availableIn } from './stock.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 15);
const member: Customer = { priceListId: 1, segment: 'household', member: true };
const company: Customer = { priceListId: 1, segment: 'business', member: false };

const product = (productId: number, cents: number, stock: number[]): ProductRow =>
  ({
    productId,
    code: `P${productId}`,
    variant: '',
    name: `Caffè «${productId}» da 2 €`,
    shortName: `Caffè «${productId}» da 2 €`,
    brand: productId % 2 ? 'Rosé' : '',
    vendorId: productId % 2,
    description: '250 g',
    slug: `caffe-${productId}`,
    productKind: null,
    natureId: 1,
    sellingMode: 'piece',
    contentAmount: 250,
    contentUnit: 'g',
    drainedGrams: null,
    averageGrams: null,
    grossGrams: null,
    minQuantity: 1000,
    maxQuantity: null,
    quantityStep: 1000,
    boxItems: null,
    palletItems: null,
    sellByBox: false,
    packageDescription: null,
    alcoholPercent: null,
    mealTicket: true,
    perishable: false,
    promotable: true,
    shelfLifeDays: null,
    classMaxName: null,
    classMaxQuantity: null,
    facts: productId % 3 ? {} : { ingredients: 'Caffè, **latte** 100 % “vero”' },
    hasPicture: false,
    pictureVersion: 1,
    morePhotos: [],
    popularity: productId,
    newUntil: null,
    categoryIds: [],
    classIds: [],
    eans: [],
    vat: { vatCategoryId: 1, code: '10', descr: 'IVA 10%', rateBp: 1000 },
    prices: [{ priceListId: 1, warehouseId: 0, cents, from: NOW - 90 * DAY }],
    stock,
  }) as ProductRow;

const promotion = (productIds: number[], kind: string, percent: number): PromotionRow => ({
  promotionId: 7,
  code: 'M',
  name: 'Meno è più',
  kind,
  params: { percent },
  productIds,
  startsAt: NOW - DAY,
  endsAt: NOW + DAY,
  warehouseIds: null,
  segment: 'everyone',
  promoCode: null,
  maxPerOrder: null,
  stackable: false,
});

const rowsOf = (products: ProductRow[], promotions: PromotionRow[]): CatalogueRows => ({
  version: 1,
  missingVersions: [],
  categories: [],
  products,
  withdrawn: [],
  classes: [],
  promotions,
  warehouses: [],
  words: { synonyms: [], off: new Set(), pins: new Map(), brands: new Map() },
});

/** The same answer made at once of the rows, with nothing kept. */
function plain(catalogue: Catalogue, customer: Customer): { listing: string; details: (string | undefined)[] } {
  const parts = catalogue.products.map((row) => {
    const stock = row && availableIn(row.stock, 1);
    const offer = row && stock !== undefined ? currentOffer(catalogue, row, 1, customer, NOW) : undefined;
    if (!row || !offer) return undefined;
    const net =
      customer.segment === 'business'
        ? (cents: number) => Math.round((cents * 10_000) / (10_000 + row.vat.rateBp))
        : undefined;
    const shown = shopProductJson(row, offer, stock === null ? null : Math.max(0, stock!), net);
    return { row, shown, whole: joinJson(staticProductJson(catalogue, row), shown) };
  });
  return {
    listing: parts.flatMap((part) => (part ? [part.whole] : [])).join(','),
    details: parts.map((part) => part && joinJson(part.whole, detailFactsJson(part.row)).slice(0, -1)),
  };
}

const written = (write: (writer: JsonWriter) => void): string => {
  const writer = new JsonWriter().begin();
  write(writer);
  return writer.taken().toString();
};

describe('products put together from kept texts', () => {
  const changes = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      what: fc.constantFrom('price', 'stock', 'unlimited', 'nowhere', 'gone'),
      value: fc.integer({ min: 0, max: 900_000 }),
    }),
    { maxLength: 25 },
  );

  it('are the same bytes as products written at once, over changes of price and stock, for every kind of customer', () => {
    fc.assert(
      fc.property(
        changes,
        fc.constantFrom('percentage', 'member-only'),
        fc.integer({ min: 1, max: 90 }),
        (list, kind, percent) => {
          const products = [1, 2, 3, 4, 5, 6].map((id) => product(id, 100 * id + 99, [1, 5000 * id]));
          const catalogue = new Catalogue(rowsOf(products, [promotion([2, 3, 5], kind, percent)]));
          const customers = [anonymousCustomer, member, company];
          const views = customers.map((customer) => new ShopView(catalogue, 1, customer, NOW));
          const check = () => {
            views.forEach((view, index) => {
              const slots = catalogue.products.map((_, slot) => slot);
              const { listing, details } = plain(catalogue, customers[index]!);
              expect(written((writer) => view.writeAll(slots, writer))).toBe(listing);
              for (const slot of slots)
                expect(written((writer) => view.writeDetail(slot, NOW, writer)) || undefined).toBe(details[slot]);
            });
          };
          check();
          for (const { id, what, value } of list) {
            const row = catalogue.product(id);
            let slot: number | undefined;
            if (what === 'gone') slot = catalogue.removeProduct(id);
            else if (what === 'price') slot = catalogue.putProduct(product(id, value, row?.stock.slice() ?? [1, 1000]));
            else if (row)
              slot = catalogue.putStock(id, what === 'nowhere' ? [] : [1, what === 'unlimited' ? 2 ** 31 - 1 : value]);
            for (const view of views) if (slot !== undefined) view.refresh(slot, NOW);
            check();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('say what a promotion that begins makes of them, in a view of its own', () => {
    const catalogue = new Catalogue(rowsOf([product(1, 500, [1, 9000])], []));
    const before = new ShopView(catalogue, 1, anonymousCustomer, NOW);
    expect(written((writer) => before.writeAll([0], writer))).toContain('"priceDisplay":5,');
    catalogue.putPromotions([promotion([1], 'percentage', 20)]);
    const after = new ShopView(catalogue, 1, anonymousCustomer, NOW);
    expect(written((writer) => after.writeAll([0], writer))).toContain('"priceDisplay":4,');
    expect(written((writer) => after.writeAll([0], writer))).toBe(plain(catalogue, anonymousCustomer).listing);
  });
});

describe('the room of texts', () => {
  it('keeps within its bytes, and makes again what had to go', () => {
    const room = new TextRoom(2 ** 20);
    const views = [new ShopTexts(room), new ShopTexts(room)];
    let made = 0;
    const textOf = (view: number, slot: number) => `${view}:${slot}:${'è'.repeat(slot % 300)}`;
    for (let round = 0; round < 3; round++) {
      for (let slot = 0; slot < 3000; slot++) {
        views.forEach((texts, view) => {
          const make = () => {
            made++;
            return textOf(view, slot);
          };
          expect(written((writer) => texts.write(slot, 3000, make, writer))).toBe(textOf(view, slot));
          // kept now, without its last byte
          const again = written((writer) => texts.write(slot, 3000, () => 'again', writer, 1));
          if (slot % 300 === 0) expect(again).toBe(textOf(view, slot).slice(0, -1));
        });
      }
    }
    expect(room.edition).toBeGreaterThan(1);
    expect(room.calculatedSize).toBe(2 ** 20);
    expect(made).toBeGreaterThan(6000);
  });

  it('writes a text that is too long to be kept, each time', () => {
    const texts = new ShopTexts(new TextRoom(2 ** 20));
    const long = 'x'.repeat(70_000);
    for (let n = 0; n < 2; n++)
      expect(written((writer) => texts.write(0, 1, () => long, writer, 1))).toBe(long.slice(1));
  });

  it('forgets a text whose product changed, and has places for slots that come later', () => {
    const texts = new ShopTexts(new TextRoom(2 ** 20));
    const shown = (slot: number, text: string) => written((writer) => texts.write(slot, slot + 1, () => text, writer));
    expect(shown(0, 'a')).toBe('a');
    expect(shown(0, 'b')).toBe('a');
    texts.forget(0);
    texts.forget(99);
    expect(shown(0, 'b')).toBe('b');
    expect(shown(40, 'c')).toBe('c');
    expect(shown(0, 'd')).toBe('d');
    expect(shown(40, 'e')).toBe('c');
  });
});
