import type { GiftCertificate } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { giftTerms, inOrderOfUse } from './gift-texts.ts';

const gift: GiftCertificate = {
  giftCertificateId: 1,
  description: 'Benvenuto',
  kind: 'voucher',
  total: 5,
  initialTotal: 5,
  state: 'available',
  manuallyAssigned: false,
};

describe('giftTerms', () => {
  it('says what a voucher asks for, and nothing when it asks for nothing', () => {
    expect(giftTerms({ ...gift, minimumOrder: 40, validTo: '2025-12-31' })).toBe(
      'Su una spesa da 40,00\u00a0€ · fino al 31/12/2025',
    );
    expect(giftTerms(gift)).toBe('');
  });

  it('says of a gift card that was begun what it was worth', () => {
    expect(giftTerms({ ...gift, kind: 'prepaid', total: 12.5, initialTotal: 50 })).toBe('Restano su 50,00\u00a0€');
  });
});

describe('inOrderOfUse', () => {
  it('puts first what can be used and ends first', () => {
    const used = { ...gift, giftCertificateId: 1, state: 'used' as const };
    const late = { ...gift, giftCertificateId: 2, validTo: '2026-01-31' };
    const soon = { ...gift, giftCertificateId: 3, validTo: '2025-12-01' };
    const endless = { ...gift, giftCertificateId: 4 };
    const inOrder = inOrderOfUse([used, endless, late, soon]);
    expect(inOrder.map(({ giftCertificateId }) => giftCertificateId)).toEqual([3, 2, 4, 1]);
  });
});
