import type { Deps } from '../../platform/deps.ts';
import { refreshBalance } from './balances.ts';
import { type Asked, type IssuerName, refused } from './issuer.ts';
import { linkOf, withLink } from './link-access.ts';
import { paymentTypeOf } from './links.repo.ts';

/** What paying needs of customers' accounts at an issuer. */
export interface TicketAccess {
  /** Does `work` with what proves a customer's account; `link-invalid` when there is none, or the issuer refuses it. */
  use<T>(accountId: number, work: (secret: string) => Promise<Asked<T>>): Promise<Asked<T>>;
  /** The account holds other than was thought: it is asked again, so that the cart is not planned with it once more. */
  recount(accountId: number): Promise<void>;
}

export function ticketAccess(deps: Deps, provider: IssuerName): TicketAccess {
  const typeId = () => paymentTypeOf(deps.db, provider);
  return {
    async use(accountId, work) {
      const link = linkOf(deps, accountId, { provider, paymentTypeId: await typeId() });
      return link ? withLink(deps, link, work) : refused('link-invalid');
    },
    async recount(accountId) {
      await refreshBalance(deps, accountId, { provider, paymentTypeId: await typeId() });
    },
  };
}
