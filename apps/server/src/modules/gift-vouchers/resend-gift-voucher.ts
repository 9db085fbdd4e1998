import { type Allowance, spend } from '../../platform/budget.ts';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';
import { ownPurchase } from '../purchases/index.ts';
import { findGiftVoucher, type GiftVoucherRow, lockGiftVoucher, writeRecipient } from './gift-voucher-orders.repo.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';
import { notPaid, used } from './refusals.ts';

/** Of one voucher, so that a gift is no means of writing to many. */
const resends: Allowance = { atOnce: 3, everySeconds: 3600 };

/**
 * Sends a voucher again, to another address if one is given. Before its day only the address changes.
 * @throws BusinessError `order-not-found`, `gift-voucher-not-paid`, `gift-voucher-used`, `too-many-attempts`
 */
export async function resendGiftVoucher(
  deps: Deps,
  { accountId, orderId, email }: { accountId: number; orderId: number; email: string | undefined },
): Promise<GiftVoucherRow> {
  refuseUnsendable(await ownPurchase(giftVoucherPurchases, deps.db, accountId, orderId));
  const wait = await spend(
    deps.db,
    await hiddenKey(deps.db, 'gift-voucher-resend', String(orderId)),
    resends,
    deps.clock.now(),
  );
  if (wait > 0) {
    throw new BusinessError(
      'too-many-attempts',
      `Lo hai appena rispedito. Riprova fra ${Math.ceil(wait / 60)} minuti.`,
    );
  }
  return withTransaction(deps.db, async (tx) => {
    const order = (await lockGiftVoucher(tx, orderId))!;
    refuseUnsendable(order);
    if (email !== undefined) await writeRecipient(tx, orderId, email);
    if (order.mailedAt) await writeOutbox(tx, 'gift-voucher.mail', { orderId, to: 'recipient' });
    return (await findGiftVoucher(tx, orderId))!;
  });
}

function refuseUnsendable(order: GiftVoucherRow): void {
  if (order.state !== 'confirmed') throw notPaid();
  if (order.used) throw used();
}
