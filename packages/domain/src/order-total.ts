/** A certificate in a cart or an order, with the cents it takes there. */
export interface CertificateUse {
  /** `voucher` lowers the price, `prepaid` is money paid in advance. */
  kind: 'voucher' | 'prepaid';
  cents: number;
}

/** What a purchase costs, in cents. */
export interface OrderTotal {
  /** Taken off the price by vouchers. */
  voucherCents: number;
  /** Paid by prepaid certificates. */
  prepaidCents: number;
  /** "TOTALE": what all tenders together pay. */
  totalCents: number;
}

/**
 * The total every page and paper shows: after vouchers, before prepaid certificates, which pay it like money.
 * @param dueCents what is left after all certificates
 */
export function orderTotal(dueCents: number, certificates: readonly CertificateUse[]): OrderTotal {
  const sumOf = (wanted: CertificateUse['kind']) =>
    certificates.reduce((sum, { kind, cents }) => (kind === wanted ? sum + cents : sum), 0);
  const prepaidCents = sumOf('prepaid');
  return { voucherCents: sumOf('voucher'), prepaidCents, totalCents: dueCents + prepaidCents };
}
