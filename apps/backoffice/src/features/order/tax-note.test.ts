import type { StaffOrder } from '@sporta/contract';
import { expect, it } from 'vitest';
import { taxNote } from './tax-note.ts';

type Order = Parameters<typeof taxNote>[0];
const order = (change: Partial<Order>): Order => ({
  state: 'confirmed',
  events: [],
  timeslot: { date: '2026-11-22T18:00:00+01:00' } as StaffOrder['timeslot'],
  invoiceTo: undefined,
  ...change,
});

it('names the paper the VAT of an order stands on', () => {
  const events: Order['events'] = [
    { kind: 'state', state: 'delivered', label: 'Consegnato', at: '2026-11-22T23:30:00Z' },
  ];
  expect(taxNote(order({ invoiceTo: 'Bar Centrale' }))).toBe('Fattura a Bar Centrale');
  expect(taxNote(order({}))).toContain('corrispettivi del 22/11/2026');
  // after midnight in Italy it is the next day's
  expect(taxNote(order({ state: 'delivered', events }))).toContain('corrispettivi del 23/11/2026');
  expect(taxNote(order({ state: 'withdrawn', events }))).toContain('corrispettivi del 23/11/2026');
  expect(taxNote(order({ state: 'cancelled' }))).toBe('Nessuna fattura chiesta');
});
