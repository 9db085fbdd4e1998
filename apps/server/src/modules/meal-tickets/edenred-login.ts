import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { EdenredProduct } from './issuers/edenred-accounts.ts';
import { issuersOf } from './issuers/index.ts';
import { type IssuerType, keepLink } from './links.ts';
import { type LinkingPage, readState, signState, verifierOf } from './login-state.ts';
import { linkedOrRefused, unavailable } from './refusals.ts';

/** Address of ours Edenred takes the browser back to; registered there, one of each product. */
export function edenredCallback({ config }: Deps, product: EdenredProduct): string {
  return `${config.publicUrl}/meal-ticket/edenred/callback${product === 'compliments' ? '-tc' : ''}`;
}

/** Where a customer begins to link an Edenred account; good for ten minutes. */
export async function edenredLoginUrl(
  deps: Deps,
  { accountId, type, page }: { accountId: number; type: IssuerType; page: LinkingPage },
  product: EdenredProduct = 'restaurant',
): Promise<string | undefined> {
  const { edenred } = issuersOf(deps);
  if (!edenred) return undefined;
  const state = await signState(deps.db, { accountId, paymentTypeId: type.paymentTypeId, page }, deps.clock.now());
  const verifier = await verifierOf(deps.db, accountId, product);
  return edenred.loginUrl(product, { redirectUri: edenredCallback(deps, product), state, verifier });
}

/**
 * Links the account whose code the customer brings back. A state is not asked of an app, which has none; one that is there must be
 * this customer's.
 * @throws BusinessError `login-failed`, `issuer-unavailable`
 */
export async function finishEdenred(
  deps: Deps,
  { accountId, type, code, state }: { accountId: number; type: IssuerType; code: string; state?: string | undefined },
  product: EdenredProduct,
): Promise<void> {
  const { edenred } = issuersOf(deps);
  if (!edenred) throw unavailable('Edenred');
  const now = deps.clock.now();
  if (state !== undefined && (await readState(deps.db, state, now))?.accountId !== accountId) {
    throw new BusinessError('login-failed', 'La pagina di Edenred è scaduta: collega di nuovo il tuo account');
  }
  const verifier = await verifierOf(deps.db, accountId, product);
  const redirectUri = edenredCallback(deps, product);
  const asked = await edenred.link(product, code, { redirectUri, verifier }, now);
  const link = linkedOrRefused(
    'Edenred',
    asked,
    'Edenred non ha confermato l’accesso: collega di nuovo il tuo account',
  );
  await keepLink(deps, accountId, type, link);
}
