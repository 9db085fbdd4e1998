import type { ProfileEndpoints } from './endpoint.ts';
import { changes, reads } from './endpoint-kinds.ts';

/**
 * Calls of single pages of the profile, apart so that no other page loads them. Written in step with the calls by `npm run endpoints -w @sporta/contract`; a test fails when it is not.
 */
export const profileEndpoints: ProfileEndpoints = {
  weeklySlots: {
    choices: reads('weekly-slot/choices'),
    chooseBasket: changes('weekly-slot/choose-basket'),
    end: changes('weekly-slot/end'),
    fillCart: changes('weekly-slot/fill-cart'),
    keep: changes('weekly-slot/keep'),
    list: reads('weekly-slot/list'),
    skip: changes('weekly-slot/skip'),
  },
  fiscal: {
    deletePersonFiscal: { method: 'GET+POST', path: 'user-person-fiscal/delete-person-fiscal', changesState: true },
    insertBillingAddress: changes('user-person-fiscal/insert-billing-address'),
    list: reads('user-person-fiscal/list'),
    setMain: changes('user-person-fiscal/set-main'),
    updatePersonFiscal: changes('user-person-fiscal/update-person-fiscal'),
  },
  rewards: {
    cancelRequest: changes('rewards/cancel-request'),
    cartAdd: changes('rewards-cart/add'),
    cartRemove: changes('rewards-cart/remove'),
    cartRequest: changes('rewards-cart/request'),
    cartUpdate: changes('rewards-cart/update'),
    cartView: reads('rewards-cart/view'),
    list: reads('rewards/list'),
    points: reads('rewards/points'),
    pointsFile: { method: 'GET', path: 'rewards/points.csv', changesState: false, answers: 'csv' },
    requested: reads('rewards/requested'),
  },
  offers: {
    activate: changes('create-offer/activate'),
    products: reads('create-offer/products'),
  },
  dueDates: {
    invoice: { method: 'GET', path: 'paymentduedate/invoice.pdf', changesState: false, answers: 'pdf' },
    list: reads('paymentduedate/list'),
    listFile: { method: 'GET', path: 'paymentduedate/list.csv', changesState: false, answers: 'csv' },
    statement: { method: 'GET', path: 'paymentduedate/statement.pdf', changesState: false, answers: 'pdf' },
  },
  quotes: {
    accept: changes('company/accept-quote'),
    list: reads('company/quotes'),
    paper: { method: 'GET', path: 'company/quote.pdf', changesState: false, answers: 'pdf' },
    request: changes('company/request-quote'),
  },
};
