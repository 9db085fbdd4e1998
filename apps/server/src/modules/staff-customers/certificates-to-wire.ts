import type { StaffCertificate } from '@sporta/contract';
import type { CertificateRow } from './certificates.repo.ts';

/** A certificate as the Banco shows it: of its code the last signs alone, the whole is money. */
export function certificateToWire(row: CertificateRow): StaffCertificate {
  const { giftCertificateId, code, description, kind, initialCents, balanceCents, givenAt, validTo, expired } = row;
  const isActive = balanceCents > 0 && !expired;
  const ended = row.takenBackCents !== null ? 'taken-back' : balanceCents === 0 ? 'used' : 'expired';
  return {
    giftCertificateId,
    code: `…${code.slice(-4)}`,
    description,
    kind,
    value: initialCents / 100,
    left: balanceCents / 100,
    givenAt: givenAt.toISOString(),
    ...(validTo instanceof Date ? { validTo: validTo.toISOString() } : {}),
    // what an order gave back to one that was taken back can be spent
    state: isActive ? 'active' : ended,
    mayBeTakenBack: row.isGranted && isActive,
    ...(row.givenBy ? { givenBy: row.givenBy } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  };
}
