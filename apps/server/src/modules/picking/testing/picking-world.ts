import { randomUUID } from 'node:crypto';
import type { PickingLine, PickingOrder, PickingWork } from '@sporta/contract';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { StaffClient, TestAnswer } from '../../../platform/testing/test-app.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { modules } from '../../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { buyCovered } from '../../orders/testing/covered-order.ts';
import { CARDS } from '../../payments/providers/card-gateway.harness.ts';

/* For tests: a store whose orders are to be prepared, and people who prepare them over HTTP. */

const goods = (code: string, name: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name,
  brand: 'Sporta',
  description: '500 g',
  categories: ['dispensa'],
  vat: 10,
  price,
  stock: { '*': 1000 },
  content: 500,
  contentUnit: 'g',
  productKind: 'conserva',
  ...more,
});

const byWeight = { sellingMode: 'loose', content: undefined, contentUnit: undefined } as const;

const rows: ProductRow[] = [
  goods('PASSATA', 'Passata di pomodoro', 10, { eans: ['8001234567897'] }),
  goods('POLPA', 'Polpa di pomodoro', 9),
  goods('PELATI', 'Pomodori pelati', 11),
  goods('PESTO', 'Pesto con latte', 10, {
    facts: { ingredients: 'Basilico, **latte**', allergens: [{ code: 'milk', presence: 'contains' }] },
  }),
  goods('YOGURT', 'Yogurt bianco', 3, { perishable: true, productKind: 'yogurt' }),
  goods('041750', 'Petto di pollo a fette', 30, { ...byWeight, averageGrams: 500, productKind: 'pollo' }),
];

interface OrderedHow {
  card?: boolean;
  hours?: number;
  before?: boolean;
}

export interface PickingTestWorld extends CheckoutWorld {
  storeId: number;
  picker(firstName: string): Promise<Picker>;
  manager: StaffClient;
  /** Somebody of another store. */
  elsewhere: StaffClient;
  /** Fills the shelves again, after what was not there. */
  restock(): Promise<void>;
  /** A confirmed order of what is in a cart; `before` its cut-off it is left as it was bought. */
  orderOf(customer: Customer, how?: OrderedHow): Promise<{ orderId: number; customer: Customer }>;
  /** A confirmed order of these products, past its cut-off, for a slot of this evening. */
  order(
    wanted: Record<string, number>,
    how?: { card?: boolean; hours?: number },
  ): Promise<{ orderId: number; customer: Customer }>;
}

/** Who prepares orders, with a device that remembers what it has. */
export interface Picker extends StaffClient {
  take(asked?: object): Promise<PickingWork>;
  mine(): Promise<PickingWork>;
  /** Does one thing with a line, upon what it saw last. */
  gesture(line: PickingLine | SeenLine, kind: string, more?: object): Promise<TestAnswer>;
  /** Does all that is left of an order in this person's zones as it was ordered. */
  finish(order: PickingOrder): Promise<void>;
  open(orderId: number, temperature?: string): Promise<number>;
  close(orderId: number, more?: object): Promise<TestAnswer>;
}

interface SeenLine {
  orderId: number;
  orderLineId: number;
  revision: number;
}

export const codesOf = (answer: TestAnswer) => answer.response.errors.map(({ code }) => code);
export const outcomesOf = (answer: TestAnswer) =>
  answer.data.results.map(({ outcome, code }: { outcome: string; code?: string }) =>
    code ? `${outcome} ${code}` : outcome,
  );
export const lineOf = (work: PickingWork, orderId: number, code: string) => {
  const order = work.orders.find((each) => each.orderId === orderId)!;
  return { orderId, ...order.lines.find((line) => line.code === code)! };
};

/** A gesture as a device writes it. */
export function gestureOn(
  line: (PickingLine & { orderId?: number }) | SeenLine,
  orderId: number,
  kind: string,
  more: object = {},
) {
  return {
    id: randomUUID(),
    order_id: orderId,
    order_line_id: line.orderLineId,
    kind,
    revision: 'state' in line ? line.state.revision : line.revision,
    at: '2026-11-22T09:12:00Z',
    ...more,
  };
}

export async function startPickingWorld(): Promise<PickingTestWorld> {
  const world = await startCheckoutWorld({ modules, extraRows: rows });
  const { pool } = world.deps;
  const { rows: stores } = await pool.query('select warehouse_id from warehouse');
  const storeId: number = stores[0].warehouse_id;
  const manager = await world.staffClient(['store-manager'], { storeIds: [storeId], firstName: 'Marta' });
  const elsewhere = await world.staffClient(['store-manager', 'picker'], { storeIds: [storeId + 1] });

  async function payByCard(customer: Customer): Promise<number> {
    const answer = await customer.buy();
    await (await world.browserFor(answer)).pay(CARDS.approved);
    const orderId: number = answer.data.orderId;
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    return orderId;
  }

  async function picker(firstName: string): Promise<Picker> {
    const client = await world.staffClient(['picker'], { storeIds: [storeId], firstName });
    const device = `tablet-${firstName}`;
    const send = (gestures: object[]) => client.post('staff/picking/gestures', { device, gestures });
    const work = async (answer: TestAnswer): Promise<PickingWork> => {
      if (answer.response.errors.length > 0) throw new Error(JSON.stringify(answer.response.errors));
      return answer.data.work;
    };
    const self: Picker = {
      ...client,
      take: async (asked = {}) => work(await client.post('staff/picking/take', { device, ...asked })),
      mine: async () => work(await client.get('staff/picking/mine')),
      gesture: (line, kind, more) => send([gestureOn(line, (line as SeenLine).orderId, kind, more)]),
      async finish(order) {
        const left = order.lines.filter(({ state }) => state.status === 'todo' || state.status === 'counting');
        const answer = await send(
          left.map((line) =>
            line.weight
              ? gestureOn(line, order.orderId, 'weight', { grams: line.weight.asked })
              : gestureOn(line, order.orderId, 'count', { quantity: line.orderedQuantity }),
          ),
        );
        const wrong = answer.data.results.filter(({ outcome }: { outcome: string }) => outcome !== 'applied');
        if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
      },
      async open(orderId, temperature = 'dry') {
        const answer = await client.post('staff/picking/open-crate', {
          order_id: orderId,
          temperature,
          key: randomUUID(),
        });
        return answer.data.crate.crateId;
      },
      close: (orderId, more = {}) => client.post('staff/picking/close', { order_id: orderId, ...more }),
    };
    return self;
  }

  // on top of the world, whose parts that were not started complain when they are read
  return Object.assign(Object.create(world) as CheckoutWorld, {
    storeId,
    manager,
    elsewhere,
    picker,
    async restock() {
      await pool.query('update stock set on_hand = reserved + 1000000');
      await catalogueOf(world.deps).load();
    },
    async order(wanted: Record<string, number>, { card = false, hours = 5 }: { card?: boolean; hours?: number } = {}) {
      const customer = await world.customer();
      for (const [code, quantity] of Object.entries(wanted)) await customer.add(code, quantity);
      await customer.chooseDelivery();
      return this.orderOf(customer, { card, hours });
    },
    async orderOf(customer: Customer, { card = false, hours = 5, before = false }: OrderedHow = {}) {
      const orderId = card ? await payByCard(customer) : await buyCovered(world, customer);
      if (before) return { orderId, customer };
      const now = world.clock.now().getTime();
      await pool.query('update orders set cutoff_at = $2, slot_begin_at = $3, slot_end_at = $4 where order_id = $1', [
        orderId,
        new Date(now - 60_000),
        new Date(now + hours * 3_600_000),
        new Date(now + (hours + 2) * 3_600_000),
      ]);
      return { orderId, customer };
    },
  });
}
