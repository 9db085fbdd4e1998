import { randomInt } from 'node:crypto';
import { deliveryPassOrderIds, ORDER_NUMBER_LIMIT, orderNumber } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import { BusinessError, loginNeeded } from '../../platform/errors.ts';
import { chosenLastTender, createPayment, providersOf } from '../payments/index.ts';
import {
  findBegun,
  findByKey,
  findPass,
  insertPass,
  lockBuyer,
  offersOnSale,
  type PassOffer,
  type PassRow,
} from './passes.repo.ts';
import { type PaidPass, type PassBuyer, payPass } from './pay-pass.ts';

/** How long the customer may stay on the provider's page before reconciliation asks after the payment. */
const firstCheckMinutes = 5;
/** Services, as deliveries are taxed. */
const PASS_VAT_BP = 2200;

export interface PassInput {
  offerId: number;
  /** What the customer was shown: a price changed meanwhile is not charged unseen. */
  priceCents: number;
  /** They asked that it begin within the days of withdrawal (Codice del consumo, art. 51, 8). */
  beginNow: boolean;
  paymentTypeId: number;
  paymentAuthId: number | undefined;
  saveAuth: boolean;
  idempotencyKey: string;
}

/**
 * Buys a pass: writes its order and payment, then asks the provider. The same key goes on with the same purchase.
 * @throws BusinessError `delivery-pass-begin-not-asked`, `delivery-pass-not-sold`, `delivery-pass-not-for-companies`,
 * `delivery-pass-being-paid`, `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`, `payment-refused`, `payment-unavailable`
 */
export async function buyPass(buyer: PassBuyer, input: PassInput): Promise<PaidPass> {
  if (!input.beginNow) {
    throw new BusinessError(
      'delivery-pass-begin-not-asked',
      'Conferma la richiesta di far cominciare subito l’abbonamento: senza, non possiamo attivarlo prima che passino i giorni per il recesso',
      { field: 'begin_now' },
    );
  }
  return payPass(buyer, await writeOrder(buyer, input));
}

function writeOrder(buyer: PassBuyer, input: PassInput): Promise<PassRow> {
  const { deps, account, now } = buyer;
  return withTransaction(deps.db, async (tx) => {
    // a key sent twice at once waits for its first purchase, and so does a second tab
    await lockIds(tx, 'customer', [account.accountId]);
    const known = await findByKey(tx, account.accountId, input.idempotencyKey);
    if (known) return known;
    const owner = await lockBuyer(tx, account.accountId);
    // merged with another or erased while this call was on its way
    if (!owner) throw loginNeeded();
    if (owner.companyId !== null) {
      throw new BusinessError(
        'delivery-pass-not-for-companies',
        'L’abbonamento consegne è per le famiglie, non per le aziende',
      );
    }
    const offer = await offerAsShown(tx, input);
    const begun = await findBegun(tx, account.accountId);
    if (begun !== undefined) {
      throw new BusinessError(
        'delivery-pass-being-paid',
        'Stai già pagando un abbonamento: completa quel pagamento, o annullalo',
        { data: { orderId: begun } },
      );
    }
    const { provider: name } = await chosenLastTender(tx, buyer, input);
    const provider = providersOf(deps).get(name)!;
    const orderId = await freeOrderId(tx);
    const number = orderNumber(orderId % ORDER_NUMBER_LIMIT);
    await insertPass(tx, {
      orderId,
      orderNumber: number,
      accountId: account.accountId,
      idempotencyKey: input.idempotencyKey,
      offer,
      vatRateBp: PASS_VAT_BP,
      beginAskedAt: now,
      createdAt: now,
    });
    await createPayment(tx, {
      orderId,
      orderVersion: 1,
      paymentTypeId: input.paymentTypeId,
      provider: name,
      amountCents: offer.priceCents,
      tickets: null,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      position: 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: number, paymentId: String(paymentId) }),
      nextCheckAt: new Date(now.getTime() + firstCheckMinutes * 60_000),
    });
    return (await findPass(tx, orderId))!;
  });
}

async function offerAsShown(tx: Tx, { offerId, priceCents }: PassInput): Promise<PassOffer> {
  const offer = (await offersOnSale(tx)).find((each) => each.offerId === offerId);
  if (offer?.priceCents === priceCents) return offer;
  throw new BusinessError(
    'delivery-pass-not-sold',
    offer
      ? 'Il prezzo di questo abbonamento è cambiato: ricarica la pagina e guarda quello nuovo'
      : 'Questo abbonamento non è più in vendita',
    { field: 'offer_id' },
  );
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
async function freeOrderId(tx: Tx): Promise<number> {
  for (;;) {
    const candidate = randomInt(deliveryPassOrderIds.min, deliveryPassOrderIds.limit);
    if (!(await findPass(tx, candidate))) return candidate;
  }
}
