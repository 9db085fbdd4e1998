import { indexPromotions, type PromotionIndex } from '@sporta/domain';
import { type Bitset, clearBit, createBitset, setBit } from './bitset.ts';
import { buildCategoryTree, type CategoryNode, type CategoryTree } from './category-tree.ts';
import { FacetValues } from './facet-values.ts';
import { withdrawnProduct } from './gone-product.ts';
import { NameOrder } from './name-order.ts';
import { staticProductJson } from './product-json.ts';
import type {
  CatalogueRows,
  ClassRow,
  ProductRow,
  PromotionRow,
  SearchWords,
  WarehouseRow,
  WithdrawnRow,
} from './rows.ts';
import type { Stock } from './stock.ts';
import { toPromotion } from './to-promotion.ts';

/** Promotions as prices are computed by them. */
export interface Offers {
  promotionIndex: PromotionIndex;
  promotionById: ReadonlyMap<number, PromotionRow>;
}

export function offersOf(rows: readonly PromotionRow[]): Offers {
  return {
    promotionIndex: indexPromotions(rows.flatMap((row) => toPromotion(row) ?? [])),
    promotionById: new Map(rows.map((row) => [row.promotionId, row])),
  };
}

/**
 * The public catalogue in memory: every product has a slot (its index in `products`), and sets of products are bitsets
 * over slots. A changed product keeps its slot; a new one takes a fresh slot; an unpublished one leaves a hole.
 * Prices, stock and promotions differ by shop and stand in the views (`shop-view.ts`).
 */
export class Catalogue implements Offers {
  version: number;
  readonly products: (ProductRow | undefined)[] = [];
  readonly tree: CategoryTree;
  readonly classes: ClassRow[];
  readonly classById: Map<number, ClassRow>;
  readonly facetValues: FacetValues;
  /** Number of the kind by slot, 0 = no kind: products of one kind have one number. */
  kindNumbers = new Int32Array(0);
  promotions: PromotionRow[] = [];
  readonly warehouses: WarehouseRow[];
  /** Words of the search. */
  words: SearchWords;
  readonly defaultWarehouse: WarehouseRow | undefined;
  /** The same promotions as the pricing rules read them. */
  promotionIndex!: PromotionIndex;
  promotionById!: ReadonlyMap<number, PromotionRow>;
  readonly #slotById = new Map<number, number>();
  readonly #slotBySlug = new Map<string, number>();
  readonly #slotByCode = new Map<string, number>();
  /** Digits of an EAN without leading zeros → slot: a UPC-A and its EAN-13 are the same product. */
  readonly #slotByEan = new Map<string, number>();
  /** Products that were on sale and are not, and their ids by slug and by EAN. */
  readonly #withdrawn = new Map<number, WithdrawnRow>();
  readonly #withdrawnBySlug = new Map<string, number>();
  readonly #withdrawnByEan = new Map<string, number>();
  readonly #slotsByCategory = new Map<number, Bitset>();
  readonly #slotsByVendor = new Map<number, Set<number>>();
  readonly #numberOfKind = new Map<string, number>();
  /** Brands by vendor, of vendors with products. */
  readonly #brands = new Map<number, string>();
  #vendors: { id: number; name: string }[] | undefined;
  #vendorsByName: { of: readonly unknown[]; ids: Map<string, number> } | undefined;
  #everything: Bitset = createBitset(0);
  /** By slot, the part of its JSON that is the same in every shop; made when first asked for. */
  readonly #texts: (Buffer | undefined)[] = [];
  readonly #byName = new NameOrder();

  constructor(rows: CatalogueRows) {
    this.version = rows.version;
    this.tree = buildCategoryTree(rows.categories);
    this.classes = rows.classes;
    this.classById = new Map(rows.classes.map((each) => [each.classId, each]));
    this.facetValues = new FacetValues(rows.classes);
    this.warehouses = rows.warehouses;
    this.words = rows.words;
    this.defaultWarehouse = rows.warehouses.find((each) => each.isDefault) ?? rows.warehouses[0];
    this.putPromotions(rows.promotions);
    this.#reserve(rows.products.length);
    for (const product of rows.products) this.putProduct(product);
    for (const row of rows.withdrawn) this.putWithdrawn(row);
  }

  /** These promotions take the place of those before. */
  putPromotions(rows: PromotionRow[]): void {
    this.promotions = rows;
    Object.assign(this, offersOf(rows));
  }

  /** Adds a product or replaces its row. @returns its slot. */
  putProduct(product: ProductRow): number {
    this.#forgetWithdrawn(product.productId);
    const known = this.#slotById.get(product.productId);
    if (known !== undefined) this.#unlink(known);
    const slot = known ?? this.products.length;
    if (slot >= this.#everything.length * 32) this.#reserve(Math.max(64, slot * 2));
    if (this.products[slot]?.name !== product.name) this.#byName.moved(slot);
    this.products[slot] = product;
    this.#texts[slot] = undefined;
    this.#slotById.set(product.productId, slot);
    this.#slotBySlug.set(product.slug, slot);
    this.#slotByCode.set(product.code, slot);
    for (const ean of product.eans) this.#slotByEan.set(bareEan(ean), slot);
    setBit(this.#everything, slot);
    for (const id of this.#categoriesAbove(product)) setBit(this.#categoryBits(id), slot);
    this.#joinVendor(slot, product);
    this.facetValues.put(slot, product);
    this.kindNumbers[slot] = this.#kindNumber(product.productKind);
    return slot;
  }

  /** @returns the slot of the product; undefined when it is not for sale */
  putStock(productId: number, stock: Stock): number | undefined {
    const slot = this.#slotById.get(productId);
    if (slot !== undefined) this.products[slot]!.stock = stock;
    return slot;
  }

  /** Keeps what is said of a product that is not on sale any more. */
  putWithdrawn(row: WithdrawnRow): void {
    this.#withdrawn.set(row.productId, row);
    this.#withdrawnBySlug.set(row.slug, row.productId);
    for (const ean of row.eans) this.#withdrawnByEan.set(bareEan(ean), row.productId);
  }

  #forgetWithdrawn(productId: number): void {
    const row = this.#withdrawn.get(productId);
    if (!row) return;
    this.#withdrawn.delete(productId);
    this.#withdrawnBySlug.delete(row.slug);
    for (const ean of row.eans) this.#withdrawnByEan.delete(bareEan(ean));
  }

  /** Takes a product that is no longer sold out of every index. @returns the slot it had. */
  removeProduct(productId: number): number | undefined {
    this.#forgetWithdrawn(productId);
    const slot = this.#slotById.get(productId);
    if (slot === undefined) return undefined;
    this.#unlink(slot);
    this.#slotById.delete(productId);
    this.products[slot] = undefined;
    this.#byName.moved(slot);
    this.#texts[slot] = undefined;
    this.facetValues.put(slot, undefined);
    return slot;
  }

  /** The part of a product's JSON that is the same in every shop, without its closing brace: made once for all of them. */
  staticJson(slot: number, product: ProductRow): Buffer {
    let text = this.#texts[slot];
    if (!text) {
      text = Buffer.from(staticProductJson(this, product).slice(0, -1));
      this.#texts[slot] = text;
    }
    return text;
  }

  slotOf(productId: number): number | undefined {
    return this.#slotById.get(productId);
  }

  product(productId: number): ProductRow | undefined {
    const slot = this.#slotById.get(productId);
    return slot === undefined ? undefined : this.products[slot];
  }

  /** A product that is on sale, or was. */
  everSold(productId: number): ProductRow | undefined {
    const product = this.product(productId);
    if (product) return product;
    const row = this.#withdrawn.get(productId);
    return row && withdrawnProduct(row);
  }

  /** Id of a product that is not on sale any more, by its slug or the digits of its EAN. */
  withdrawnOf(address: string): number | undefined {
    return this.#withdrawnBySlug.get(address) ?? this.#withdrawnByEan.get(bareEan(address));
  }

  slotOfSlug(slug: string): number | undefined {
    return this.#slotBySlug.get(slug);
  }

  slotOfCode(code: string): number | undefined {
    return this.#slotByCode.get(code);
  }

  slotOfEan(digits: string): number | undefined {
    return this.#slotByEan.get(bareEan(digits));
  }

  /** The products of a category and of all below it; 1 = everything; undefined for an unknown category. */
  slotsInCategory(categoryId: number): Bitset | undefined {
    if (categoryId === 1) return this.#everything;
    if (!this.tree.byId.has(categoryId)) return undefined;
    return this.#categoryBits(categoryId);
  }

  slotsOfVendor(vendorId: number): ReadonlySet<number> {
    return this.#slotsByVendor.get(vendorId) ?? new Set();
  }

  get everything(): Bitset {
    return this.#everything;
  }

  get productCount(): number {
    return this.#slotById.size;
  }

  /** Slots of all products by name, those of one name by slot. */
  slotsByName(): Int32Array {
    return this.#byName.slots(this.products);
  }

  /** Brands with at least one product, by name. The same array as long as the brands are the same. */
  vendors(): readonly { id: number; name: string }[] {
    this.#vendors ??= [...this.#brands].map(([id, name]) => ({ id, name })).sort((a, b) => brandOrder(a.name, b.name));
    return this.#vendors;
  }

  /** The first brand of that name. */
  vendorNamed(name: string): number | undefined {
    const vendors = this.vendors();
    if (this.#vendorsByName?.of !== vendors) {
      const ids = new Map<string, number>();
      for (const vendor of vendors) if (!ids.has(vendor.name)) ids.set(vendor.name, vendor.id);
      this.#vendorsByName = { of: vendors, ids };
    }
    return this.#vendorsByName.ids.get(name);
  }

  /** Number of a kind; undefined where nothing on sale is of it. */
  kindNumberOf(kind: string | null): number | undefined {
    return kind === null ? 0 : this.#numberOfKind.get(kind);
  }

  #kindNumber(kind: string | null): number {
    if (kind === null) return 0;
    const known = this.#numberOfKind.get(kind) ?? this.#numberOfKind.size + 1;
    this.#numberOfKind.set(kind, known);
    return known;
  }

  #joinVendor(slot: number, { vendorId, brand }: ProductRow): void {
    const siblings = this.#slotsByVendor.get(vendorId);
    if (siblings) siblings.add(slot);
    else this.#slotsByVendor.set(vendorId, new Set([slot]));
    if (brand === '' || this.#brands.get(vendorId) === brand) return;
    this.#brands.set(vendorId, brand);
    this.#vendors = undefined;
  }

  #leaveVendor(slot: number, vendorId: number): void {
    const siblings = this.#slotsByVendor.get(vendorId);
    siblings?.delete(slot);
    if (siblings?.size !== 0) return;
    this.#slotsByVendor.delete(vendorId);
    if (this.#brands.delete(vendorId)) this.#vendors = undefined;
  }

  mainCategory(product: ProductRow): CategoryNode | undefined {
    const id = product.categoryIds[0];
    return id === undefined ? undefined : this.tree.byId.get(id);
  }

  #unlink(slot: number): void {
    const product = this.products[slot]!;
    this.#slotBySlug.delete(product.slug);
    this.#slotByCode.delete(product.code);
    for (const ean of product.eans) this.#slotByEan.delete(bareEan(ean));
    clearBit(this.#everything, slot);
    for (const id of this.#categoriesAbove(product)) clearBit(this.#categoryBits(id), slot);
    this.#leaveVendor(slot, product.vendorId);
  }

  #categoriesAbove(product: ProductRow): Set<number> {
    const ids = new Set<number>();
    for (const id of product.categoryIds) {
      for (let node = this.tree.byId.get(id); node; node = node.parent) ids.add(node.categoryId);
    }
    return ids;
  }

  #categoryBits(categoryId: number): Bitset {
    let bits = this.#slotsByCategory.get(categoryId);
    if (!bits) {
      bits = new Uint32Array(this.#everything.length);
      this.#slotsByCategory.set(categoryId, bits);
    }
    return bits;
  }

  /** Makes room for `slots` slots in every bitset. */
  #reserve(slots: number): void {
    const words = Math.max(this.#everything.length, (slots + 31) >>> 5);
    const grow = (bits: Bitset) => {
      const larger = new Uint32Array(words);
      larger.set(bits);
      return larger;
    };
    this.#everything = grow(this.#everything);
    this.facetValues.reserve(words * 32);
    const kinds = new Int32Array(words * 32);
    kinds.set(this.kindNumbers);
    this.kindNumbers = kinds;
    for (const [id, bits] of this.#slotsByCategory) this.#slotsByCategory.set(id, grow(bits));
  }
}

const brandOrder = new Intl.Collator('it').compare;

function bareEan(digits: string): string {
  return digits.replace(/^0+/, '');
}
