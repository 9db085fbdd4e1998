import { expect, it } from 'vitest';
import { handlingOf } from './handling.ts';

const page = { method: 'GET', mode: 'navigate', destination: 'document' } as const;
const call = { method: 'GET', mode: 'cors', destination: '' } as const;
const of = (pathname: string, request: Parameters<typeof handlingOf>[1]) => handlingOf({ pathname }, request);

it.each(['/', '/checkout', '/frutta-e-verdura/mele', '/product/olio-1', '/profile/lists', '/login'])(
  '%s opens without a network',
  (path) => {
    expect(of(path, page)).toBe('page');
  },
);

it.each(['/payment', '/cart/payment-completed/7', '/payment-error/7', '/payment/satispay/7', '/payment/stripe/7'])(
  'a slow network is waited for on %s',
  (path) => expect(of(path, page)).toBe('payment-page'),
);

it.each(['/payment-return/card/7', '/meal-ticket/edenred/callback'])('%s waits for the network', (path) => {
  expect(of(path, page)).toBe('way-back');
});

it.each([
  '/banco',
  '/banco/ordini',
  '/ebsn/api/auth/sso-callback',
  '/ebsn/api/order/receipt.pdf',
  '/ebsn/api/docs',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/robots.txt',
])('the browser alone opens %s', (path) => expect(of(path, page)).toBe('none'));

it.each(['auth/test', 'cart/view', 'category', 'products', 'products/olio-1', 'list/detail', 'home/view'])(
  'the last answer of %s is kept',
  (path) => expect(of(`/ebsn/api/${path}`, call)).toBe('answer'),
);

it.each([
  'payment-type/list',
  'payment-type/list-auth',
  'order/list',
  'order/detail',
  'meal-ticket/edenred/mobile-callback',
  'staff/orders',
  'registration/user_detail',
  'giftcertificate/list',
  'satispay/payment-feedback',
])('nothing is kept of %s', (path) => expect(of(`/ebsn/api/${path}`, call)).toBe('none'));

it('a change is never answered by the device', () => {
  expect(of('/ebsn/api/products', { ...call, method: 'POST' })).toBe('none');
  expect(of('/checkout', { ...page, method: 'POST' })).toBe('none');
});

it.each(['auth/login', 'auth/logout', 'registration/user_anonymize'])('%s forgets what was kept', (path) => {
  expect(of(`/ebsn/api/${path}`, { ...call, method: 'POST' })).toBe('new-session');
});
