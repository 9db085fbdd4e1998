import { deliveryPassOrderIds, giftVoucherOrderIds, orderIds } from '@sporta/domain';
import { describe, expect, it } from 'vitest';
import { afterPause } from './after-pause.ts';
import { pageOfLink } from './app-link.ts';
import { pageAfterClosing, readArrival } from './payment-address.ts';

const origin = 'https://spesa.sporta.example';

describe('coming back to the app', () => {
  const minute = 60_000;
  const pause = (href: string, sinceStartMs: number, noReload: string[] = ['/payment', '#saldo']) => {
    const { pathname, hash } = new URL(href, origin);
    return afterPause({ page: { pathname, hash }, noReload, sinceStartMs, reloadAfterMs: 60 * minute });
  };

  it.each([
    ['/', 59 * minute, 'reload'],
    ['/', 60 * minute, 'reload'],
    ['/', 60 * minute + 1, 'restart'],
    ['/payment', 600 * minute, 'nothing'],
    ['/payment/stripe/7', 600 * minute, 'nothing'],
    ['/payments', 600 * minute, 'restart'],
    ['/profile#saldo', 600 * minute, 'nothing'],
    ['/profile#saldo-finale', 600 * minute, 'restart'],
    ['/profile#', 1, 'reload'],
  ])('on %s after %i ms: %s', (href, sinceStartMs, expected) => {
    expect(pause(href, sinceStartMs)).toBe(expected);
  });

  it('takes a hash without its sign, as the router says it', () => {
    const page = { pathname: '/profile', hash: 'saldo' };
    expect(afterPause({ page, noReload: ['#saldo'], sinceStartMs: 2, reloadAfterMs: 1 })).toBe('nothing');
  });
});

describe('addresses in the in-app browser', () => {
  const read = (path: string, orderId?: number) => readArrival(`${origin}${path}`, { origin, orderId });
  const page = (href: string) => ({ kind: 'page', href });

  it.each([
    '/cart/payment-completed/7',
    '/cart/payment-completed-melaregalo/7',
    '/cart/payment-error/7',
    '/payment-error/7',
    '/payment-error-melaregalo/7',
    '/payment',
    '/payment/stripe/7?payment_intent=pi_1&redirect_status=succeeded',
    '/profile/orders/7',
    '/profile/delivery-pass/7',
    '/profile/payment-method?buoni=collegato',
  ])('%s closes it and is shown in the shop', (path) => {
    expect(read(path)).toEqual(page(path));
  });

  it('asks how Satispay ended, for the order of the address before the one that was paid', () => {
    expect(read('/ebsn/api/satispay/payment-feedback?order_id=7', 8)).toEqual({ kind: 'satispay', orderId: 7 });
    expect(read('/ebsn/api/satispay/payment-feedback', 8)).toEqual({ kind: 'satispay', orderId: 8 });
    expect(read('/ebsn/api/satispay/payment-feedback')).toEqual({ kind: 'stay' });
  });

  it('goes on at the pay screen of Stripe from its feedback address', () => {
    const said = 'redirect_status=succeeded&payment_id=pi_1&payment_intent_client_secret=pi_1_secret';
    expect(read(`/ebsn/api/stripe/payment-feedback-recurrent?${said}`, 7)).toEqual(
      page('/payment/stripe/7?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded'),
    );
    expect(read(`/ebsn/api/stripe/payment-feedback-recurrent?payment_id=seti_1`)).toEqual(
      page('/payment/stripe/card?payment_intent=seti_1'),
    );
  });

  it('takes the code of Edenred, of each of its products', () => {
    expect(read('/meal-ticket/edenred/callback?code=a&state=s')).toEqual({
      kind: 'edenred',
      product: 'restaurant',
      code: 'a',
      state: 's',
    });
    expect(read('/meal-ticket/edenred/callback-tc?code=a')).toEqual({
      kind: 'edenred',
      product: 'compliments',
      code: 'a',
      state: undefined,
    });
    expect(read('/meal-ticket/edenred/callback?error=access_denied')).toEqual({ kind: 'stay' });
    expect(read('/meal-ticket/edenred/logout')).toEqual({ kind: 'edenred-logout', product: 'restaurant' });
    expect(read('/meal-ticket/edenred/logout-tc')).toEqual({ kind: 'edenred-logout', product: 'compliments' });
  });

  it('stays on addresses that lead on', () => {
    for (const path of ['/payment-return/card/7', '/meal-ticket/pluxee/callback?code=1', '/leave-for-payment#x']) {
      expect(read(path)).toEqual({ kind: 'stay' });
    }
  });

  it('believes no address of others, whatever it carries', () => {
    for (const address of [
      `https://pay.example/p?back=${origin}/cart/payment-completed/7`,
      'https://pay.example/cart/payment-completed/7',
      'https://spesa.sporta.example.evil.example/cart/payment-completed/7',
      'about:blank',
      '',
    ]) {
      expect(readArrival(address, { origin, orderId: 7 })).toEqual({ kind: 'stay' });
    }
  });

  it('shows what the login of a browser without the session was asked for, and nothing of others', () => {
    expect(read('/login?redirect=%2Fcart%2Fpayment-completed%2F7')).toEqual(page('/cart/payment-completed/7'));
    expect(read('/login?redirect=%2F%2Fevil.example')).toEqual(page('/'));
  });

  it('asks how it stands when it was closed by hand', () => {
    expect(pageAfterClosing(orderIds.min)).toBe('/cart/payment-completed/100000000');
    expect(pageAfterClosing(giftVoucherOrderIds.min)).toBe('/cart/payment-completed-melaregalo/10000000');
    expect(pageAfterClosing(deliveryPassOrderIds.min)).toBe('/profile/delivery-pass/1000000');
    expect(pageAfterClosing(undefined)).toBeUndefined();
  });
});

describe('links that open the app', () => {
  it.each([
    [`${origin}/product/latte-intero`, '/product/latte-intero'],
    [`${origin}/profile/orders/7`, '/profile/orders/7'],
    [`${origin}/reset-password?token=abc`, '/reset-password?token=abc'],
    [`${origin}/cart/payment-completed/7`, '/cart/payment-completed/7'],
    ['sporta://product/latte-intero', '/product/latte-intero'],
    ['sporta://profile/orders/7', '/profile/orders/7'],
    ['https://evil.example/product/latte', undefined],
    [`${origin}/banco/ordini`, undefined],
    [`${origin}/products`, undefined],
    ['sporta://product//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s → %s', (address, href) => {
    expect(pageOfLink(address, origin)).toBe(href);
  });
});
