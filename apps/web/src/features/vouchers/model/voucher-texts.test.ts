import type { GiftCertificate } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { inOrderOfUse, voucherTerms } from './voucher-texts.ts';

const voucher: GiftCertificate = {
  giftCertificateId: 1,
  description: 'Benvenuto',
  kind: 'voucher',
  total: 5,
  initialTotal: 5,
  state: 'available',
  manuallyAssigned: false,
  combinable: true,
};

describe('voucherTerms', () => {
  it('says what a voucher asks for, and nothing when it asks for nothing', () => {
    expect(voucherTerms({ ...voucher, minimumOrder: 40, validTo: '2025-12-31' })).toBe(
      'Su una spesa da 40,00\u00a0€ · Fino al 31/12/2025',
    );
    expect(voucherTerms(voucher)).toBe('');
  });

  it('says of a gift card that was begun what it was worth', () => {
    expect(voucherTerms({ ...voucher, kind: 'prepaid', total: 12.5, initialTotal: 50 })).toBe(
      'Dei 50,00\u00a0€ iniziali',
    );
  });

  it('says when it is used alone, and of the past only what it was', () => {
    expect(voucherTerms({ ...voucher, combinable: false })).toBe('Non si somma ad altri buoni');
    expect(voucherTerms({ ...voucher, state: 'used', minimumOrder: 40, total: 0 })).toBe('Valeva 5,00\u00a0€');
    expect(voucherTerms({ ...voucher, state: 'expired', validTo: '2025-12-01' })).toBe('È scaduto il 01/12/2025');
  });
});

describe('inOrderOfUse', () => {
  it('puts first what can be used and ends first, in the cart or not', () => {
    const used = { ...voucher, giftCertificateId: 1, state: 'used' as const };
    const late = { ...voucher, giftCertificateId: 2, validTo: '2026-01-31' };
    const soon = { ...voucher, giftCertificateId: 3, validTo: '2025-12-01' };
    const endless = { ...voucher, giftCertificateId: 4, state: 'in-cart' as const };
    const inCart = { ...soon, giftCertificateId: 5, validTo: '2025-12-02', state: 'in-cart' as const };
    const inOrder = inOrderOfUse([used, endless, late, inCart, soon]);
    expect(inOrder.map(({ giftCertificateId }) => giftCertificateId)).toEqual([3, 5, 2, 4, 1]);
  });
});
