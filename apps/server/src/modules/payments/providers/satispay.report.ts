import { addDays, romeInstant, type ShopDay, shopDay } from '@sporta/domain';
import type { Failed, ProviderMovement, ReportResult } from './provider.ts';
import { askSatispay, type SatispayConfig } from './satispay.client.ts';
import { askedCents, capturedAt, type PaymentMessage, paymentList } from './satispay.messages.ts';
import { type ListPage, wholeList } from './whole-list.ts';

const PAGE = 100;

/** Money is taken of a lock so many days after it was made, at most: locks end before [?]. */
const LONGEST_LOCK_DAYS = 14;

type Read = (last: PaymentMessage | undefined) => Promise<ListPage<PaymentMessage>>;

/**
 * What Satispay moved on a day, by its list of payments, newest first. The list says how a payment is, not what happened to it:
 * a lock that was released is not among the held ones, and what is taken of a lock belongs to the day of its closure.
 */
export async function satispayReport(config: SatispayConfig, day: ShopDay): Promise<ReportResult> {
  const accepted = await wholeList(listOf(config, 'ACCEPTED', addDays(day, -LONGEST_LOCK_DAYS), day));
  if (accepted.kind === 'failed') return accepted;
  const locked = await wholeList(listOf(config, 'AUTHORIZED', day, day));
  if (locked.kind === 'failed') return locked;
  return {
    kind: 'report',
    leavesOutReleased: true,
    movements: [...accepted.entries, ...locked.entries].flatMap((payment) => movementsOf(payment, day)),
  };
}

/** Payments made from one day to another; the list goes on behind them, and is not read further. */
function listOf(config: SatispayConfig, status: 'ACCEPTED' | 'AUTHORIZED', from: ShopDay, to: ShopDay): Read {
  const begin = romeInstant(from, '00:00');
  const end = romeInstant(addDays(to, 1), '00:00') - 1;
  return async (last) => {
    const query = new URLSearchParams({
      status,
      limit: String(PAGE),
      ...(last ? { starting_after: last.id } : { starting_after_timestamp: String(end) }),
    });
    const answer = await askSatispay(config, { method: 'GET', path: `/payments?${query}` }, paymentList);
    if (answer.kind === 'failed') return answer satisfies Omit<Failed, 'paymentRef'>;
    const { data, has_more } = answer.value;
    const entries = data.filter(({ insert_date }) => Date.parse(insert_date) >= begin);
    return { kind: 'page', entries, more: has_more && entries.length === data.length };
  };
}

function movementsOf(payment: PaymentMessage, day: ShopDay): ProviderMovement[] {
  const isOfDay = (at: string) => shopDay(Date.parse(at)) === day;
  const { id, status, amount_unit, insert_date, parent_payment_uid } = payment;
  if (parent_payment_uid !== undefined) {
    return isOfDay(insert_date) ? [{ paymentRef: parent_payment_uid, kind: 'refunded', amountCents: amount_unit }] : [];
  }
  const held: ProviderMovement = { paymentRef: id, kind: 'authorised', amountCents: askedCents(payment) };
  const taken: ProviderMovement = { paymentRef: id, kind: 'captured', amountCents: amount_unit };
  return [
    ...(isOfDay(insert_date) ? [held] : []),
    ...(status === 'ACCEPTED' && isOfDay(capturedAt(payment)) ? [taken] : []),
  ];
}
