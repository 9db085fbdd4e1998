import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { readOrder } from '../order-book/index.ts';
import { orderNotFound } from '../orders/index.ts';
import { readCrates, roundOfOrder } from './crates.repo.ts';
import { crateNotFound, crateToWire, openCrate, placeCrate, removeCrate } from './crates.ts';
import { renderLabels } from './labels.ts';
import { readPickedLines } from './line-states.repo.ts';
import { orderOfStore } from './order-of-store.ts';
import { printPickingLists } from './picking-list.ts';
import { progressOf } from './progress.ts';
import { readTasks } from './tasks.repo.ts';

export function registerCrateRoutes(app: FastifyInstance): void {
  const { staffPicking } = calls;

  registerCall(app, staffPicking.openCrate, async (c) => {
    const { order_id: orderId, temperature, key } = c.input;
    return { crate: crateToWire(await openCrate(c.deps, c.account, { orderId, temperature, key })) };
  });

  registerCall(app, staffPicking.placeCrate, async (c) => {
    const { crate_id: crateId, bay } = c.input;
    const crate = await placeCrate(c.deps, c.account, { crateId, bay });
    const [order, tasks, picked] = await Promise.all([
      readOrder(c.db, crate.orderId),
      readTasks(c.db, [crate.orderId]),
      readPickedLines(c.db, [crate.orderId]),
    ]);
    return { crate: crateToWire(crate), order: progressOf(order!, tasks, picked, c.account.accountId) };
  });

  registerCall(app, staffPicking.removeCrate, async (c) => {
    await removeCrate(c.deps, c.account, c.input.crate_id);
    return {};
  });

  registerCall(app, staffPicking.list, async (c) => {
    const { order_id: one, order_ids: several = [] } = c.input;
    const [first, ...others] = new Set(one === undefined ? several : [one, ...several]);
    if (first === undefined) throw orderNotFound();
    const { pdf, name } = await printPickingLists(c.deps, c.account, [first, ...others]);
    return pdfAnswer(pdf, `lista-${name}.pdf`);
  });

  registerCall(app, staffPicking.labels, async (c) => {
    const order = await orderOfStore(c.db, c.account, c.input.order_id);
    const own = await readCrates(c.db, [order.orderId]);
    const wanted = c.input.crate_ids ?? own.map(({ crateId }) => crateId);
    const crates = own.filter(({ crateId }) => wanted.includes(crateId));
    if (crates.length === 0 || crates.length < new Set(wanted).size) throw crateNotFound();
    const of = { all: own.length, stop: await roundOfOrder(c.db, order.orderId), madeAt: c.now };
    return pdfAnswer(await renderLabels(order, crates, of), `casse-${order.orderNumber}.pdf`);
  });
}
