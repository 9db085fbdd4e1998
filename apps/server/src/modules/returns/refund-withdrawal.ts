import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isNeverTakenBack, lockPayments, providerErrorText, providersOf, recordPayment } from '../payments/index.ts';
import { refundCertificates } from './refund-certificates.ts';
import { writeShares } from './refund-shares.ts';
import {
  decideMoney,
  findDueReturns,
  isBeingCollected,
  leaveToCertificates,
  markMoneyPaidOut,
  markSharePaidOut,
  moneyOfReturn,
  openShares,
  type Share,
  wasNeverBrought,
} from './return-payments.repo.ts';
import { findOrderOfReturn } from './returns.repo.ts';

/**
 * Pays a return out through the payments the order was paid with (art. 56), the last tender first, never more than is left of
 * what was taken (refund-shares.ts). The amounts are decided once and the provider knows each refund by the return's number: a repetition after
 * a time-out or a crash gives back nothing twice. Money that is only held yet is waited for: there is nothing to give back
 * before it is taken. What certificates had covered goes back to them. Of one that ends with a voucher no tender gets anything.
 * @throws when the provider refuses or does not answer; the caller tries again
 */
export async function refundWithdrawal(deps: Deps, withdrawalId: number): Promise<void> {
  const shares = await decideShares(deps, withdrawalId);
  if (shares) {
    for (const share of shares) await payOut(deps, withdrawalId, share);
    await markMoneyPaidOut(deps.db, withdrawalId, deps.clock.now());
  }
  await refundCertificates(deps, withdrawalId);
}

async function payOut(deps: Deps, withdrawalId: number, share: Share): Promise<void> {
  const { paymentId, cents } = share;
  const provider = providersOf(deps).get(share.provider);
  if (!provider) throw new Error(`no provider "${share.provider}" to pay withdrawal ${withdrawalId} out through`);
  const done = await provider.refund(share.knownAs, cents, `withdrawal-${withdrawalId}`);
  if (done.kind === 'failed') {
    if (await isNeverTakenBack(provider, { paymentRef: share.knownAs, cents }, done.error)) {
      deps.log.warn({ withdrawalId, paymentId }, 'a provider takes nothing back: its part becomes a certificate');
      return withTransaction(deps.db, (tx) => leaveToCertificates(tx, withdrawalId, share));
    }
    throw new Error(`withdrawal ${withdrawalId} cannot be paid out: ${providerErrorText(done.error)}`);
  }
  await recordPayment(deps, paymentId, done.events, 'shop');
  await markSharePaidOut(deps.db, withdrawalId, paymentId, deps.clock.now());
}

/** Those that are not paid out yet. Undefined when all is, or when nothing was taken yet. */
function decideShares(deps: Deps, withdrawalId: number): Promise<Share[] | undefined> {
  return withTransaction(deps.db, async (tx) => {
    const orderId = await findOrderOfReturn(tx, withdrawalId);
    if (orderId === undefined) return undefined;
    // decided under the locks of the payments: returns of one order share what is left of them
    const taken = (await lockPayments(tx, [orderId])).filter((payment) => payment.capturedCents > 0);
    if (taken.length === 0 || (await isBeingCollected(tx, orderId)) || (await wasNeverBrought(tx, orderId))) return;
    const { refundCents, moneyCents, wanted, asVoucher, done } = await moneyOfReturn(tx, withdrawalId);
    if (done) return undefined;
    if (asVoucher) await decideMoney(tx, withdrawalId, 0);
    else if (moneyCents === null) {
      await writeShares(tx, withdrawalId, { orderId, refundCents, taken, wanted, now: deps.clock.now() });
    }
    return openShares(tx, withdrawalId);
  });
}

/** The job behind the outbox: returns whose money had not been taken yet, or whose provider was down for long. */
export async function refundDueWithdrawals(deps: Deps): Promise<void> {
  for (const withdrawalId of await findDueReturns(deps.db)) {
    try {
      await refundWithdrawal(deps, withdrawalId);
    } catch (error) {
      deps.log.error({ err: error, withdrawalId }, 'a withdrawal could not be paid out');
    }
  }
}
