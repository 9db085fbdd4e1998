import type { PaymentType } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { isHeldLater } from './hold-later.ts';
import { listPaymentTypes } from './list-payment-types.ts';
import { providersOf } from './payment-providers.ts';
import { usableCard } from './saved-cards.ts';

/** Tickets and certificates pay their part beforehand: the rest, and a voucher for somebody else, is paid by one of these. */
export const lastTenderKinds: ReadonlySet<PaymentType['kind']> = new Set([
  'card',
  'saved-card',
  'stripe',
  'satispay',
  'due-date',
  'pay-link',
]);

/** How the last tender is paid. */
export interface LastTender {
  kind: PaymentType['kind'];
  provider: string;
  /** The slot is further away than a hold lasts: a card is kept now. */
  holdLater: boolean;
}

interface Choice {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  /** The customer agrees that the card is kept. */
  saveAuth: boolean;
  /** Until when a hold must last and a saved card be valid. Absent: the money is taken now, and never held later. */
  slotEndAt?: Date | undefined;
}

/**
 * The method that pays the rest, checked.
 * @throws BusinessError `payment-type-not-available`, `card-consent-needed`, `payment-auth-not-found`, `payment-auth-expired`
 */
export async function chosenLastTender(
  tx: Tx,
  { deps, account, now }: { deps: Deps; account: Account; now: Date },
  { paymentTypeId, paymentAuthId, saveAuth, slotEndAt }: Choice,
): Promise<LastTender> {
  const types = await listPaymentTypes(deps, account, now, { db: tx, slotEndAt });
  const type = types.find((each) => each.paymentTypeId === paymentTypeId);
  if (!type?.enabled || !lastTenderKinds.has(type.kind)) {
    throw new BusinessError(
      'payment-type-not-available',
      type?.disabledReason ?? 'Questo metodo di pagamento non è disponibile: scegline un altro',
      { field: 'payment_type_id' },
    );
  }
  if (type.kind !== 'saved-card') {
    const holdLater = type.heldFrom !== undefined;
    if (holdLater && !saveAuth) throw consentNeeded();
    return { kind: type.kind, provider: type.provider, holdLater };
  }
  if (paymentAuthId === undefined) {
    throw new BusinessError('payment-auth-not-found', 'Scegli una delle carte salvate', { field: 'payment_auth_id' });
  }
  const { provider } = await usableCard(tx, account.accountId, paymentAuthId, now, slotEndAt ?? now);
  const holds = providersOf(deps).get(provider);
  return {
    kind: type.kind,
    provider,
    holdLater: holds !== undefined && slotEndAt !== undefined && isHeldLater(holds, slotEndAt, now),
  };
}

function consentNeeded(): BusinessError {
  return new BusinessError(
    'card-consent-needed',
    'La consegna è lontana: per bloccare l’importo più avanti serve il tuo consenso a salvare la carta. Accetta, o scegli una fascia più vicina.',
    { field: 'save_auth' },
  );
}
