import type { GiftCertificate } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface Row {
  giftCertificateId: number;
  description: string;
  code: string;
  kind: 'voucher' | 'prepaid';
  balanceCents: number;
  initialCents: number;
  minimumOrderCents: number;
  validFrom: Date | number;
  validTo: Date | number | null;
  manuallyAssigned: boolean;
  combinable: boolean;
  inCart: boolean;
  expired: boolean;
}

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
  const { accountId, history, manualOnly, now } = filter;
  const { rows } = await sql<Row>`
    select g.gift_certificate_id as "giftCertificateId", g.description, g.code, g.kind, g.balance_cents as "balanceCents",
      g.initial_cents as "initialCents", g.minimum_order_cents as "minimumOrderCents", g.valid_from as "validFrom",
      g.valid_to as "validTo", g.combinable, g.manually_assigned as "manuallyAssigned",
      exists (select from cart_gift_certificate k join cart c using (cart_id)
               where k.gift_certificate_id = g.gift_certificate_id and c.account_id = ${accountId} and c.state = 'open') as "inCart",
      coalesce(g.valid_to <= ${now}, false) as expired
    from gift_certificate g
    where g.account_id = ${accountId} and (not ${manualOnly}::boolean or g.manually_assigned) and g.valid_from <= ${now}
    order by g.balance_cents = 0, coalesce(g.valid_to <= ${now}, false), g.valid_to nulls last, g.gift_certificate_id`.execute(
    db,
  );
  return rows.map(toWire).filter(({ state }) => history || state === 'available' || state === 'in-cart');
}

function toWire(row: Row): GiftCertificate {
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

function stateOf(row: Row): GiftCertificate['state'] {
  if (row.balanceCents === 0) return 'used';
  if (row.expired) return 'expired';
  return row.inCart ? 'in-cart' : 'available';
}

/** `infinity` arrives as a number: no day to show. */
function dayOf<K extends string>(name: K, instant: Date | number | null): { [Name in K]?: string } {
  return instant instanceof Date ? ({ [name]: shopDay(instant.getTime()) } as { [Name in K]: string }) : {};
}
