import type { VatRow } from '@sporta/domain';

/** The nature of what bears no VAT: the shop sells such goods as exempt (category "Esente IVA"). */
export const exemptNature = { nature: 'N4', law: 'Esente art. 10 DPR 633/1972' } as const;

/** Above this, exempt amounts need stamp duty (DPR 642/1972, tariffa, art. 13). */
const FREE_OF_STAMP_CENTS = 7747;
const STAMP_CENTS = 200;

/** Stamp duty of an invoice with these rows, in cents; the shop bears it. 0 = none is due. */
export function stampDuty(summary: readonly VatRow[]): number {
  const exempt = summary.reduce((sum, { rateBp, grossCents }) => (rateBp === 0 ? sum + grossCents : sum), 0);
  return exempt > FREE_OF_STAMP_CENTS ? STAMP_CENTS : 0;
}
