import type { MealTicketEligibility, MealTicketType } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { type CartContext, readCart } from '../cart/index.ts';
import { refreshBalances } from './balances.ts';
import { edenredLoginUrl } from './edenred-login.ts';
import { eligibilityOf } from './eligibility.ts';
import type { IssuerName } from './issuer.ts';
import { issuersOf } from './issuers/index.ts';
import { type IssuerRow, issuerRows } from './links.repo.ts';
import type { LinkingPage } from './login-state.ts';
import { pluxeeLoginUrl } from './page-login.ts';
import { notOffered, unknownType } from './refusals.ts';
import { typeToWire } from './type-to-wire.ts';

/** The issuers this shop is set up for, what the customer has there and uses for this cart, and what of it they may pay. */
export async function listTypes(
  context: CartContext,
  { asks = true }: { asks?: boolean } = {},
): Promise<{ mealTicketTypes: MealTicketType[] } & MealTicketEligibility> {
  const { deps, account, now } = context;
  const { accountId } = account;
  const rows = asks ? await refreshBalances(deps, accountId) : await issuerRows(deps.db, accountId, now);
  // priced after the balances were asked
  const state = await readCart(context);
  const mealTicketTypes: MealTicketType[] = [];
  for (const row of rows) {
    const issuer = issuersOf(deps).get(row.provider);
    if (!issuer) continue;
    const loginUrl = await loginUrlOf(deps, accountId, row, '/payment');
    mealTicketTypes.push(typeToWire(row, issuer, { state, loginUrl, now }));
  }
  return { mealTicketTypes, ...eligibilityOf(deps, state) };
}

/** One issuer; one that does not answer is shown with its `error`. @throws BusinessError `issuer-unavailable` as `typeNamed` */
export async function showType(context: CartContext, name: IssuerName): Promise<MealTicketType> {
  const { deps, account, now } = context;
  const { accountId } = account;
  const { paymentTypeId } = await typeNamed(context, name);
  const row = (await refreshBalances(deps, accountId, paymentTypeId)).find((each) => each.provider === name)!;
  const state = await readCart(context);
  const loginUrl = await loginUrlOf(deps, accountId, row, '/profile/payment-method');
  return typeToWire(row, issuersOf(deps).get(name)!, { state, loginUrl, now });
}

/** An issuer of this shop by its name. @throws BusinessError `issuer-unavailable` when the shop is not set up for it */
export async function typeNamed({ deps, account, now }: CartContext, name: IssuerName): Promise<IssuerRow> {
  const row = (await issuerRows(deps.db, account.accountId, now)).find(({ provider }) => provider === name);
  if (!row || !issuersOf(deps).get(name)) throw notOffered();
  return row;
}

/** An issuer of this shop by its payment type. @throws BusinessError `payment-type-not-found` */
export async function typeOf({ deps, account, now }: CartContext, paymentTypeId: number): Promise<IssuerRow> {
  const rows = await issuerRows(deps.db, account.accountId, now);
  const row = rows.find((each) => each.paymentTypeId === paymentTypeId);
  if (!row || !issuersOf(deps).get(row.provider)) throw unknownType();
  return row;
}

async function loginUrlOf(
  deps: Deps,
  accountId: number,
  row: IssuerRow,
  page: LinkingPage,
): Promise<string | undefined> {
  if (row.link && !row.link.broken) return undefined;
  if (row.provider === 'edenred') return edenredLoginUrl(deps, { accountId, type: row, page });
  return row.provider === 'pluxee' ? pluxeeLoginUrl(deps, page) : undefined;
}
