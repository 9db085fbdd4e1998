// @vitest-environment happy-dom
import type { Order } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { OrderPage } from './order-page.tsx';

afterEach(cleanup);

const note = 'Giovedì 3 dicembre, 9:00–13:00, il negozio è chiuso (Lavori): per il ritiro serve un altro orario';

const order = (facts: Partial<Order>) =>
  ({
    orderId: 7,
    orderNumber: '32XH-HTGB',
    createdAt: '2026-11-30T12:51:00Z',
    state: 'confirmed',
    stateLabel: 'Confermato',
    cutoff: '2026-12-03T05:00:00Z',
    timeslot: { date: '2026-12-03', beginTime: '09:00', endTime: '13:00' },
    timeline: [{ state: 'confirmed', label: 'Ordine ricevuto', status: 'current' }],
    shippingAddress: { addressName: 'Sporta Milano Tortona', city: 'Milano', postalcode: '20144' },
    totals: { totalPrice: 125.34, giftTotal: 0, deliveryCost: 0, taxTotal: 4.87, grossTotal: 125.64 },
    promotions: [],
    lines: [],
    orderPackages: [],
    tenders: [],
    documents: [],
    problems: [],
    messages: [],
    note,
    ...facts,
  }) as unknown as Order;

it.each([
  { storeClosed: true as const, place: Node.DOCUMENT_POSITION_FOLLOWING },
  { storeClosed: undefined, place: Node.DOCUMENT_POSITION_PRECEDING },
])(
  'says that its store is closed before the hour that cannot be kept, any other note after ($storeClosed)',
  async ({ storeClosed, place }) => {
    await renderInShop(<OrderPage orderId={7} now={Date.parse('2026-11-30T13:00:00Z')} />, () => ({
      data: { order: order(storeClosed ? { storeClosed } : {}) },
    }));
    const said = await screen.findAllByText(note);
    expect(said).toHaveLength(1);
    const hour = screen.getByRole('heading', { level: 2, name: /giovedì 3 dicembre/ });
    expect(said[0]!.compareDocumentPosition(hour) & place).toBe(place);
  },
);
