import type { MealTicketLogin } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { issuersOf } from './issuers/index.ts';
import { type IssuerRow, type LoginRow, removeLogin, writeLogin } from './links.repo.ts';
import { keepLink } from './links.ts';
import { linkedOrRefused, unavailable } from './refusals.ts';

const issuerName = 'UpDay';

/**
 * Begins a link that is confirmed in the issuer's app, or says how the one that was begun is.
 * @throws BusinessError `issuer-unavailable`
 */
export async function loginByApp(deps: Deps, accountId: number, row: IssuerRow): Promise<MealTicketLogin> {
  const { upday } = issuersOf(deps);
  if (!upday) throw unavailable(issuerName);
  if (row.login) return followLogin(deps, accountId, row, row.login);
  if (row.link && !row.link.broken) return { state: 'linked' };
  const begun = linkedOrRefused(issuerName, await upday.begin(), '');
  const login = { issuerRef: begun.linkId, code: begun.code, appUrl: begun.url, expiresAt: begun.expiresAt };
  await writeLogin(deps.db, accountId, row.paymentTypeId, login);
  return pending(login);
}

/** Asks the issuer after a link that waits to be confirmed. @throws BusinessError `issuer-unavailable` */
export async function followLogin(
  deps: Deps,
  accountId: number,
  row: IssuerRow,
  login: LoginRow,
): Promise<MealTicketLogin> {
  const { upday } = issuersOf(deps);
  if (!upday) throw unavailable(issuerName);
  const state = linkedOrRefused(issuerName, await upday.stateOf(login.issuerRef), '');
  if (state === 'pending') return pending(login);
  if (state !== 'ended') {
    await keepLink(deps, accountId, row, state);
    return { state: 'linked' };
  }
  await removeLogin(deps.db, accountId, row.paymentTypeId);
  return { state: 'expired' };
}

/** Ends a link that waits to be confirmed; one that was confirmed meanwhile is kept, and the answer says so. */
export async function discardLogin(deps: Deps, accountId: number, row: IssuerRow): Promise<MealTicketLogin> {
  const { upday } = issuersOf(deps);
  if (!upday) throw unavailable(issuerName);
  if (row.login) {
    const asked = await upday.discard(row.login.issuerRef);
    const isLinked = asked.kind === 'refused' && asked.code === 'wrong-state';
    if (isLinked) return followLogin(deps, accountId, row, row.login);
    if (asked.kind === 'no-answer') throw unavailable(issuerName);
    await removeLogin(deps.db, accountId, row.paymentTypeId);
  }
  return { state: row.link && !row.link.broken ? 'linked' : 'unlinked' };
}

function pending({ expiresAt, code, appUrl }: LoginRow): MealTicketLogin {
  return { state: 'pending', expiresAt: expiresAt.toISOString(), code, ...(appUrl === null ? {} : { appUrl }) };
}
