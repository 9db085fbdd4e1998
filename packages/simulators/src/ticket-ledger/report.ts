import type { LedgerState, Movement, MovementKind } from './model.ts';
import { worth } from './tickets.ts';

export interface ReportFilter {
  day?: string | undefined;
  orderRef?: string | undefined;
  holder?: string | undefined;
}

export interface Report {
  movements: Movement[];
  /** Cents by kind. What was authorised was captured, released, cancelled, has expired, or is held still. */
  totals: Record<MovementKind, number>;
  /** Cents of all holds that are open now, of the same orders and holders. */
  heldCents: number;
}

/** All that moved, for whoever compares it with books of their own. */
export function report(state: LedgerState, { day, orderRef, holder }: ReportFilter = {}): Report {
  const isOf = (each: { orderRef: string; holder: string }) =>
    (orderRef === undefined || each.orderRef === orderRef) && (holder === undefined || each.holder === holder);
  const movements = state.movements.filter((each) => isOf(each) && (day === undefined || each.day === day));
  const totals = { authorised: 0, captured: 0, released: 0, cancelled: 0, expired: 0, refunded: 0 };
  for (const { kind, cents } of movements) totals[kind] += cents;
  const held = Object.values(state.authorisations).filter((each) => each.state === 'authorised' && isOf(each));
  return { movements, totals, heldCents: worth(held.flatMap(({ tickets }) => tickets)) };
}
