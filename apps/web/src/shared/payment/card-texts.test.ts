import type { OrderTender } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { brandOf, cardName, tenderName } from './card-texts.ts';

describe('the brand of a saved card', () => {
  it.each([
    ['491761******0000', 'Visa Electron •• 0000'],
    ['675964******8453', 'Maestro •• 8453'],
    ['501971******3742', 'Dankort •• 3742'],
    ['636000******0001', 'InterPayment •• 0001'],
    ['620000******0005', 'UnionPay •• 0005'],
    ['424242******4242', 'Visa •• 4242'],
    ['555555******4444', 'Mastercard •• 4444'],
    ['378282*****0005', 'American Express •• 0005'],
    ['305693****5904', 'Diners Club •• 5904'],
    ['601111******1117', 'Discover •• 1117'],
    ['353011******0000', 'JCB •• 0000'],
  ])('is known by the beginning of its number, of which only the end is shown: %s', (cardNumber, name) => {
    // whoever keeps it has its own words, which the number outdoes
    expect(cardName({ brand: 'CREDIT', cardNumber })).toBe(name);
  });

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
