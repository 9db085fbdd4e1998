import type { Cart } from '@sporta/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { fiscalPersonsQuery } from '../../../shared/fiscal/index.ts';
import { userDetailQuery, useSession } from '../../../shared/session/index.ts';
import { type Buyer, hasAlcohol, missingInCart, missingRequirements, type Requirement } from './requirements.ts';

/** What the customer has to do before paying, the first thing first. */
export function useMissing(cart: Cart | undefined): Requirement[] {
  const buyer = useBuyer(cart);
  return cart ? missingRequirements(cart, buyer) : [];
}

/** The same at the payment, where the cart cannot be changed. */
export const useMissingAtPayment = (cart: Cart): Requirement[] => missingInCart(cart, useBuyer(cart));

/** What the shop has to know of who buys this cart, and does not; nothing is said before it is known. */
function useBuyer(cart: Cart | undefined): Buyer {
  const api = useApi();
  const { user, isInPerson } = useSession();
  const mayLackHolder = cart?.cartInfos.invoice_requested === 'true' && !user.company;
  const { data: holders } = useQuery({ ...fiscalPersonsQuery(api), enabled: mayLackHolder });
  const mayLackBirthDate = cart !== undefined && isInPerson && hasAlcohol(cart);
  const { data: known } = useQuery({ ...userDetailQuery(api), enabled: mayLackBirthDate });
  return {
    lacksHolder: mayLackHolder && holders?.length === 0,
    byStaff: !isInPerson,
    lacksBirthDate: mayLackBirthDate && known !== undefined && !known.birthDate,
  };
}
