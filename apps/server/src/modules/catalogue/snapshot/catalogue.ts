import { indexPromotions, type PromotionIndex } from '@sporta/domain';
import { type Bitset, clearBit, createBitset, setBit } from './bitset.ts';
import { buildCategoryTree, type CategoryNode, type CategoryTree } from './category-tree.ts';
import type { CatalogueRows, ClassRow, ProductRow, PromotionRow, WarehouseRow } from './rows.ts';
import { toPromotion } from './to-promotion.ts';

/**
 * The public catalogue in memory: every product has a slot (its index in `products`), and sets of products are bitsets
 * over slots. A changed product keeps its slot; a new one takes a fresh slot; an unpublished one leaves a hole.
 * Prices, stock and promotions differ by shop and stand in the views (`shop-view.ts`).
 */
export class Catalogue {
  version: number;
  readonly products: (ProductRow | undefined)[] = [];
  readonly tree: CategoryTree;
  readonly classes: ClassRow[];
  readonly classById: Map<number, ClassRow>;
  readonly promotions: PromotionRow[];
  readonly warehouses: WarehouseRow[];
  readonly defaultWarehouse: WarehouseRow | undefined;
  /** The same promotions as the pricing rules read them. */
  readonly promotionIndex: PromotionIndex;
  readonly promotionById: Map<number, PromotionRow>;
  readonly #slotById = new Map<number, number>();
  readonly #slotBySlug = new Map<string, number>();
  readonly #slotByCode = new Map<string, number>();
  /** Digits of an EAN without leading zeros → slot: a UPC-A and its EAN-13 are the same product. */
  readonly #slotByEan = new Map<string, number>();
  readonly #slotsByCategory = new Map<number, Bitset>();
  readonly #slotsByVendor = new Map<number, Set<number>>();
  #everything: Bitset = createBitset(0);

  constructor(rows: CatalogueRows) {
    this.version = rows.version;
    this.tree = buildCategoryTree(rows.categories);
    this.classes = rows.classes;
    this.classById = new Map(rows.classes.map((each) => [each.classId, each]));
    this.promotions = rows.promotions;
    this.warehouses = rows.warehouses;
    this.defaultWarehouse = rows.warehouses.find((each) => each.isDefault) ?? rows.warehouses[0];
    this.promotionIndex = indexPromotions(rows.promotions.flatMap((row) => toPromotion(row) ?? []));
    this.promotionById = new Map(rows.promotions.map((row) => [row.promotionId, row]));
    this.#reserve(rows.products.length);
    for (const product of rows.products) this.putProduct(product);
  }

  /** Adds a product or replaces its row. @returns its slot. */
  putProduct(product: ProductRow): number {
    const known = this.#slotById.get(product.productId);
    if (known !== undefined) this.#unlink(known);
    const slot = known ?? this.products.length;
    if (slot >= this.#everything.length * 32) this.#reserve(Math.max(64, slot * 2));
    this.products[slot] = product;
    this.#slotById.set(product.productId, slot);
    this.#slotBySlug.set(product.slug, slot);
    this.#slotByCode.set(product.code, slot);
    for (const ean of product.eans) this.#slotByEan.set(bareEan(ean), slot);
    setBit(this.#everything, slot);
    for (const id of this.#categoriesAbove(product)) setBit(this.#categoryBits(id), slot);
    const siblings = this.#slotsByVendor.get(product.vendorId);
    if (siblings) siblings.add(slot);
    else this.#slotsByVendor.set(product.vendorId, new Set([slot]));
    return slot;
  }

  /** Takes a product that is no longer sold out of every index. @returns the slot it had. */
  removeProduct(productId: number): number | undefined {
    const slot = this.#slotById.get(productId);
    if (slot === undefined) return undefined;
    this.#unlink(slot);
    this.#slotById.delete(productId);
    this.products[slot] = undefined;
    return slot;
  }

  slotOf(productId: number): number | undefined {
    return this.#slotById.get(productId);
  }

  product(productId: number): ProductRow | undefined {
    const slot = this.#slotById.get(productId);
    return slot === undefined ? undefined : this.products[slot];
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

  /** Brands with at least one product, by name. */
  vendors(): { id: number; name: string }[] {
    const names: { id: number; name: string }[] = [];
    for (const [id, slots] of this.#slotsByVendor) {
      const [first] = slots;
      const brand = first === undefined ? '' : this.products[first]!.brand;
      if (brand !== '') names.push({ id, name: brand });
    }
    return names.sort((a, b) => a.name.localeCompare(b.name, 'it'));
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
    const siblings = this.#slotsByVendor.get(product.vendorId);
    siblings?.delete(slot);
    if (siblings?.size === 0) this.#slotsByVendor.delete(product.vendorId);
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
    for (const [id, bits] of this.#slotsByCategory) this.#slotsByCategory.set(id, grow(bits));
  }
}

function bareEan(digits: string): string {
  return digits.replace(/^0+/, '');
}
