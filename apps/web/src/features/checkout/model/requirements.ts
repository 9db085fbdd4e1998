import type { Cart } from '@sporta/contract';
import { countText, euroToCents, formatEuro, isAlcoholic } from '@sporta/domain';
import { sellingTerms } from '../../../shared/product/index.ts';

/** What is missing to an order, with the codes `cart/buy` refuses it by. */
type RequirementCode =
  | 'cart-empty'
  | 'address-needed'
  | 'slot-needed'
  | 'minimum-order'
  | 'not-available'
  | 'max-quantity'
  | 'billing-address-needed'
  | 'birth-date-needed';

export interface Requirement {
  code: RequirementCode;
  title: string;
  body: string;
}

/** What the shop asks of who buys, and does not know. */
export interface Buyer {
  /** An invoice is asked for, and there is nobody to make it out to. */
  lacksHolder: boolean;
  /** Alcohol is sold to adults. */
  lacksBirthDate: boolean;
  /** Staff buy for the customer, who alone says who they are. */
  byStaff?: boolean;
}

const known: Buyer = { lacksHolder: false, lacksBirthDate: false };

/** What the customer has to do before paying, the first thing first; empty when the order can be placed. Pure. */
export function missingRequirements(cart: Cart, buyer = known): Requirement[] {
  if (cart.cartItems.length === 0) {
    return [{ code: 'cart-empty', title: 'Il carrello è vuoto.', body: 'Aggiungi qualcosa per continuare.' }];
  }
  const missing: Requirement[] = [];
  if (cart.placeLost) {
    missing.push({ code: 'address-needed', title: 'Serve un altro posto.', body: `${cart.placeLost}.` });
  } else if (!cart.shippingAddress) {
    missing.push({ code: 'address-needed', title: 'Manca l’indirizzo.', body: 'Dicci dove portare la spesa.' });
  } else if (cart.slotLost) {
    missing.push({ code: 'slot-needed', title: 'Serve un altro orario.', body: `${cart.slotLost}.` });
  } else if (!cart.timeslot) {
    missing.push({ code: 'slot-needed', title: 'Manca l’orario.', body: 'Prima di pagare servono giorno e ora.' });
  }
  const { minimumOrder } = cart;
  if (minimumOrder && minimumOrder.missing > 0 && !cart.belowMinimumSurcharge) {
    missing.push({
      code: 'minimum-order',
      title: `Ti mancano ${formatEuro(euroToCents(minimumOrder.missing))}.`,
      body: `L’ordine minimo è di ${formatEuro(euroToCents(minimumOrder.amount))}.`,
    });
  }
  missing.push(...lineProblems(cart), ...buyerProblems(buyer));
  return missing;
}

function buyerProblems({ lacksHolder, lacksBirthDate, byStaff }: Buyer): Requirement[] {
  const missing: Requirement[] = [];
  if (lacksHolder) {
    missing.push({
      code: 'billing-address-needed',
      title: 'Manca a chi intestare la fattura.',
      body: byStaff
        ? 'Lo aggiunge il cliente, dal suo profilo; oppure togli “Voglio la fattura” nel carrello.'
        : 'Aggiungi un intestatario, oppure togli “Voglio la fattura” nel carrello.',
    });
  }
  if (lacksBirthDate) {
    missing.push({
      code: 'birth-date-needed',
      title: 'Manca la tua data di nascita.',
      body: 'Nel carrello ci sono alcolici: li vendiamo solo a chi ha 18 anni.',
    });
  }
  return missing;
}

export const hasAlcohol = ({ cartItems }: Cart): boolean =>
  cartItems.some(({ product }) => isAlcoholic(percentOf(sellingTerms(product).alcohol)));

/** "12,5% vol." is 12.5; what says nothing has none. */
const percentOf = (text = '0'): number => Number.parseFloat(text.replace(',', '.'));

/**
 * What the cart itself lacks, at the payment, where it cannot be changed: the place and the time are said there by other parts, but not
 * that the shop closed the slot.
 */
export const missingInCart = (cart: Cart, buyer?: Buyer): Requirement[] =>
  missingRequirements(cart, buyer).filter(({ code }) =>
    code === 'slot-needed' ? cart.slotLost !== undefined : code !== 'address-needed',
  );

function lineProblems(cart: Cart): Requirement[] {
  const having = (code: string) => cart.cartItems.filter((item) => item.errors?.some((each) => each.code === code));
  const gone = having('not-available').length;
  const many = having('max-quantity').length;
  const found: Requirement[] = [];
  if (gone > 0) {
    found.push({
      code: 'not-available',
      title: countText(gone, 'prodotto non è più disponibile.', 'prodotti non sono più disponibili.'),
      body:
        gone === 1 ? 'Toglilo o cambia la quantità per continuare.' : 'Toglili o cambia le quantità per continuare.',
    });
  }
  if (many > 0) {
    found.push({
      code: 'max-quantity',
      title: countText(many, 'prodotto supera il massimo.', 'prodotti superano il massimo.'),
      body: 'Cambia la quantità per continuare.',
    });
  }
  return found;
}
