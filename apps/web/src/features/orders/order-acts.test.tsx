// @vitest-environment happy-dom
import type { Order, OrderLine } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { RepeatLines } from './repeat-lines.tsx';
import { ReportButton } from './report-problem.tsx';

afterEach(cleanup);

const line = (orderLineId: number, name: string, facts: Partial<OrderLine> = {}) =>
  ({
    orderLineId,
    productId: orderLineId * 10,
    insertionTypeId: 1,
    name,
    shortDescr: '',
    mediaURL: '/p.webp',
    weightUnitSelling: 'pz',
    orderedQuantity: 2,
    status: 'picked',
    reportable: true,
    ...facts,
  }) as OrderLine;

const order = (facts: Partial<Order> = {}) =>
  ({
    orderId: 7,
    orderNumber: '25-118204',
    state: 'delivered',
    problems: [],
    lines: [
      line(1, 'Latte'),
      line(2, 'Pane'),
      line(3, 'Borsa in omaggio', { insertionTypeId: 2, reportable: false }),
      line(4, 'Tolto dal negozio', { productId: undefined }),
    ],
    ...facts,
  }) as Order;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('ordering some lines again', () => {
  it('puts what is left chosen into the cart, and offers neither gifts nor what is no longer sold', async () => {
    const { asked } = await renderInShop(<RepeatLines order={order()} />, () => ({ data: { cartItems: [] } }));
    fireEvent.click(button('Scegli cosa riordinare'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: /Pane/ }));
    fireEvent.click(button('Aggiungi 1 prodotto'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toEqual({ items: [{ product_id: 10, quantity: 2 }], only: 'changes' });
  });

  it('adds nothing when nothing is chosen', async () => {
    await renderInShop(<RepeatLines order={order()} />);
    fireEvent.click(button('Scegli cosa riordinare'));
    fireEvent.click(button('Togli tutti'));
    expect(button(/^Aggiungi/).hasAttribute('disabled')).toBe(true);
    fireEvent.click(button('Scegli tutti'));
    expect(button('Aggiungi 2 prodotti').hasAttribute('disabled')).toBe(false);
  });
});

describe('reporting a problem', () => {
  it('sends each line with what is wrong with it, and says where the answer comes', async () => {
    const report = {
      lines: [{ orderLineId: 2, name: 'Pane', problem: 'damaged', quantity: 1 }],
      wish: 'voucher',
      photos: [],
      reportedAt: '2025-11-20T09:12:00+01:00',
      receiptSentTo: 'giulia@posta.example',
    };
    const { asked } = await renderInShop(<ReportButton order={order()} />, () => ({ data: { report } }));
    fireEvent.click(button('Segnala un problema'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Pane/ }));
    fireEvent.change(screen.getByLabelText('Che cosa è successo'), { target: { value: 'damaged' } });
    fireEvent.change(screen.getByLabelText('A quanti pezzi'), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('radio', { name: /Un buono/ }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  schiacciato ' } });
    fireEvent.click(button('Invia la segnalazione'));
    await screen.findByText(/giulia@posta.example/);
    screen.getByText('Cosa succede adesso');
    expect(asked[0]?.input).toEqual({
      order_id: 7,
      lines: [{ order_line_id: 2, problem: 'damaged', quantity: 1 }],
      wish: 'voucher',
      note: 'schiacciato',
    });
  });

  it('leads to its products when none is chosen, and says so until one is', async () => {
    const { asked } = await renderInShop(<ReportButton order={order()} />, () => ({ refusal: [] }));
    fireEvent.click(button('Segnala un problema'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'era aperto' } });
    fireEvent.click(button('Invia la segnalazione'));
    const [first, second] = screen.getAllByRole('checkbox');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first?.getAttribute('aria-describedby')).toBe(screen.getByText('Segna almeno un prodotto').id);
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(second!);
    expect(screen.queryByText('Segna almeno un prodotto')).toBeNull();
    expect(first?.hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'era aperto');
    expect(asked).toEqual([]);
  });

  it('keeps what was written when it is refused, and says why', async () => {
    const refusal = [{ code: 'report-too-late', error: 'È passato troppo tempo' }];
    await renderInShop(<ReportButton order={order()} />, () => ({ refusal }));
    fireEvent.click(button('Segnala un problema'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Latte/ }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'manca una bottiglia' } });
    fireEvent.click(button('Invia la segnalazione'));
    await screen.findByText('È passato troppo tempo');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'manca una bottiglia');
    expect(screen.getByRole('checkbox', { name: /Latte/ })).toHaveProperty('checked', true);
  });

  it('offers a mail before the order has arrived', async () => {
    const support = { email: 'aiuto@sporta.example' } as Order['support'];
    await renderInShop(<ReportButton order={order({ state: 'confirmed', support })} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'mailto:aiuto@sporta.example?subject=Ordine%2025-118204',
    );
  });

  it.each(['cancelled', 'withdrawn', 'payment-failed', 'awaiting-payment'] as const)(
    'offers none of an order that is %s',
    async (state) => {
      const support = { email: 'aiuto@sporta.example' } as Order['support'];
      await renderInShop(<ReportButton order={order({ state, support })} />);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('offers none of a redelivery: its goods are reported in the first order', async () => {
    const support = { email: 'aiuto@sporta.example' } as Order['support'];
    const redelivers = { orderId: 6, orderNumber: '25-118203' } as Order['redelivers'];
    await renderInShop(<ReportButton order={order({ state: 'confirmed', support, redelivers })} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes part of a weighed line in grams, and sends nothing it cannot read', async () => {
    const apples = line(5, 'Mele', { weightUnitSelling: 'kg', orderedQuantity: 1.2, deliveredWeight: 1.185 });
    const { asked } = await renderInShop(<ReportButton order={order({ lines: [apples] })} />, () => ({ refusal: [] }));
    fireEvent.click(button('Segnala un problema'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Mele/ }));
    const grams = screen.getByLabelText('Quanti grammi');
    for (const unclear of ['1186', '0', 'metà', '1,2']) {
      fireEvent.change(grams, { target: { value: unclear } });
      screen.getByText('Scrivi i grammi, da 1 a 1185');
      fireEvent.click(button('Invia la segnalazione'));
      await waitFor(() => expect(document.activeElement).toBe(grams));
      grams.blur();
    }
    expect(asked).toEqual([]);
    fireEvent.change(grams, { target: { value: '1.185 g' } });
    expect(screen.queryByText('Scrivi i grammi, da 1 a 1185')).toBeNull();
    fireEvent.change(grams, { target: { value: '350' } });
    fireEvent.click(button('Invia la segnalazione'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toMatchObject({ lines: [{ order_line_id: 5, problem: 'missing', quantity: 0.35 }] });
  });

  it('shows what was typed of the weight when it is opened again, and sends that', async () => {
    const apples = line(5, 'Mele', { weightUnitSelling: 'kg', orderedQuantity: 1.2, deliveredWeight: 1.185 });
    const { asked } = await renderInShop(<ReportButton order={order({ lines: [apples] })} />, () => ({ refusal: [] }));
    fireEvent.click(button('Segnala un problema'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Mele/ }));
    fireEvent.change(screen.getByLabelText('Quanti grammi'), { target: { value: '350' } });
    fireEvent.click(button('Chiudi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(button('Segnala un problema'));
    expect(screen.getByLabelText('Quanti grammi')).toHaveProperty('value', '350');
    fireEvent.click(button('Invia la segnalazione'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toMatchObject({ lines: [{ order_line_id: 5, quantity: 0.35 }] });
  });
});
