import { describe, expect, it } from 'vitest';
import { reassuring } from './sentences.ts';

describe('reassuring', () => {
  it('ends the sentence and says what is safe, once', () => {
    expect(reassuring('Scegli quando ricevere la spesa')).toBe(
      'Scegli quando ricevere la spesa. Non abbiamo addebitato nulla e il carrello è salvo.',
    );
    const whole = 'La carta è bloccata. Non abbiamo addebitato nulla.';
    expect(reassuring(whole)).toBe(whole);
    expect(reassuring('')).toBe('Non abbiamo addebitato nulla e il carrello è salvo.');
  });
});
