import type { Db } from '../../platform/db/database.ts';

/** Who has just confirmed their first address, as they are welcomed. */
export interface Newcomer {
  email: string;
  firstName: string;
  segment: 'household' | 'business';
  company: boolean;
  /** The one given at registration, while it can be spent. */
  voucher: { code: string; cents: number; minimumCents: number; validTo: Date | null } | undefined;
}

/** Undefined when the account is gone or shut. */
export async function findNewcomer(db: Db, accountId: number, now: Date): Promise<Newcomer | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'first_name as firstName', 'segment', 'company_id'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const voucher = await db
    .selectFrom('gift_certificate')
    .select(['code', 'balance_cents as cents', 'minimum_order_cents as minimumCents', 'valid_to as validTo'])
    .where('account_id', '=', accountId)
    .where('code', 'like', 'BENVENUTO-%')
    .where('balance_cents', '>', 0)
    .where(({ or, eb }) => or([eb('valid_to', 'is', null), eb('valid_to', '>', now)]))
    .orderBy('gift_certificate_id')
    .executeTakeFirst();
  const { email, firstName, segment, company_id } = account;
  const isBusiness = segment === 'business';
  return { email, firstName, segment: isBusiness ? 'business' : 'household', company: company_id !== null, voucher };
}
