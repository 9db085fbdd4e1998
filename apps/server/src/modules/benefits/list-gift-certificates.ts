import type { GiftCertificate } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { type CertificateRow, findGiftCertificates } from './gift-certificates.repo.ts';

export interface CertificateFilter {
  accountId: number;
  /** Also those used up or expired. */
  history: boolean;
  /** Only those the shop gave by hand. */
  manualOnly: boolean;
  now: Date;
}

/** Gift certificates of a customer: those that can be used first, the one that expires first before the others. */
export async function listGiftCertificates(db: Db, filter: CertificateFilter): Promise<GiftCertificate[]> {
  const { history, ...which } = filter;
  const rows = await findGiftCertificates(db, which);
  return rows.map(toWire).filter(({ state }) => history || state === 'available' || state === 'in-cart');
}

function toWire(row: CertificateRow): GiftCertificate {
  return {
    giftCertificateId: row.giftCertificateId,
    description: row.description,
    code: row.code,
    kind: row.kind,
    total: row.balanceCents / 100,
    initialTotal: row.initialCents / 100,
    ...(row.minimumOrderCents > 0 ? { minimumOrder: row.minimumOrderCents / 100 } : {}),
    combinable: row.combinable,
    ...dayOf('validFrom', row.validFrom),
    ...dayOf('validTo', row.validTo),
    state: stateOf(row),
    manuallyAssigned: row.manuallyAssigned,
  };
}

function stateOf(row: CertificateRow): GiftCertificate['state'] {
  if (row.balanceCents === 0) return 'used';
  if (row.expired) return 'expired';
  return row.inCart ? 'in-cart' : 'available';
}

/** `infinity` arrives as a number: no day to show. */
function dayOf<K extends string>(name: K, instant: Date | number | null): { [Name in K]?: string } {
  return instant instanceof Date ? ({ [name]: shopDay(instant.getTime()) } as { [Name in K]: string }) : {};
}
