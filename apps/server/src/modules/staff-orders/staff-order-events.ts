import type { StaffOrderEvent } from '@sporta/contract';
import { formatEuro, staffStateLabel } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { pickupPlaceActor } from '../orders/index.ts';
import type { lettersOfOrder } from './letters/letters.repo.ts';
import type { readMoneyEvents } from './staff-order.repo.ts';

type MoneyEvent = Awaited<ReturnType<typeof readMoneyEvents>>[number];
type SentLetter = Awaited<ReturnType<typeof lettersOfOrder>>[number];

/** What was done to an order that is in the audit log only. */
export interface LoggedChange {
  at: Date;
  action: string;
  name: string;
  reason: string | undefined;
  after: Record<string, unknown>;
}

const moneyLabels = { authorised: 'Fondi autorizzati', captured: 'Incassati', refunded: 'Rimborsati' } as const;

/** Everything that happened to an order, the latest first. */
export function eventsOf(
  order: OrderView,
  money: readonly MoneyEvent[],
  changes: readonly LoggedChange[],
  letters: readonly SentLetter[],
): StaffOrderEvent[] {
  const events: StaffOrderEvent[] = [
    ...order.events.filter(({ toState }) => toState !== 'draft').map((event) => stateEvent(order, event)),
    ...money.map(({ kind, at, cents, ways }) => ({
      kind: 'payment' as const,
      label: `${moneyLabels[kind]} ${formatEuro(cents)}${ways > 1 ? `, ${ways} metodi` : ''}`,
      at: at.toISOString(),
    })),
    ...order.withdrawals.map(({ requestedAt, refundCents, isProblem, reason }) => ({
      kind: 'refund' as const,
      label: `${isProblem ? 'Rimborso deciso' : 'Recesso'}, ${formatEuro(refundCents)}`,
      at: new Date(requestedAt).toISOString(),
      ...(reason ? { reason } : {}),
    })),
    ...order.problems.map(({ reportedAt, lines, note }) => ({
      kind: 'problem' as const,
      label: lines.length === 1 ? 'Segnalazione su un prodotto' : `Segnalazione su ${lines.length} prodotti`,
      at: new Date(reportedAt).toISOString(),
      actor: 'Cliente',
      ...(note ? { reason: note } : {}),
    })),
    ...letters.map(({ at, by, subject, text, mailedAt }) => ({
      kind: 'letter' as const,
      label: `${mailedAt ? 'Scritto al cliente' : 'E-mail al cliente in partenza'}: ${subject}`,
      at: at.toISOString(),
      actor: by,
      reason: text,
    })),
    ...changes.map(({ at, name, reason, after }) => ({
      kind: 'slot' as const,
      label: `Fascia cambiata: ${String(after.slot)}`,
      at: at.toISOString(),
      actor: name,
      ...(reason ? { reason } : {}),
    })),
  ];
  return events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

function stateEvent(
  order: OrderView,
  { at, actor, fromState, toState, note }: OrderView['events'][number],
): StaffOrderEvent {
  if (fromState === toState && note && actor === pickupPlaceActor) {
    return { kind: 'slot', label: note, at: new Date(at).toISOString() };
  }
  if (fromState === toState) return { kind: 'payment', label: note ?? 'Sul pagamento', at: new Date(at).toISOString() };
  return {
    kind: 'state',
    state: toState,
    label: stateText(order, toState),
    at: new Date(at).toISOString(),
    actor: actor === 'customer' ? 'Cliente' : actor.startsWith('staff:') ? actor.slice('staff:'.length) : 'Sporta',
    ...(note ? { reason: note } : {}),
  };
}

/** What was reached, not what is to be done next. */
function stateText({ deliveryServiceId }: OrderView, state: OrderView['state']): string {
  if (state === 'confirmed') return 'Ordine confermato';
  if (state === 'picked') return 'Preparato';
  return staffStateLabel(state, deliveryServiceId);
}
