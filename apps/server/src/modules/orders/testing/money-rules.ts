import type pg from 'pg';
import { type OutsidePayment, type OutsideUrls, outsidePayments } from './outside-books.ts';

/*
 * For tests: what must be true between the shop's books and those of its providers once nothing is on its way. What should
 * have been taken is worked out here from the settlements and returns, not read from the ledger alone: both are compared.
 */

interface OurPayment {
  provider: string;
  ref: string;
  state: string;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  isRest: boolean;
  orderId: number;
  orderState: string;
  wasDelivered: boolean;
  isSettled: boolean;
  isCollected: boolean;
  /** Of the certificate in its place. */
  insteadCents: number;
  /** Of the settlement; null where the settlement names no share of this payment. */
  shareCents: number | null;
  isTaken: boolean;
  isLost: boolean;
  /** What returns have sent back through it. */
  returnedCents: number;
}

interface Money {
  heldCents: number;
  /** Taken and not given back. */
  netCents: number;
}

const nothing: Money = { heldCents: 0, netCents: 0 };

/**
 * What the providers and the books disagree about: of each payment what is held, taken and given back, and of each order that
 * was settled the sum. Empty when all is well.
 */
export async function brokenMoney(pool: pg.Pool, urls: OutsideUrls): Promise<string[]> {
  const outside = await outsidePayments(urls);
  const ours = await ourPayments(pool, new Set(providersAt(urls)));
  const known = new Set(ours.map(nameOf));
  const strange = outside.filter((each) => !known.has(nameOf(each)) && hasMoney(each));
  return [
    ...strange.map((each) => `${nameOf(each)} has money and is in no book of ours: ${JSON.stringify(each)}`),
    ...ours.flatMap((own) => brokenPayment(own, sumOf(outside, own))),
    ...(await brokenOrders(pool, ours, outside)),
  ];
}

function brokenPayment(own: OurPayment, theirs: OutsidePayment): string[] {
  const { state, orderId, orderState } = own;
  const money = { heldCents: theirs.heldCents, netCents: theirs.capturedCents - theirs.refundedCents };
  const who = `${nameOf(own)} of order ${orderId} (${orderState})`;
  const broken: string[] = [];
  if (theirs.capturedCents !== own.capturedCents || theirs.refundedCents !== own.refundedCents)
    broken.push(`${who}: the provider says ${JSON.stringify(theirs)}, our ledger ${JSON.stringify(own)}`);
  if (theirs.heldCents > 0 !== (state === 'authorised'))
    broken.push(`${who} is ${state} in our books, and the provider holds ${theirs.heldCents}`);
  if (theirs.heldCents > 0 && theirs.heldCents !== own.amountCents)
    broken.push(`${who}: the provider holds ${theirs.heldCents}, our books say ${own.amountCents}`);
  const right = rightMoney(own);
  if (right && !right.some((each) => each.heldCents === money.heldCents && each.netCents === money.netCents))
    broken.push(
      `${who} should have ${JSON.stringify(right)}, and has ${JSON.stringify(money)}: ${JSON.stringify(own)}`,
    );
  return broken;
}

/** Every right place a payment's money may be in; undefined where only the ledger can say. */
function rightMoney(own: OurPayment): Money[] | undefined {
  const { orderState, amountCents, shareCents, returnedCents, insteadCents } = own;
  const held: Money = { heldCents: amountCents, netCents: 0 };
  // some take everything when the customer pays
  const taken: Money = { heldCents: 0, netCents: amountCents };
  const cameToNothing = ['payment-failed', 'cancelled', 'replaced'].includes(orderState);
  // what its provider never takes back is the customer's in a certificate
  if (cameToNothing || (orderState === 'withdrawn' && !own.wasDelivered)) return [less(nothing, -insteadCents)];
  if (['confirmed', 'reopened', 'picking'].includes(orderState)) return [held, taken, nothing];
  if (!own.isSettled) return undefined;
  // a rest that was not collected when the order was withdrawn from is not owed any more
  if (own.isRest && orderState === 'withdrawn' && !own.isCollected) return [nothing];
  if (own.isRest) return [own.state === 'captured' || own.state === 'refunded' ? less(taken, returnedCents) : nothing];
  // released before the settlement: it names those only that had something
  if (shareCents === null || own.isLost) return [nothing];
  if (!own.isTaken) return [held, taken];
  return [{ heldCents: 0, netCents: shareCents - returnedCents }];
}

const less = (money: Money, cents: number): Money => ({ ...money, netCents: money.netCents - cents });

/** What was taken for an order that is collected is what its goods cost, less what was sent back or closed by hand. */
async function brokenOrders(
  pool: pg.Pool,
  ours: readonly OurPayment[],
  outside: readonly OutsidePayment[],
): Promise<string[]> {
  const { rows } = await pool.query<{ orderId: number; dueCents: number }>(`
    select o.order_id as "orderId", o.delivered_cents - coalesce(s.closed_cents, 0) - coalesce((select sum(w.card_cents)::int from order_withdrawal w
      where w.order_id = o.order_id and w.card_refunded_at is not null), 0) as "dueCents"
    from orders o join order_settlement s using (order_id)
    where s.collected_at is not null and (o.state in ('picked', 'ready', 'out-for-delivery', 'in-locker', 'delivered') or o.state = 'withdrawn'
      and exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered'))`);
  return rows.flatMap(({ orderId, dueCents }) => {
    const cents = ours
      .filter((own) => own.orderId === orderId)
      .map((own) => sumOf(outside, own))
      .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);
    return cents === dueCents ? [] : [`order ${orderId} should have cost ${dueCents}, and its providers took ${cents}`];
  });
}

async function ourPayments(pool: pg.Pool, providers: ReadonlySet<string>): Promise<OurPayment[]> {
  const { rows } = await pool.query<OurPayment>(`
    select p.provider, p.provider_ref as ref, p.state, p.amount_cents as "amountCents", p.captured_cents as "capturedCents",
      p.refunded_cents as "refundedCents", p.is_rest as "isRest", p.payable_id as "orderId", coalesce(o.state, v.state, d.state) as "orderState",
      exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered') as "wasDelivered",
      exists (select from order_settlement s where s.order_id = o.order_id) as "isSettled",
      exists (select from order_settlement s where s.order_id = o.order_id and s.collected_at is not null) as "isCollected",
      coalesce((select i.amount_cents from payment_certificate i where i.payment_id = p.payment_id),
        case when d.state = 'cancelled' then d.amount_cents - case when d.refunded_at is null then 0 else d.refund_cents end end, 0) as "insteadCents",
      share.amount_cents as "shareCents", share.captured_at is not null as "isTaken", share.lost_at is not null as "isLost",
      coalesce((select sum(w.amount_cents)::int from order_withdrawal_payment w
        where w.payment_id = p.payment_id and w.refunded_at is not null), 0) as "returnedCents"
    from payment p left join orders o using (order_id) left join gift_voucher_order v using (gift_voucher_order_id)
      left join delivery_pass_order d on d.delivery_pass_order_id = p.delivery_pass_order_id
      left join payment_settlement share using (payment_id)`);
  return rows.filter(({ provider }) => providers.has(provider));
}

function providersAt({ cardGateway, stripe, satispay, edenred, mealTickets }: OutsideUrls): string[] {
  return [
    ...(cardGateway ? ['card-gateway'] : []),
    ...(stripe ? ['stripe'] : []),
    ...(satispay ? ['satispay'] : []),
    ...(edenred ? ['edenred'] : []),
    ...(mealTickets ? ['pellegrini', 'pluxee', 'upday'] : []),
  ];
}

/** All that a provider did under one number: done twice, it counts twice. */
function sumOf(outside: readonly OutsidePayment[], { provider, ref }: OurPayment): OutsidePayment {
  const sum: OutsidePayment = { provider, ref, heldCents: 0, capturedCents: 0, refundedCents: 0 };
  for (const each of outside) {
    if (each.provider !== provider || each.ref !== ref) continue;
    sum.heldCents += each.heldCents;
    sum.capturedCents += each.capturedCents;
    sum.refundedCents += each.refundedCents;
  }
  return sum;
}

const nameOf = ({ provider, ref }: { provider: string; ref: string }) => `${provider} ${ref}`;
const hasMoney = (each: OutsidePayment) => each.heldCents > 0 || each.capturedCents > each.refundedCents;
