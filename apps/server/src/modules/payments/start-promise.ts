import type { Deps } from '../../platform/deps.ts';
import { findSaving, savingOfPayment, writeSavingId } from './card-savings.repo.ts';
import { findPayment, markRedirected, type PaymentRow } from './payments.repo.ts';
import type { PaymentOrder, PaymentProvider } from './providers/provider.ts';
import { recordPromise } from './record-promise.ts';
import { newSavingRef, recordSaving, savingNames } from './save-card.ts';
import type { StartedPayment } from './started-payment.ts';

/**
 * Begins a payment whose money is held later, because its slot is further away than a hold lasts. A saved card is enough by
 * itself; a new one is kept at its provider first, as when a card is saved without paying. Repeating it goes on with the same card.
 * @param order as the provider would be asked for the payment itself
 */
export async function startPromise(
  deps: Deps,
  provider: PaymentProvider,
  { payment, order }: { payment: PaymentRow; order: PaymentOrder },
): Promise<StartedPayment> {
  if (payment.paymentAuthId !== null) {
    return { kind: 'decided', payment: await recordPromise(deps, payment.paymentId, payment.paymentAuthId) };
  }
  const saving = await savingOfPayment(deps.db, {
    accountId: order.customer.accountId,
    provider: provider.name,
    paymentId: payment.paymentId,
    providerRef: newSavingRef(provider),
  });
  const saves = { ...order, ...savingNames(saving), amountCents: 0, saveCard: true, createdAt: saving.createdAt };
  if (provider.open && saving.providerId === null) {
    const made = await provider.open(saves);
    if (made.kind === 'failed') return unavailable(deps, payment, made.error.kind);
    await writeSavingId(deps.db, saving.cardSavingId, made.paymentRef);
  }
  const known = (await findSaving(deps.db, saving.cardSavingId)) ?? saving;
  const started = await provider.start({ ...saves, ...savingNames(known) });
  if (started.kind === 'redirect') {
    if (await markRedirected(deps.db, payment.paymentId)) return { kind: 'redirect', to: started };
    return decided(deps, payment);
  }
  if (started.kind === 'failed' && started.error.kind !== 'refused') {
    return unavailable(deps, payment, started.error.kind);
  }
  await recordSaving(deps, known, started.kind === 'done' ? started.events : refusalEvents(started));
  return decided(deps, payment);
}

function refusalEvents(started: Extract<Awaited<ReturnType<PaymentProvider['start']>>, { kind: 'failed' }>) {
  return started.error.kind === 'refused' ? started.error.events : [];
}

async function decided(deps: Deps, payment: PaymentRow): Promise<StartedPayment> {
  return { kind: 'decided', payment: (await findPayment(deps.db, payment.paymentId)) ?? payment };
}

function unavailable(deps: Deps, { paymentId }: PaymentRow, error: string): StartedPayment {
  deps.log.warn({ paymentId, error }, 'a card could not be kept for a payment');
  return { kind: 'unavailable' };
}
