import { formatDayNumeric, orderStateLabel, shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { type Cell, euroCell } from '../../platform/http/table-cell.ts';
import { type OrdersFilter, type OrderView, orderCosts, readOrders } from '../order-book/index.ts';
import { piecesOf } from './order-to-wire.ts';

/** A file of more rows helps nobody, and a page of the list is there for the rest. */
const maxOrders = 10_000;
const batch = 500;

export const orderColumns = [
  'Ordine',
  'Data',
  'Persona',
  'Consegna',
  'Stato',
  'Prodotti',
  'Totale',
  'Rimborsato',
  'Riferimento d’ordine',
  'Centro di costo',
];

/** The orders of a company, one row each, the latest first; amounts in euro, counts as the page has them. */
export async function exportOrders(
  db: Db,
  companyId: number,
  which: Omit<OrdersFilter, 'of' | 'page' | 'pageSize'>,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (let page = 1; rows.length < maxOrders; page++) {
    const { orders } = await readOrders(db, { ...which, of: { companyId }, page, pageSize: batch });
    rows.push(...orders.map(toRow));
    if (orders.length < batch) break;
  }
  return rows;
}

function toRow(order: OrderView): Cell[] {
  const refundedCents = order.payments.reduce((sum, each) => sum + each.refundedCents, 0);
  return [
    order.orderNumber,
    formatDayNumeric(shopDay(new Date(order.createdAt).getTime())),
    `${order.firstName} ${order.lastName}`.trim(),
    formatDayNumeric(order.slotDay),
    orderStateLabel(order.state, order.deliveryServiceId),
    piecesOf(order),
    // nothing was owed of it: a sum of the column must not count it
    euroCell(order.state === 'cancelled' ? 0 : orderCosts(order).now.totalCents / 100),
    euroCell(refundedCents / 100),
    order.purchaseOrder ?? '',
    order.costCentre ?? '',
  ];
}
