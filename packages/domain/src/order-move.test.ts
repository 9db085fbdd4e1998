import { expect, it } from 'vitest';
import { type OrderToMove, problemOfMove } from './order-move.ts';
import type { OrderState } from './order-state.ts';

const home: OrderToMove = { state: 'confirmed', deliveryServiceId: 1, cutoffAt: 100, missingCents: 0 };
const late = { now: 100, reason: 'Nessuno in casa' };

it('keeps the customer’s time: nothing is picked before the cut-off', () => {
  expect(problemOfMove(home, 'picking', { now: 99 })).toBe('before-cutoff');
  expect(problemOfMove(home, 'picking', { now: 100 })).toBeUndefined();
});

it('brings to the door what is brought, and hands out what is fetched', () => {
  const moves = (order: OrderToMove) =>
    (['out-for-delivery', 'in-locker', 'delivered', 'not-delivered'] as OrderState[]).filter(
      (to) => !problemOfMove(order, to, late),
    );
  // or stays in the store, when no van took it
  expect(moves({ ...home, state: 'ready' })).toEqual(['out-for-delivery', 'not-delivered']);
  expect(moves({ ...home, state: 'out-for-delivery' })).toEqual(['delivered', 'not-delivered']);
  expect(moves({ ...home, state: 'ready', deliveryServiceId: 2 })).toEqual(['delivered', 'not-delivered']);
  // a locker is filled at the store or from a van; where it is broken its customer is served at the counter
  const locker = { ...home, deliveryServiceId: 3 };
  const all = ['out-for-delivery', 'in-locker', 'delivered', 'not-delivered'];
  expect(moves({ ...locker, state: 'ready' })).toEqual(all);
  expect(moves({ ...locker, state: 'out-for-delivery' })).toEqual(all.slice(1));
  expect(moves({ ...locker, state: 'in-locker' })).toEqual([]);
});

it('lets nothing leave the shop that is not paid', () => {
  const owed = { ...home, missingCents: 1 };
  expect(problemOfMove({ ...owed, state: 'picked' }, 'ready', late)).toBe('payment-missing');
  expect(problemOfMove({ ...owed, state: 'out-for-delivery' }, 'not-delivered', late)).toBeUndefined();
});

it('asks why nobody took it', () => {
  expect(problemOfMove({ ...home, state: 'out-for-delivery' }, 'not-delivered', { now: 100 })).toBe('reason-needed');
});
