import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as delivery from './delivery.ts';
import { onlyCalls } from './only-calls.ts';
import * as order from './order.ts';
import * as session from './session.ts';

/** Every call of the contract, by domain. */
export const calls = {
  catalogue: onlyCalls(catalogue),
  cart: onlyCalls(cart),
  delivery: onlyCalls(delivery),
  order: onlyCalls(order),
  session: onlyCalls(session),
};
