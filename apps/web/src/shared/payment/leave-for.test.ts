// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor, nextStep } from './leave-for.ts';

const order = { orderId: 7, orderNumber: '2H5A-MT7B' };

describe('nextStep', () => {
  it('goes to the provider by GET when there is only an address', () => {
    expect(nextStep({ paymentUrl: 'https://pay.example/p', order, orderId: 7 })).toEqual({
      kind: 'get',
      url: 'https://pay.example/p',
      orderId: 7,
    });
  });

  it('posts the parameters, without redirectUrl (specification, section 4)', () => {
    const paymentParameters = { token: 'abc', redirectUrl: 'https://shop.example/back' };
    expect(nextStep({ paymentUrl: 'https://pay.example/p', paymentParameters, order })).toEqual({
      kind: 'post',
      url: 'https://pay.example/p',
      fields: [['token', 'abc']],
      orderId: 7,
    });
  });

  it('is done without an address, whichever field names the order', () => {
    expect(nextStep({ order, orderId: 7 })).toEqual({ kind: 'completed', orderId: 7 });
    expect(nextStep({ order })).toEqual({ kind: 'completed', orderId: 7 });
  });

  it('stays on a page of the shop where the payment goes on, and on none that is not of the shop', () => {
    const paymentUrl = 'https://pay.example/p';
    const next = (screen: unknown) => nextStep({ paymentUrl, payment_data: JSON.stringify({ screen }), order });
    expect(next('/payment/satispay/7')).toEqual({ kind: 'screen', path: '/payment/satispay/7' });
    for (const screen of [
      '//evil.example/payment/a/7',
      'https://evil.example',
      '/payment/../x/7',
      7,
      null,
      undefined,
    ]) {
      expect(next(screen)).toEqual({ kind: 'get', url: paymentUrl, orderId: 7 });
    }
    expect(nextStep({ paymentUrl, payment_data: 'no JSON', order })).toEqual({
      kind: 'get',
      url: paymentUrl,
      orderId: 7,
    });
  });

  it('bought nothing when the answer is empty', () => {
    expect(nextStep({})).toEqual({ kind: 'nothing' });
    expect(nextStep(undefined)).toEqual({ kind: 'nothing' });
  });
});

describe('leaving for the provider', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('sends a hidden form by itself after 100 ms (specification, section 9)', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    leaveFor({ kind: 'post', url: 'https://pay.example/p', fields: [['token', 'a&b']] });
    const form = document.querySelector('form')!;
    expect([form.method, form.action, form.hidden]).toEqual(['post', 'https://pay.example/p', true]);
    expect([...new FormData(form)]).toEqual([['token', 'a&b']]);
    vi.advanceTimersByTime(99);
    expect(submit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('goes to an address at once', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    leaveFor({ kind: 'get', url: 'https://pay.example/p' });
    expect(assign.mock.calls).toEqual([['https://pay.example/p']]);
  });
});
