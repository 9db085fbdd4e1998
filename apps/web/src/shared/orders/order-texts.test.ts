import { describe, expect, it } from 'vitest';
import { tenderStateText } from './order-texts.ts';

describe('what a tag says of a payment', () => {
  it('tells a part that went back from all of it', () => {
    expect(tenderStateText({ state: 'paid', refundedAmount: 0.95 })).toBe('Rimborsato in parte 0,95\u00a0€');
    expect(tenderStateText({ state: 'refunded', refundedAmount: 62.52 })).toBe('Rimborsato');
    expect(tenderStateText({ state: 'paid' })).toBe('');
  });
});
