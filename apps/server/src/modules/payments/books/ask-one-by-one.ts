import type { Deps } from '../../../platform/deps.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { knownAs } from '../payments.repo.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { paymentsOfDay } from './our-books.repo.ts';
import type { Compared, Difference } from './report.repo.ts';
import { trySettling } from './settle-difference.ts';
import { added, type Sums } from './sums.ts';

/** A provider that has no list of a day is asked after each payment in which anything happened: all in all, not that day alone. */
export async function askOneByOne(
  deps: Deps,
  orders: PayableOrders,
  provider: PaymentProvider,
  day: string,
): Promise<Compared> {
  const { name } = provider;
  const differences: Difference[] = [];
  const all: { ours: Sums; theirs: Sums }[] = [];
  let complete = true;
  for (const payment of await paymentsOfDay(deps.db, name, day)) {
    // a lost answer is asked for by reconciliation, not by the books
    if (payment.providerId === null && (provider.open || provider.askedByRepeating)) continue;
    const verdict = await trySettling(deps, orders, provider, payment);
    if (verdict.kind === 'silent' || verdict.kind === 'failed') {
      complete = false;
      if (verdict.kind === 'failed') continue;
      break;
    }
    const { ours, theirs } = verdict;
    all.push({ ours: verdict.kind !== 'agreed' && verdict.settled ? theirs : ours, theirs });
    if (verdict.kind === 'agreed') continue;
    const { kind, remedy, settled } = verdict;
    differences.push({
      paymentRef: knownAs(payment),
      paymentId: payment.paymentId,
      kind,
      remedy,
      ours,
      theirs,
      settled,
    });
  }
  const ours = added(all.map((each) => each.ours));
  const theirs = added(all.map((each) => each.theirs));
  return { report: { provider: name, day, complete, ours, theirs }, differences };
}
