// @vitest-environment happy-dom
import type { Order, OrderLine, Withdrawal } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { Withdraw } from './withdraw.tsx';

afterEach(cleanup);

const line = (orderLineId: number, name: string, facts: Partial<OrderLine> = {}) =>
  ({
    orderLineId,
    name,
    mediaURL: '/p.webp',
    shortDescr: '',
    weightUnitSelling: 'pz',
    orderedQuantity: 3,
    orderedAmount: 4.5,
    withdrawable: true,
    ...facts,
  }) as OrderLine;

const order = (facts: Partial<Order> = {}) =>
  ({
    orderId: 7,
    canWithdraw: true,
    withdrawUntil: '2025-12-04T23:59:59+01:00',
    lines: [
      line(1, 'Caffè'),
      line(2, 'Insalata', { withdrawable: false }),
      line(3, 'Farina', { deliveredQuantity: 1, deliveredAmount: 1.5 }),
    ],
    ...facts,
  }) as Order;

const withdrawal = (facts: Partial<Withdrawal>) =>
  ({
    state: 'proposed',
    lines: [{ orderLineId: 1, name: 'Caffè', quantity: 2, amount: 3 }],
    refundTotal: 3,
    ...facts,
  }) as Withdrawal;

/** Answers the first step with what would be given back, the second with the receipt. */
function answer({ path, input }: AskedCall): TestAnswer {
  if (path !== 'order/withdraw') return { data: {} };
  return {
    data: {
      withdrawal: input.confirm
        ? withdrawal({
            state: 'requested',
            requestedAt: '2025-11-20T09:12:00+01:00',
            receiptSentTo: 'giulia@posta.example',
          })
        : withdrawal({}),
    },
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: AskedCall[]) => asked.filter(({ path }) => path === 'order/withdraw').map(({ input }) => input);

async function opened(given: (call: AskedCall) => TestAnswer = answer) {
  const shop = await renderInShop(<Withdraw order={order()} />, given);
  press('Recedi dal contratto qui');
  return shop;
}

describe('the withdrawal function', () => {
  it('is not there when nothing can be given back any more', async () => {
    await renderInShop(<Withdraw order={order({ canWithdraw: false })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists what the law covers only, and asks how many of several pieces', async () => {
    await opened();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: /Farina/ }));
    // one piece arrived: all or nothing
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Caffè/ }));
    expect([...screen.getByRole('combobox').children].map(({ textContent }) => textContent)).toEqual([
      'Tutti',
      '1',
      '2',
    ]);
  });

  it('takes two steps: nothing is withdrawn before the confirmation of the amount', async () => {
    const { asked } = await opened();
    fireEvent.click(screen.getByRole('checkbox', { name: /Caffè/ }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  troppo forte ' } });
    press('Continua');
    await screen.findByText('Da rimborsare');
    const goods = { order_id: 7, lines: [{ order_line_id: 1, quantity: 2 }], reason: 'troppo forte' };
    expect(sent(asked)).toEqual([{ ...goods, confirm: false }]);
    press('Conferma il recesso');
    await screen.findByText(/giulia@posta.example/);
    expect(sent(asked)).toEqual([
      { ...goods, confirm: false },
      { ...goods, confirm: true },
    ]);
  });

  it('goes back to the choice as it was', async () => {
    const { asked } = await opened();
    fireEvent.click(screen.getByRole('checkbox', { name: /Caffè/ }));
    press('Continua');
    await screen.findByText('Da rimborsare');
    press('Torna Indietro');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Caffè/ })).toHaveProperty('checked', true));
    fireEvent.click(screen.getByRole('checkbox', { name: /Caffè/ }));
    // none is left: it leads to them, and says so
    press('Continua');
    screen.getByText('Scegli almeno un prodotto');
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]));
    expect(sent(asked)).toHaveLength(1);
  });

  it('keeps the choice when it is refused, and says why', async () => {
    await opened(() => ({ refusal: [{ code: 'withdrawal-too-late', error: 'Il termine è passato' }] }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Caffè/ }));
    press('Continua');
    await screen.findByText('Il termine è passato');
    expect(screen.getByRole('checkbox', { name: /Caffè/ })).toHaveProperty('checked', true);
  });
});
