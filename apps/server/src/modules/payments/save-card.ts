import { randomBytes } from 'node:crypto';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import {
  type CardSaving,
  endSaving,
  findSavingByRef,
  insertSaving,
  openSavingOf,
  writeSavingId,
} from './card-savings.repo.ts';
import { failureText } from './failure-text.ts';
import { keepCard } from './keep-card.ts';
import { listPaymentTypes } from './list-payment-types.ts';
import { providersOf } from './payment-providers.ts';
import { lockPayment } from './payments.repo.ts';
import type { PaymentOrder, PaymentProvider, ProviderEvent, StartResult } from './providers/provider.ts';
import { failPromise, writePromise } from './record-promise.ts';

/** Beginning again within this time goes on with the same one. */
const goesOnMinutes = 30;
/** Stands for the order number in our names for savings. */
const CARD = 'CARTA';

/**
 * Begins saving a card without paying: its number is typed at the provider's, which says later that it is kept.
 * @throws BusinessError `payment-type-not-available`, `payment-refused`, `payment-unavailable`
 */
export async function beginSavingCard(
  deps: Deps,
  account: Account,
  paymentTypeId: number,
): Promise<Extract<StartResult, { kind: 'redirect' }> | { kind: 'saved' }> {
  const now = deps.clock.now();
  const type = (await listPaymentTypes(deps, account, now)).find((each) => each.paymentTypeId === paymentTypeId);
  const provider = type?.enabled && type.allowsAuth ? providersOf(deps).get(type.provider) : undefined;
  if (!provider) throw notAvailable();
  const since = new Date(now.getTime() - goesOnMinutes * 60_000);
  // a form that was sent cannot be sent twice: only what the provider knows by a name of its own goes on
  const begun = provider.open && (await openSavingOf(deps.db, account.accountId, provider.name, since));
  const saving = begun || (await newSaving(deps, account, provider));
  const order = savingOrder(deps, account, saving);
  if (provider.open && saving.providerId === null) {
    const opened = await provider.open(order);
    if (opened.kind === 'failed') throw unavailable(deps, saving, opened.error.kind);
    await writeSavingId(deps.db, saving.cardSavingId, opened.paymentRef);
    saving.providerId = opened.paymentRef;
  }
  const started = await provider.start({ ...order, paymentRef: knownAs(saving) });
  if (started.kind === 'redirect') return started;
  if (started.kind === 'failed' && started.error.kind !== 'refused') {
    throw unavailable(deps, saving, started.error.kind);
  }
  const events =
    started.kind === 'done' ? started.events : started.error.kind === 'refused' ? started.error.events : [];
  if ((await recordSaving(deps, saving, events)) === 'saved') return { kind: 'saved' };
  throw new BusinessError('payment-refused', failureText(events.at(-1)?.reason ?? null));
}

/** Asks the provider what became of it. @returns undefined when the provider could not be asked */
export async function checkSaving(deps: Deps, saving: CardSaving): Promise<CardSaving['state'] | undefined> {
  const provider = providersOf(deps).get(saving.provider);
  const answer = await provider?.query(knownAs(saving));
  if (answer?.kind === 'found') return recordSaving(deps, saving, answer.events);
  return answer?.kind === 'not-found' ? saving.state : undefined;
}

/**
 * The customer is back from typing a card.
 * @param ref what the provider calls it
 * @throws BusinessError `payment-type-not-available` for what is not theirs, `payment-unavailable`, `payment-refused`
 */
export async function endSavingCard(deps: Deps, account: Account, provider: string, ref: string): Promise<void> {
  const saving = await findSavingByRef(deps.db, provider, ref);
  if (saving?.accountId !== account.accountId) throw notAvailable();
  const state = await checkSaving(deps, saving);
  if (state === undefined) throw unavailable(deps, saving, 'no answer');
  if (state !== 'saved')
    throw new BusinessError('payment-refused', 'La carta non è stata salvata: riprova, o usane un’altra.');
}

/** Writes what the provider says of it; the card is kept once, and with it the payment it is for. */
export function recordSaving(
  deps: Deps,
  saving: CardSaving,
  events: readonly ProviderEvent[],
): Promise<CardSaving['state']> {
  return withTransaction(deps.db, async (tx) => {
    const payment = saving.paymentId === null ? undefined : await lockPayment(tx, saving.paymentId);
    const fitting = events.filter((event) => event.paymentRef === knownAs(saving));
    const card = fitting.find((event) => event.type === 'authorised' && event.card?.token)?.card;
    if (card?.token) {
      if (await endSaving(tx, saving.cardSavingId, 'saved')) {
        const consentedAt = saving.createdAt;
        const kept = { ...card, token: card.token, provider: saving.provider, consentedAt };
        const paymentAuthId = await keepCard(tx, saving.accountId, kept);
        if (payment && paymentAuthId !== undefined) await writePromise(tx, payment, paymentAuthId);
        else if (payment) await failPromise(tx, payment, 'unknown-card');
      }
      return 'saved';
    }
    const ended = fitting.findLast((event) => event.type === 'failed' || event.type === 'expired');
    if (!ended) return saving.state;
    const isNews = await endSaving(tx, saving.cardSavingId, 'failed');
    if (isNews && payment) await failPromise(tx, payment, ended.reason ?? ended.type);
    return 'failed';
  });
}

function newSaving(deps: Deps, { accountId }: Account, provider: PaymentProvider): Promise<CardSaving> {
  return insertSaving(deps.db, { accountId, provider: provider.name, providerRef: newSavingRef(provider) });
}

/** Our name for a new saving at its provider. */
export function newSavingRef(provider: PaymentProvider): string {
  return provider.referenceFor({ orderNumber: CARD, paymentId: randomBytes(8).toString('hex') });
}

/** The names a provider is given for a saving. */
export function savingNames(saving: CardSaving): Pick<PaymentOrder, 'paymentRef' | 'orderNumber' | 'paymentId'> {
  return {
    paymentRef: knownAs(saving),
    orderNumber: CARD,
    paymentId: saving.providerRef.slice(CARD.length + 1),
  };
}

function savingOrder({ config }: Deps, account: Account, saving: CardSaving): PaymentOrder {
  const { accountId, email, firstName, lastName } = account;
  const back = `${config.publicUrl}/payment-return/${saving.provider}/card`;
  return {
    ...savingNames(saving),
    orderId: 'card',
    amountCents: 0,
    createdAt: saving.createdAt,
    description: 'Carta da salvare',
    customer: { accountId, email, name: `${firstName} ${lastName}`.trim() },
    saveCard: true,
    returnUrl: back,
    backUrl: back,
    noticeUrl: `${config.publicUrl}/ebsn/api/payment-notify/${saving.provider}`,
  };
}

function knownAs({ providerId, providerRef }: CardSaving): string {
  return providerId ?? providerRef;
}

function notAvailable(): BusinessError {
  return new BusinessError('payment-type-not-available', 'Con questo metodo non si può salvare una carta adesso', {
    field: 'payment_type_id',
  });
}

function unavailable(deps: Deps, { cardSavingId }: CardSaving, error: string): BusinessError {
  deps.log.warn({ cardSavingId, error }, 'a card could not be saved');
  return new BusinessError('payment-unavailable', 'La banca non risponde in questo momento: riprova tra un minuto.');
}
