import { describe, expect, it } from 'vitest';
import { failureText, whyHeld, workName } from './words.ts';

describe('money that waits', () => {
  it('is named by what should move', () => {
    expect(workName('withdrawal.refund')).toBe('Un rimborso non riesce');
    expect(workName('delivery-pass.refund')).toBe('Il rimborso di un abbonamento consegne non riesce');
    expect(workName('something.new')).toBe('Un movimento di denaro non riesce');
  });

  it('says why, as the provider answered', () => {
    expect(failureText('Error withdrawal 7 cannot be paid out: not-allowed not-found')).toMatch(/non conosce/);
    expect(failureText('Error payment 3 cannot be given back: timeout')).toBe('il gestore non risponde');
    expect(failureText('Error payment 3 cannot be given back: not-allowed exceeds-captured')).toMatch(
      /conti sono diversi/,
    );
    expect(failureText('TypeError: x is not a function')).toBe('TypeError: x is not a function');
  });

  it('says why an order is held', () => {
    expect(whyHeld({ missingReason: 'above-authorised', heldReason: 'no-saved-card' })).toBe(
      'la spesa pesata supera l’importo autorizzato; non c’è una carta salvata a cui addebitare il resto',
    );
    expect(whyHeld({ missingReason: 'hold-ended', heldReason: 'other' })).toMatch(/l’addebito non è riuscito$/);
  });
});
