import { addDays, shopDay } from '@sporta/domain';
import type { Config } from '../../../platform/config.ts';
import type { TestAnswer } from '../../../platform/testing/test-app.ts';
import { modules } from '../../index.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { payables } from '../../payables.ts';
import { type Browser, CARDS } from '../../payments/providers/card-gateway.harness.ts';

/* For tests: a shop that sells delivery passes, free from 40 euro, paid at the card gateway. */

export interface BegunPass {
  customer: Customer;
  orderId: number;
  browser: Browser;
}

export interface PassWorld extends CheckoutWorld {
  today(): string;
  inDays(days: number): string;
  /** Of 30 days at 9.90 euro, as many deliveries as one likes; and of 14 days at 4.90, one a week. */
  monthOffer: number;
  weeklyOffer: number;
  /** Of 7 days at 2.90. */
  shortOffer: number;
  wish(changes?: Record<string, unknown>): Record<string, unknown>;
  /** A customer whose browser is on the bank's page, to pay for a pass. */
  buying(customer?: Customer, changes?: Record<string, unknown>): Promise<BegunPass>;
  /** A customer who has a pass. */
  withPass(customer?: Customer, changes?: Record<string, unknown>): Promise<BegunPass>;
  passesOf(customer: Customer): Promise<TestAnswer['data'][]>;
  reconcileAfter(minutes: number): Promise<void>;
}

let keys = 0;

export async function startPassWorld(config: Partial<Config> = {}): Promise<PassWorld> {
  const world = await startCheckoutWorld({ modules, config });
  const { rows } = await world.deps.pool.query(`
    insert into delivery_pass_offer (name, days, price_cents, from_cents, per_week)
    values ('30 giorni', 30, 990, 4000, null), ('Due settimane', 14, 490, 4000, 1), ('Una settimana', 7, 290, 4000, null)
    returning delivery_pass_offer_id as id`);
  const [monthOffer, weeklyOffer, shortOffer]: number[] = rows.map(({ id }) => id);
  const today = () => shopDay(world.clock.now().getTime());
  const wish = (changes: Record<string, unknown> = {}) => ({
    offer_id: monthOffer,
    price: 9.9,
    begin_now: true,
    payment_type_id: 1,
    idempotency_key: `pass-key-${++keys}`,
    ...changes,
  });
  const buying = async (who?: Customer, changes?: Record<string, unknown>): Promise<BegunPass> => {
    const customer = who ?? (await world.customer());
    const { response, data } = await customer.client.post('delivery-pass/buy', wish(changes));
    if (response.errors.length > 0) throw new Error(JSON.stringify(response.errors));
    return { customer, orderId: data.orderId, browser: await world.browserFor({ data }) };
  };
  return Object.assign(world, {
    today,
    inDays: (days: number) => addDays(today(), days),
    monthOffer: monthOffer!,
    weeklyOffer: weeklyOffer!,
    shortOffer: shortOffer!,
    wish,
    buying,
    async withPass(customer?: Customer, changes?: Record<string, unknown>) {
      const begun = await buying(customer, changes);
      await begun.browser.pay(CARDS.noticeLost);
      await world.comeBack(begun.browser);
      await world.drainOutbox();
      return begun;
    },
    passesOf: async ({ client }: Customer) => (await client.get('delivery-pass/list')).data.deliveryPasses,
    async reconcileAfter(minutes: number) {
      world.clock.advanceMinutes(minutes);
      await reconcileOrders(world.deps, payables);
      await world.drainOutbox();
    },
  });
}
