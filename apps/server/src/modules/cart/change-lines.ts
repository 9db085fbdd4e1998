import { canBuy, longQuantity, normaliseQuantity } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import type { LineChanges } from './cart.repo.ts';
import type { CartLineState, CartState, ProductFacts } from './cart-state.ts';
import { isForSale, rulesOf } from './line-problems.ts';

export interface ItemInfo {
  size?: string | undefined;
  is_package?: boolean | undefined;
  accept_alternatives?: boolean | undefined;
  user_notes?: string | undefined;
}

export interface ItemToAdd {
  productId: number;
  /** Thousandths, added to what is in the cart. */
  quantity: number;
  info?: ItemInfo | undefined;
}

/** Collects what changes in a cart, so that it is saved in one statement. */
export class CartEditor {
  readonly cart: CartState;
  readonly #written = new Set<CartLineState>();
  readonly #removed = new Set<number>();
  #nextId = -1;

  constructor(cart: CartState) {
    this.cart = cart;
  }

  get changes(): LineChanges {
    return { written: [...this.#written], removed: [...this.#removed] };
  }

  get changed(): boolean {
    return this.#written.size > 0 || this.#removed.size > 0;
  }

  /**
   * Adds a quantity of a product, as one line with what is there already.
   * @throws BusinessError `product-not-found`, `not-available`, `max-quantity`
   */
  add(item: ItemToAdd, facts: ProductFacts | undefined): void {
    if (!facts || facts.natureId === 8)
      throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
    if (!isForSale(facts))
      throw new BusinessError('not-available', 'Questo prodotto non è in vendita nel negozio che ti serve');
    const line = this.cart.lines.find((each) => each.productId === item.productId && each.insertionTypeId === 1);
    const quantity = allowedQuantity((line?.quantity ?? 0) + item.quantity, facts);
    const target = line ?? this.#newLine(facts, 1);
    target.quantity = quantity;
    applyInfo(target, item.info);
    this.#written.add(target);
  }

  /** Sets the quantity of a line, in thousandths. @throws BusinessError `not-available`, `max-quantity` … */
  setQuantity(cartItemId: number, quantity: number): void {
    const line = this.editable(cartItemId);
    if (!isForSale(line))
      throw new BusinessError('not-available', 'Questo prodotto non è più in vendita: puoi solo toglierlo');
    line.quantity = allowedQuantity(quantity, line);
    this.#written.add(line);
  }

  setInfo(cartItemId: number, info: ItemInfo): void {
    const line = this.editable(cartItemId);
    applyInfo(line, info);
    this.#written.add(line);
  }

  remove(cartItemId: number): void {
    this.#drop(this.editable(cartItemId));
  }

  /** Refuses a free line; it is remembered, so that it does not come back. */
  refuseGift(cartItemId: number): void {
    const line = this.line(cartItemId);
    if (line.insertionTypeId !== 2) throw new BusinessError('item-not-gift', 'Questa riga non è un omaggio');
    line.refused = true;
    this.#written.add(line);
  }

  /** Removes everything the customer put in; gifts go when their condition does. */
  empty(): void {
    for (const line of [...this.cart.lines]) this.#drop(line);
  }

  /**
   * Free lines follow what the promotions give: new ones appear, those no longer earned go (a refusal is forgotten with
   * them), the others keep the right quantity.
   * @returns whether any line came, went or changed
   */
  syncGifts(
    earned: readonly { productId: number; quantity: number }[],
    facts: ReadonlyMap<number, ProductFacts>,
  ): boolean {
    let moved = false;
    const wanted = new Map<number, number>();
    for (const { productId, quantity } of earned) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
    for (const line of this.cart.lines.filter((each) => each.insertionTypeId === 2)) {
      const quantity = wanted.get(line.productId);
      if (quantity !== line.quantity) moved = true;
      if (quantity === undefined) this.#drop(line);
      else if (line.quantity !== quantity) {
        line.quantity = quantity;
        this.#written.add(line);
      }
      wanted.delete(line.productId);
    }
    for (const [productId, quantity] of wanted) {
      const product = facts.get(productId);
      const available =
        product?.published && product.sold && (product.available === null || product.available >= quantity);
      if (!product || !available) continue;
      const line = this.#newLine(product, 2);
      line.quantity = quantity;
      this.#written.add(line);
      moved = true;
    }
    return moved;
  }

  line(cartItemId: number): CartLineState {
    const line = this.cart.lines.find((each) => each.cartItemId === cartItemId && !each.refused);
    if (!line) throw new BusinessError('item-not-found', 'Questo prodotto non è più nel carrello');
    return line;
  }

  editable(cartItemId: number): CartLineState {
    const line = this.line(cartItemId);
    if (line.insertionTypeId === 2) throw new BusinessError('item-not-editable', 'Un omaggio non si può modificare');
    return line;
  }

  #newLine(facts: ProductFacts, insertionTypeId: number): CartLineState {
    const line: CartLineState = {
      ...facts,
      cartItemId: this.#nextId--,
      quantity: 0,
      insertionTypeId,
      size: null,
      isPackage: false,
      acceptAlternatives: true,
      userNotes: null,
      refused: false,
    };
    this.cart.lines.push(line);
    return line;
  }

  #drop(line: CartLineState): void {
    this.cart.lines = this.cart.lines.filter((each) => each !== line);
    this.#written.delete(line);
    if (line.cartItemId > 0) this.#removed.add(line.cartItemId);
  }
}

function applyInfo(line: CartLineState, info: ItemInfo | undefined): void {
  if (!info) return;
  if (info.size !== undefined) line.size = info.size;
  if (info.is_package !== undefined) line.isPackage = info.is_package && line.boxItems !== null;
  if (info.accept_alternatives !== undefined) line.acceptAlternatives = info.accept_alternatives;
  if (info.user_notes !== undefined) line.userNotes = info.user_notes === '' ? null : info.user_notes;
}

/** No line is larger, whatever the product allows: the amounts of an order must fit their columns. Thousandths. */
const largestQuantity = 99_999_000;

/** The quantity as the product allows it: rounded up to the minimum and the multiple; beyond what is there it is refused. */
function allowedQuantity(wanted: number, facts: ProductFacts): number {
  const stock = rulesOf({ ...facts, max: null });
  if (!canBuy(stock)) throw new BusinessError('not-available', 'Questo prodotto è esaurito');
  const own = rulesOf(facts, null);
  const { quantity } = normaliseQuantity(wanted, { ...own, max: undefined } as never);
  const max = Math.min(own.max ?? largestQuantity, largestQuantity);
  if (quantity > max) {
    throw new BusinessError('max-quantity', `Puoi prenderne al massimo ${longQuantity(max, facts.mode)} a spesa`, {
      field: 'quantity',
    });
  }
  if (stock.max !== undefined && quantity > stock.max) {
    throw new BusinessError('not-available', `Ne restano solo ${longQuantity(stock.max, facts.mode)}`, {
      field: 'quantity',
    });
  }
  return quantity;
}
