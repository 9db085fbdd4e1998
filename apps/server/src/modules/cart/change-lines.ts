import { insertionTypeIds, productNatureIds } from '@sporta/contract/constants.ts';
import { canBuy, formatQuantity, longQuantity, normaliseQuantity } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import type { LineChanges } from './cart.repo.ts';
import type { CartLineState, CartState, ProductFacts } from './cart-state.ts';
import { isForSale, rulesOf, sharedMaximum } from './line-problems.ts';

export interface ItemInfo {
  size?: string | undefined;
  is_package?: boolean | undefined;
  accept_alternatives?: boolean | undefined;
  user_notes?: string | undefined;
  /** 0: something like it. Whoever gives one has judged whether it may come. */
  wanted_substitute_id?: number | undefined;
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
  readonly #shelfCentsOf: (productId: number) => number | null;
  #nextId = -1;

  /** @param shelfCentsOf what a selling unit costs in the shop now: who sets a quantity has seen it */
  constructor(cart: CartState, shelfCentsOf: (productId: number) => number | null) {
    this.cart = cart;
    this.#shelfCentsOf = shelfCentsOf;
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
    if (!facts || facts.natureId === productNatureIds.free)
      throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
    if (!isForSale(facts)) {
      const where = facts.published ? 'non è in vendita nel negozio che ti serve' : 'non è più in vendita';
      throw new BusinessError('not-available', `Questo prodotto ${where}`);
    }
    const line = this.cart.lines.find(
      (each) => each.productId === item.productId && each.insertionTypeId === insertionTypeIds.ordered,
    );
    const quantity = allowedQuantity(this.cart, facts, {
      wanted: (line?.quantity ?? 0) + item.quantity,
      present: line?.quantity ?? 0,
    });
    const target = line ?? this.#newLine(facts, 1);
    target.quantity = quantity;
    target.shelfCents = this.#shelfCentsOf(item.productId);
    applyInfo(target, item.info);
    this.#written.add(target);
  }

  /** Sets the quantity of a line, in thousandths. @throws BusinessError `not-available`, `max-quantity` … */
  setQuantity(cartItemId: number, quantity: number): void {
    const line = this.editable(cartItemId);
    if (!isForSale(line))
      throw new BusinessError('not-available', 'Questo prodotto non è più in vendita: puoi solo toglierlo');
    line.quantity = allowedQuantity(this.cart, line, { wanted: quantity, present: line.quantity });
    line.shelfCents = this.#shelfCentsOf(line.productId);
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
  refuseFreeItem(cartItemId: number): void {
    const line = this.line(cartItemId);
    if (line.insertionTypeId !== insertionTypeIds.free)
      throw new BusinessError('item-not-gift', 'Questa riga non è un omaggio');
    line.refused = true;
    this.#written.add(line);
  }

  /** Removes everything the customer put in; free items go when their condition does. */
  empty(): void {
    for (const line of [...this.cart.lines]) this.#drop(line);
  }

  /**
   * Free lines follow what the promotions give: new ones appear, those no longer earned go (a refusal is forgotten with
   * them), the others keep the right quantity.
   * @returns whether any line came, went or changed
   */
  syncFreeItems(
    earned: readonly { productId: number; quantity: number }[],
    facts: ReadonlyMap<number, ProductFacts>,
  ): boolean {
    let moved = false;
    const wanted = new Map<number, number>();
    for (const { productId, quantity } of earned) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
    for (const line of this.cart.lines.filter((each) => each.insertionTypeId === insertionTypeIds.free)) {
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

  /** Says of every line whether something else may come when it is missing. A product chosen for that is kept. */
  acceptAlternatives(accepted: boolean): void {
    for (const line of this.cart.lines) {
      if (line.acceptAlternatives === accepted) continue;
      line.acceptAlternatives = accepted;
      this.#written.add(line);
    }
  }

  line(cartItemId: number): CartLineState {
    const line = this.cart.lines.find((each) => each.cartItemId === cartItemId && !each.refused);
    if (!line) throw new BusinessError('item-not-found', 'Questo prodotto non è più nel carrello');
    return line;
  }

  editable(cartItemId: number): CartLineState {
    const line = this.line(cartItemId);
    if (line.insertionTypeId === insertionTypeIds.free)
      throw new BusinessError('item-not-editable', 'Un omaggio non si può modificare');
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
      acceptAlternatives: this.cart.acceptAlternatives,
      wantedSubstituteId: null,
      userNotes: null,
      shelfCents: null,
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
  if (info.wanted_substitute_id !== undefined) {
    line.wantedSubstituteId = info.wanted_substitute_id === 0 ? null : info.wanted_substitute_id;
    // who names a product takes one
    if (line.wantedSubstituteId !== null && info.accept_alternatives === undefined) line.acceptAlternatives = true;
  }
  if (info.user_notes !== undefined) line.userNotes = info.user_notes === '' ? null : info.user_notes;
}

/** No line is larger, whatever the product allows: the amounts of an order must fit their columns. Thousandths. */
const largestQuantity = 99_999_000;

/**
 * The quantity as the product allows it: rounded up to the minimum and the multiple; beyond what is allowed, or there, it is
 * refused with what can still be added. Less than there is in the cart is always allowed.
 */
function allowedQuantity(
  cart: CartState,
  facts: ProductFacts,
  { wanted, present }: { wanted: number; present: number },
): number {
  const stock = rulesOf({ ...facts, max: null });
  if (!canBuy(stock)) throw new BusinessError('not-available', 'Questo prodotto è esaurito');
  const own = rulesOf(facts, null);
  const { quantity } = normaliseQuantity(wanted, { ...own, max: undefined } as never);
  if (quantity < present) return quantity;
  const refuse = (code: string, text: string) => new BusinessError(code, text, { field: 'quantity' });
  const max = Math.min(own.max ?? largestQuantity, largestQuantity);
  if (quantity > max) {
    const most = `Puoi prenderne al massimo ${longQuantity(max, facts.mode)} a spesa`;
    throw refuse('max-quantity', `${most}${stillPossible(facts, { present, taken: present, max })}`);
  }
  const shared = sharedMaximum(cart, facts);
  if (shared && shared.others + quantity > shared.max) {
    const most = `${shared.name}: al massimo ${longQuantity(shared.max, facts.mode)} in tutto a spesa`;
    const room = { present, taken: shared.others + present, max: shared.max - shared.others };
    throw refuse('max-quantity', `${most}${stillPossible(facts, room)}`);
  }
  if (stock.max !== undefined && quantity > stock.max) {
    throw refuse('not-available', `Ne restano solo ${longQuantity(stock.max, facts.mode)}`);
  }
  return quantity;
}

/**
 * "; nel carrello ci sono già 8 pezzi, puoi aggiungerne ancora 2": what a maximum leaves room for.
 * @param room thousandths: `present` of the product and `taken` of all that counts, in the cart; `max` of the product
 */
function stillPossible(facts: ProductFacts, room: { present: number; taken: number; max: number }): string {
  if (room.taken === 0) return '';
  const rules = rulesOf({ ...facts, max: Math.max(0, room.max) }, null);
  const left = canBuy(rules) ? (rules.max ?? 0) - room.present : 0;
  const possible =
    left > 0 ? `puoi aggiungerne ancora ${formatQuantity(left, facts.mode)}` : 'non puoi aggiungerne altri';
  return `; nel carrello ne hai già ${formatQuantity(room.taken, facts.mode)}, ${possible}`;
}
