/**
 * States of an order (domain rules, "Checkout and order"). `reopened` = back in the cart to be modified; `replaced` = a later
 * version of the order takes its place.
 */
export type OrderState =
  | 'draft'
  | 'awaiting-payment'
  | 'payment-failed'
  | 'confirmed'
  | 'reopened'
  | 'picking'
  | 'picked'
  | 'ready'
  | 'out-for-delivery'
  /** Behind the doors of a locker station, for the customer to fetch. */
  | 'in-locker'
  | 'delivered'
  | 'not-delivered'
  | 'replaced'
  | 'cancelled'
  | 'withdrawn';

const NEXT: Record<OrderState, readonly OrderState[]> = {
  // straight to confirmed when vouchers or the version before cover everything; failed when that version is gone meanwhile
  draft: ['awaiting-payment', 'confirmed', 'payment-failed', 'cancelled'],
  'awaiting-payment': ['confirmed', 'payment-failed', 'cancelled'],
  // its cart may be another by now: a payment heard of late is given back, and buying again makes another order
  'payment-failed': ['cancelled'],
  // its change may be heard of as paid after the shop had closed it to changes
  confirmed: ['picking', 'reopened', 'replaced', 'cancelled'],
  // the changes were discarded: confirmed again
  reopened: ['confirmed', 'replaced', 'cancelled'],
  picking: ['picked', 'cancelled', 'withdrawn'],
  picked: ['ready', 'withdrawn'],
  // straight to delivered when the customer fetches it, or not, when they never come
  ready: ['out-for-delivery', 'in-locker', 'delivered', 'not-delivered', 'withdrawn'],
  'out-for-delivery': ['in-locker', 'delivered', 'not-delivered', 'withdrawn'],
  // fetched, or taken back because nobody came in time
  'in-locker': ['delivered', 'not-delivered', 'withdrawn'],
  // ready again for another slot, or given back
  'not-delivered': ['ready', 'cancelled', 'withdrawn'],
  delivered: ['withdrawn'],
  replaced: [],
  cancelled: [],
  withdrawn: [],
};

export const orderStates = Object.keys(NEXT) as OrderState[];

export function canTransition(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Its payment is not decided. Until it is, the cart the order was made of belongs to it. */
export function isBeingPaid(state: OrderState): boolean {
  return state === 'draft' || state === 'awaiting-payment';
}

/** No way out of it. */
export function isFinal(state: OrderState): boolean {
  return NEXT[state].length === 0;
}

/** States an order may come from: for the condition of an update. */
export function statesBefore(to: OrderState): OrderState[] {
  return orderStates.filter((from) => canTransition(from, to));
}

/** Delivery services: 1 home, 2 pick-up in store, 3 locker. */
export function orderStateLabel(state: OrderState, deliveryServiceId = 1): string {
  const pickup = deliveryServiceId !== 1;
  switch (state) {
    case 'draft':
      return 'Bozza';
    case 'awaiting-payment':
      return 'In attesa del pagamento';
    case 'payment-failed':
      return 'Pagamento non riuscito';
    case 'confirmed':
      return 'Confermato';
    case 'reopened':
      return 'In modifica';
    case 'picking':
      return 'In preparazione';
    case 'picked':
      return 'Preparato';
    case 'ready':
      return deliveryServiceId === 2
        ? 'Pronto per il ritiro'
        : deliveryServiceId === 3
          ? 'Pronto per il locker'
          : 'Pronto per la consegna';
    case 'out-for-delivery':
      return 'In viaggio';
    case 'in-locker':
      return 'Nel locker';
    case 'delivered':
      return pickup ? 'Ritirato' : 'Consegnato';
    case 'not-delivered':
      return pickup ? 'Non ritirato' : 'Non consegnato';
    case 'replaced':
      return 'Modificato';
    case 'cancelled':
      return 'Annullato';
    case 'withdrawn':
      return 'Recesso';
  }
}

/** The states as staff say them: by what is to be done next. */
export function staffStateLabel(state: OrderState, deliveryServiceId = 1): string {
  switch (state) {
    case 'confirmed':
      return 'Da preparare';
    case 'picked':
      return 'Da portare in cella';
    case 'ready':
      return 'Pronto';
    case 'payment-failed':
      return 'Pagamento da rifare';
    default:
      return orderStateLabel(state, deliveryServiceId);
  }
}

export interface CustomerActions {
  /** Pay, or try again. */
  pay: boolean;
  /** Reopen as a cart. */
  modify: boolean;
  cancel: boolean;
  /** The withdrawal function (art. 54-bis); which lines: see `order-withdrawal.ts`. */
  withdraw: boolean;
}

/**
 * What the customer may do without asking anybody. Until the cut-off an order can be modified and cancelled; after it
 * the right of withdrawal remains, for as long as its period runs.
 * @param times epoch milliseconds
 */
export function customerActions(
  state: OrderState,
  times: { now: number; cutoffAt: number; withdrawalOpen: boolean },
): CustomerActions {
  const beforeCutoff = times.now < times.cutoffAt;
  return {
    pay: (state === 'awaiting-payment' || state === 'payment-failed') && beforeCutoff,
    modify: state === 'confirmed' && beforeCutoff,
    cancel:
      state === 'awaiting-payment' ||
      state === 'payment-failed' ||
      ((state === 'confirmed' || state === 'reopened') && beforeCutoff),
    withdraw: times.withdrawalOpen && canTransition(state, 'withdrawn'),
  };
}
