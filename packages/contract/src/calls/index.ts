import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as cartChanges from './cart-changes.ts';
import * as catalogue from './catalogue.ts';
import * as company from './company.ts';
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import * as deliveryPasses from './delivery-passes.ts';
import * as disclaimers from './disclaimers.ts';
import * as dueDates from './due-dates.ts';
import * as fiscal from './fiscal.ts';
import * as giftCertificates from './gift-certificates.ts';
import * as giftVouchers from './gift-vouchers.ts';
import * as lists from './lists.ts';
import * as lockers from './lockers.ts';
import * as mealTickets from './meal-tickets.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import { onlyCalls } from './only-calls.ts';
import * as order from './order.ts';
import * as payments from './payments.ts';
import * as quotes from './quotes.ts';
import * as rewards from './rewards.ts';
import * as session from './session.ts';
import * as staff from './staff.ts';
import * as staffCases from './staff-cases.ts';
import * as staffCold from './staff-cold.ts';
import * as staffCompanies from './staff-companies.ts';
import * as staffContent from './staff-content.ts';
import * as staffCustomers from './staff-customers.ts';
import * as staffDeliveryPasses from './staff-delivery-passes.ts';
import * as staffDriver from './staff-driver.ts';
import * as staffHours from './staff-hours.ts';
import * as staffImports from './staff-imports.ts';
import * as staffInvoices from './staff-invoices.ts';
import * as staffLockers from './staff-lockers.ts';
import * as staffNewsletters from './staff-newsletters.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffPayments from './staff-payments.ts';
import * as staffPicking from './staff-picking.ts';
import * as staffPickingStore from './staff-picking-store.ts';
import * as staffProducts from './staff-products.ts';
import * as staffPromotions from './staff-promotions.ts';
import * as staffQuotes from './staff-quotes.ts';
import * as staffReadiness from './staff-readiness.ts';
import * as staffReports from './staff-reports.ts';
import * as staffRewards from './staff-rewards.ts';
import * as staffRounds from './staff-rounds.ts';
import * as staffSearchWords from './staff-search-words.ts';
import * as staffShop from './staff-shop.ts';
import * as staffSlotPrices from './staff-slot-prices.ts';
import * as staffSlots from './staff-slots.ts';
import * as staffStores from './staff-stores.ts';
import * as staffTakings from './staff-takings.ts';
import * as staffWeeklySlots from './staff-weekly-slots.ts';
import * as staffZones from './staff-zones.ts';
import * as stores from './stores.ts';
import * as tastes from './tastes.ts';
import * as weeklySlots from './weekly-slots.ts';

/** Every call of the contract, by domain. */
export const calls = {
  catalogue: onlyCalls(catalogue),
  content: onlyCalls(content),
  stores: onlyCalls(stores),
  session: onlyCalls(session),
  account: onlyCalls(account),
  tastes: onlyCalls(tastes),
  weeklySlots: onlyCalls(weeklySlots),
  addresses: onlyCalls(addresses),
  fiscal: onlyCalls(fiscal),
  disclaimers: onlyCalls(disclaimers),
  lists: onlyCalls(lists),
  delivery: onlyCalls(delivery),
  cart: onlyCalls(cart),
  cartChanges: onlyCalls(cartChanges),
  order: onlyCalls(order),
  lockers: onlyCalls(lockers),
  payments: onlyCalls(payments),
  staff: onlyCalls(staff),
  staffCases: onlyCalls(staffCases),
  staffCold: onlyCalls(staffCold),
  staffDeliveryPasses: onlyCalls(staffDeliveryPasses),
  staffDriver: onlyCalls(staffDriver),
  staffCompanies: onlyCalls(staffCompanies),
  staffCustomers: onlyCalls(staffCustomers),
  staffNewsletters: onlyCalls(staffNewsletters),
  staffOrders: onlyCalls(staffOrders),
  staffPayments: onlyCalls(staffPayments),
  staffPicking: onlyCalls(staffPicking),
  staffPickingStore: onlyCalls(staffPickingStore),
  staffReadiness: onlyCalls(staffReadiness),
  staffRewards: onlyCalls(staffRewards),
  staffLockers: onlyCalls(staffLockers),
  staffRounds: onlyCalls(staffRounds),
  staffImports: onlyCalls(staffImports),
  staffProducts: onlyCalls(staffProducts),
  staffPromotions: onlyCalls(staffPromotions),
  staffSearchWords: onlyCalls(staffSearchWords),
  staffShop: onlyCalls(staffShop),
  staffStores: onlyCalls(staffStores),
  staffInvoices: onlyCalls(staffInvoices),
  staffReports: onlyCalls(staffReports),
  staffTakings: onlyCalls(staffTakings),
  staffSlots: onlyCalls(staffSlots),
  staffSlotPrices: onlyCalls(staffSlotPrices),
  staffWeeklySlots: onlyCalls(staffWeeklySlots),
  staffZones: onlyCalls(staffZones),
  staffHours: onlyCalls(staffHours),
  staffContent: onlyCalls(staffContent),
  mealTickets: onlyCalls(mealTickets),
  giftCertificates: onlyCalls(giftCertificates),
  giftVouchers: onlyCalls(giftVouchers),
  deliveryPasses: onlyCalls(deliveryPasses),
  rewards: onlyCalls(rewards),
  notifications: onlyCalls(notifications),
  offers: onlyCalls(offers),
  dueDates: onlyCalls(dueDates),
  company: onlyCalls(company),
  quotes: onlyCalls(quotes),
  staffQuotes: onlyCalls(staffQuotes),
};

export type Calls = typeof calls;
