import { calls, type Order, pageOf } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type OrderState, quantityToWire } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { csvAnswer } from '../../platform/http/csv.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { addItems, answerCart } from '../cart/index.ts';
import { catalogueOf, shopOf } from '../catalogue/index.ts';
import {
  atColleaguesDoorText,
  atDoorText,
  collectionsAt,
  collectionsOfOrder,
  customerText,
  nextPassAt,
  storeText,
} from '../collections/index.ts';
import { mayOpenInvoice } from '../invoicing/index.ts';
import {
  type OrderView,
  ownOrder,
  readOrder,
  readOrderChoices,
  readOrders,
  sumOrders,
  visibleOrder,
} from '../order-book/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { chooseSubstitute, substitutesOfOrderLine } from './choose-substitute.ts';
import { discardOrderChanges } from './discard-order-changes.ts';
import { exportOrders, orderColumns } from './export-orders.ts';
import { missingOf } from './missing-money.ts';
import { missingToWire } from './missing-to-wire.ts';
import { modifyOrder } from './modify-order.ts';
import { orderSummaryToWire, orderToWire } from './order-to-wire.ts';
import { readPurchases } from './purchases.repo.ts';

export function registerOrderRoutes(app: FastifyInstance): void {
  const { order } = calls;

  registerCall(app, order.list, async (c) => {
    const { page, page_size: pageSize, filter } = c.input;
    const { orders, total } = await readOrders(c.db, {
      of: { accountId: c.account.accountId },
      filter,
      page,
      pageSize,
    });
    const { catalogue } = catalogueOf(c.deps);
    return {
      page: pageOf(total, page, pageSize),
      orders: orders
        .map((each) => orderSummaryToWire(each, catalogue, c.now))
        .map((each) => (c.account.actedBy ? { ...each, ...notByStaff } : each)),
    };
  });

  registerCall(app, order.detail, async (c) => ({ order: await orderFor(c, c.input.order_id) }));

  registerCall(app, order.purchased, async (c) => {
    const { sort, page, page_size: pageSize, hash } = c.input;
    const { view } = shopOf(catalogueOf(c.deps), c, hash);
    const bought = (await readPurchases(c.db, c.account.accountId, sort)).flatMap((each) => {
      const slot = view.catalogue.slotOf(each.productId);
      const product = slot === undefined ? undefined : view.object(slot);
      return product ? [{ product, ...each }] : [];
    });
    return {
      page: pageOf(bought.length, page, pageSize),
      purchases: bought
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ product, times, lastDay, quantity, liked }) => ({
          product,
          timesBought: times,
          lastBoughtOn: lastDay,
          usualQuantity: quantityToWire(quantity),
          ...(liked === null ? {} : { liked }),
        })),
    };
  });

  registerCompanyLists(app);

  registerCall(app, order.substitutes, async (c) => {
    const { order_id: orderId, order_line_id: orderLineId, q: words = '' } = c.input;
    return { products: await substitutesOfOrderLine(c, { orderId, orderLineId, words }) };
  });

  registerCall(app, order.chooseSubstitute, async (c) => {
    await chooseSubstitute(c, c.input);
    return { order: await orderFor(c, c.input.order_id) };
  });

  registerCall(app, order.cancel, async (c) => {
    await cancelOrder(c.deps, c.account.accountId, c.input.order_id);
    return { order: await orderFor(c, c.input.order_id) };
  });

  registerCall(app, order.modify, async (c) => {
    return answerCart(await modifyOrder(c, c.input.order_id), c);
  });

  registerCall(app, order.discardChanges, async (c) => {
    return answerCart(await discardOrderChanges(c, c.input.order_id), c);
  });

  registerCall(app, order.repeat, async (c) => {
    const { orderId } = await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const past = (await readOrder(c.db, orderId))!;
    const items = past.lines.flatMap((line) =>
      line.productId === null || line.insertionTypeId !== insertionTypeIds.ordered
        ? []
        : [{ productId: line.productId, quantity: line.quantity }],
    );
    const { state, warnings } = await addItems(c, items);
    if (items.length > 0 && warnings.length === items.length) {
      throw c.refuse('nothing-available', 'Nessun prodotto di questo ordine è disponibile adesso');
    }
    return answerCart(state, c, warnings);
  });
}

/** What a master account sees of its company's orders. */
function registerCompanyLists(app: FastifyInstance): void {
  const { order } = calls;

  registerCall(app, order.listAllUsersFile, async (c) => {
    const { company } = c.account;
    const rows = company ? await exportOrders(c.db, company.companyId, whichOf(c.input)) : [];
    return csvAnswer('ordini-azienda.csv', orderColumns, rows);
  });

  registerCall(app, order.listAllUsers, async (c) => {
    const { page, page_size: pageSize } = c.input;
    const { company } = c.account;
    if (!company) return { page: pageOf(0, page, pageSize), orders: [] };
    const { companyId } = company;
    const { orders, total } = await readOrders(c.db, { of: { companyId }, ...whichOf(c.input), page, pageSize });
    const { catalogue } = catalogueOf(c.deps);
    return {
      page: pageOf(total, page, pageSize),
      orders: orders.map((each) => ({
        ...orderSummaryToWire(each, catalogue, c.now),
        orderedBy: { userId: each.accountId, firstName: each.firstName, lastName: each.lastName },
      })),
      ...(page === 1 ? await firstPageFacts(c, companyId) : {}),
    };
  });
}

type CompanyListInput = z.output<typeof calls.order.listAllUsersFile.request>;

/** What stands above the list: it is the same on every page. */
async function firstPageFacts({ db, input }: Pick<CallContext, 'db'> & { input: CompanyListInput }, companyId: number) {
  const { totalCents, estimated } = await sumOrders(db, { of: { companyId }, ...whichOf(input) });
  return { choices: await readOrderChoices(db, companyId), sum: { grossTotal: totalCents / 100, estimated } };
}

const whichOf = (input: CompanyListInput) => ({
  filter: input.filter,
  text: input.q,
  accountId: input.user_id,
  costCentre: input.cost_centre,
  fromDay: input.from_day,
  toDay: input.to_day,
});

/** What a customer reads of goods that a van fetches. Their numbers are below zero: those above are of the messages of cases. */
async function wordsOfCollections(
  { db, deps, account }: Pick<CallContext, 'deps' | 'db' | 'account'>,
  order: OrderView,
) {
  const own = await wordsOfOwn({ db, deps }, order);
  if (!comesYet.includes(order.state)) return own;
  // goods of another order wait at the door of this one
  const there = (await collectionsAt(db, [order.orderId])).filter(({ state }) => state === 'waiting');
  const said = there.map((each) => ({
    messageId: -each.collectionId,
    at: each.createdAt.toISOString(),
    by: deps.shop.name,
    // the goods may be a colleague's: what they gave back read those who may look into all orders of the company
    text: each.accountId === account.accountId || account.isMaster ? atDoorText(each) : atColleaguesDoorText(each),
  }));
  return [...own, ...said];
}

const comesYet: readonly OrderState[] = ['confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery'];

async function wordsOfOwn({ db, deps }: Pick<CallContext, 'deps' | 'db'>, order: OrderView) {
  // only what staff gave back by themselves is fetched
  if (!order.withdrawals.some(({ isByStaff }) => isByStaff)) return [];
  const collections = await collectionsOfOrder(db, order.orderId);
  if (collections.length === 0) return [];
  const around = { next: await nextPassAt(db, order.orderId), store: storeText(deps, order.warehouseId) };
  return collections.map((each) => ({
    messageId: -each.collectionId,
    at: (each.endedAt ?? each.createdAt).toISOString(),
    by: deps.shop.name,
    text: customerText(each, around),
  }));
}

/** An order as its page shows it; one the account may not see is not found. */

export async function orderFor(c: Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>, orderId: number) {
  const view = await visibleOrder(c.db, c.account, orderId);
  const { catalogue } = catalogueOf(c.deps);
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === view.warehouseId);
  const missing = await missingOf(c.db, view);
  const support = warehouse && { phone: warehouse.phone, email: warehouse.email };
  const wire = {
    ...orderToWire(view, catalogue, c.now, support),
    ...(missing ? { missing: missingToWire(missing) } : {}),
  };
  wire.messages = [...wire.messages, ...(await wordsOfCollections(c, view))];
  if (!mayOpenInvoice(view, c.account)) wire.documents = wire.documents.filter(({ type }) => type !== 'invoice');
  if (view.accountId !== c.account.accountId) return onlyToLookAt(wire, view);
  return c.account.actedBy ? forStaff(wire) : wire;
}

/** Staff who buy for the customer place orders: changing one in the customer's name is refused, so it is not offered. */
const notByStaff = { canModify: false, canCancel: false };

/** Whom to write to is for the customer, too: staff are the shop. */
const forStaff = ({ support: _, ...wire }: Order): Order => ({
  ...wire,
  ...notByStaff,
  canWithdraw: false,
  lines: wire.lines.map(untouched),
});

const untouched = (line: Order['lines'][number]) => ({
  ...line,
  withdrawable: false,
  reportable: false,
  refusable: false,
});

/** A master account sees the orders of its people; only who ordered may change them. */
function onlyToLookAt(wire: Order, view: OrderView): Order {
  return {
    ...wire,
    lines: wire.lines.map(untouched),
    // their photos are not for somebody else
    problems: wire.problems.map((problem) => ({ ...problem, photos: [] })),
    canModify: false,
    canCancel: false,
    canRepeat: false,
    canWithdraw: false,
    orderedBy: { userId: view.accountId, firstName: view.firstName, lastName: view.lastName },
  };
}
