import { addDays, ORDER_NUMBER_LIMIT, orderNumber, passPeriod, passRefund, shopDay } from '@sporta/domain';
import type { PoolClient } from 'pg';
import { seedOrders } from './seed-orders.ts';

const DAY_MS = 86_400_000;

/** Of the zones of the demo a delivery costs about three euro: the month pays off at the fourth, the year at the twenty-eighth. */
const offers = [
  { name: 'Mensile', days: 30, cents: 990 },
  { name: 'Annuale', days: 365, cents: 7900 },
] as const;
const FROM_CENTS = 4000;
const VAT_BP = 2200;

interface DemoPass {
  login: string;
  orderId: number;
  offer: (typeof offers)[number];
  boughtDaysAgo: number;
  /** The customer withdrew so many days ago. */
  withdrawnDaysAgo?: number;
}

const running: DemoPass = {
  login: 'abbonata@sporta.example',
  orderId: 4_218_307,
  offer: offers[0],
  boughtDaysAgo: 13,
};
const passes: readonly DemoPass[] = [
  running,
  { login: 'abbonata@sporta.example', orderId: 7_350_264, offer: offers[0], boughtDaysAgo: 82 },
  {
    login: 'cliente@sporta.example',
    orderId: 2_906_815,
    offer: offers[1],
    boughtDaysAgo: 60,
    withdrawnDaysAgo: 52,
  },
];

/** Passes on sale, one that runs and made two deliveries free, one that is over, and one from which its customer withdrew. */
export async function seedPasses(client: PoolClient, now: Date): Promise<void> {
  const ids = new Map<string, number>();
  for (const { name, days, cents } of offers) {
    const { rows } = await client.query(
      `insert into delivery_pass_offer (name, days, price_cents, from_cents, created_at)
       values ($1, $2, $3, $4, $5) returning delivery_pass_offer_id as id`,
      [name, days, cents, FROM_CENTS, new Date(now.getTime() - 120 * DAY_MS)],
    );
    ids.set(name, rows[0].id);
  }
  for (const pass of passes) await seedPass(client, pass, ids.get(pass.offer.name)!, now);
  const evening = { begin: '18:00', end: '20:00' };
  await seedOrders(
    client,
    running.login,
    [
      { daysAgo: 3, ...evening, products: 17, passId: running.orderId },
      { daysAgo: 9, ...evening, products: 20, passId: running.orderId },
    ],
    60,
  );
}

async function seedPass(client: PoolClient, pass: DemoPass, offerId: number, now: Date): Promise<void> {
  const { orderId, offer, boughtDaysAgo, withdrawnDaysAgo } = pass;
  const boughtAt = new Date(now.getTime() - boughtDaysAgo * DAY_MS);
  const period = passPeriod(shopDay(boughtAt.getTime()), offer.days);
  const endedAt = withdrawnDaysAgo === undefined ? null : new Date(now.getTime() - withdrawnDaysAgo * DAY_MS);
  const back =
    withdrawnDaysAgo === undefined
      ? null
      : passRefund(
          { ...period, paidCents: offer.cents, perWeek: null, deliveries: 0 },
          addDays(shopDay(now.getTime()), -withdrawnDaysAgo),
        );
  const { rows: people } = await client.query('select account_id as id from account where login = $1', [pass.login]);
  const accountId: number = people[0].id;
  await client.query(
    `insert into delivery_pass_order (delivery_pass_order_id, order_number, account_id, idempotency_key, delivery_pass_offer_id, state,
       name, days, amount_cents, vat_rate_bp, from_cents, starts_on, ends_on, begin_asked_at, confirmed_at, created_at,
       cancelled_at, refund_cents, refunded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $14, $15, $16, $15)`,
    [
      orderId,
      orderNumber(orderId % ORDER_NUMBER_LIMIT),
      accountId,
      `demo-pass-${orderId}`,
      offerId,
      endedAt ? 'cancelled' : 'confirmed',
      offer.name,
      offer.days,
      offer.cents,
      VAT_BP,
      FROM_CENTS,
      period.startsOn,
      period.endsOn,
      boughtAt,
      endedAt,
      back,
    ],
  );
  await seedPassPayment(client, { orderId, cents: offer.cents, boughtAt, back, endedAt });
}

interface PaidPass {
  orderId: number;
  cents: number;
  boughtAt: Date;
  back: number | null;
  endedAt: Date | null;
}

/** The money as it was taken, and what of it went back. */
async function seedPassPayment(client: PoolClient, { orderId, cents, boughtAt, back, endedAt }: PaidPass) {
  const { rows } = await client.query(
    `insert into payment (delivery_pass_order_id, payment_type_id, provider, provider_ref, amount_cents, state, captured_cents,
       refunded_cents, created_at, updated_at)
     values ($1, 1, 'card-gateway', $2, $3, $7, $3, $4, $5, $6) returning payment_id`,
    [orderId, `DEMO${orderId}`, cents, back ?? 0, boughtAt, endedAt ?? boughtAt, endedAt ? 'refunded' : 'captured'],
  );
  const events: [string, number, Date][] = [
    ['created', cents, boughtAt],
    ['authorised', cents, boughtAt],
    ['captured', cents, boughtAt],
  ];
  if (endedAt) events.push(['refunded', back ?? 0, endedAt]);
  for (const [kind, amount, at] of events) {
    await client.query(
      `insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, at)
       values ($1, 'card-gateway', $2, $3, $4, 'shop', $5)`,
      [rows[0].payment_id, `demo-${orderId}-${kind}`, kind, amount, at],
    );
  }
}
