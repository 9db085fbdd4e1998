import { type PaymentState, paymentSummary, placeSize, sameSize } from '@sporta/domain';
import type pg from 'pg';

/*
 * For tests: what must be true of the books whatever happened before, as plain questions to the database. They do not use
 * the shop's own code (but for the pure rules that sum up a ledger and the work of an order), so a bug there cannot hide itself.
 */

/** Each answers with the rows that break the rule. */
const rules: Record<string, string> = {
  'a slot counts exactly the places that are held, confirmed or reserved for the week': `
    select timeslot_id, taken_orders, taken_units, taken_crates, booked.* from timeslot t
    cross join lateral (select count(*)::int as orders, coalesce(sum(units), 0)::int as units,
      coalesce(sum(crates), 0)::int as crates from (
        select units, crates from slot_booking b
         where b.timeslot_id = t.timeslot_id and state in ('held', 'confirmed')
        union all
        select units, crates from weekly_place p where p.timeslot_id = t.timeslot_id and p.state = 'reserved') taken) booked
    where taken_orders <> booked.orders or taken_units <> booked.units or taken_crates <> booked.crates
      or taken_orders > capacity_orders or taken_crates > capacity_crates`,
  'stock counts exactly what orders have reserved': `
    select s.product_id, s.on_hand, s.reserved, held.reserved as by_orders from stock s
    cross join lateral (select coalesce(sum(r.quantity), 0)::int as reserved from stock_reservation r
      where r.product_id = s.product_id and r.warehouse_id = s.warehouse_id) held
    where s.reserved <> held.reserved or s.reserved < 0 or s.on_hand < s.reserved`,
  'an order that came to nothing holds nothing': `
    select o.order_id, o.state from orders o where o.state in ('payment-failed', 'cancelled', 'replaced') and (
      exists (select from stock_reservation r where r.order_id = o.order_id)
      or exists (select from slot_booking b where b.order_id = o.order_id and b.state = 'confirmed')
      or exists (select from order_gift_certificate g where g.order_id = o.order_id and g.state = 'reserved'))`,
  'an order that stands has everything it needs': `
    select o.order_id, o.state from orders o where o.state in ('confirmed', 'reopened') and (
      exists (select from order_line l where l.order_id = o.order_id group by product_id
        having sum(l.quantity) <> coalesce((select r.quantity from stock_reservation r where r.order_id = o.order_id
          and r.product_id = l.product_id and r.warehouse_id = o.warehouse_id), 0))
      or exists (select from stock_reservation r where r.order_id = o.order_id and (r.warehouse_id <> o.warehouse_id
        or not exists (select from order_line l where l.order_id = o.order_id and l.product_id = r.product_id)))
      or 1 <> (select count(*) from slot_booking b where b.order_id = o.order_id and b.state = 'confirmed'))`,
  'the cart of an order that stands is no longer open': `
    select o.order_id from orders o join cart c using (cart_id)
    where o.state in ('confirmed', 'reopened', 'cancelled', 'replaced') and c.state = 'open'`,
  'a certificate has lost exactly what staff took back of it, and what orders took and did not give back': `
    select g.gift_certificate_id, initial_cents, balance_cents from gift_certificate g
    where initial_cents - balance_cents - coalesce(taken_back_cents, 0) <> (select coalesce(sum(taken_cents), 0) from order_gift_certificate u
        where u.gift_certificate_id = g.gift_certificate_id and u.state = 'reserved')
      - (select coalesce(sum(r.amount_cents), 0) from order_gift_return r
        join order_gift_certificate u using (order_id, gift_certificate_id) where r.gift_certificate_id = g.gift_certificate_id)
    and not exists (select from gift_voucher_order v where v.gift_certificate_id = g.gift_certificate_id and v.state = 'cancelled')`,
  'an order that is covered is confirmed': `
    select o.order_id, o.authorise_cents from orders o where o.state in ('draft', 'awaiting-payment')
      and o.replaces_order_id is null and o.authorise_cents > 0
      and o.authorise_cents <= (select coalesce(sum(amount_cents), 0) from payment p
        where p.order_id = o.order_id and p.state in ('authorised', 'captured'))`,
  'what came costs what its certificates and its money pay': `
    select s.order_id, s.total_cents, s.gift_cents, s.missing_cents, o.delivered_cents from order_settlement s
    join orders o using (order_id)
    where o.delivered_cents <> s.total_cents - s.gift_cents
      or s.gift_cents <> (select coalesce(sum(u.amount_cents), 0) from order_gift_certificate u
        where u.order_id = s.order_id and u.state = 'reserved') and o.state <> 'withdrawn'
      or s.collected_at is not null and s.missing_cents > 0`,
  'a voucher is there exactly for the money that was taken for it': `
    select v.gift_voucher_order_id, v.state, taken.cents, g.initial_cents from gift_voucher_order v
    left join gift_certificate g using (gift_certificate_id)
    cross join lateral (select coalesce(sum(captured_cents - refunded_cents), 0)::int as cents from payment p
      where p.gift_voucher_order_id = v.gift_voucher_order_id) taken
    where case v.state when 'confirmed' then taken.cents <> v.amount_cents or g.initial_cents <> v.amount_cents
      else taken.cents <> 0 or coalesce(g.balance_cents, 0) <> 0 end`,
  'a pass holds exactly for the money that was taken for it': `
    select v.delivery_pass_order_id, v.state, v.refund_cents, taken.cents from delivery_pass_order v
    cross join lateral (select coalesce(sum(captured_cents - refunded_cents), 0)::int as cents from payment p
      where p.delivery_pass_order_id = v.delivery_pass_order_id) taken
    where taken.cents <> case when v.state = 'confirmed' or v.state = 'cancelled' and v.refunded_at is null then v.amount_cents
      when v.state = 'cancelled' then v.amount_cents - v.refund_cents else 0 end`,
  'what is held for an order that stands is enough for it, and no payment is one too many': `
    select o.order_id, o.version, o.authorise_cents, held.cents, held.payments from orders o
    cross join lateral (select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as payments,
      coalesce(min(amount_cents), 0) as least from payment p
      where p.order_id = o.order_id and p.state in ('promised', 'authorised', 'captured')) held
    where o.state in ('confirmed', 'reopened')
      and (held.cents < o.authorise_cents or held.payments > 0 and held.cents - held.least >= o.authorise_cents)`,
  'the certificates of an order that stands are taken whole': `
    select o.order_id from orders o join order_gift_certificate g using (order_id)
    where o.state in ('confirmed', 'reopened') and g.state = 'reserved' and g.taken_cents <> g.amount_cents`,
  'of an order one version stands': `
    select order_number from orders where state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced')
    group by order_number having count(*) > 1`,
  'each change of an order is in its history': `
    select o.order_id, o.state from orders o
    where o.state <> (select to_state from order_event e where e.order_id = o.order_id order by order_event_id desc limit 1)`,
};

/** Every broken rule with the rows that break it; empty when all is well. */
export async function brokenRules(pool: pg.Pool): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const { rows: placed } = await pool.query(`
    select b.order_id, b.units, b.crates, (select json_agg(json_build_object('mode', l.selling_mode, 'quantity', l.quantity,
        'grossGrams', p.gross_grams, 'perishable', l.perishable, 'sectorTint', l.sector_tint))
      from order_line l left join product p using (product_id) where l.order_id = o.order_id) as lines
    from slot_booking b join orders o using (order_id) where b.state = 'confirmed' and o.state in ('confirmed', 'reopened')
      and not exists (select from orders n where n.replaces_order_id = o.order_id and n.state in ('draft', 'awaiting-payment'))`);
  for (const { order_id, lines, ...counted } of placed) {
    const needed = placeSize(lines ?? []);
    if (!sameSize(counted, needed))
      broken.push(`a place counts the work and crates of its order: ${JSON.stringify({ order_id, counted, needed })}`);
  }
  const { rows: payments } = await pool.query(`
    select payment_id, state, captured_cents, refunded_cents, (select json_agg(json_build_object(
      'eventId', provider_event_id, 'kind', kind, 'amountCents', amount_cents)) from payment_event e
      where e.payment_id = p.payment_id) as events from payment p`);
  for (const payment of payments) {
    const summary = paymentSummary(payment.events ?? []);
    // being sent to the provider is no event of the ledger
    const state: PaymentState = payment.state === 'redirected' ? 'created' : payment.state;
    if (
      summary.state !== state ||
      summary.capturedCents !== payment.captured_cents ||
      summary.refundedCents !== payment.refunded_cents
    ) {
      broken.push(`a payment stands as its ledger says: ${JSON.stringify({ payment, summary })}`);
    }
  }
  return broken;
}
