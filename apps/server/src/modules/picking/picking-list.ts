import type { PickingLine } from '@sporta/contract';
import { countText, formatDayShort, formatHours, formatThousandths, quantityFromWire } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { type PrintedSheet, renderSheets } from '../documents/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { readEarlierChoices } from '../substitutes/index.ts';
import { readPickedLines } from './line-states.repo.ts';
import { inWalkingOrder, lineToPick } from './lines-to-wire.ts';
import { orderOfStore } from './order-of-store.ts';
import { readPickingStore, readStoreMap } from './picking-store.repo.ts';
import { shelvesOf } from './store-products.ts';

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });

/**
 * Whole orders as lists to tick with a pen, aisle by aisle, for a day without tablets; who printed them is written down.
 * @throws BusinessError `order-not-found`: of another store, or not there; then nothing is printed
 */
export async function printPickingLists(
  deps: Deps,
  account: Account,
  orderIds: readonly [number, ...number[]],
): Promise<{ pdf: Buffer; name: string }> {
  const now = deps.clock.now();
  const [first, ...others] = orderIds;
  const listed = [await listOf(deps, account, first, now)] as [Listed, ...Listed[]];
  for (const orderId of others) listed.push(await listOf(deps, account, orderId, now));
  const [head, ...rest] = listed;
  const pdf = await renderSheets([head.sheet, ...rest.map(({ sheet }) => sheet)]);
  await withTransaction(deps.db, async (tx) => {
    for (const { order } of listed) {
      await writeAudit(tx, { account, now }, 'picking.print', {
        subject: { kind: 'order', id: order.orderId, name: order.orderNumber },
        warehouseId: order.warehouseId,
      });
    }
  });
  return { pdf, name: rest.length === 0 ? head.order.orderNumber : String(listed.length) };
}

interface Listed {
  order: OrderView;
  sheet: PrintedSheet;
}

async function listOf(deps: Deps, account: Account, orderId: number, madeAt: Date): Promise<Listed> {
  const { db } = deps;
  const order = await orderOfStore(db, account, orderId);
  const [picked, store, earlier, map] = await Promise.all([
    readPickedLines(db, [orderId]),
    readPickingStore(db, order.warehouseId),
    readEarlierChoices(db, order.accountId),
    readStoreMap(
      db,
      order.warehouseId,
      order.lines.flatMap(({ productId }) => productId ?? []),
    ),
  ]);
  const view = shelvesOf(deps, order.warehouseId);
  const lines = order.lines.map((line) =>
    lineToPick(line, picked.get(line.orderLineId), { view, map, store, earlier }),
  );
  const finishBy = new Date(Date.parse(order.slotBeginAt) - store.finishMinutes * 60_000);
  return { order, sheet: pickingList(order, lines, { finishBy, madeAt }) };
}

/** @param finishBy when it should be in the bay */
export function pickingList(
  order: Pick<
    OrderView,
    'orderNumber' | 'lastName' | 'firstName' | 'slotDay' | 'slotBegin' | 'slotEnd' | 'orderComment'
  >,
  lines: readonly PickingLine[],
  { finishBy, madeAt }: { finishBy: Date; madeAt: Date },
): PrintedSheet {
  const hours = formatHours({ beginTime: order.slotBegin, endTime: order.slotEnd });
  const aisles = Map.groupBy([...lines].sort(inWalkingOrder), ({ aisle }) => aisle.label);
  return {
    title: `Lista ${order.orderNumber} · ${order.lastName || order.firstName}`,
    subtitle: [
      `${formatDayShort(order.slotDay)}, ${hours}`,
      `finire entro ${clock.format(finishBy)}`,
      countText(lines.length, 'riga', 'righe'),
    ].join(' · '),
    code: order.orderNumber,
    columns: [
      { label: '', width: 22, kind: 'box' },
      { label: 'Prodotto', width: 275 },
      { label: 'Posto', width: 80 },
      { label: 'Chiesti', width: 70, kind: 'right' },
      { label: '', width: 14 },
      { label: 'Presi / kg', width: 66, kind: 'blank' },
    ],
    groups: [...aisles].map(([title, ofAisle]) => ({
      title,
      rows: ofAisle.map((line) => ['', productText(line), line.place ?? '', askedText(line), '', '']),
    })),
    foot: ['Sostituzioni allo stesso prezzo o meno', order.orderComment ? `Nota: ${order.orderComment}` : ''],
    madeAt,
  };
}

function productText({ shortDescr, name, description, userNotes, acceptAlternatives, proposals }: PickingLine): string {
  const wanted = proposals.find((each) => each.wanted);
  const rules = [
    userNotes ? `Nota: ${userNotes}` : '',
    acceptAlternatives ? '' : 'Non sostituire',
    wanted ? `Se manca: ${[wanted.shortDescr, wanted.name, wanted.description].filter(Boolean).join(' ')}` : '',
  ].filter(Boolean);
  return [[shortDescr, name, description].filter(Boolean).join(' '), ...rules].join('\n');
}

/** "3", "1,5 kg", "2 (ca. 1 kg)". */
function askedText({ unit, orderedQuantity, weight }: PickingLine): string {
  const asked = formatThousandths(quantityFromWire(orderedQuantity));
  if (unit === 'kg') return `${asked} kg`;
  // grams are thousandths of a kilogram
  return weight ? `${asked} (ca. ${formatThousandths(weight.asked)} kg)` : asked;
}
