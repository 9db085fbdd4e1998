import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import { BusinessError, loginNeeded } from '../../platform/errors.ts';
import { type Buyer, type PaidPurchase, type PurchasePayment, payPurchase, writePurchase } from '../purchases/index.ts';
import { passPurchases } from './pass-purchases.ts';
import {
  findBegun,
  findByKey,
  insertPass,
  lockBuyer,
  offersOnSale,
  type PassOffer,
  type PassRow,
} from './passes.repo.ts';

/** Services, as deliveries are taxed. */
const PASS_VAT_BP = 2200;

export interface PassInput extends Omit<PurchasePayment, 'amountCents'> {
  offerId: number;
  /** What the customer was shown: a price changed meanwhile is not charged unseen. */
  priceCents: number;
  /** They asked that it begin within the days of withdrawal (Codice del consumo, art. 51, 8). */
  beginNow: boolean;
  idempotencyKey: string;
}

/**
 * Buys a pass: writes its order and payment, then asks the provider. The same key goes on with the same purchase.
 * @throws BusinessError `delivery-pass-begin-not-asked`, `delivery-pass-not-sold`, `delivery-pass-not-for-companies`,
 * `delivery-pass-being-paid`, `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`, `payment-refused`, `payment-unavailable`
 */
export async function buyPass(buyer: Buyer, input: PassInput): Promise<PaidPurchase<PassRow>> {
  if (!input.beginNow) {
    throw new BusinessError(
      'delivery-pass-begin-not-asked',
      'Conferma la richiesta di far cominciare subito l’abbonamento: senza, non possiamo attivarlo prima che passino i giorni per il recesso',
      { field: 'begin_now' },
    );
  }
  return payPurchase(passPurchases, buyer, await writeOrder(buyer, input));
}

function writeOrder(buyer: Buyer, input: PassInput): Promise<PassRow> {
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
    const payment = { ...input, amountCents: offer.priceCents };
    return writePurchase(tx, passPurchases, buyer, payment, (numbers) =>
      insertPass(tx, {
        ...numbers,
        accountId: account.accountId,
        idempotencyKey: input.idempotencyKey,
        offer,
        vatRateBp: PASS_VAT_BP,
        beginAskedAt: now,
        createdAt: now,
      }),
    );
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
