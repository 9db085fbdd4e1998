/**
 * Who picks and brings the orders, as a process of its own: lines that weigh more or less, are missing or replaced, by chance.
 * What it does next is read from the database, so it may be killed at any moment. A share of the orders is never picked, so that
 * their customers can change, cancel and keep them.
 */
import { readOrder } from '@sporta/server/modules/order-book/index.ts';
import { advanceOrder, chargeRestAgain, type DeliveredLine, settleOrder } from '@sporta/server/modules/orders/index.ts';
import { readConfig } from '@sporta/server/platform/config.ts';
import { createDeps } from '@sporta/server/platform/create-deps.ts';
import { createLogger } from '@sporta/server/platform/log.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { isPicked } from '../picked.ts';
import { pause } from '../wait.ts';

const LOOK_EVERY_MS = 300;
const actor = 'staff:Tempesta';
const seed = process.env.SEED ?? '';
const deps = createDeps(readConfig({}), process.env.DATABASE_URL!, createLogger('warn'));
deps.pool.on('error', () => undefined);

type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

interface Work {
  id: number;
  number: string;
  state: string;
  held: boolean;
}

async function workToDo(): Promise<Work[]> {
  const { rows } = await deps.pool.query<Work>(`
    select o.order_id as id, o.order_number as number, o.state, s.held_reason is not null as held
    from orders o left join order_settlement s using (order_id)
    where o.state in ('picking', 'picked', 'ready', 'out-for-delivery')
      or o.state = 'confirmed' and o.updated_at < now() - interval '2 seconds'
    order by o.order_id`);
  return rows.filter(({ number }) => isPicked(seed, number));
}

async function nextStep({ id, number, state, held }: Work): Promise<void> {
  try {
    if (state === 'confirmed') await advanceOrder(deps, id, 'picking', { actor });
    else if (state === 'picking') await pick(id, chanceOf(`${seed}/${number}/lines`));
    else if (held) await tryAgainOnce(id);
    else if (state === 'picked') await advanceOrder(deps, id, 'ready', { actor });
    else if (state === 'ready') await advanceOrder(deps, id, 'out-for-delivery', { actor });
    else await advanceOrder(deps, id, 'delivered', { actor });
  } catch (error) {
    // its customer was faster, or it is not paid yet: it is looked at again
    if (!(error instanceof Error)) throw error;
    if (!('code' in error) && error.name !== 'OrderTransitionError') throw error;
    console.error(`order ${number} (${state}): ${error.message}`);
  }
}

const triedAgain = new Set<number>();

/** Its customer may have saved another card meanwhile. */
async function tryAgainOnce(orderId: number): Promise<void> {
  if (triedAgain.has(orderId)) return;
  triedAgain.add(orderId);
  await chargeRestAgain(deps, orderId);
}

async function pick(orderId: number, lot: Chance): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const nothingThere = lot.happens(0.04);
  const lines = order.lines.map((line) => cameOf(line, nothingThere ? 'missing' : lot.weighted(howItComes), lot));
  await settleOrder(deps, orderId, lines, { actor });
}

const howItComes = { asOrdered: 70, fewer: 10, missing: 12, substituted: 8 };

function cameOf(line: Order['lines'][number], how: keyof typeof howItComes, lot: Chance): DeliveredLine {
  const { orderLineId, quantity, estimatedGrams, grossCents } = line;
  switch (how) {
    case 'missing':
      return { orderLineId, outcome: 'missing' };
    case 'substituted': {
      // dearer or cheaper: a customer never pays more than for what was ordered
      const cents = Math.round((grossCents * lot.whole(50, 130)) / 100);
      const { productId, name, brand, description, slug } = line;
      const substitute = {
        productId,
        name: `${name} bis`,
        brand,
        description,
        slug,
        sectorTint: null,
        quantity,
        cents,
      };
      return { orderLineId, outcome: 'substituted', substitute };
    }
    default: {
      const fewer = how === 'fewer' && line.unit !== 'kg' ? Math.max(1000, quantity - 1000) : quantity;
      if (estimatedGrams === null) return { orderLineId, outcome: 'picked', quantity: fewer };
      // some come much heavier than the margin foresees
      const grams = Math.max(1, Math.round((estimatedGrams * lot.whole(70, 150)) / 100));
      return { orderLineId, outcome: 'picked', grams };
    }
  }
}

process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
for (;;) {
  try {
    for (const order of await workToDo()) await nextStep(order);
  } catch (error) {
    // the database is away
    console.error(error instanceof Error ? error.message : error);
  }
  await pause(LOOK_EVERY_MS);
}
