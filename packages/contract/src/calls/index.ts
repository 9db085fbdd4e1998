import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as company from './company.ts';
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import * as disclaimers from './disclaimers.ts';
import * as dueDates from './due-dates.ts';
import * as fiscal from './fiscal.ts';
import * as giftCertificates from './gift-certificates.ts';
import * as giftVouchers from './gift-vouchers.ts';
import * as lists from './lists.ts';
import * as mealTickets from './meal-tickets.ts';
import * as offers from './offers.ts';
import { onlyCalls } from './only-calls.ts';
import * as order from './order.ts';
import * as payments from './payments.ts';
import * as rewards from './rewards.ts';
import * as session from './session.ts';
import * as staff from './staff.ts';
import * as staffDriver from './staff-driver.ts';
import * as staffInvoices from './staff-invoices.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffPayments from './staff-payments.ts';
import * as staffPicking from './staff-picking.ts';
import * as staffProducts from './staff-products.ts';
import * as staffRounds from './staff-rounds.ts';
import * as staffSlots from './staff-slots.ts';
import * as staffTakings from './staff-takings.ts';
import * as stores from './stores.ts';

/** Every call of the contract, by domain. */
export const calls = {
  catalogue: onlyCalls(catalogue),
  content: onlyCalls(content),
  stores: onlyCalls(stores),
  session: onlyCalls(session),
  account: onlyCalls(account),
  addresses: onlyCalls(addresses),
  fiscal: onlyCalls(fiscal),
  disclaimers: onlyCalls(disclaimers),
  lists: onlyCalls(lists),
  delivery: onlyCalls(delivery),
  cart: onlyCalls(cart),
  order: onlyCalls(order),
  payments: onlyCalls(payments),
  staff: onlyCalls(staff),
  staffDriver: onlyCalls(staffDriver),
  staffOrders: onlyCalls(staffOrders),
  staffPayments: onlyCalls(staffPayments),
  staffPicking: onlyCalls(staffPicking),
  staffRounds: onlyCalls(staffRounds),
  staffProducts: onlyCalls(staffProducts),
  staffInvoices: onlyCalls(staffInvoices),
  staffTakings: onlyCalls(staffTakings),
  staffSlots: onlyCalls(staffSlots),
  mealTickets: onlyCalls(mealTickets),
  giftCertificates: onlyCalls(giftCertificates),
  giftVouchers: onlyCalls(giftVouchers),
  rewards: onlyCalls(rewards),
  offers: onlyCalls(offers),
  dueDates: onlyCalls(dueDates),
  company: onlyCalls(company),
};

export type Calls = typeof calls;
