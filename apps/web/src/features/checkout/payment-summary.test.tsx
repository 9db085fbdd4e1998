// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { payWords } from './model/pay-words.ts';
import type { PaymentPart } from './model/payment-parts.ts';
import { PaymentSummary } from './payment-summary.tsx';

afterEach(cleanup);

const cart = {
  cartItems: [],
  totalPrice: 67.41,
  grossTotal: 67.71,
  taxTotal: 2.64,
  deliveryCost: 0,
  orderPackages: [],
  promotions: [],
  giftCertificates: [],
  giftCertificatesToGenerate: [],
} as unknown as Cart;

const card = payWords({ cents: 6771, kind: 'card', covered: false, confirmsOnly: false });
const show = (pay: { onPay: () => void; busy: boolean; disabled: boolean } | undefined) =>
  renderInShop(
    <PaymentSummary cart={cart} timeslot={undefined} parts={[]} held={undefined} pay={pay} words={card} />,
    () => ({ data: {} }),
  );

it('says of what the bank asks to confirm a sum where tickets pay the other part', async () => {
  const held = { heldCents: 6737, estimateCents: 6691, marginCents: 46 };
  const part = (label: string, cents: number) => ({ key: label, label, scheme: label.toLowerCase(), cents });
  const shown = (parts: PaymentPart[]) =>
    renderInShop(
      <PaymentSummary cart={cart} timeslot={undefined} parts={parts} held={held} pay={pay} words={card} />,
      () => ({ data: {} }),
    );
  const pay = { onPay: () => undefined, busy: false, disabled: false };
  await shown([]);
  expect((await screen.findAllByText(/^Ti chiediamo di confermare fino a/)).length).toBeGreaterThan(0);
  cleanup();
  await shown([part('Edenred', 1600), part('Carta', 6691)]);
  expect((await screen.findAllByText(/^Per il resto ti chiediamo di confermare fino a/)).length).toBeGreaterThan(0);
});

it('says how the card is charged where one can pay, not while a payment by Satispay is under way', async () => {
  await show({ onPay: () => undefined, busy: false, disabled: false });
  expect(await screen.findByText(/^La carta si addebita/)).toBeDefined();
  cleanup();
  await show(undefined);
  await screen.findByText('Nessun orario scelto');
  expect(screen.queryByText(/^La carta si addebita/)).toBeNull();
});
