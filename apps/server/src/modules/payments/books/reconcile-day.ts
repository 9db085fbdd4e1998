import { withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { providersOf } from '../payment-providers.ts';
import { knownAs, type PaymentRow } from '../payments.repo.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { askOneByOne } from './ask-one-by-one.ts';
import { ourMovements, paymentsById, paymentsByRef, takenTwice } from './our-books.repo.ts';
import {
  type Compared,
  type Difference,
  type KeptReport,
  reportsOf,
  settleOthers,
  writeDifference,
  writeReport,
} from './report.repo.ts';
import { trySettling, type Verdict } from './settle-difference.ts';
import { added, byPayment, isSame, NOTHING, type Sums } from './sums.ts';

/** A payment of which the lists of a day say different things. */
interface Differing {
  payment: PaymentRow;
  ours: Sums;
  theirs: Sums;
}

/**
 * Compares what every provider says it moved on a day with our ledger, puts right what can be put right without a person (a
 * missing notice is asked for, money taken twice goes back), and keeps the rest for staff. Providers are asked side by side; it
 * may be repeated and killed anywhere.
 * @param day of the shop, `YYYY-MM-DD`
 * @returns the reports of the day as they are kept now
 */
export async function reconcileDay(deps: Deps, orders: PayableOrders, day: string): Promise<KeptReport[]> {
  const providers = providersOf(deps)
    .all()
    .filter(({ ownBooks }) => !ownBooks);
  await Promise.all(
    providers.map(async (provider) => {
      const compared = provider.report
        ? await compareLists(deps, orders, provider, day)
        : await askOneByOne(deps, orders, provider, day);
      await keep(deps, compared);
    }),
  );
  return reportsOf(deps.db, day);
}

async function keep(deps: Deps, { report, differences }: Compared): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    await writeReport(tx, report, now);
    for (const difference of differences) await writeDifference(tx, report, difference, now);
    // a provider that kept silent has not said that the books agree
    if (report.complete)
      await settleOthers(
        tx,
        report,
        differences.map(({ paymentRef }) => paymentRef),
        now,
      );
  });
}

async function compareLists(
  deps: Deps,
  orders: PayableOrders,
  provider: PaymentProvider,
  day: string,
): Promise<Compared> {
  const { name } = provider;
  const listed = await provider.report!(day);
  if (listed.kind === 'failed') {
    deps.log.warn({ provider: name, error: listed.error.kind }, 'a provider did not tell what it moved');
    const ours = added((await ourMovements(deps.db, name, day)).values());
    return { report: { provider: name, day, complete: false, ours, theirs: NOTHING }, differences: [] };
  }
  const ourList = () => ourMovements(deps.db, name, day, { withoutReleased: listed.leavesOutReleased });
  const theirs = byPayment(listed.movements);
  const { differing, unknown } = await differencesOf(deps, name, day, { ours: await ourList(), theirs });
  const kept = await reportsOf(deps.db, day, [name]);
  const asked = await settleAll(deps, orders, provider, differing, kept[0]);
  const ours = added((await ourList()).values());
  return {
    report: { provider: name, day, complete: asked.complete, ours, theirs: added(theirs.values()) },
    differences: [...unknown, ...asked.differences],
  };
}

async function differencesOf(
  { db }: Deps,
  provider: string,
  day: string,
  { ours, theirs }: { ours: ReadonlyMap<number, Sums>; theirs: ReadonlyMap<string, Sums> },
): Promise<{ differing: Differing[]; unknown: Difference[] }> {
  const named = await paymentsByRef(db, provider, [...theirs.keys()]);
  const namedIds = new Set(named.map(({ paymentId }) => paymentId));
  const others = await paymentsById(
    db,
    [...ours.keys()].filter((paymentId) => !namedIds.has(paymentId)),
  );
  const twice = new Set(await takenTwice(db, provider, day));
  const theirsOf = ({ providerRef, providerId }: PaymentRow) =>
    theirs.get(providerId ?? providerRef) ?? theirs.get(providerRef) ?? NOTHING;
  const differing = [...named, ...others]
    .map((payment) => ({ payment, ours: ours.get(payment.paymentId) ?? NOTHING, theirs: theirsOf(payment) }))
    .filter((each) => !isSame(each.ours, each.theirs) || twice.has(each.payment.paymentId));
  const known = new Set(named.flatMap(({ providerRef, providerId }) => [providerRef, providerId]));
  const unknown = [...theirs]
    .filter(([ref]) => !known.has(ref))
    .map(([paymentRef, sums]): Difference => {
      const kind = 'unknown-payment';
      return { paymentRef, paymentId: null, kind, remedy: 'staff', ours: NOTHING, theirs: sums, settled: false };
    });
  return { differing, unknown };
}

async function settleAll(
  deps: Deps,
  orders: PayableOrders,
  provider: PaymentProvider,
  differing: readonly Differing[],
  kept: KeptReport | undefined,
): Promise<{ complete: boolean; differences: Difference[] }> {
  const differences: Difference[] = [];
  let complete = true;
  for (const { payment, ours, theirs } of differing) {
    const paymentRef = knownAs(payment);
    const known = kept?.differences.find((each) => each.paymentRef === paymentRef);
    // staff have it already, and nothing has changed since
    if (known?.remedy === 'staff' && !known.settled && isSame(known.ours, ours) && isSame(known.theirs, theirs)) {
      differences.push(known);
      continue;
    }
    const difference = { paymentRef, paymentId: payment.paymentId, ours, theirs };
    const verdict: Verdict = complete ? await trySettling(deps, orders, provider, payment) : { kind: 'silent' };
    if (verdict.kind === 'silent' || verdict.kind === 'failed') {
      complete &&= verdict.kind !== 'silent';
      differences.push({ ...difference, kind: 'missing-notice', remedy: 'ask-provider', settled: false });
    } else if (isUnexplained(verdict, difference)) {
      differences.push({ ...difference, kind: 'amount-differs', remedy: 'staff', settled: false });
    } else if (verdict.kind !== 'agreed') {
      differences.push({ ...difference, kind: verdict.kind, remedy: verdict.remedy, settled: verdict.settled });
    }
  }
  return { complete, differences };
}

/** Its list says more than it answers about the payment itself, or shows refunds about which it answers nothing. */
function isUnexplained(
  { kind, theirs: answered, refundsUnnamed }: Extract<Verdict, { theirs: Sums }>,
  { ours, theirs }: { ours: Sums; theirs: Sums },
): boolean {
  if (refundsUnnamed && theirs.refunded !== ours.refunded) return true;
  return kind === 'agreed' && (theirs.captured > answered.captured || theirs.refunded > answered.refunded);
}
