import { describe, expect, it } from 'vitest';
import { canTransition, customerActions, isFinal, orderStateLabel, orderStates, statesBefore } from './order-state.ts';

describe('order states', () => {
  it('every state can be reached from a draft and ends somewhere', () => {
    const reached = new Set<string>(['draft']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const from of orderStates) {
        if (reached.has(from)) for (const to of orderStates) if (canTransition(from, to)) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...orderStates].sort());
    expect(orderStates.filter(isFinal)).toEqual(['replaced', 'cancelled', 'withdrawn']);
  });

  it('nothing goes back to the draft, and a delivered order is never cancelled', () => {
    expect(statesBefore('draft')).toEqual([]);
    expect(canTransition('delivered', 'cancelled')).toBe(false);
    expect(canTransition('picking', 'reopened')).toBe(false);
    expect(statesBefore('confirmed')).toEqual(['draft', 'awaiting-payment', 'reopened']);
  });

  it('what nobody took goes out again or is given back, and never counts as on its way', () => {
    expect(statesBefore('not-delivered')).toEqual(['ready', 'out-for-delivery', 'in-locker']);
    expect(orderStates.filter((to) => canTransition('not-delivered', to))).toEqual(['ready', 'cancelled', 'withdrawn']);
    expect(canTransition('out-for-delivery', 'ready')).toBe(false);
  });

  it('has a label for each', () => {
    expect(new Set(orderStates.map((state) => orderStateLabel(state))).size).toBe(orderStates.length);
    expect(orderStateLabel('delivered', 2)).toBe('Ritirato');
  });
});

describe('what the customer may do', () => {
  const before = { now: 5, cutoffAt: 10, withdrawalOpen: true };
  const after = { ...before, now: 10 };

  it('modify and cancel until the cut-off', () => {
    expect(customerActions('confirmed', before)).toEqual({ pay: false, modify: true, cancel: true, withdraw: false });
    expect(customerActions('confirmed', after)).toMatchObject({ modify: false, cancel: false });
    expect(customerActions('reopened', before)).toMatchObject({ modify: false, cancel: true });
    expect(customerActions('reopened', after)).toMatchObject({ cancel: false });
    expect(customerActions('picking', before)).toMatchObject({ modify: false, cancel: false });
  });

  it('pay again after a failure, withdraw after delivery', () => {
    expect(customerActions('payment-failed', before)).toMatchObject({ pay: true, cancel: true });
    expect(customerActions('delivered', after).withdraw).toBe(true);
    expect(customerActions('delivered', { ...after, withdrawalOpen: false }).withdraw).toBe(false);
    expect(customerActions('cancelled', before)).toEqual({ pay: false, modify: false, cancel: false, withdraw: false });
  });
});
