// @vitest-environment happy-dom
import type { Order } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { PayMissing } from './pay-missing.tsx';

afterEach(cleanup);

const order = { orderId: 7, orderNumber: 'S4K7Q2' } as Order;
const card = (paymentAuthId: number, cardNumber: string) => ({
  paymentAuthId,
  cardNumber,
  brand: 'visa',
  expiryMonth: 12,
  expiryYear: 2030,
  active: '1',
  defaultAuth: paymentAuthId === 1,
});
const auths = [card(1, '************4242'), card(2, '************0005')];
const payments = [
  { paymentTypeId: 1, kind: 'card', name: 'Carta', enabled: true, allowsAuth: true },
  { paymentTypeId: 21, kind: 'satispay', name: 'Satispay', enabled: true, allowsAuth: false },
  { paymentTypeId: 31, kind: 'meal-ticket', name: 'Edenred', enabled: true, allowsAuth: false },
];

// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
const shop = (answer: any) => (call: { path: string }) => {
  if (call.path === 'payment-type/list-auth') return { data: { auths } };
  if (call.path === 'payment-type/list') return { data: { payments } };
  return answer;
};

it('says until when the order is kept, and pays with the card chosen', async () => {
  const missing = {
    kind: 'confirm',
    amount: 53.05,
    reason: 'La tua banca vuole che confermi tu il pagamento.',
    until: '2026-12-04T17:30:00Z',
  } as const;
  const { asked } = await renderInShop(<PayMissing order={order} missing={missing} />, shop({ data: { orderId: 7 } }));
  expect(screen.getByRole('heading').textContent).toMatch(/^Conferma il pagamento entro .*4 dicembre.*18:30/);
  fireEvent.click(await screen.findByRole('radio', { name: /0005/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Conferma 53,05/ }));
  await waitFor(() =>
    expect(asked.at(-1)?.input).toMatchObject({ order_id: 7, payment_type_id: 12, payment_auth_id: 2 }),
  );
});

it('offers Satispay, and no way to pay that would need a plan of its own', async () => {
  const missing = { kind: 'difference', amount: 8.2, reason: 'La spesa costa più di quanto era bloccato.' } as const;
  const { asked } = await renderInShop(<PayMissing order={order} missing={missing} />, shop({ data: { orderId: 7 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Satispay' }));
  await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ order_id: 7, payment_type_id: 21 }));
  expect(screen.queryByRole('button', { name: 'Edenred' })).toBeNull();
});

it('says why the bank refused, and lets another card be tried', async () => {
  const missing = { kind: 'difference', amount: 8.2, reason: 'La spesa costa più di quanto era bloccato.' } as const;
  const errors = [{ code: 'payment-refused', error: 'La banca ha rifiutato la carta.' }];
  await renderInShop(<PayMissing order={order} missing={missing} />, shop({ refusal: errors }));
  expect(screen.getByRole('heading').textContent).toBe('Paga la differenza');
  fireEvent.click(await screen.findByRole('button', { name: 'Usa una nuova carta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('La banca ha rifiutato la carta.');
  expect(screen.getByRole('button', { name: /^Paga 8,20/ }).hasAttribute('disabled')).toBe(false);
});

it('tells staff who buy for the customer that the customer has to pay, and offers no way to', async () => {
  const missing = {
    kind: 'confirm',
    amount: 46.24,
    reason: 'Abbiamo fatto l’ordine per te al telefono: manca il pagamento.',
    until: '2026-12-04T17:30:00Z',
  } as const;
  const { asked } = await renderInShop(
    <ByStaff>
      <PayMissing order={order} missing={missing} />
    </ByStaff>,
    shop({ data: {} }),
  );
  const note = (await screen.findByText(/^Il cliente deve pagare 46,24/)).parentElement?.textContent;
  expect(note).toMatch(/paga dal suo account entro .*4 dicembre.*18:30/);
  expect(note).not.toContain('per te');
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked.filter(({ path }) => path.startsWith('payment-type'))).toEqual([]);
});
