import type { Product } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { grossToNet } from '@sporta/domain';
import { LRUCache } from 'lru-cache';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { showCache } from '../../../platform/shown-caches.ts';
import { type Bitset, clearBit, createBitset, hasBit, setBit } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import type { Customer } from './customer.ts';
import { expectedBack } from './expected-back.ts';
import { goneProduct } from './gone-product.ts';
import type { Offer } from './offer.ts';
import { packagePrices } from './package-prices.ts';
import { detailFactsJson } from './product-detail-json.ts';
import { joinJson, sellingUnitCents, shopProductJson, staticProductJson } from './product-json.ts';
import { quantityPricesOf } from './quantity-prices.ts';
import { ShopTexts } from './shop-texts.ts';
import { availableIn } from './stock.ts';

const texts = new WeakMap<Product, Buffer>();

/** JSON of a product a view gave out as an object; undefined for one made elsewhere. */
export const productJson = (product: Product): Buffer | undefined => texts.get(product);

/** Products as objects, of all views together: a shop has many views, and most products are seldom asked for. */
const mostObjectBytes = 16 * 2 ** 20;
/** What an object takes beside its JSON, as a multiple of it. */
const objectPerText = 4;
const objects = showCache(
  'product_objects',
  new LRUCache<number, Product>({
    maxSize: mostObjectBytes,
    sizeCalculation: (product) => (1 + objectPerText) * (texts.get(product)?.length ?? 1),
  }),
);
/** Numbers of the products of one view are so far from those of the next. */
const slotSpan = 2 ** 24;

const commaCode = 44;

/** Sold without a limit, in `available`. */
const unlimitedStock = 2_147_483_647;

/**
 * The catalogue as one kind of customer sees it in one warehouse: what is sold there, at which price, how much is left.
 * Arrays by slot, so that a listing reads numbers and the JSON of a product is made once.
 */
export class ShopView {
  static #made = 0;
  /** No other view of this process has it. */
  readonly #number = ++ShopView.#made;
  readonly catalogue: Catalogue;
  readonly warehouseId: number;
  readonly customer: Customer;
  /** What one selling unit costs now, cents; −1 = not sold here. */
  priceNow!: Int32Array;
  /** Price per comparison unit now, cents; the largest number where there is none (sorts last). */
  unitPriceNow!: Int32Array;
  /** Percentage saved now, 0 = none. */
  percentOff!: Uint8Array;
  /** Thousandths that can be promised. */
  available!: Int32Array;
  /** Slots sold here. */
  sold!: Bitset;
  /** Slots of which at least the minimum is there. */
  inStock!: Bitset;
  /** Slots with a promotion on the card. */
  promoted!: Bitset;
  /** List price of what is sold here, cents. */
  #listCents!: Int32Array;
  /** Offers that say more than these arrays: reductions, and prices that are no whole numbers of them. */
  readonly #specialOffers = new Map<number, Offer>();
  /** What differs by shop in the JSON of a product. */
  readonly #texts = new ShopTexts();

  constructor(catalogue: Catalogue, warehouseId: number, customer: Customer, now: number) {
    this.catalogue = catalogue;
    this.warehouseId = warehouseId;
    this.customer = customer;
    this.#allocate(Math.max(64, catalogue.products.length));
    for (let slot = 0; slot < catalogue.products.length; slot++) this.refresh(slot, now);
  }

  /** Computes one slot again: the product, its price, stock or promotions changed. */
  refresh(slot: number, now: number): void {
    if (slot >= this.priceNow.length) this.#allocate(slot * 2);
    objects.delete(this.#number * slotSpan + slot);
    this.#specialOffers.delete(slot);
    this.#texts.forget(slot);
    this.priceNow[slot] = -1;
    this.unitPriceNow[slot] = unlimitedStock;
    this.percentOff[slot] = 0;
    this.available[slot] = 0;
    for (const bits of [this.sold, this.inStock, this.promoted]) clearBit(bits, slot);
    const product = this.catalogue.products[slot];
    const stock = product && availableIn(product.stock, this.warehouseId);
    // Promotions add free items; nobody lists them.
    if (!product || stock === undefined || product.natureId === productNatureIds.free) return;
    const offer = currentOffer(this.catalogue, product, this.warehouseId, this.customer, now);
    if (!offer) return;
    this.#listCents[slot] = offer.listCents;
    this.priceNow[slot] = sellingUnitCents(product, offer.nowCents);
    this.unitPriceNow[slot] = offer.unitPriceCents ?? unlimitedStock;
    this.percentOff[slot] = offer.percentOff ?? 0;
    this.available[slot] = stock === null ? unlimitedStock : Math.max(0, stock);
    setBit(this.sold, slot);
    if (this.available[slot]! >= product.minQuantity) setBit(this.inStock, slot);
    if (offer.promotion) setBit(this.promoted, slot);
    if (!isPlain(offer)) this.#specialOffers.set(slot, offer);
  }

  /** What one selling unit of a product costs now, cents; undefined when it is not sold here. */
  priceOf(productId: number): number | undefined {
    const slot = this.catalogue.slotOf(productId);
    const cents = slot === undefined ? undefined : this.priceNow[slot];
    return cents === -1 ? undefined : cents;
  }

  /** Undefined when it is not sold here. */
  offer(slot: number): Offer | undefined {
    const special = this.#specialOffers.get(slot);
    if (special || !hasBit(this.sold, slot)) return special;
    const cents = this.#listCents[slot]!;
    const unitPriceCents = this.unitPriceNow[slot]!;
    return {
      listCents: cents,
      nowCents: cents,
      ...(unitPriceCents === unlimitedStock ? {} : { unitPriceCents }),
    };
  }

  /** Writes the JSON of these products as they are in listings, those that are sold here, with commas between them. */
  writeAll(slots: ArrayLike<number>, writer: JsonWriter): void {
    let comma = false;
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place]!;
      if (!this.#isShown(slot)) continue;
      if (comma) writer.byte(commaCode);
      comma = true;
      writer.bytes(this.catalogue.staticJson(slot, this.catalogue.products[slot]!));
      this.#writeShopPart(slot, writer);
    }
  }

  #isShown(slot: number): boolean {
    return this.catalogue.products[slot] !== undefined && hasBit(this.sold, slot);
  }

  /** Writes what follows the part all shops share, up to and with the closing brace but for `less` bytes. */
  #writeShopPart(slot: number, writer: JsonWriter, less = 0): void {
    this.#texts.write(slot, this.priceNow.length, this.#textOf, writer, less);
  }

  /** Makes ready what answers need of a product, before the first one does. */
  prepare(slot: number): void {
    const product = this.catalogue.products[slot];
    if (!product) return;
    this.catalogue.staticJson(slot, product);
    if (this.#isShown(slot)) this.#texts.keep(slot, this.priceNow.length, this.#textOf);
  }

  readonly #textOf = (slot: number): string => `,${this.#shopJson(slot)!.slice(1)}`;

  /** JSON of a product as it is in listings; undefined when it is not sold here. */
  json(slot: number): string | undefined {
    const shopJson = this.#shopJson(slot);
    if (shopJson === undefined) return undefined;
    return `${this.catalogue.staticJson(slot, this.catalogue.products[slot]!)},${shopJson.slice(1)}`;
  }

  #availableOf(slot: number): number | null {
    return this.available[slot] === unlimitedStock ? null : this.available[slot]!;
  }

  /** The part of its JSON that differs by shop. */
  #shopJson(slot: number): string | undefined {
    const product = this.catalogue.products[slot];
    const offer = product && this.offer(slot);
    if (!offer) return undefined;
    const available = this.#availableOf(slot);
    const net =
      this.customer.segment === 'business' ? (cents: number) => grossToNet(cents, product.vat.rateBp) : undefined;
    return shopProductJson(product, offer, available, net);
  }

  /** The same as an object, for answers that are not kept as text (the cart). Not to be changed. */
  object(slot: number): Product | undefined {
    const key = this.#number * slotSpan + slot;
    const known = objects.get(key);
    if (known) return known;
    const json = this.json(slot);
    if (json === undefined) return undefined;
    const made = JSON.parse(json) as Product;
    texts.set(made, Buffer.from(json));
    objects.set(key, made);
    return made;
  }

  /**
   * A product that is not sold here (any more) but is in somebody's cart or list: shown as sold out.
   * @param listCents its last known price, 0 when there is none
   */
  unsold(productId: number, listCents: number): Product {
    const product = this.catalogue.everSold(productId) ?? goneProduct(productId);
    const offer = { listCents, nowCents: listCents };
    const json = joinJson(staticProductJson(this.catalogue, product), shopProductJson(product, offer, 0));
    return { ...(JSON.parse(json) as Product), pubState: 0 };
  }

  /** Writes the JSON of a product with the facts of its page, but for its closing brace. @returns false when it is not sold here */
  writeDetail(slot: number, now: number, writer: JsonWriter): boolean {
    const product = this.catalogue.products[slot];
    if (!product || !this.#isShown(slot)) return false;
    writer.bytes(this.catalogue.staticJson(slot, product));
    this.#writeShopPart(slot, writer, 1);
    const facts = detailFactsJson(product);
    if (facts !== '{}') writer.text(`,${facts.slice(1, -1)}`);
    const packages = packagePrices(this.catalogue, product, this.warehouseId, this.customer, now);
    const backOn = expectedBack(product, this.warehouseId, this.#availableOf(slot), now);
    if (backOn !== undefined) writer.text(`,"backOn":"${backOn}"`);
    const quantityPrices = quantityPricesOf(this.catalogue, product, this.warehouseId, this.customer, now);
    if (quantityPrices.length > 0) writer.text(`,"quantityPrices":${JSON.stringify(quantityPrices)}`);
    if (packages.length > 0) writer.text(`,"packages":${JSON.stringify(packages)}`);
    return true;
  }

  #allocate(size: number): void {
    const grow = <A extends Int32Array | Uint8Array | Uint32Array>(
      make: new (length: number) => A,
      length: number,
      old?: A,
    ): A => {
      const larger = new make(length);
      if (old) larger.set(old);
      return larger;
    };
    this.priceNow = grow(Int32Array, size, this.priceNow as Int32Array);
    this.unitPriceNow = grow(Int32Array, size, this.unitPriceNow as Int32Array);
    this.percentOff = grow(Uint8Array, size, this.percentOff as Uint8Array);
    this.#listCents = grow(Int32Array, size, this.#listCents as Int32Array);
    this.available = grow(Int32Array, size, this.available as Int32Array);
    const words = createBitset(size).length;
    this.sold = grow(Uint32Array, words, this.sold as Uint32Array);
    this.inStock = grow(Uint32Array, words, this.inStock as Uint32Array);
    this.promoted = grow(Uint32Array, words, this.promoted as Uint32Array);
  }
}

/** Whether the price is the list price and nothing more is to be said: most products, which need no object of their own. */
const isPlain = ({ listCents, nowCents, unitPriceCents = 0, ...more }: Offer) =>
  listCents === nowCents && unitPriceCents < unlimitedStock && Object.keys(more).length === 0;
