import type { Deps } from '../../platform/deps.ts';
import { linkOf, withLink } from './link-access.ts';
import { type IssuerRow, issuerRows, writeBalance } from './links.repo.ts';

/**
 * Asks the issuers what a customer has there, side by side, and keeps the answers: the cart is priced with them. One that does
 * not answer in time counts as nothing, and the others go on.
 * @param only this issuer; default all that are linked
 */
export async function refreshBalances(deps: Deps, accountId: number, only?: number): Promise<IssuerRow[]> {
  const rows = await issuerRows(deps.db, accountId, deps.clock.now());
  const asked = rows.filter(
    ({ paymentTypeId, link }) => link && !link.broken && (only === undefined || paymentTypeId === only),
  );
  if (asked.length === 0) return rows;
  await Promise.all(asked.map((row) => refreshBalance(deps, accountId, row)));
  return issuerRows(deps.db, accountId, deps.clock.now());
}

/** Asks one issuer and keeps the answer. */
export async function refreshBalance(
  deps: Deps,
  accountId: number,
  type: { paymentTypeId: number; provider: string },
): Promise<void> {
  const link = linkOf(deps, accountId, type);
  const now = deps.clock.now();
  const asked = link && (await withLink(deps, link, (secret) => link.issuer.balance(secret, now)));
  if (asked && asked.kind !== 'done') {
    const why = asked.kind === 'refused' ? asked.code : asked.detail;
    deps.log.warn({ issuer: type.provider, why }, 'no balance of meal tickets');
  }
  await writeBalance(deps.db, accountId, type.paymentTypeId, asked?.kind === 'done' ? asked.value : undefined, now);
}
