import type { Deps } from '../../platform/deps.ts';
import { issuersOf } from './issuers/index.ts';
import { type IssuerType, keepLink } from './links.ts';
import { type LinkingPage, signState } from './login-state.ts';
import { linkedOrRefused, unavailable } from './refusals.ts';

/** Where a customer begins to link a Pluxee account: an address of ours, since the issuer makes a page for each attempt. */
export function pluxeeLoginUrl({ config }: Deps, page: LinkingPage): string {
  return `${config.publicUrl}/meal-ticket/pluxee/login?page=${encodeURIComponent(page)}`;
}

/** Has the issuer make its page. @returns its address @throws BusinessError `issuer-unavailable` */
export async function beginPluxee(
  deps: Deps,
  { accountId, type, page }: { accountId: number; type: IssuerType; page: LinkingPage },
): Promise<string> {
  const { pluxee } = issuersOf(deps);
  if (!pluxee) throw unavailable('Pluxee');
  const state = await signState(deps.db, { accountId, paymentTypeId: type.paymentTypeId, page }, deps.clock.now());
  const asked = await pluxee.begin({ returnUrl: `${deps.config.publicUrl}/meal-ticket/pluxee/callback`, state });
  return linkedOrRefused('Pluxee', asked, '').url;
}

/** @throws BusinessError `login-failed`, `issuer-unavailable` */
export async function finishPluxee(deps: Deps, accountId: number, type: IssuerType, code: string): Promise<void> {
  const { pluxee } = issuersOf(deps);
  if (!pluxee) throw unavailable('Pluxee');
  const asked = await pluxee.linkByCode(code);
  const link = linkedOrRefused('Pluxee', asked, 'Pluxee non ha confermato l’accesso: collega di nuovo il tuo account');
  await keepLink(deps, accountId, type, link);
}
