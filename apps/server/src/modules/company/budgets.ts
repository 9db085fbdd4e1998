import type { OrderLimits } from '@sporta/contract';
import { formatEuro, shopDay, shopDayStart } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { assertMember } from './assert-member.ts';
import {
  findLimits,
  findPersonBudget,
  listOwnCentres,
  lockCentreBudget,
  setCentreBudget,
  setPersonBudget,
} from './budgets.repo.ts';

/** What an order of somebody of a company exceeds. Cents. */
export type Excess =
  | { of: 'order'; limitCents: number }
  | { of: 'month'; limitCents: number; leftCents: number }
  | { of: 'cost-centre'; limitCents: number; leftCents: number; name: string };

interface Ordering {
  account: Pick<Account, 'accountId' | 'company' | 'isMaster'>;
  /** The most one order of theirs may cost. */
  spendingLimitCents: number | null;
  costCentre: string | null;
  /** Of the order, before gift certificates. */
  totalCents: number;
  modifiedOrderId: number | null;
  now: Date;
}

/** Midnight of the first day of the month, in the shop's time. */
export const monthStart = (now: Date): Date => new Date(shopDayStart(`${shopDay(now.getTime()).slice(0, 7)}-01`));

/**
 * The first limit the order goes beyond: that of one order, the month of the person, the month of the cost centre. Who decides
 * for the company has none. The caller holds the lock of the cart.
 */
export async function excessOf(tx: Tx, ordering: Ordering): Promise<Excess | undefined> {
  const { account, spendingLimitCents, costCentre, totalCents, modifiedOrderId: besides, now } = ordering;
  if (spendingLimitCents !== null && totalCents > spendingLimitCents) {
    return { of: 'order', limitCents: spendingLimitCents };
  }
  const { accountId, company, isMaster } = account;
  if (!company || isMaster) return undefined;
  const month = { companyId: company.companyId, since: monthStart(now), besides };
  const own = await findPersonBudget(tx, { ...month, accountId });
  if (own && own.spentCents + totalCents > own.limitCents) {
    return { of: 'month', limitCents: own.limitCents, leftCents: Math.max(0, own.limitCents - own.spentCents) };
  }
  if (!costCentre) return undefined;
  const centre = await lockCentreBudget(tx, { ...month, costCentre });
  if (!centre || centre.spentCents + totalCents <= centre.limitCents) return undefined;
  const leftCents = Math.max(0, centre.limitCents - centre.spentCents);
  return { of: 'cost-centre', limitCents: centre.limitCents, leftCents, name: costCentre };
}

/** What limits somebody, before they order; undefined = nothing does. Euro. */
export async function ownLimits(
  db: Db,
  { accountId, companyId, now }: { accountId: number; companyId: number; now: Date },
): Promise<OrderLimits | undefined> {
  const since = monthStart(now);
  const { orderCents, monthCents, spentCents, asks } = await findLimits(db, { accountId, companyId, since });
  const centres = (await listOwnCentres(db, { accountId, companyId, since })).map(
    ({ name, limitCents, spentCents: spent }) => ({
      name,
      budget: limitCents / 100,
      left: Math.max(0, limitCents - spent) / 100,
    }),
  );
  if (orderCents === null && monthCents === null && centres.length === 0) return undefined;
  return {
    ...(orderCents === null ? {} : { order: orderCents / 100 }),
    ...(monthCents === null
      ? {}
      : { month: { budget: monthCents / 100, left: Math.max(0, monthCents - spentCents) / 100 } }),
    ...(centres.length === 0 ? {} : { costCentres: centres }),
    asks,
  };
}

/** "40,00 € per ordine", "…, ne restano…": what the person and the master read. */
export function excessText(excess: Excess, forStaff: boolean): string {
  switch (excess.of) {
    case 'order':
      return `${forStaff ? 'L’azienda permette al cliente' : 'La tua azienda ti permette'} ordini fino a ${formatEuro(excess.limitCents)}`;
    case 'month':
      return `Il ${forStaff ? 'budget del cliente' : 'tuo budget'} di questo mese è ${formatEuro(excess.limitCents)} e ne restano ${formatEuro(excess.leftCents)}`;
    case 'cost-centre':
      return `Per il centro di costo «${excess.name}» il budget di questo mese è ${formatEuro(excess.limitCents)} e ne restano ${formatEuro(excess.leftCents)}`;
  }
}

/**
 * Sets or takes away the monthly budget of a person or of a cost centre.
 * @param cents null = none any more @throws BusinessError `user-not-found`
 */
export function setBudget(
  db: Db,
  {
    companyId,
    of,
    cents,
  }: { companyId: number; of: { userId: number } | { costCentre: string }; cents: number | null },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    if ('costCentre' in of) return setCentreBudget(tx, companyId, of.costCentre, cents);
    await assertMember(tx, companyId, of.userId);
    await setPersonBudget(tx, of.userId, cents);
  });
}
