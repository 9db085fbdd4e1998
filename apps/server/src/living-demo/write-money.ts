import type { PoolClient } from 'pg';
import { insertRows, type Row, takeIds } from './bulk.ts';
import type { DrawnLine } from './draw-order.ts';
import { demoVoucher } from './draw-tenders.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { preparedAt } from './times.ts';
import { paymentRows } from './write-payments.ts';

/** An order whose rows are there, with the numbers of its lines. */
export interface WrittenOrder {
  order: PlannedOrder;
  lines: { line: DrawnLine; orderLineId: number }[];
}

/** What pays orders: vouchers, payments with their ledger and, of those that were delivered, what each tender paid of what came. */
export async function writeMoney(client: PoolClient, written: readonly WrittenOrder[]): Promise<void> {
  await writeVouchers(
    client,
    written.map(({ order }) => order),
  );
  const all = written.flatMap(({ order }) =>
    order.tenders.payments.map((payment, index) => ({ order, payment, position: index + 1 })),
  );
  const ids = await takeIds(client, 'payment', 'payment_id', all.length);
  const payments = all.map((each, index) => ({ ...each, paymentId: ids[index]! }));
  const rows = payments.map(({ order, payment, ...place }) => paymentRows(order, payment, place));
  await insertRows(
    client,
    'payment',
    rows.map(({ payment }) => payment),
  );
  await insertRows(
    client,
    'payment_event',
    rows.flatMap(({ events }) => events),
  );
  const done = written.filter(({ order }) => order.state === 'delivered');
  const settlementIds = await takeIds(client, 'order_settlement', 'settlement_id', done.length);
  const settlementOf = new Map(done.map(({ order }, index) => [order, settlementIds[index]!]));
  await insertRows(
    client,
    'order_settlement',
    done.map((each) => settlementRow(each, settlementOf.get(each.order)!)),
  );
  await insertRows(
    client,
    'payment_settlement',
    payments.flatMap(({ order, payment, paymentId }) => {
      const settlementId = settlementOf.get(order);
      if (settlementId === undefined) return [];
      return {
        settlement_id: settlementId,
        payment_id: paymentId,
        amount_cents: payment.takenCents,
        tickets: payment.takenTickets,
        captured_at: preparedAt(order),
      };
    }),
  );
}

function settlementRow({ order, lines }: WrittenOrder, settlementId: number): Row {
  const at = preparedAt(order);
  return {
    settlement_id: settlementId,
    order_id: order.orderId,
    lines: lines.map(({ orderLineId, line: { came } }) => ({ orderLineId, outcome: came.outcome, grams: came.grams })),
    total_cents: order.cameCents,
    gift_cents: order.tenders.voucher?.usedCents ?? 0,
    missing_cents: 0,
    actor: 'staff:Demo',
    settled_at: at,
    collected_at: at,
    bags: order.bags,
  };
}

const DAY = 86_400_000;

/** A voucher of the customer's own for each order that used one: what a cancelled order, or goods that did not come, left is on it again. */
async function writeVouchers(client: PoolClient, orders: readonly PlannedOrder[]): Promise<void> {
  const used = orders.filter(({ tenders }) => tenders.voucher);
  const ids = await takeIds(client, 'gift_certificate', 'gift_certificate_id', used.length);
  const rows = used.map((order, index) => voucherRows(order, ids[index]!));
  await insertRows(
    client,
    'gift_certificate',
    rows.map(({ certificate }) => certificate),
  );
  await insertRows(
    client,
    'order_gift_certificate',
    rows.map(({ use }) => use),
  );
}

function voucherRows(order: PlannedOrder, certificateId: number): { certificate: Row; use: Row } {
  const { orderId, customer, placedAt, state, tenders } = order;
  const { cents, usedCents } = tenders.voucher!;
  const takenCents = state === 'delivered' ? usedCents : cents;
  const earnedAt = new Date(placedAt.getTime() - 9 * DAY);
  return {
    certificate: {
      gift_certificate_id: certificateId,
      code: `GRAZIE-${orderId}`,
      description: demoVoucher.description,
      kind: 'voucher',
      initial_cents: cents,
      balance_cents: state === 'cancelled' ? cents : cents - takenCents,
      account_id: customer.accountId,
      manually_assigned: false,
      minimum_order_cents: demoVoucher.minimumOrderCents,
      combinable: true,
      valid_from: earnedAt,
      valid_to: new Date(earnedAt.getTime() + 30 * DAY),
      created_at: earnedAt,
    },
    use: {
      order_id: orderId,
      gift_certificate_id: certificateId,
      description: demoVoucher.description,
      amount_cents: takenCents,
      taken_cents: takenCents,
      state: state === 'cancelled' ? 'released' : 'reserved',
    },
  };
}
