import type { Cart } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { cartTotal } from '../../../shared/cart-view/index.ts';

/** One of the tenders an order is going to be paid by. */
export interface PaymentPart {
  key: string;
  /** Name of its mark. */
  scheme: string;
  /** Beside the mark: "5 × 8,00 €", "Buono regalo", "•• 4242". */
  label: string;
  cents: number;
}

/** Who pays the rest, as it is shown. */
export interface LastTender {
  scheme: string;
  label: string;
}

const isPrepaid = ({ kind }: Cart['giftCertificates'][number]) => kind === 'prepaid';

/** Whether the other tenders pay everything, margin for weighed goods included: then no last one is asked for. */
export function isCovered(cart: Cart): boolean {
  const tickets = cart.mealTickets.reduce((sum, { amount }) => sum + euroToCents(amount), 0);
  return euroToCents(cart.authorisationTotal ?? cart.grossTotal) <= tickets;
}

/** The same of a cart with goods that is no order in change: what that one has paid is enough, or a card pays the difference. */
export const isPaidWithoutCard = (cart: Cart): boolean =>
  cart.change === undefined && cart.cartItems.length > 0 && isCovered(cart);

/** The tenders in the order they pay: meal tickets, certificates, the last one. Their sum is the total. */
export function paymentParts(
  cart: Cart,
  providerOf: (paymentTypeId: number) => string,
  last: LastTender | undefined,
  ticketsText: (tickets: Cart['mealTickets'][number]['tickets']) => string,
): PaymentPart[] {
  const tickets = cart.mealTickets.map(({ paymentTypeId, tickets: used, amount }) => ({
    key: `ticket-${paymentTypeId}`,
    scheme: providerOf(paymentTypeId),
    label: ticketsText(used),
    cents: euroToCents(amount),
  }));
  const gifts = cart.giftCertificates.filter(isPrepaid).map(({ giftCertificateId, total }) => ({
    key: `gift-${giftCertificateId}`,
    scheme: 'gift',
    label: 'Buono regalo',
    cents: euroToCents(total),
  }));
  const rest = last ? [{ key: 'last', ...last, cents: euroToCents(cart.lastTenderTotal) }] : [];
  return [...tickets, ...gifts, ...rest].filter(({ cents }) => cents > 0);
}

/** "72,72 − 40,00 − 16,00 − 10,00 = 6,72 €"; empty when nothing is taken off. */
export function restText(cart: Cart): string {
  const parts = paymentParts(
    cart,
    () => '',
    undefined,
    () => '',
  );
  if (parts.length === 0) return '';
  const plain = (cents: number) => formatEuro(cents).replace(/\s?€$/, '');
  const taken = parts.map(({ cents }) => `− ${plain(cents)}`).join(' ');
  return `${plain(cartTotal(cart).totalCents)} ${taken} = ${formatEuro(euroToCents(cart.lastTenderTotal))}`;
}

const COUNTS = ['', 'una parte', 'due parti', 'tre parti', 'quattro parti', 'cinque parti', 'sei parti'];

/** What happens when one of several tenders fails. */
export function partsText(count: number): string {
  const parts = COUNTS[count] ?? `${count} parti`;
  return `Un solo conto in ${parts}: se una non va a buon fine, sblocchiamo subito le altre e il carrello resta com’è.`;
}
