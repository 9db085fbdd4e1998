import { addDays, shopDay } from '@sporta/domain';
import type { TestAnswer, TestClient } from '../../../platform/testing/test-app.ts';
import { modules } from '../../index.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { payables } from '../../payables.ts';
import type { Browser } from '../../payments/providers/card-gateway.harness.ts';

/* For tests: a shop where vouchers for others are bought at the card gateway. */

export interface UnpaidGift {
  accountId: number;
  client: TestClient;
  orderId: number;
  /** What buying answered. */
  bought: TestAnswer['data'];
}

export interface Gift extends UnpaidGift {
  browser: Browser;
}

export interface GiftWorld extends CheckoutWorld {
  today(): string;
  /** What the form sends. */
  wish(changes?: Record<string, unknown>): Record<string, unknown>;
  /** Somebody who has bought a voucher and not paid it yet. */
  begun(changes?: Record<string, unknown>): Promise<UnpaidGift>;
  /** Somebody whose browser is on the bank's page, to pay for a voucher. */
  buying(changes?: Record<string, unknown>): Promise<Gift>;
  detail(gift: UnpaidGift): Promise<TestAnswer['data']>;
  /** The vouchers made of an order: there is never more than one. */
  vouchersOf(gift: UnpaidGift): Promise<{ code: string; balance: number }[]>;
  reconcileAfter(minutes: number): Promise<void>;
  mailsTo(email: string): string[];
}

let keys = 0;

export async function startGiftWorld(options: Parameters<typeof startCheckoutWorld>[0] = {}): Promise<GiftWorld> {
  const world = await startCheckoutWorld({ modules, ...options });
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
  const begun = async (changes?: Record<string, unknown>): Promise<UnpaidGift> => {
    const accountId = await world.createAccount();
    const client = await world.clientOf(accountId);
    const { response, data } = await client.post('gift-voucher/buy', wish(changes));
    if (response.errors.length > 0) throw new Error(JSON.stringify(response.errors));
    return { accountId, client, orderId: data.orderId, bought: data };
  };
  return Object.assign(world, {
    today,
    wish,
    begun,
    async buying(changes?: Record<string, unknown>) {
      const gift = await begun(changes);
      return { ...gift, browser: await world.browserFor({ data: gift.bought }) };
    },
    async detail({ client, orderId }: UnpaidGift) {
      return (await client.get('gift-voucher/detail', { order_id: orderId })).data.giftVoucher;
    },
    async vouchersOf({ orderId }: UnpaidGift) {
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
