import type { StaffCertificate } from '@sporta/contract';
import type { CertificateRow } from './certificates.repo.ts';

/** A certificate as the Banco shows it: of its code the last signs alone, the whole is money. */
export function certificateToWire(row: CertificateRow): StaffCertificate {
  const { giftCertificateId, code, description, kind, initialCents, balanceCents, givenAt, validTo, expired } = row;
  const isTakenBack = row.takenBackCents !== null;
  const state = isTakenBack ? 'taken-back' : balanceCents === 0 ? 'used' : expired ? 'expired' : 'active';
  return {
    giftCertificateId,
    code: `…${code.slice(-4)}`,
    description,
    kind,
    value: initialCents / 100,
    left: isTakenBack ? 0 : balanceCents / 100,
    givenAt: givenAt.toISOString(),
    ...(validTo instanceof Date ? { validTo: validTo.toISOString() } : {}),
    state,
    mayBeTakenBack: row.isGranted && state === 'active',
    ...(row.givenBy ? { givenBy: row.givenBy } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  };
}
