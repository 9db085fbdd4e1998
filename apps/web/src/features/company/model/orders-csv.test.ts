import type { OrderSummary } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const order: OrderSummary = {
  orderId: 7,
  orderNumber: '25-118204',
  state: 'delivered',
  stateLabel: 'Consegnato',
  createdAt: '2025-11-20T23:30:00Z',
  deliveryServiceId: 1,
  timeslot: { timeslotId: 1, date: '2025-11-22', beginTime: '18:00', endTime: '20:00' },
  totalItems: 25,
  grossTotal: 1072.5,
  estimated: false,
  previews: [],
  moreItems: 0,
  canModify: false,
  canCancel: false,
  orderedBy: { userId: 3, firstName: 'Luca', lastName: 'Ferri' },
};

const lines = (orders: OrderSummary[]) => ordersCsv(orders).replace('\uFEFF', '').trimEnd().split('\r\n');

describe('ordersCsv', () => {
  it('writes an order as Italian spreadsheets read it, with the day of the shop', () => {
    expect(lines([order])[1]).toBe('25-118204;21/11/2025;22/11/2025;Luca Ferri;Consegnato;25;1072,50;');
  });

  it('writes only the header when there is no order', () => {
    expect(lines([])).toHaveLength(1);
  });

  it('keeps names that look like formulas or hold separators as text', () => {
    const named = (firstName: string) => ({ ...order, orderedBy: { userId: 3, firstName, lastName: '' } });
    expect(lines([named('=1+1')])[1]).toContain(";'=1+1;");
    expect(lines([named('Rossi; "Gigi"')])[1]).toContain(';"Rossi; ""Gigi""";');
  });
});
