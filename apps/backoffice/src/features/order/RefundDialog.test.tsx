// @vitest-environment happy-dom
import { ApiError, type StaffOrder, type StaffRefund } from '@sporta/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/* What a refund of an order of three tenders says while nothing is chosen, and while the server still reckons. */

interface Asked {
  lines: { order_line_id: number; quantity: number }[];
  answer: (refund: StaffRefund) => void;
  refuse: (error: unknown) => void;
}
let asked: Asked[];
beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

const api = {
  call: (_call: unknown, { lines }: Pick<Asked, 'lines'>) =>
    new Promise((resolve, reject) => {
      asked.push({ lines, answer: (refund) => resolve({ data: { refund } }), refuse: reject });
    }),
};

const lineOf = (orderLineId: number, name: string, price: number) => ({
  orderLineId,
  name,
  shortDescr: 'Sporta',
  refundableQuantity: 1,
  refundableAmount: price,
  ivaPct: 0.1,
  weightUnitSelling: 'pz',
  mediaURL: '',
  tint: 1,
});
const order = {
  orderId: 7,
  orderNumber: '28A2-8Y6X',
  lines: [lineOf(1, 'Riso', 5), lineOf(2, 'Sale', 2)],
  problems: [],
  collecting: { allowed: false },
  refundable: 7,
} as unknown as StaffOrder;

/** Satispay first, then the card, then whole tickets. */
function refundOf(...amounts: [number, number, number]): StaffRefund {
  const [wallet, card, tickets] = amounts;
  return {
    state: 'preview',
    orderId: 7,
    lines: [],
    amount: 0,
    total: wallet + card + tickets,
    vat: [],
    shares: [
      { kind: 'wallet', name: 'Satispay', ref: 'payment-1', amount: wallet, most: 4 },
      { kind: 'card', name: 'Visa', ref: 'payment-2', amount: card, most: 20 },
      { kind: 'meal-ticket', name: 'Pluxee', note: 'Solo interi', amount: tickets, most: 21 },
    ],
  };
}

async function open(): Promise<HTMLElement> {
  renderInBanco(() => <RefundDialog open onClose={noop} onDone={noop} order={order} />, api);
  return screen.findByRole('dialog');
}
const noop = () => undefined;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
/** With plain spaces before the euro. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const status = () => plain(screen.getAllByRole('status').find((each) => each.closest('.refund-foot'))?.textContent);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Rimborsa/ });

it('never reads as if nothing could go back where nothing is chosen yet', async () => {
  const dialog = await open();
  await act(async () => asked[0]!.answer(refundOf(0, 0, 0)));
  await screen.findByText('Per prima. Fino a 4,00 €.');
  expect(plain(dialog.textContent)).toContain('Solo interi · fino a 21,00 €');
  expect(dialog.textContent).not.toMatch(/(^|\D)0,00\s€/);
  expect(status()).toBe('Scegli i prodotti o scrivi un importo');
});

it('says that it reckons as long as the server does, without the sums of what was chosen before', async () => {
  const dialog = await open();
  await act(async () => asked[0]!.answer(refundOf(0, 0, 0)));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Riso/ }));
  await settle();
  expect(asked.at(-1)!.lines).toEqual([{ order_line_id: 1, quantity: 1 }]);
  expect(status()).toBe('Calcolo il rimborso…');
  expect(dialog.textContent).not.toMatch(/(^|\D)0,00\s€/);

  await act(async () => asked.at(-1)!.answer(refundOf(4, 1, 0)));
  await settle();
  expect(status()).toBe('4,00 € su Satispay e 1,00 € su Visa');
  expect(plain(send().textContent)).toContain('5,00 €');

  // one line more: the sum of one line must not stand on the button of two
  fireEvent.click(screen.getByRole('checkbox', { name: /Sale/ }));
  await settle();
  expect(status()).toBe('Calcolo il rimborso…');
  expect(plain(send().textContent)).not.toContain('5,00 €');
  expect(send().disabled).toBe(true);
});

it('says why it cannot reckon, instead of the sums of before', async () => {
  const dialog = await open();
  await act(async () => asked[0]!.answer(refundOf(0, 0, 0)));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Riso/ }));
  await settle();
  await act(async () =>
    asked.at(-1)!.refuse(new ApiError('network', { status: 0, errors: [{ code: 'network', error: 'Senza rete' }] })),
  );
  await settle();
  expect(status()).toBe('Il rimborso non si può ancora calcolare');
  expect(dialog.querySelector('.note.err, [role=alert]')?.textContent).toBeTruthy();
  expect(dialog.textContent).not.toMatch(/(^|\D)0,00\s€/);
});
