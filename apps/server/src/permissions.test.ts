import { type Access, type Call, calls } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from './modules/index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './modules/orders/testing/checkout-world.ts';
import { createSession } from './platform/session.ts';

/* Who may do what, for every call of the contract; and that ids of other people lead nowhere. */

const paths = (text: string) => text.trim().split(/\s+/);

/** One entry for each call: a new one without an entry fails. */
const allowed: Record<Access, string[]> = {
  anonymous: paths(`
    category category?slug category?categoryId search/fast product-notify/insert products products/:productId products?slug search/suggest
    search/top adv faq/list home/view leaflet/detail leaflet/product-search leaflet/search newsletter/confirm
    newsletter/subscribe page/view popup/view recipe/detail recipe/search /version.json warehouse-locator/detail warehouse-locator/search auth/login
    auth/logout auth/sso-callback auth/sso-start auth/test registration/anonymize_token_check registration/password_reset
    registration/password_reset_token_check registration/password_reset_token_request registration/register_user
    registration/registration_confirm registration/registration_resend_email registration/undo_email_change
    registration/welcome
    user-address/check geo/cities user-address/notify-me geo/postalcodes geo/locate registration-disclaimer/list
    delivery-service/list timeslot/list payment-notify/:provider payment-type/marks company/accept-invitation company/invitation
    list/shared gift-voucher/balance cold/readings`),
  customer: paths(`
    auth/sessions auth/end-session auth/end-other-sessions company/approvals company/quotes company/quote.pdf company/request-quote company/accept-quote registration/anonymize_token_request registration/user_detail registration/update_billing_address
    registration/update_contact registration/update_email registration/update_email_request registration/update_password
    registration/update_person_info registration/update_user_detail registration/update_username
    registration/user_anonymize registration/user_export user-address/insert user-address/list user-address/delete
    user-address/set-default user-address/update user-person-fiscal/delete-person-fiscal
    user-person-fiscal/insert-billing-address user-person-fiscal/update-person-fiscal user-person-fiscal/set-main user-person-fiscal/list user-registration-disclaimer/check-disclaimer
    user-registration-disclaimer/list-by-type user-registration-disclaimer/update-disclaimer list/add-product
    notification/detail notification/choose notification/set-quiet notification/renew-app notification/subscribe notification/subscribe-app notification/unsubscribe
    list/add-to-cart list/detail list/insert list/list list/delete list/remove-product list/share list/update list/recur list/join list/leave list/remove-member order/purchased
    list/update-item timeslot/extend timeslot/hold timeslot/notify-me timeslot/release weekly-slot/choices weekly-slot/choose-basket weekly-slot/end weekly-slot/fill-cart weekly-slot/keep weekly-slot/list weekly-slot/skip cart/add-gift-certificate cart/add-item
    cart/add-item?only cart/add-items?only cart/empty?only cart/remove-gift?only cart/remove-item?only cart/set-item-info?only cart/update-item?only
    cart/add-items cart/buy cart/empty cart/lock cart/remove-gift cart/remove-gift-certificate cart/remove-item
    cart/set-address cart/set-info cart/set-item-info cart/substitutes cart/unlock cart/update-item cart/view order/arrival order/arrival-streets order/cancel order/detail
    order/give-up-payment order/leave-as-it-was order/list order/locker order/locker-collected order/modify order/pay-missing order/payment-status order/refuse-substitution avoided-allergen/set product-rating/list product-rating/set product-rating/view order/choose-substitute order/substitutes order/resume-payment order/unfinished-payment order/credit-note.pdf order/invoice.pdf order/receipt.pdf order/withdrawal.pdf order/repeat order/problem-photo order/problem-photo.webp order/report-problem order/withdraw
    payment-type/add-auth payment-type/list-auth payment-type/delete-auth payment-type/prebilled-amount
    satispay/payment-feedback payment-type/set-default-auth payment-type/later-charges
    payment-type/set-later-charges stripe/payment-feedback-recurrent payment-type/list
    meal-ticket/edenred/detail meal-ticket-type/logout meal-ticket/edenred/mobile-callback
    meal-ticket/edenred/mobile-callback-tc meal-ticket/edenred/mobile-logout meal-ticket/edenred/mobile-logout-tc
    meal-ticket/pellegrini/detail meal-ticket/pellegrini/login meal-ticket/pellegrini/logout meal-ticket/pluxee/detail
    meal-ticket-type/select meal-ticket-type/list meal-ticket-type/update-data meal-ticket/upday/detail
    meal-ticket/upday/discard-login meal-ticket/upday/login meal-ticket/upday/logout giftcertificate/list
    giftcertificate/list-manual-assigned gift-voucher/quote gift-voucher/buy gift-voucher/list gift-voucher/detail
    gift-voucher/resume-payment gift-voucher/give-up-payment gift-voucher/resend gift-voucher/cancel delivery-pass/offers delivery-pass/buy delivery-pass/list delivery-pass/detail
    delivery-pass/resume-payment delivery-pass/give-up-payment delivery-pass/withdraw rewards-cart/add rewards-cart/remove rewards-cart/request rewards-cart/update
    rewards-cart/view rewards/points rewards/points.csv rewards/list rewards/requested rewards/cancel-request create-offer/activate create-offer/products`),
  master: paths(`
    order/list-all-users order/list-all-users.csv paymentduedate/list paymentduedate/list.csv paymentduedate/invoice.pdf paymentduedate/statement.pdf company/invite company/remove-invitation
    company/remove-user company/set-budget company/update-user company/users company/accept-request company/refuse-request
    company/approve-order company/refuse-order`),
  staff: paths(`order/solve-problem staff/audit staff/events staff/lock staff/me staff/order staff/order/add-note
    staff/invoice staff/invoice.pdf staff/invoice.xml staff/invoice/resend staff/invoices staff/takings staff/takings.csv
    staff/reports staff/reports.csv
    staff/cold staff/cold.csv staff/cold/cell staff/cold/save staff/cold/read staff/cold/check staff/cold/add-probe staff/cold/revoke-probe
    staff/order/cancel staff/order/change-slot staff/order/charge-rest staff/order/close-rest staff/order/cancel-collection staff/order/collect-again staff/order/ask-to-bring staff/order/brought-back staff/collections staff/order/move staff/order/refund staff/order/slots staff/orders staff/orders/readers staff/orders/write
    staff/orders.csv staff/payments/end-work staff/payments/reconciliation staff/payments/retry staff/payments/stuck staff/product
    staff/product/create staff/product/delete-draft staff/product/drop-plan staff/product/preview staff/product/upload-photo staff/search-words staff/search-words/brands staff/search-words/mark-brand staff/search-words/remove-synonym staff/search-words/save-pin staff/search-words/save-synonym
    staff/search-words/switch-synonym staff/search-words/try staff/promotion staff/promotions staff/promotions/choices staff/promotions/find-products staff/promotion/preview
    staff/promotion/publish staff/promotion/remove staff/promotion/save staff/promotion/stop staff/promotion/try
    staff/products staff/readiness staff/products/change staff/products/choices staff/search staff/set-pin
    staff/today staff/unlock
    staff/content staff/content/choices staff/content/crop-picture staff/content/describe-picture staff/content/discard staff/content/document
    staff/content/pictures staff/content/preview staff/content/products staff/content/publish staff/content/remove
    staff/content/remove-picture staff/content/restore staff/content/save staff/content/upload-picture staff/content/version
    staff/company staff/company/due-dates.csv staff/company/statement.pdf staff/company/log
    staff/company/month-invoices staff/company/issue-month staff/company/save-data staff/company/save-terms staff/company/unblock
    staff/company/record-payment staff/company/remind staff/company/add-note
    staff/quotes staff/quote staff/quote/offer staff/quote/decline staff/quote/withdraw
    staff/customers staff/customers.csv staff/customer staff/customer/add-note staff/customer/log staff/customer/send-reset staff/customer/unlock
    staff/customer/sign-out staff/customer/block staff/customer/unblock staff/customer/give-voucher staff/customer/take-back-voucher staff/customer/merging
    staff/cases staff/case staff/case/photo.webp staff/case/take staff/case/answer staff/case/decide staff/case/redeliver staff/case/close
    staff/rewards staff/reward/prepare staff/reward/hand-over staff/reward/refuse
    staff/import staff/imports staff/imports/begin staff/imports/append staff/imports/read staff/imports/check
    staff/imports/rows staff/imports/departments staff/imports/mend staff/imports/errors.csv staff/imports/apply staff/imports/cancel
    staff/imports/undo staff/imports/template.csv staff/catalogue.csv
    staff/slots/week staff/slots/publish staff/slots/closing staff/slots/close staff/slots/typical-week staff/slots/save-typical staff/zones staff/zones/save staff/slot-prices staff/slot-prices/save staff/weekly-slots staff/weekly-slots/save
    staff/hours staff/hours/save
    staff/delivery-passes staff/delivery-passes/save staff/delivery-passes/sell staff/customer/end-delivery-pass
    staff/shop-settings staff/shop-settings/save staff/shop-settings/upload-logo staff/shop-settings/switch-payment staff/store staff/stores staff/stores/change staff/stores/close staff/stores/closing staff/stores/locate staff/stores/open staff/stores/reopen
    staff/customer/merge staff/customer/anonymise staff/customer/keep staff/customer/export
    staff/customer/start-buying staff/customer/stop-buying
    staff/newsletters staff/newsletter/letter.html staff/newsletter/save staff/newsletter/test staff/newsletter/send staff/newsletter/stop
    staff/lockers staff/lockers/save-station staff/lockers/save-door staff/lockers/remove-door staff/lockers/labels.pdf staff/locker/begin staff/locker/fill
    staff/locker/hand-over staff/locker/take-out
    staff/driver/gestures staff/driver/position staff/driver/rounds staff/rounds staff/rounds/add staff/rounds/assign
    staff/rounds/close staff/rounds/confirm staff/rounds/move-stop staff/rounds/proof staff/rounds/propose staff/rounds/remove
    staff/rounds/sheet.pdf staff/rounds/start staff/rounds/tell-late staff/rounds/town staff/van/save staff/vans
    staff/picking/work staff/picking/waiting staff/picking/start-wave staff/picking/take staff/picking/mine staff/picking/gestures
    staff/picking/proposals staff/picking/substitutes staff/picking/scan staff/picking/give-back staff/picking/assign staff/picking/open-crate
    staff/picking/place-crate staff/picking/remove-crate staff/picking/close staff/picking/labels.pdf staff/picking/list.pdf staff/picking/figures
    staff/picking/store staff/picking/store/save staff/picking/places staff/picking/places/save staff/picking/places.csv
    staff/picking/places/import`),
};

/** Ids of things that are the same for everybody. */
const publicIds = new Set(
  paths(`product_id categoryId product_ids productId parent_category_id parent_vendor_id vendor_id category_id parent_leaflet_id
    warehouse_id store_id registration_module_type_id personInfoTypeId delivery_service_id timeslot_id payment_type_id
    reward_id change_id wanted_substitute_id`),
);

/** What somebody owns. */
interface Belongings {
  userId: number;
  addressId: number;
  fiscalId: number;
  listId: number;
  weeklySlotId: number;
  quoteId: number;
  memberId: number;
  itemId: number;
  cartItemId: number;
  giftId: number;
  orderId: number;
  giftVoucherId: number;
  deliveryPassId: number;
  cardId: number;
  invitationId: number;
  sessionId: number;
  joinRequestId: number;
  approvalId: number;
  rewardRequestId: number;
}

interface OwnedId {
  call: string;
  /** The parameters whose ids are somebody's, with those ids. */
  ids(own: Belongings): Record<string, number | number[]>;
  /** What else the call asks for. */
  with?: object;
  refusal: string;
}

const address = {
  address_name: 'Casa',
  address1: 'Via Prova',
  address_number: '1',
  city: 'Milano',
  province: 'MI',
  postalcode: '20144',
};
const owned = (call: string, refusal: string, ids: OwnedId['ids'], more: object = {}): OwnedId => ({
  call,
  refusal,
  ids,
  with: more,
});
const addressOf = ({ addressId }: Belongings) => ({ user_address_id: addressId });
const weeklyOf = ({ weeklySlotId }: Belongings) => ({ weekly_slot_id: weeklySlotId });
const listOf = ({ listId }: Belongings) => ({ list_id: listId });
const cartItemOf = ({ cartItemId }: Belongings) => ({ cart_item_id: cartItemId });
const orderOf = ({ orderId }: Belongings) => ({ order_id: orderId });
const giftVoucherOf = ({ giftVoucherId }: Belongings) => ({ order_id: giftVoucherId });
const cardOf = ({ cardId }: Belongings) => ({ payment_auth_id: cardId });
const userOf = ({ userId }: Belongings) => ({ user_id: userId });

/** One entry for each call that takes an id of something somebody owns. */
const ownedIds: OwnedId[] = [
  owned('user-address/delete', 'address-not-found', addressOf),
  owned('user-address/set-default', 'address-not-found', addressOf),
  owned('user-address/update', 'address-not-found', addressOf, address),
  owned('cart/set-address', 'address-not-found', addressOf),
  owned('user-person-fiscal/delete-person-fiscal', 'person-fiscal-not-found', ({ fiscalId }) => ({
    person_fiscal_id: fiscalId,
  })),
  owned('user-person-fiscal/set-main', 'person-fiscal-not-found', ({ fiscalId }) => ({ person_fiscal_id: fiscalId })),
  owned(
    'user-person-fiscal/update-person-fiscal',
    'person-fiscal-not-found',
    ({ fiscalId }) => ({ person_fiscal_id: fiscalId }),
    {
      first_name: 'Anna',
      last_name: 'Riva',
      fiscal_code: 'RVIGLI88M41F205I',
      address1: 'Via Tortona',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
    },
  ),
  owned('cart/set-info', 'person-fiscal-not-found', ({ fiscalId }) => ({ invoice_holder_id: fiscalId })),
  owned('list/add-product', 'list-not-found', listOf, { product_id: 1, quantity: 1 }),
  owned('list/add-to-cart', 'list-not-found', ({ listId, itemId }) => ({ list_id: listId, list_item_ids: [itemId] })),
  owned('list/detail', 'list-not-found', listOf),
  owned('list/delete', 'list-not-found', listOf),
  owned('list/remove-product', 'list-not-found', listOf, { product_id: 1 }),
  owned('list/share', 'list-not-found', listOf, { shared: true }),
  owned('list/recur', 'list-not-found', listOf, { every_days: 7 }),
  owned('weekly-slot/choices', 'address-not-found', addressOf),
  owned('weekly-slot/keep', 'address-not-found', addressOf, { weekday: 4, begin_time: '18:00' }),
  owned('weekly-slot/skip', 'weekly-slot-not-found', weeklyOf, { day: '2026-11-26', skip: true }),
  owned('weekly-slot/choose-basket', 'weekly-slot-not-found', weeklyOf, { basket: 'none' }),
  owned('weekly-slot/fill-cart', 'weekly-slot-not-found', weeklyOf, { day: '2026-11-26' }),
  owned('weekly-slot/end', 'weekly-slot-not-found', weeklyOf),
  owned('list/leave', 'list-not-found', listOf),
  owned('list/remove-member', 'list-not-found', ({ listId, memberId }) => ({ list_id: listId, member_id: memberId })),
  owned('list/update', 'list-not-found', listOf, { name: 'Nuovo' }),
  owned('list/update-item', 'item-not-found', ({ itemId }) => ({ list_item_id: itemId }), { quantity: 2 }),
  owned('list/insert', 'order-not-found', orderOf, { name: 'Dall’ordine' }),
  owned('cart/remove-gift', 'item-not-found', cartItemOf),
  owned('cart/remove-item', 'item-not-found', cartItemOf),
  owned('cart/set-item-info', 'item-not-found', cartItemOf, { user_notes: 'x' }),
  owned('cart/update-item', 'item-not-found', cartItemOf, { quantity: 2 }),
  owned('cart/substitutes', 'item-not-found', cartItemOf),
  owned('cart/remove-gift?only', 'item-not-found', cartItemOf, { only: 'changes' }),
  owned('cart/remove-item?only', 'item-not-found', cartItemOf, { only: 'changes' }),
  owned('cart/set-item-info?only', 'item-not-found', cartItemOf, { only: 'changes', user_notes: 'x' }),
  owned('cart/update-item?only', 'item-not-found', cartItemOf, { only: 'changes', quantity: 2 }),
  owned('cart/remove-gift-certificate', 'gift-certificate-not-found', ({ giftId }) => ({
    gift_certificate_id: giftId,
  })),
  ...['detail', 'resume-payment', 'give-up-payment', 'resend', 'cancel'].map((call) =>
    owned(`gift-voucher/${call}`, 'order-not-found', giftVoucherOf),
  ),
  ...['detail', 'resume-payment', 'give-up-payment', 'withdraw'].map((call) =>
    owned(`delivery-pass/${call}`, 'order-not-found', ({ deliveryPassId }) => ({ order_id: deliveryPassId })),
  ),
  owned('order/cancel', 'order-not-found', orderOf),
  owned('order/detail', 'order-not-found', orderOf),
  owned('order/arrival', 'order-not-found', orderOf),
  owned('order/arrival-streets', 'order-not-found', orderOf),
  owned('order/locker', 'order-not-found', orderOf),
  owned('order/locker-collected', 'order-not-found', orderOf),
  owned('order/leave-as-it-was', 'order-not-found', orderOf),
  owned('order/modify', 'order-not-found', orderOf),
  owned('order/pay-missing', 'order-not-found', orderOf, { payment_type_id: 1 }),
  owned('order/payment-status', 'order-not-found', orderOf),
  owned('order/resume-payment', 'order-not-found', orderOf),
  owned('order/give-up-payment', 'order-not-found', orderOf),
  owned('order/receipt.pdf', 'order-not-found', orderOf),
  owned('order/invoice.pdf', 'order-not-found', orderOf),
  owned('order/credit-note.pdf', 'order-not-found', ({ orderId }) => ({ order_id: orderId, credit_note_id: 1 })),
  owned('order/withdrawal.pdf', 'order-not-found', ({ orderId }) => ({ order_id: orderId, withdrawal_id: 1 })),
  owned('order/repeat', 'order-not-found', orderOf),
  owned('order/choose-substitute', 'order-not-found', orderOf, { order_line_id: 1, choice: 'none' }),
  owned('order/substitutes', 'order-not-found', orderOf, { order_line_id: 1 }),
  owned('order/problem-photo', 'order-not-found', orderOf, { file: 'AAAA' }),
  owned('order/report-problem', 'order-not-found', orderOf, { lines: [{ order_line_id: 1, problem: 'wrong' }] }),
  owned('order/withdraw', 'order-not-found', orderOf),
  owned('rewards/cancel-request', 'reward-request-not-found', ({ rewardRequestId }) => ({
    reward_request_id: rewardRequestId,
  })),
  owned('payment-type/list', 'order-not-found', orderOf),
  owned('satispay/payment-feedback', 'order-not-found', orderOf),
  owned('payment-type/delete-auth', 'payment-auth-not-found', cardOf),
  owned('payment-type/set-default-auth', 'payment-auth-not-found', cardOf),
  owned('auth/end-session', 'session-not-found', ({ sessionId }) => ({ session_id: sessionId })),
  ...['company/accept-request', 'company/refuse-request'].map((call) =>
    owned(call, 'request-not-found', ({ joinRequestId }) => ({ request_id: joinRequestId })),
  ),
  ...['company/approve-order', 'company/refuse-order'].map((call) =>
    owned(call, 'approval-not-found', ({ approvalId }) => ({ approval_id: approvalId })),
  ),
  owned('company/quote.pdf', 'quote-not-found', ({ quoteId }) => ({ quote_id: quoteId })),
  owned('company/accept-quote', 'quote-not-found', ({ quoteId }) => ({ quote_id: quoteId })),
  owned('company/remove-user', 'user-not-found', userOf),
  owned('company/set-budget', 'user-not-found', userOf),
  owned('company/update-user', 'user-not-found', userOf),
  owned('company/remove-invitation', 'invitation-not-found', ({ invitationId }) => ({ invitation_id: invitationId })),
];
/** Ids tested where the call is: the card one pays with needs a whole checkout, staff act on their stores' (modules/staff-orders). */
const testedElsewhere = new Set([
  // one of a list, which is of the company's own orders whoever is named (modules/orders/order-references)
  'order/list-all-users user_id',
  'order/list-all-users.csv user_id',
  'cart/buy payment_auth_id',
  // compared with those of one's own cart, and nothing is read by them (modules/checkout/seen-place.test.ts)
  'cart/buy expected_timeslot_id',
  'cart/buy expected_address_id',
  'order/pay-missing payment_auth_id',
  // an order in preparation with something in the place of a line (modules/picking)
  'order/refuse-substitution order_id',
  'order/refuse-substitution order_line_id',
  // ids of lines within an order of one's own (modules/orders)
  'order/choose-substitute order_line_id',
  'order/substitutes order_line_id',
  'stripe/payment-feedback-recurrent payment_id',
  'gift-voucher/buy payment_auth_id',
  'delivery-pass/buy payment_auth_id',
  // of the shop
  'delivery-pass/buy offer_id',
  // an invoice of a month that was issued (modules/einvoices/month-invoices.test.ts)
  // its own test: one's list or one that is kept together (modules/weekly-slots)
  'weekly-slot/choose-basket list_id',
  'paymentduedate/invoice.pdf payment_due_date_id',
]);

const nameOf = (call: Call) => `${call.path}${call.whenParameter ? `?${call.whenParameter}` : ''}`;
const inContract = Object.values(calls).flatMap((group) => Object.values(group) as Call[]);

let world: CheckoutWorld;
let companies: [number, number];
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query(
    `insert into company (name, vat_number, fiscal_code) values ('Bar Uno', '1', '1'), ('Bar Due', '2', '2') returning company_id`,
  );
  companies = [rows[0].company_id, rows[1].company_id];
});
afterAll(() => world.close());

describe('who may use a call', () => {
  it('is written down for each, as the contract says it', () => {
    const written = Object.entries(allowed).flatMap(([access, names]) => names.map((name) => [name, access]));
    expect(new Set(written.map(([name]) => name)).size).toBe(written.length);
    const declared = inContract.map((call) => [nameOf(call), call.access]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(declared));
  });

  it('covers every call the server answers', () => {
    const known = new Set(Object.values(allowed).flat());
    expect(world.app.calls.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
    expect(world.app.calls.length).toBeGreaterThan(100);
  });

  it('is held for anonymous visitors, customers, company users, masters and staff', async () => {
    const [companyId] = companies;
    const roles: { role: string; may: Access[]; accountId?: number }[] = [
      { role: 'anonymous', may: ['anonymous'] },
      { role: 'customer', may: ['anonymous', 'customer'], accountId: await world.createAccount() },
      {
        role: 'company user',
        may: ['anonymous', 'customer'],
        accountId: await personOf(companyId, false),
      },
      { role: 'master', may: ['anonymous', 'customer', 'master'], accountId: await personOf(companyId, true) },
      {
        role: 'staff with a password',
        may: ['anonymous', 'customer'],
        accountId: await world.createAccount({ segment: 'staff' }),
      },
    ];
    const wrong: string[] = [];
    for (const { role, may, accountId } of roles) {
      for (const call of world.app.calls) {
        const { statusCode: status } = await send(accountId, call, {});
        const expected = may.includes(call.access) ? 'served' : role === 'anonymous' ? '419' : '403';
        const found = status === 419 || status === 403 || status >= 500 ? String(status) : 'served';
        if (found !== expected) wrong.push(`${role} × ${nameOf(call)}: ${found} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe('ids of other people', () => {
  it('are known for every call that takes one', () => {
    const missing: string[] = [];
    for (const call of world.app.calls) {
      const { properties = {} } = z.toJSONSchema(call.request, { io: 'input' });
      const entry = ownedIds.find((each) => each.call === nameOf(call));
      const ids = entry ? Object.keys(entry.ids({} as Belongings)) : [];
      for (const name of Object.keys(properties)) {
        if (!/(^|_)ids?$|[a-z]Ids?$/.test(name) || call.access === 'staff') continue;
        if (publicIds.has(name) || ids.includes(name) || testedElsewhere.has(`${nameOf(call)} ${name}`)) continue;
        missing.push(`${nameOf(call)}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it.each(ownedIds)('$call answers $refusal', async ({ call: name, ids, with: more, refusal }) => {
    const call = world.app.calls.find((each) => nameOf(each) === name)!;
    const [mine, theirs] = companies;
    const ownerId = await personOf(mine, true);
    const own = await belongingsOf(ownerId, mine);
    const stranger = await personOf(theirs, true);
    const input = { ...more, ...ids(own) };
    expect(await refusalOf(stranger, call, input)).toBe(refusal);
    // the same ids lead somewhere for who owns them, or the refusal above would say nothing
    expect(await refusalOf(ownerId, call, input)).not.toBe(refusal);
  });
});

async function personOf(companyId: number, isMaster: boolean): Promise<number> {
  const accountId = await world.createAccount({ segment: 'business', is_master: isMaster });
  await world.deps.pool.query('update account set company_id = $2 where account_id = $1', [accountId, companyId]);
  return accountId;
}

let count = 0;

/** Somebody with one of everything. */
async function belongingsOf(accountId: number, companyId: number): Promise<Belongings> {
  const { pool } = world.deps;
  const productId = world.productId('PASTA');
  const one = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await pool.query(text, values);
    return Object.values(rows[0] as Record<string, number>)[0]!;
  };
  const addressId = await one(
    `insert into address (account_id, address1, address_number, city, province, postalcode)
     values ($1, 'Via Tortona', '31', 'Milano', 'MI', '20144') returning address_id`,
    [accountId],
  );
  const weeklySlotId = await one(
    `insert into weekly_slot (account_id, address_id, weekday, begin_time, end_time, created_at)
     values ($1, $2, 4, '18:00', '20:00', now()) returning weekly_slot_id`,
    [accountId, addressId],
  );
  const listId = await one(`insert into product_list (account_id, name) values ($1, 'Mia') returning product_list_id`, [
    accountId,
  ]);
  const cartId = await one(
    'insert into cart (account_id, warehouse_id) select $1, warehouse_id from warehouse returning cart_id',
    [accountId],
  );
  const giftId = await one(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id)
     values ($1, 'Buono', 100, 100, $2) returning gift_certificate_id`,
    [`MIO-${++count}`, accountId],
  );
  await pool.query('insert into cart_gift_certificate (cart_id, gift_certificate_id) values ($1, $2)', [
    cartId,
    giftId,
  ]);
  const colleague = await personOf(companyId, false);
  const candidate = await world.createAccount();
  await pool.query('update account set email_confirmed_at = now() where account_id = $1', [candidate]);
  return {
    userId: colleague,
    addressId,
    listId,
    weeklySlotId,
    memberId: await one(
      `insert into product_list_member (product_list_id, account_id, joined_at) values ($1, $2, now())
       returning product_list_member_id`,
      [listId, colleague],
    ),
    giftId,
    orderId: await orderFor(accountId, productId),
    giftVoucherId: await one(
      `with made as (insert into gift_certificate (code, description, kind, initial_cents, balance_cents)
         values ('SPRT ' || $2, 'Buono regalo', 'prepaid', 5000, 5000) returning gift_certificate_id)
       insert into gift_voucher_order (gift_voucher_order_id, order_number, account_id, idempotency_key, state, amount_cents,
         recipient_email, deliver_on, gift_certificate_id, confirmed_at)
       select $2::int, 'G' || $2, $1, 'k', 'confirmed', 5000, 'zia@posta.example', current_date, gift_certificate_id, now() from made
       returning gift_voucher_order_id`,
      [accountId, 10_000_000 + count],
    ),
    deliveryPassId: await one(
      `with offer as (insert into delivery_pass_offer (name, days, price_cents, from_cents) values ('30 giorni', 30, 990, 4000)
         returning delivery_pass_offer_id)
       insert into delivery_pass_order (delivery_pass_order_id, order_number, account_id, idempotency_key, delivery_pass_offer_id, state,
         name, days, amount_cents, vat_rate_bp, from_cents, begin_asked_at, starts_on, ends_on, confirmed_at)
       select $2::int, 'P' || $2, $1, 'k', delivery_pass_offer_id, 'confirmed', '30 giorni', 30, 990, 2200, 4000, now(),
         current_date, current_date + 30, now() from offer
       returning delivery_pass_order_id`,
      [accountId, 1_000_000 + count],
    ),
    fiscalId: await one(
      `insert into person_fiscal (account_id, type, first_name, address1, city, province, postalcode)
       values ($1, 'person', 'Anna', 'Via Tortona', 'Milano', 'MI', '20144') returning person_fiscal_id`,
      [accountId],
    ),
    itemId: await one(
      'insert into product_list_item (product_list_id, product_id) values ($1, $2) returning product_list_item_id',
      [listId, productId],
    ),
    cartItemId: await one(
      'insert into cart_item (cart_id, product_id, quantity) values ($1, $2, 1000) returning cart_item_id',
      [cartId, productId],
    ),
    cardId: await one(
      `insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year)
       values ($1, 'card-gateway', $2, 'visa', '•••• 4242', 12, 2099) returning payment_auth_id`,
      [accountId, `token-${count}`],
    ),
    joinRequestId: await one(
      `insert into company_join_request (company_id, account_id, requested_at) values ($1, $2, now())
       returning company_join_request_id`,
      [companyId, candidate],
    ),
    approvalId: await one(
      `insert into order_approval (company_id, account_id, total_cents, lines, requested_at)
       values ($1, $2, 100, '[]', now()) returning order_approval_id`,
      [companyId, colleague],
    ),
    quoteId: await one(
      `insert into quote (company_id, account_id, warehouse_id, state, content, requested_at, valid_to)
       select $1, $2, warehouse_id, 'offered', '', now(), now() + interval '1 day' from warehouse limit 1 returning quote_id`,
      [companyId, colleague],
    ),
    rewardRequestId: await one(
      'insert into reward_request (account_id, requested_at, points) values ($1, now(), 10) returning reward_request_id',
      [accountId],
    ),
    sessionId: await one(
      `insert into session (token_hash, account_id, expires_at) values (sha256($1::bytea), $2, now() + interval '1 day')
       returning session_id`,
      [`session-${count}`, accountId],
    ),
    invitationId: await one(
      `insert into company_invitation (company_id, invited_by, email, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '7 days') returning company_invitation_id`,
      [companyId, accountId, `invitato${count}@sporta.example`],
    ),
  };
}

/** A delivered order, as the database keeps it. */
async function orderFor(accountId: number, productId: number): Promise<number> {
  const { pool } = world.deps;
  const orderId = 100_000_000 + ++count;
  await pool.query(
    `with made as (insert into cart (account_id, state) values ($1, 'ordered') returning cart_id)
     insert into orders (order_id, order_number, account_id, cart_id, idempotency_key, state, warehouse_id,
       delivery_service_id, timeslot_id, slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents,
       tax_cents, total_cents, payable_cents, delivered_cents)
     select $2::int, 'N' || $2, $1, made.cart_id, 'k', 'delivered', warehouse_id, 1, timeslot_id, begin_at, end_at, cutoff_at,
       '{"deliveryServiceId":1,"addressName":"Casa","address1":"Via Tortona","addressNumber":"31","city":"Milano","province":"MI","postalcode":"20144"}',
       1, 120, 11, 120, 120, 120
     from made, timeslot limit 1`,
    [accountId, orderId],
  );
  await pool.query(
    `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, selling_mode, quantity, unit,
       unit_price_cents, gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives, delivered_quantity,
       delivered_cents, outcome)
     values ($1, 1, $2, 'PASTA', 'Pasta', 'Sporta', '500 g', 'pasta', 'piece', 1000, 'pz', 120, 120, 1000, '10', false, true,
       1000, 120, 'picked')`,
    [orderId, productId],
  );
  await pool.query(`insert into order_event (order_id, actor, to_state) values ($1, 'staff:Marco', 'delivered')`, [
    orderId,
  ]);
  return orderId;
}

async function refusalOf(accountId: number, call: Call, input: object): Promise<string | undefined> {
  const http = await send(accountId, call, input);
  expect(http.statusCode, http.body.slice(0, 300)).toBe(200);
  const isEnvelope = http.headers['content-type']?.toString().startsWith('application/json');
  return isEnvelope ? http.json().response.errors[0]?.code : undefined;
}

/** Sends a call in a session of its own, because some calls end it. */
async function send(accountId: number | undefined, call: Call, input: Record<string, unknown> | object) {
  const token = accountId && (await createSession(world.deps, accountId, { remember: false })).token;
  const path = call.path.replace(':provider', 'card-gateway').replace(/:\w+/, '1');
  const sent = { ...(call.whenParameter ? { [call.whenParameter]: 'nulla' } : {}), ...input };
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  );
  const isGet = call.method === 'GET';
  return world.app.inject({
    method: isGet ? 'GET' : 'POST',
    url: `${path.startsWith('/') ? path : `/ebsn/api/${path}`}${isGet ? `?${search}` : ''}`,
    headers: { 'x-ebsn-client': 'test', ...(token ? { 'x-ebsn-account': token } : {}) },
    ...(isGet ? {} : { payload: sent }),
  });
}
