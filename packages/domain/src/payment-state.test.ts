import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  holdsMoney,
  type PaymentEvent,
  paymentStateLabel,
  paymentStates,
  paymentSummary,
} from './payment-state.ts';

const event = (eventId: string, kind: PaymentEvent['kind'], amountCents = 0): PaymentEvent => ({
  eventId,
  kind,
  amountCents,
});
const events = fc.uniqueArray(
  fc.record({
    eventId: fc.string({ maxLength: 4 }),
    kind: fc.constantFrom(...paymentStates),
    amountCents: fc.nat(9999),
  }),
  { selector: ({ eventId }) => eventId, maxLength: 10 },
);

describe('payment summary', () => {
  it('adds up the ledger', () => {
    const ledger = [
      event('1', 'created'),
      event('2', 'authorised', 7572),
      event('3', 'captured', 6970),
      event('4', 'refunded', 500),
    ];
    const summary = paymentSummary(ledger);
    expect(summary).toEqual({ state: 'refunded', authorisedCents: 7572, capturedCents: 6970, refundedCents: 500 });
    expect(paymentStateLabel(summary)).toBe('Rimborsato in parte');
    expect(holdsMoney(summary)).toBe(true);
    expect(holdsMoney(paymentSummary([...ledger, event('5', 'refunded', 6470)]))).toBe(false);
  });

  it('a refusal heard late does not undo an authorisation; a second card that works undoes a refusal', () => {
    expect(advance('authorised', 'failed')).toBe('authorised');
    expect(advance('failed', 'authorised')).toBe('authorised');
    expect(advance('captured', 'voided')).toBe('captured');
  });

  it('does not care about order or repetition', () => {
    fc.assert(
      fc.property(events, (ledger) => {
        const summary = paymentSummary(ledger);
        expect(paymentSummary([...ledger].reverse())).toEqual(summary);
        expect(paymentSummary([...ledger, ...ledger, ...ledger])).toEqual(summary);
      }),
    );
  });

  it('only moves forward', () => {
    fc.assert(
      fc.property(events, (ledger) => {
        let rank = -1;
        for (let heard = 0; heard <= ledger.length; heard += 1) {
          const next = paymentStates.indexOf(paymentSummary(ledger.slice(0, heard)).state);
          expect(next).toBeGreaterThanOrEqual(rank);
          rank = next;
        }
      }),
    );
  });
});
