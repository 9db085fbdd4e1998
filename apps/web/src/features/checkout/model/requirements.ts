import type { Cart } from '@sporta/contract';
import { countText, euroToCents, formatEuro } from '@sporta/domain';

/** What is missing to an order, with the codes `cart/buy` refuses it by. */
type RequirementCode =
  | 'cart-empty'
  | 'address-needed'
  | 'slot-needed'
  | 'minimum-order'
  | 'not-available'
  | 'max-quantity';

export interface Requirement {
  code: RequirementCode;
  title: string;
  body: string;
}

/** What the customer has to do before paying, the first thing first; empty when the order can be placed. Pure. */
export function missingRequirements(cart: Cart): Requirement[] {
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
  missing.push(...lineProblems(cart));
  return missing;
}

/**
 * What the cart itself lacks, at the payment, where it cannot be changed: the place and the time are said there by other parts, but not
 * that the shop closed the slot.
 */
export const missingInCart = (cart: Cart): Requirement[] =>
  missingRequirements(cart).filter(({ code }) =>
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
