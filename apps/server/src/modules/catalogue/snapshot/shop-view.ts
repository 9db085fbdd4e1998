import type { Product } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { grossToNet } from '@sporta/domain';
import { LRUCache } from 'lru-cache';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { type Bitset, clearBit, createBitset, setBit } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import type { Customer } from './customer.ts';
import { goneProduct } from './gone-product.ts';
import type { Offer } from './offer.ts';
import { packagePrices } from './package-prices.ts';
import { detailFactsJson } from './product-detail-json.ts';
import { joinJson, sellingUnitCents, shopProductJson, staticProductJson } from './product-json.ts';

const texts = new WeakMap<Product, string>();

/** JSON of a product a view gave out as an object; undefined for one made elsewhere. */
export const productText = (product: Product): string | undefined => texts.get(product);

/** What one view keeps ready of its products: a shop has many views, and most products are seldom asked for. */
const mostObjects = 2000;

/** Sold without a limit, in `available`. */
const unlimitedStock = 2_147_483_647;

/**
 * The catalogue as one kind of customer sees it in one warehouse: what is sold there, at which price, how much is left.
 * Arrays by slot, so that a listing reads numbers and the JSON of a product is made once.
 */
export class ShopView {
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
  readonly #offers: (Offer | undefined)[] = [];
  readonly #objects = new LRUCache<number, Product>({ max: mostObjects });

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
    this.#objects.delete(slot);
    this.#offers[slot] = undefined;
    this.priceNow[slot] = -1;
    this.unitPriceNow[slot] = unlimitedStock;
    this.percentOff[slot] = 0;
    this.available[slot] = 0;
    for (const bits of [this.sold, this.inStock, this.promoted]) clearBit(bits, slot);
    const product = this.catalogue.products[slot];
    const stock = product?.stock.find((each) => each.warehouseId === this.warehouseId);
    // Promotions add free items; nobody lists them.
    if (!product || !stock || product.natureId === productNatureIds.free) return;
    const offer = currentOffer(this.catalogue, product, this.warehouseId, this.customer, now);
    if (!offer) return;
    this.#offers[slot] = offer;
    this.priceNow[slot] = sellingUnitCents(product, offer.nowCents);
    this.unitPriceNow[slot] = offer.unitPriceCents ?? unlimitedStock;
    this.percentOff[slot] = offer.percentOff ?? 0;
    this.available[slot] = stock.available === null ? unlimitedStock : Math.max(0, stock.available);
    setBit(this.sold, slot);
    if (this.available[slot]! >= product.minQuantity) setBit(this.inStock, slot);
    if (offer.promotion) setBit(this.promoted, slot);
  }

  offer(slot: number): Offer | undefined {
    return this.#offers[slot];
  }

  /** Writes the JSON of these products as they are in listings, those that are sold here, with commas between them. */
  writeAll(slots: Iterable<number>, writer: JsonWriter): void {
    let comma = false;
    for (const slot of slots) {
      const shopJson = this.#shopJson(slot);
      if (shopJson === undefined) continue;
      if (comma) writer.text(',');
      comma = true;
      writer.bytes(this.catalogue.staticJson(slot, this.catalogue.products[slot]!)).text(`,${shopJson.slice(1)}`);
    }
  }

  /** JSON of a product as it is in listings; undefined when it is not sold here. */
  json(slot: number): string | undefined {
    const shopJson = this.#shopJson(slot);
    if (shopJson === undefined) return undefined;
    return `${this.catalogue.staticJson(slot, this.catalogue.products[slot]!)},${shopJson.slice(1)}`;
  }

  /** The part of its JSON that differs by shop. */
  #shopJson(slot: number): string | undefined {
    const product = this.catalogue.products[slot];
    const offer = this.#offers[slot];
    if (!product || !offer) return undefined;
    const available = this.available[slot] === unlimitedStock ? null : this.available[slot]!;
    const net =
      this.customer.segment === 'business' ? (cents: number) => grossToNet(cents, product.vat.rateBp) : undefined;
    return shopProductJson(product, offer, available, net);
  }

  /** The same as an object, for answers that are not kept as text (the cart). Not to be changed. */
  object(slot: number): Product | undefined {
    const known = this.#objects.get(slot);
    if (known) return known;
    const json = this.json(slot);
    if (json === undefined) return undefined;
    const made = JSON.parse(json) as Product;
    this.#objects.set(slot, made);
    texts.set(made, json);
    return made;
  }

  /**
   * A product that is not sold here (any more) but is in somebody's cart or list: shown as sold out.
   * @param listCents its last known price, 0 when there is none
   */
  unsold(productId: number, listCents: number): Product {
    const product = this.catalogue.product(productId) ?? goneProduct(productId);
    const offer = { listCents, nowCents: listCents };
    return JSON.parse(
      joinJson(staticProductJson(this.catalogue, product), shopProductJson(product, offer, 0)),
    ) as Product;
  }

  /** Writes the JSON of a product with the facts of its page, but for its closing brace. @returns false when it is not sold here */
  writeDetail(slot: number, now: number, writer: JsonWriter): boolean {
    const product = this.catalogue.products[slot];
    const shopJson = this.#shopJson(slot);
    if (shopJson === undefined || !product) return false;
    const packages = packagePrices(this.catalogue, product, this.warehouseId, this.customer, now);
    const rest = joinJson(shopJson, detailFactsJson(product));
    writer.bytes(this.catalogue.staticJson(slot, product)).text(`,${rest.slice(1, -1)}`);
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
    this.available = grow(Int32Array, size, this.available as Int32Array);
    const words = createBitset(size).length;
    this.sold = grow(Uint32Array, words, this.sold as Uint32Array);
    this.inStock = grow(Uint32Array, words, this.inStock as Uint32Array);
    this.promoted = grow(Uint32Array, words, this.promoted as Uint32Array);
  }
}
