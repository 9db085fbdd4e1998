import { isSettled } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type CardSaving, findSavingOfPayment } from './card-savings.repo.ts';
import { findPayment, type PaymentRow } from './payments.repo.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { recordAbandoned } from './record-payment.ts';
import { checkSaving, recordSaving, savingNames } from './save-card.ts';

/**
 * Asks what became of the card that is to be kept for a payment; nothing is held under the payment's own name before it is.
 * @param abandon end it when the card is not kept yet
 * @returns false when the provider could not be asked
 */
export async function checkPromise(
  deps: Deps,
  provider: PaymentProvider,
  { payment, abandon }: { payment: PaymentRow; abandon: boolean },
): Promise<boolean> {
  const { paymentId } = payment;
  const saving = await findSavingOfPayment(deps.db, paymentId);
  if (saving && (await checkSaving(deps, saving)) === undefined) return false;
  const now = (await findPayment(deps.db, paymentId)) ?? payment;
  if (isSettled(now.state) || !abandon) return true;
  if (saving) await closeSaving(deps, provider, saving);
  // without a card nothing can ever be held
  await recordAbandoned(deps, paymentId, { decided: () => true });
  return true;
}

/** A page that stays open does no harm: a card typed later is kept, and pays nothing. */
async function closeSaving(deps: Deps, provider: PaymentProvider, saving: CardSaving): Promise<void> {
  const closed = await provider.close(savingNames(saving).paymentRef, `close-${saving.providerRef}`);
  if (closed.kind === 'done') await recordSaving(deps, saving, closed.events);
  else deps.log.warn({ cardSavingId: saving.cardSavingId, error: closed.error.kind }, 'a card page stays open');
}
