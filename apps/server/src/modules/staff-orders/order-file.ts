import { formatDayNumeric, shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { type Cell, euroCell } from '../../platform/http/table-cell.ts';
import { rowToWire } from './list-orders.ts';
import { type ListedOrder, readOrdersOf } from './staff-orders.repo.ts';

/** So many orders are read and written at once: other answers go between two parts of a file. */
const partOfFile = 200;

/** The rows of a file of these orders, read part by part as the file is sent. */
export async function* orderFileRows(db: Db, orderIds: readonly number[]): AsyncGenerator<Cell[]> {
  for (let start = 0; start < orderIds.length; start += partOfFile) {
    const orders = await readOrdersOf(db, orderIds.slice(start, start + partOfFile));
    for (const order of orders) yield rowToFile(order);
  }
}

export const orderFileColumns = [
  'Ordine',
  'Stato',
  'Cliente',
  'Azienda',
  'Indirizzo',
  'CAP',
  'Giorno',
  'Fascia',
  'Righe',
  'Mancanti',
  'Pagamento',
  'Totale',
  'Ordinato il',
];

/** The same row in a file for spreadsheets. */
function rowToFile(row: ListedOrder): Cell[] {
  const wire = rowToWire(row);
  return [
    wire.orderNumber,
    wire.stateLabel,
    wire.customer.name,
    wire.customer.company ?? '',
    wire.address,
    wire.postalcode,
    formatDayNumeric(row.slotDay),
    `${row.slotBegin}–${row.slotEnd}`,
    wire.lines,
    wire.missingLines,
    wire.tenders.map(({ name }) => name).join(' + '),
    euroCell(wire.total),
    formatDayNumeric(shopDay(row.createdAt.getTime())),
  ];
}
