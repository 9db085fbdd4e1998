import { addDays, shopDay } from '@sporta/domain';
import type { TestAnswer, TestClient } from '../../../platform/testing/test-app.ts';
import { modules } from '../../index.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { payables } from '../../payables.ts';
import type { Browser } from '../../payments/providers/card-gateway.harness.ts';

/* For tests: a shop where vouchers for others are bought at the card gateway. */

export interface Gift {
  accountId: number;
  client: TestClient;
  orderId: number;
  browser: Browser;
}

export interface GiftWorld extends CheckoutWorld {
  today(): string;
  /** What the form sends. */
  wish(changes?: Record<string, unknown>): Record<string, unknown>;
  /** Somebody whose browser is on the bank's page, to pay for a voucher. */
  buying(changes?: Record<string, unknown>): Promise<Gift>;
  detail(gift: Gift): Promise<TestAnswer['data']>;
  /** The vouchers made of an order: there is never more than one. */
  vouchersOf(gift: Gift): Promise<{ code: string; balance: number }[]>;
  reconcileAfter(minutes: number): Promise<void>;
  mailsTo(email: string): string[];
}

let keys = 0;

export async function startGiftWorld(): Promise<GiftWorld> {
  const world = await startCheckoutWorld({ modules });
  const today = () => shopDay(world.clock.now().getTime());
  const wish = (changes: Record<string, unknown> = {}) => ({
    amount: 50,
    recipient_name: 'Zia Pina',
    recipient_email: `zia${++keys}@posta.example`,
    sender_name: 'Marta',
    message: 'Per la pasta della domenica',
    deliver_on: addDays(today(), 10),
    payment_type_id: 1,
    idempotency_key: `gift-key-${keys}`,
    ...changes,
  });
  return Object.assign(world, {
    today,
    wish,
    async buying(changes?: Record<string, unknown>) {
      const accountId = await world.createAccount();
      const client = await world.clientOf(accountId);
      const bought = await client.post('gift-voucher/buy', wish(changes));
      if (bought.response.errors.length > 0) throw new Error(JSON.stringify(bought.response.errors));
      return { accountId, client, orderId: bought.data.orderId, browser: await world.browserFor(bought) };
    },
    async detail({ client, orderId }: Gift) {
      return (await client.get('gift-voucher/detail', { order_id: orderId })).data.giftVoucher;
    },
    async vouchersOf({ orderId }: Gift) {
      const { rows } = await world.deps.pool.query(
        `select g.code, g.balance_cents as balance from gift_certificate g join gift_voucher_order v using (gift_certificate_id)
         where v.gift_voucher_order_id = $1`,
        [orderId],
      );
      return rows;
    },
    async reconcileAfter(minutes: number) {
      world.clock.advanceMinutes(minutes);
      await reconcileOrders(world.deps, payables);
      await world.drainOutbox();
    },
    mailsTo: (email: string) => world.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject),
  });
}
