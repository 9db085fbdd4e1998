import type { PaymentDueDate } from '@sporta/contract';

export type DueOrder = 'soonest' | 'latest' | 'dearest' | 'cheapest' | 'state';

export const DUE_ORDERS: { value: DueOrder; label: string }[] = [
  { value: 'soonest', label: 'Più vicine' },
  { value: 'latest', label: 'Più lontane' },
  { value: 'dearest', label: 'Importo più alto' },
  { value: 'cheapest', label: 'Importo più basso' },
  { value: 'state', label: 'Stato' },
];

export type SortedColumn = 'date' | 'amount' | 'state';

/** What the headings of the table say about each order. */
export const sortedBy: Record<DueOrder, { column?: SortedColumn; direction?: 'ascending' | 'descending' }> = {
  // with the paid ones at the end: no column has this order
  soonest: {},
  latest: { column: 'date', direction: 'descending' },
  dearest: { column: 'amount', direction: 'descending' },
  cheapest: { column: 'amount', direction: 'ascending' },
  state: { column: 'state', direction: 'ascending' },
};

const STATES: PaymentDueDate['state'][] = ['overdue', 'open', 'paid'];

/** What is owed stands in the first column of amounts; what is paid is told apart by what it was. */
const byAmount = (a: PaymentDueDate, b: PaymentDueDate) => a.openAmount - b.openAmount || a.amount - b.amount;

/** @param dueDates as the shop sends them: what is owed, the earliest first, then what is paid, the latest first */
export function sortDueDates(dueDates: readonly PaymentDueDate[], order: DueOrder): readonly PaymentDueDate[] {
  switch (order) {
    case 'soonest':
      return dueDates;
    case 'latest':
      return dueDates.toSorted((a, b) => b.dueDate.localeCompare(a.dueDate));
    case 'dearest':
      return dueDates.toSorted((a, b) => byAmount(b, a));
    case 'cheapest':
      return dueDates.toSorted(byAmount);
    case 'state':
      return dueDates.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
  }
}
