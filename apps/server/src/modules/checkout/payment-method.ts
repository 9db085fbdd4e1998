import type { PaymentType } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext, PricedCartState } from '../cart/index.ts';
import { isHeldLater, listPaymentTypes, providersOf, usableCard } from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';

/** Tickets and certificates pay their part beforehand: the rest is paid by one of these. */
const lastTenderKinds: ReadonlySet<PaymentType['kind']> = new Set(['card', 'saved-card', 'stripe', 'satispay']);

/** How the last tender is paid. */
export interface LastMethod {
  provider: string;
  /** The slot is further away than a hold lasts: a card is kept now. */
  holdLater: boolean;
}

type Chosen = Pick<BuyInput, 'paymentTypeId' | 'paymentAuthId' | 'saveAuth'>;

/**
 * The payment method the customer chose, checked; undefined when nothing is left for it.
 * @throws BusinessError as `methodFor`
 */
export async function chosenMethod(
  tx: Tx,
  request: CartContext,
  input: BuyInput,
  { lastTenderCents, cart }: PricedCartState,
): Promise<LastMethod | undefined> {
  if (lastTenderCents === 0) return undefined;
  const slotEndAt = cart.slot ? new Date(cart.slot.endAt) : undefined;
  return methodFor(tx, request, input, { slotEndAt, chargedAt: slotEndAt ?? request.now });
}

/**
 * A payment method, checked.
 * @param chargedAt when a saved card is charged: one that expires before is refused
 * @throws BusinessError `payment-type-not-available`, `card-consent-needed`, `payment-auth-not-found`, `payment-auth-expired`
 */
export async function methodFor(
  tx: Tx,
  { deps, account, now }: CartContext,
  input: Chosen,
  { slotEndAt, chargedAt }: { slotEndAt: Date | undefined; chargedAt: Date },
): Promise<LastMethod> {
  const types = await listPaymentTypes(deps, account, now, { db: tx, slotEndAt });
  const type = types.find((each) => each.paymentTypeId === input.paymentTypeId);
  if (!type?.enabled || !lastTenderKinds.has(type.kind)) {
    throw new BusinessError(
      'payment-type-not-available',
      type?.disabledReason ?? 'Questo metodo di pagamento non è disponibile: scegline un altro',
      { field: 'payment_type_id' },
    );
  }
  if (type.kind !== 'saved-card') {
    const holdLater = type.heldFrom !== undefined;
    if (holdLater && !input.saveAuth) throw consentNeeded();
    return { provider: type.provider, holdLater };
  }
  if (input.paymentAuthId === undefined) {
    throw new BusinessError('payment-auth-not-found', 'Scegli una delle carte salvate', { field: 'payment_auth_id' });
  }
  const { provider } = await usableCard(tx, account.accountId, input.paymentAuthId, now, chargedAt);
  const holds = providersOf(deps).get(provider);
  return { provider, holdLater: holds !== undefined && slotEndAt !== undefined && isHeldLater(holds, slotEndAt, now) };
}

function consentNeeded(): BusinessError {
  return new BusinessError(
    'card-consent-needed',
    'La consegna è lontana: per bloccare l’importo più avanti serve il tuo consenso a salvare la carta. Accetta, o scegli una fascia più vicina.',
    { field: 'save_auth' },
  );
}
