import { expect, it } from 'vitest';
import { welcomeGift, welcomeText } from './welcome-text.ts';

const text = (...args: Parameters<typeof welcomeText>) => welcomeText(...args).replaceAll('\u00a0', ' ');

it('promises what is given and nothing else', () => {
  const voucher = { amount: 5, minimumOrder: 40 };
  expect(text({ voucher, freeDelivery: {} })).toBe('5 € di buono sconto e consegna gratuita sul primo ordine.');
  expect(text({ voucher })).toBe('5 € di buono sconto sul primo ordine.');
  expect(text({ freeDelivery: { threshold: 49.9 } })).toBe('Consegna gratuita da 49,90 € sul primo ordine.');
  for (const none of [{}, undefined]) expect(text(none)).not.toMatch(/gratuita|buono|sconto/);
});

it('says of a voucher what it is worth and from which order on', () => {
  const said = (amount: number, minimumOrder: number) =>
    Object.values(welcomeGift({ voucher: { amount, minimumOrder } }) ?? {})
      .join(' ')
      .replaceAll('\u00a0', ' ');
  expect(said(5, 40)).toBe('Il buono da 5 € è già nel tuo account. Vale sul primo ordine da 40 €.');
  expect(said(7.5, 0)).toBe('Il buono da 7,50 € è già nel tuo account. Vale sul primo ordine.');
  expect(welcomeGift({})).toBeUndefined();
  expect(welcomeGift(undefined)).toBeUndefined();
});
