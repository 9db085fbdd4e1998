import type { OrderTender } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { brandOf, cardName, tenderName } from './card-texts.ts';

describe('the brand of a saved card', () => {
  it('follows the number, where its beginning is shown', () => {
    expect(brandOf({ brand: 'visa', cardNumber: '5425 2334 **** 0005' })).toBe('mastercard');
    expect(brandOf({ brand: 'CREDIT', cardNumber: '356600******0505' })).toBe('jcb');
    expect(brandOf({ cardNumber: '497010******0005' })).toBe('visa');
  });

  it('is what the keeper of the card says, where the beginning is masked', () => {
    expect(brandOf({ brand: 'AMEX', cardNumber: '•••• 1005' })).toBe('amex');
    expect(brandOf({ brand: 'unionpay', cardNumber: '**** **** **** 0005' })).toBe('unionpay');
  });

  it('is Visa when nobody says, and generic without a number', () => {
    expect(brandOf({ brand: 'Carta Qualunque', cardNumber: '•••• 1005' })).toBe('visa');
    expect(brandOf({ brand: 'constructor', cardNumber: '•••• 1005' })).toBe('visa');
    expect(brandOf({})).toBe('generic');
  });
});

describe('the name of a tender', () => {
  const tender = (facts: Partial<OrderTender>) => tenderName({ name: 'Carta', ...facts } as OrderTender);

  it('is brand and last digits for a card', () => {
    expect(cardName({ brand: 'mastercard', cardNumber: '542523******0005' })).toBe('Mastercard •• 0005');
    expect(tender({ brand: 'visa', maskedNumber: '•• 4242' })).toBe('Visa •• 4242');
  });

  it('counts meal tickets by face value', () => {
    const tickets = [
      { value: 8, quantity: 5 },
      { value: 5.29, quantity: 1 },
    ];
    expect(tender({ name: 'Edenred Ticket Restaurant', brand: 'edenred', tickets })).toBe(
      'Edenred Ticket Restaurant, 5 × 8,00\u00a0€ + 1 × 5,29\u00a0€',
    );
    expect(tender({ name: 'Satispay', brand: 'satispay' })).toBe('Satispay');
  });
});
