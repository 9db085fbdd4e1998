import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Access, Call } from '../call.ts';
import { endpoints } from '../endpoints.ts';
import { commonCodes, invalidFields } from '../envelope.ts';
import { profileEndpoints } from '../profile-endpoints.ts';
import { staffEndpoints } from '../staff-endpoints.ts';
import { rolesOfMove } from '../staff-order-words.ts';
import { calls } from './index.ts';

const all: [string, Call][] = Object.entries(calls).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Call>).map(([name, call]): [string, Call] => [`${group}.${name}`, call]),
);

/** Every call of the specification (section 7) and of the HTTP contract, as they write it. */
const documented = `
GET registration/user_detail
POST registration/update_user_detail
POST registration/update_person_info
GET registration/password_reset
GET registration/password_reset_token_request
GET registration/password_reset_token_check
POST registration/update_billing_address
GET registration/update_email
GET registration/update_email_request
POST registration/update_username
GET registration/update_password
POST registration/register_user
GET registration/registration_confirm
GET registration/registration_resend_email
GET registration/user_anonymize
GET registration/anonymize_token_request
GET registration/anonymize_token_check
POST registration/update_contact
GET /version.json
GET giftcertificate/list
GET giftcertificate/list-manual-assigned
GET user-person-fiscal/list
POST user-person-fiscal/insert-billing-address
GET user-person-fiscal/delete-person-fiscal
GET registration-disclaimer/list
GET user-registration-disclaimer/list-by-type
GET user-registration-disclaimer/check-disclaimer
POST user-registration-disclaimer/update-disclaimer
GET notification/detail
POST notification/choose
POST notification/set-quiet
POST notification/renew-app
POST notification/subscribe
POST notification/subscribe-app
POST notification/unsubscribe
GET payment-type/list
GET payment-type/list-auth
POST payment-type/delete-auth
POST payment-type/add-auth
GET payment-type/prebilled-amount
GET meal-ticket-type/list
POST meal-ticket-type/select
POST meal-ticket-type/logout
POST meal-ticket-type/update-data
GET meal-ticket/upday/detail
GET meal-ticket/upday/login
GET meal-ticket/upday/discard-login
GET meal-ticket/upday/logout
GET meal-ticket/edenred/detail
GET meal-ticket/pluxee/detail
GET meal-ticket/pellegrini/detail
GET meal-ticket/pellegrini/login
GET meal-ticket/pellegrini/logout
GET meal-ticket/edenred/mobile-callback
GET meal-ticket/edenred/mobile-callback-tc
GET meal-ticket/edenred/mobile-logout
GET meal-ticket/edenred/mobile-logout-tc
GET stripe/payment-feedback-recurrent
GET satispay/payment-feedback
GET payment-notify/:provider
POST payment-notify/:provider
GET products
GET products/:productId
GET category
GET search/suggest
GET search/top
POST search/fast
GET page/view
GET faq/list
GET popup/view
GET adv
GET leaflet/search
GET leaflet/detail
GET leaflet/product-search
GET warehouse-locator/search
GET warehouse-locator/detail
POST auth/login
GET auth/test
POST auth/logout
GET auth/sso-start
GET auth/sso-callback
GET user-address/list
POST user-address/insert
POST user-address/update
POST user-address/delete
POST user-address/set-default
POST user-person-fiscal/update-person-fiscal
POST user-person-fiscal/set-main
GET user-address/check
POST user-address/notify-me
GET geo/cities
GET geo/postalcodes
GET list/list
GET list/detail
POST list/insert
POST list/update
POST list/delete
POST list/add-product
POST list/update-item
POST list/remove-product
POST list/add-to-cart
POST list/share
POST newsletter/subscribe
GET delivery-service/list
POST cart/set-address
GET timeslot/list
POST timeslot/hold
POST timeslot/extend
POST timeslot/release
GET cart/view
POST cart/add-item
POST cart/add-items
POST cart/update-item
POST cart/remove-item
POST cart/remove-gift
POST cart/empty
POST cart/set-info
POST cart/set-item-info
POST cart/add-gift-certificate
POST cart/remove-gift-certificate
POST cart/lock
POST cart/unlock
POST cart/buy
GET order/list
GET order/list-all-users
GET order/detail
POST order/repeat
POST order/cancel
POST order/modify
POST order/withdraw
GET order/receipt.pdf
GET order/payment-status
GET paymentduedate/list
GET rewards/list
GET rewards-cart/view
POST rewards-cart/add
POST rewards-cart/update
POST rewards-cart/remove
POST rewards-cart/request
GET rewards/requested
GET create-offer/products
POST create-offer/activate
`
  .trim()
  .split('\n');

/** Calls of our own pages beside the documents. */
const own = [
  'GET registration/welcome',
  'GET auth/sessions',
  'GET company/quotes',
  'GET company/quote.pdf',
  'POST company/request-quote',
  'POST company/accept-quote',
  'GET company/approvals',
  'GET company/invitation',
  'GET company/users',
  'GET geo/locate',
  'GET home/view',
  'GET recipe/search',
  'GET recipe/detail',
  'GET weekly-slot/list',
  'GET weekly-slot/choices',
  'POST weekly-slot/keep',
  'POST weekly-slot/choose-basket',
  'POST weekly-slot/fill-cart',
  'POST weekly-slot/skip',
  'POST weekly-slot/end',
  'POST avoided-allergen/set',
  'POST product-rating/set',
  'GET product-rating/view',
  'GET product-rating/list',
  'GET cart/substitutes',
  'GET order/substitutes',
  'POST order/choose-substitute',
  'GET order/credit-note.pdf',
  'GET order/invoice.pdf',
  'GET order/list-all-users.csv',
  'GET order/unfinished-payment',
  'GET order/withdrawal.pdf',
  'GET paymentduedate/list.csv',
  'GET paymentduedate/invoice.pdf',
  'GET paymentduedate/statement.pdf',
  'GET registration/user_export',
  'GET rewards/points',
  'GET rewards/points.csv',
  'POST rewards/cancel-request',
  'POST auth/end-other-sessions',
  'POST auth/end-session',
  'POST company/accept-invitation',
  'POST company/accept-request',
  'POST company/approve-order',
  'POST company/invite',
  'POST company/refuse-order',
  'POST company/refuse-request',
  'POST company/remove-invitation',
  'POST company/remove-user',
  'POST company/set-budget',
  'POST company/update-user',
  'POST newsletter/confirm',
  'POST order/give-up-payment',
  'GET order/locker',
  'POST order/locker-collected',
  'POST order/leave-as-it-was',
  'POST order/pay-missing',
  'GET order/problem-photo.webp',
  'POST order/problem-photo',
  'POST order/report-problem',
  'POST order/resume-payment',
  'POST order/solve-problem',
  'GET auth/sessions',
  'POST auth/end-session',
  'POST auth/end-other-sessions',
  'POST company/accept-request',
  'POST company/refuse-request',
  'GET company/approvals',
  'POST company/approve-order',
  'POST company/refuse-order',
  'GET order/purchased',
  'GET list/shared',
  'GET gift-voucher/quote',
  'POST gift-voucher/buy',
  'GET gift-voucher/list',
  'GET gift-voucher/detail',
  'POST gift-voucher/resume-payment',
  'POST gift-voucher/give-up-payment',
  'POST gift-voucher/resend',
  'POST gift-voucher/cancel',
  'POST gift-voucher/balance',
  'GET delivery-pass/offers',
  'POST delivery-pass/buy',
  'GET delivery-pass/list',
  'GET delivery-pass/detail',
  'POST delivery-pass/resume-payment',
  'POST delivery-pass/give-up-payment',
  'POST delivery-pass/withdraw',
  'POST list/recur',
  'POST list/join',
  'POST list/leave',
  'POST list/remove-member',
  'GET payment-type/marks',
  'POST payment-type/set-default-auth',
  'GET payment-type/later-charges',
  'POST payment-type/set-later-charges',
  'POST product-notify/insert',
  'POST timeslot/notify-me',
  'POST registration/undo_email_change',
  'GET staff/audit',
  'GET staff/company',
  'GET staff/company/due-dates.csv',
  'GET staff/company/log',
  'GET staff/company/statement.pdf',
  'POST staff/company/add-note',
  'GET staff/company/month-invoices',
  'POST staff/company/issue-month',
  'POST staff/company/record-payment',
  'GET staff/quotes',
  'GET staff/quote',
  'POST staff/quote/offer',
  'POST staff/quote/decline',
  'POST staff/quote/withdraw',
  'POST staff/company/remind',
  'POST staff/company/save-data',
  'POST staff/company/save-terms',
  'POST staff/company/unblock',
  'GET staff/customer',
  'GET staff/customer/export',
  'GET staff/customer/log',
  'GET staff/customer/merging',
  'GET staff/customers',
  'GET staff/customers.csv',
  'POST staff/customer/add-note',
  'POST staff/customer/anonymise',
  'POST staff/customer/block',
  'POST staff/customer/end-delivery-pass',
  'POST staff/customer/give-voucher',
  'POST staff/customer/keep',
  'POST staff/customer/merge',
  'POST staff/customer/send-reset',
  'POST staff/customer/sign-out',
  'POST staff/customer/start-buying',
  'POST staff/customer/stop-buying',
  'POST staff/customer/take-back-voucher',
  'POST staff/customer/unblock',
  'POST staff/customer/unlock',
  'GET staff/case',
  'GET staff/case/photo.webp',
  'GET staff/cases',
  'POST staff/case/answer',
  'POST staff/case/close',
  'POST staff/case/decide',
  'POST staff/case/redeliver',
  'POST staff/case/take',
  'GET staff/rewards',
  'GET staff/newsletter/letter.html',
  'GET staff/newsletters',
  'POST staff/newsletter/save',
  'POST staff/newsletter/send',
  'POST staff/newsletter/stop',
  'POST staff/newsletter/test',
  'POST staff/reward/hand-over',
  'POST staff/reward/prepare',
  'POST staff/reward/refuse',
  'GET staff/events',
  'GET staff/invoice',
  'GET staff/invoice.pdf',
  'GET staff/invoice.xml',
  'GET staff/invoices',
  'GET staff/me',
  'GET staff/order',
  'GET staff/order/slots',
  'GET staff/orders',
  'GET staff/orders.csv',
  'GET staff/orders/readers',
  'GET staff/cold',
  'GET staff/cold.csv',
  'GET staff/cold/cell',
  'GET staff/import',
  'GET staff/imports',
  'POST staff/imports/begin',
  'POST staff/imports/append',
  'POST staff/imports/read',
  'POST staff/imports/check',
  'GET staff/imports/rows',
  'POST staff/imports/mend',
  'GET staff/imports/departments',
  'GET staff/imports/errors.csv',
  'POST staff/imports/apply',
  'POST staff/imports/cancel',
  'POST staff/imports/undo',
  'GET staff/imports/template.csv',
  'GET staff/catalogue.csv',
  'GET staff/product',
  'GET staff/products',
  'GET staff/products/choices',
  'GET staff/readiness',
  'GET staff/delivery-passes',
  'POST staff/delivery-passes/save',
  'POST staff/delivery-passes/sell',
  'GET staff/shop-settings',
  'POST staff/shop-settings/save',
  'POST staff/shop-settings/switch-payment',
  'POST staff/shop-settings/upload-logo',
  'GET staff/store',
  'GET staff/stores',
  'POST staff/stores/change',
  'POST staff/stores/close',
  'POST staff/stores/reopen',
  'GET staff/stores/closing',
  'GET staff/stores/locate',
  'POST staff/stores/open',
  'GET staff/search-words',
  'GET staff/search-words/brands',
  'POST staff/search-words/mark-brand',
  'POST staff/search-words/remove-synonym',
  'POST staff/search-words/save-pin',
  'POST staff/search-words/save-synonym',
  'POST staff/search-words/switch-synonym',
  'POST staff/search-words/try',
  'GET staff/promotion',
  'GET staff/promotions',
  'GET staff/promotions/choices',
  'GET staff/promotions/find-products',
  'POST staff/promotion/preview',
  'POST staff/promotion/publish',
  'POST staff/promotion/remove',
  'POST staff/promotion/save',
  'POST staff/promotion/stop',
  'POST staff/promotion/try',
  'POST staff/product/create',
  'POST staff/product/delete-draft',
  'POST staff/product/drop-plan',
  'POST staff/product/preview',
  'POST staff/product/upload-photo',
  'POST staff/products/change',
  'GET staff/search',
  'GET staff/reports',
  'GET staff/reports.csv',
  'GET staff/takings',
  'GET staff/takings.csv',
  'GET staff/today',
  'POST staff/invoice/resend',
  'POST staff/lock',
  'POST staff/order/add-note',
  'POST staff/order/ask-to-bring',
  'POST staff/order/brought-back',
  'GET staff/collections',
  'POST staff/order/cancel',
  'POST staff/order/change-slot',
  'POST staff/order/charge-rest',
  'POST staff/order/close-rest',
  'POST staff/order/cancel-collection',
  'POST staff/order/collect-again',
  'POST staff/orders/write',
  'POST cold/readings',
  'POST staff/cold/add-probe',
  'POST staff/cold/check',
  'POST staff/cold/read',
  'POST staff/cold/revoke-probe',
  'POST staff/cold/save',
  'POST staff/order/move',
  'POST staff/order/refund',
  'POST staff/set-pin',
  'POST staff/unlock',
  'GET order/arrival',
  'GET order/arrival-streets',
  'GET staff/driver/rounds',
  'GET staff/lockers',
  'POST staff/lockers/save-station',
  'POST staff/lockers/save-door',
  'POST staff/lockers/remove-door',
  'GET staff/lockers/labels.pdf',
  'POST staff/locker/begin',
  'POST staff/locker/fill',
  'POST staff/locker/hand-over',
  'POST staff/locker/take-out',
  'GET staff/rounds',
  'GET staff/rounds/proof',
  'GET staff/rounds/sheet.pdf',
  'GET staff/rounds/town',
  'GET staff/vans',
  'POST staff/driver/gestures',
  'POST staff/driver/position',
  'POST staff/rounds/add',
  'POST staff/rounds/assign',
  'POST staff/rounds/close',
  'POST staff/rounds/confirm',
  'POST staff/rounds/move-stop',
  'POST staff/rounds/propose',
  'POST staff/rounds/remove',
  'POST staff/rounds/start',
  'POST staff/rounds/tell-late',
  'POST staff/van/save',
  'GET staff/slots/closing',
  'GET staff/hours',
  'POST staff/hours/save',
  'GET staff/zones',
  'GET staff/weekly-slots',
  'POST staff/weekly-slots/save',
  'GET staff/slot-prices',
  'POST staff/zones/save',
  'POST staff/slot-prices/save',
  'GET staff/slots/typical-week',
  'GET staff/slots/week',
  'GET staff/content',
  'GET staff/content/choices',
  'GET staff/content/document',
  'GET staff/content/pictures',
  'GET staff/content/products',
  'GET staff/content/version',
  'POST staff/content/crop-picture',
  'POST staff/content/describe-picture',
  'POST staff/content/discard',
  'POST staff/content/preview',
  'POST staff/content/publish',
  'POST staff/content/remove',
  'POST staff/content/remove-picture',
  'POST staff/content/restore',
  'POST staff/content/save',
  'POST staff/content/upload-picture',
  'POST staff/slots/close',
  'POST staff/slots/publish',
  'POST staff/slots/save-typical',
  'GET staff/payments/reconciliation',
  'GET staff/payments/stuck',
  'POST staff/payments/end-work',
  'POST staff/payments/retry',
  'POST order/refuse-substitution',
  'GET staff/picking/work',
  'GET staff/picking/waiting',
  'POST staff/picking/start-wave',
  'POST staff/picking/take',
  'GET staff/picking/mine',
  'POST staff/picking/gestures',
  'GET staff/picking/proposals',
  'GET staff/picking/substitutes',
  'GET staff/picking/scan',
  'POST staff/picking/give-back',
  'POST staff/picking/assign',
  'POST staff/picking/open-crate',
  'POST staff/picking/place-crate',
  'POST staff/picking/remove-crate',
  'POST staff/picking/close',
  'GET staff/picking/labels.pdf',
  'GET staff/picking/list.pdf',
  'GET staff/picking/figures',
  'GET staff/picking/store',
  'POST staff/picking/store/save',
  'GET staff/picking/places',
  'POST staff/picking/places/save',
  'GET staff/picking/places.csv',
  'POST staff/picking/places/import',
];

const written = all.flatMap(([, call]) => call.method.split('+').map((method) => `${method} ${call.path}`));

test.each(documented)('%s is there', (line) => {
  expect(written).toContain(line);
});

test('there is no call but those of the documents, our own, and the POST twins of state-changing GETs', () => {
  const twins = all.filter(([, call]) => call.method === 'GET+POST').map(([, call]) => `POST ${call.path}`);
  const known = new Set([...documented, ...own, ...twins]);
  expect(written.filter((line) => !known.has(line))).toEqual([]);
});

test('two calls share method and path only when a parameter tells them apart', () => {
  const keys = all.flatMap(([, call]) =>
    call.method.split('+').map((method) => `${method} ${call.path} ${call.whenParameter ?? ''}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    all
      .filter(([, call]) => call.whenParameter)
      .map(([name]) => name)
      .sort(),
  ).toEqual([
    'cartChanges.addItem',
    'cartChanges.addItems',
    'cartChanges.empty',
    'cartChanges.removeGift',
    'cartChanges.removeItem',
    'cartChanges.setItemInfo',
    'cartChanges.updateItem',
    'catalogue.categoryById',
    'catalogue.categoryBySlug',
    'catalogue.productBySlug',
  ]);
});

test('a call that answers with the changes of the cart asks and refuses as the one with the whole cart', () => {
  for (const [name, call] of Object.entries(calls.cartChanges)) {
    const whole = calls.cart[name as keyof typeof calls.cartChanges];
    const { only, ...fields } = call.request.shape;
    const { show_sectors: _, ...wholeFields } = whole.request.shape;
    expect(fields, name).toEqual(wholeFields);
    expect(only.safeParse('changes').success).toBe(true);
    expect(invalidFields(call.request.safeParse({ ...fields, only: 'tutto' }).error!)).toContainEqual({
      code: 'invalid-field',
      error: 'La parte del carrello deve essere uno fra: changes',
      field: 'only',
    });
    expect([call.path, call.access, call.errors]).toEqual([whole.path, whole.access, whole.errors]);
  }
});

test('the GETs of the specification that change something answer to POST as well', () => {
  const twins = all.filter(([, call]) => call.method === 'GET+POST' && call.changesState).map(([, call]) => call.path);
  expect(twins.sort()).toEqual(
    [
      'registration/anonymize_token_check',
      'registration/password_reset',
      'registration/password_reset_token_request',
      'registration/update_email',
      'registration/update_email_request',
      'registration/update_password',
      'registration/registration_confirm',
      'registration/registration_resend_email',
      'registration/user_anonymize',
      'registration/anonymize_token_request',
      'user-person-fiscal/delete-person-fiscal',
      'meal-ticket/upday/login',
      'meal-ticket/upday/discard-login',
      'meal-ticket/upday/logout',
      'meal-ticket/pellegrini/login',
      'meal-ticket/pellegrini/logout',
      'meal-ticket/edenred/mobile-callback',
      'meal-ticket/edenred/mobile-callback-tc',
      'meal-ticket/edenred/mobile-logout',
      'meal-ticket/edenred/mobile-logout-tc',
      'satispay/payment-feedback',
      'stripe/payment-feedback-recurrent',
      'payment-notify/:provider',
      // ours: a comparison made again
      'staff/payments/reconciliation',
    ].sort(),
  );
  // the browser opens these two itself, on its way to the identity provider and back
  const gets = all.filter(([, call]) => call.method === 'GET' && call.changesState).map(([, call]) => call.path);
  expect(gets.sort()).toEqual(['auth/sso-callback', 'auth/sso-start']);
});

test('what concerns one customer is never open to anonymous visitors', () => {
  const access = Object.fromEntries(all.map(([, call]) => [call.path, call.access]));
  const expected: Record<string, Access> = {
    'cart/view': 'customer',
    'cart/buy': 'customer',
    'order/detail': 'customer',
    'order/receipt.pdf': 'customer',
    'order/list-all-users': 'master',
    'paymentduedate/list': 'master',
    'registration/user_detail': 'customer',
    'registration/update_password': 'customer',
    'payment-type/list-auth': 'customer',
    'payment-type/later-charges': 'customer',
    'payment-type/set-later-charges': 'customer',
    'user-address/list': 'customer',
    'list/list': 'customer',
    'timeslot/hold': 'customer',
  };
  expect(access).toMatchObject(expected);
  const open = all.filter(([, call]) => call.access === 'anonymous' && call.changesState).map(([, call]) => call.path);
  expect(open.sort()).toEqual([
    'auth/login',
    'auth/logout',
    'auth/sso-callback',
    'auth/sso-start',
    'cold/readings',
    'company/accept-invitation',
    'newsletter/confirm',
    'newsletter/subscribe',
    'payment-notify/:provider',
    'product-notify/insert',
    'registration/anonymize_token_check',
    'registration/password_reset',
    'registration/password_reset_token_request',
    'registration/register_user',
    'registration/registration_confirm',
    'registration/registration_resend_email',
    'registration/undo_email_change',
    'user-address/notify-me',
  ]);
});

test('no code tells whether an account exists', () => {
  const guarded = [
    'registerUser',
    'passwordResetTokenRequest',
    'registrationResendEmail',
    'updateEmailRequest',
  ] as const;
  for (const name of guarded) {
    expect(calls.account[name].errors.join(' ')).not.toMatch(/taken|exists|unknown-account|not-registered|in-use/);
  }
  expect(calls.session.login.errors).toEqual(['login-failed', 'too-many-attempts']);
});

test('codes are kebab-case, each once, and never one of the common ones', () => {
  for (const [name, call] of all) {
    expect(new Set(call.errors).size, name).toBe(call.errors.length);
    for (const code of call.errors) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(Object.keys(commonCodes)).not.toContain(code);
    }
  }
});

test('the codes the contract names are those of the calls', () => {
  expect(calls.cart.buy.errors).toEqual(
    expect.arrayContaining([
      'address-needed',
      'slot-needed',
      'slot-lost',
      'cart-locked',
      'cart-changed',
      'total-changed',
      'minimum-order',
      'not-available',
      'payment-refused',
    ]),
  );
  expect(calls.delivery.holdTimeslot.errors).toEqual(
    expect.arrayContaining(['slot-full', 'slot-closed', 'address-needed']),
  );
  expect(calls.catalogue.productById.errors).toEqual(['product-not-found']);
});

test.each(all)('%s can be written as JSON schema', (_name, call) => {
  const request = z.toJSONSchema(call.request, { io: 'input' });
  expect(request.type).toBe('object');
  expect(z.toJSONSchema(call.data, { io: 'output' }).type).toBe('object');
  for (const part of call.path.matchAll(/:(\w+)/g)) expect(request.properties).toHaveProperty(part[1] as string);
});

test.each(all)('%s never throws on hostile input, and complains in Italian', (_name, call) => {
  const values = [null, '', '\u0000', -1, 1e300, Number.NaN, '9'.repeat(400), [], [[]], {}, '{', 'x\ud800', true];
  const names = Object.keys(z.toJSONSchema(call.request, { io: 'input' }).properties ?? {});
  for (const value of values) {
    const result = call.request.safeParse(Object.fromEntries(names.map((name) => [name, value])));
    if (result.success) continue;
    for (const { error, field } of invalidFields(result.error)) {
      expect(error).not.toMatch(/^(Invalid|Too|Unrecognized|Expected|Required)/);
      expect(field).not.toBe('');
      expect(field).toBeDefined();
    }
  }
});

test('each staff call says which roles may make it, and no other call does', () => {
  for (const [name, call] of all) {
    expect({ name, says: (call.roles?.length ?? 0) > 0 }).toEqual({ name, says: call.access === 'staff' });
  }
  for (const [move, roles] of Object.entries(rolesOfMove)) {
    expect({ move, open: roles.every((role) => calls.staffOrders.move.roles?.includes(role)) }).toEqual({
      move,
      open: true,
    });
  }
});

test('the light tables of browsers are in step with the calls, and the shop loads nothing of the Banco', () => {
  const expected = Object.fromEntries(
    Object.entries(calls).map(([group, members]) => [
      group,
      Object.fromEntries(
        Object.entries(members as Record<string, Call>).map(
          ([name, { method, path, changesState, answers, roles }]) => [
            name,
            { method, path, changesState, ...(answers ? { answers } : {}), ...(roles ? { roles } : {}) },
          ],
        ),
      ),
    ]),
  );
  expect({ ...endpoints, ...profileEndpoints, ...staffEndpoints }).toEqual(expected);
  expect(Object.keys(endpoints).filter((group) => group.startsWith('staff'))).toEqual([]);
});
