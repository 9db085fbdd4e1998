import { allocateTenders } from '@sporta/domain';
import {
  type Asked,
  type Authorisation,
  authorisation,
  authorisations,
  type MovementOfDay,
  movementsOfDay,
  type Ticket,
  type WireClient,
} from '../../meal-tickets/index.ts';
import {
  failed,
  notAllowed,
  refusedStart,
  TICKET_HOLD_DAYS,
  type TicketProviderDeps,
  withoutPages,
} from './meal-tickets.ts';
import type {
  OperationResult,
  PaymentProvider,
  ProviderEvent,
  ProviderEventType,
  ProviderMovement,
} from './provider.ts';

/**
 * Pluxee, Pellegrini and UpDay (docs/meal-ticket-wire.md). An authorisation is found again by our reference, so a lost answer is
 * asked for and never repeated; what follows it needs no account of the customer.
 */
export function mealTicketIssuer(client: WireClient, { access, takesRefund }: TicketProviderDeps): PaymentProvider {
  const referenceFor = ({ orderNumber, paymentId }: { orderNumber: string; paymentId: string }) =>
    `${orderNumber}-${paymentId}`;

  const find = async (paymentRef: string): Promise<Asked<Authorisation>> => {
    const path = `/authorisations?orderRef=${encodeURIComponent(paymentRef)}`;
    const asked = await client.call('GET', path, authorisations);
    if (asked.kind !== 'done') return asked;
    const [found] = asked.value.authorisations.filter((each) => each.orderRef === paymentRef);
    return found ? { kind: 'done', value: found } : { kind: 'refused', code: 'not-found' };
  };

  const act = (id: string, action: 'capture' | 'cancel' | 'refund', operationId: string, tickets?: Ticket[]) =>
    client.call('POST', `/authorisations/${encodeURIComponent(id)}/${action}`, authorisation, {
      body: { ...(tickets ? { tickets: tickets.map(toWire) } : {}), idempotencyKey: operationId },
    });

  const result = (paymentRef: string, asked: Asked<Authorisation>, types: ProviderEventType[]): OperationResult =>
    asked.kind === 'done'
      ? { kind: 'done', events: eventsOf(asked.value).filter(({ type }) => types.includes(type)) }
      : failed(asked, paymentRef);

  return {
    ...withoutPages,
    name: client.name,
    holdDays: TICKET_HOLD_DAYS,
    referenceFor,

    async start(order) {
      const paymentRef = referenceFor(order);
      const tickets = (order.tickets ?? []).map(toWire);
      const body = { tickets, orderRef: paymentRef, idempotencyKey: `authorise-${order.paymentId}` };
      const asked = await access.use(order.customer.accountId, (linkToken) =>
        client.call('POST', '/authorisations', authorisation, { body, linkToken }),
      );
      if (asked.kind === 'done') return { kind: 'done', paymentRef, events: eventsOf(asked.value) };
      return refusedStart({ ...order, paymentRef }, asked, access);
    },

    async query(paymentRef) {
      const asked = await find(paymentRef);
      if (asked.kind === 'refused' && asked.code === 'not-found') return { kind: 'not-found', paymentRef };
      if (asked.kind !== 'done') return failed(asked, paymentRef);
      const { status, cents, captured, refunds } = asked.value;
      const refundedCents = sum(refunds);
      const taken = refundedCents > 0 && refundedCents >= (captured?.cents ?? 0) ? 'refunded' : 'captured';
      return {
        kind: 'found',
        paymentRef,
        state: status === 'captured' ? taken : status === 'cancelled' ? 'voided' : status,
        authorisedCents: cents,
        capturedCents: captured?.cents ?? 0,
        refundedCents,
        events: eventsOf(asked.value),
      };
    },

    async close(paymentRef) {
      const asked = await find(paymentRef);
      if (asked.kind === 'done') return notAllowed('wrong-state', paymentRef);
      if (asked.kind === 'no-answer' || asked.code !== 'not-found') return failed(asked, paymentRef);
      // nobody else can pay under its name: there is no page
      const closed: ProviderEvent = {
        ...base(paymentRef),
        providerEventId: `${paymentRef}-closed`,
        type: 'failed',
        amountCents: 0,
        occurredAt: new Date().toISOString(),
        reason: 'closed',
      };
      return { kind: 'done', events: [closed] };
    },

    async capture(paymentRef, amountCents, operationId, chosen) {
      const found = await find(paymentRef);
      if (found.kind !== 'done') return failed(found, paymentRef);
      if (amountCents > found.value.cents) return notAllowed('exceeds-authorised', paymentRef);
      const tickets = chosen ? [...chosen] : ticketsWorth(found.value.tickets, amountCents);
      if (!tickets) return notAllowed('bad-request', paymentRef);
      return result(paymentRef, await act(found.value.id, 'capture', operationId, tickets), ['captured']);
    },

    async void(paymentRef, operationId) {
      const found = await find(paymentRef);
      if (found.kind !== 'done') return failed(found, paymentRef);
      if (found.value.status === 'cancelled') return result(paymentRef, found, ['voided']);
      return result(paymentRef, await act(found.value.id, 'cancel', operationId), ['voided']);
    },

    async refund(paymentRef, amountCents, operationId) {
      const found = await find(paymentRef);
      if (found.kind !== 'done') return failed(found, paymentRef);
      const { id, captured, refunds } = found.value;
      if (!captured) return notAllowed('wrong-state', paymentRef);
      if (amountCents > captured.cents) return notAllowed('exceeds-captured', paymentRef);
      if (!(await takesRefund(paymentRef))) return notAllowed('too-late', paymentRef);
      // chosen among all that was captured, so that a repetition asks for the same ones
      const tickets = ticketsWorth(captured.tickets, amountCents);
      if (!tickets) return notAllowed('bad-request', paymentRef);
      const first = await act(id, 'refund', operationId, tickets);
      const left = minus(
        captured.tickets,
        refunds.flatMap((each) => each.tickets),
      );
      const others = first.kind === 'refused' && first.code === 'over-captured' && ticketsWorth(left, amountCents);
      return result(paymentRef, others ? await act(id, 'refund', operationId, others) : first, ['refunded']);
    },

    async report(day) {
      const asked = await client.call('GET', `/movements?day=${encodeURIComponent(day)}`, movementsOfDay);
      if (asked.kind !== 'done') return failed(asked);
      const movements = asked.value.movements
        .filter(isMoney)
        .map(({ orderRef: paymentRef, kind, cents: amountCents }) => ({ paymentRef, kind, amountCents }));
      return { kind: 'report', movements };
    },
  };
}

const toWire = ({ faceCents, count }: Ticket) => ({ faceValueCents: faceCents, count });

function isMoney(movement: MovementOfDay): movement is MovementOfDay & { kind: ProviderMovement['kind'] } {
  return ['authorised', 'captured', 'refunded'].includes(movement.kind);
}

function base(paymentRef: string) {
  return { paymentRef, currency: 'EUR', raw: {} } as const;
}

/** All that happened, oldest first. */
function eventsOf({ id, orderRef, status, cents, at, captured, refunds }: Authorisation): ProviderEvent[] {
  const event = (type: ProviderEventType, providerEventId: string, amountCents: number, occurredAt: string) => ({
    ...base(orderRef),
    type,
    providerEventId,
    amountCents,
    occurredAt,
    raw: { id, status },
  });
  return [
    event('authorised', `${id}-authorised`, cents, at),
    ...(captured ? [event('captured', `${id}-captured`, captured.cents, captured.at)] : []),
    ...(status === 'cancelled' ? [event('voided', `${id}-voided`, cents, at)] : []),
    ...(status === 'expired' ? [event('expired', `${id}-expired`, cents, at)] : []),
    ...refunds.map((refund) => event('refunded', refund.id, refund.cents, refund.at)),
  ];
}

/** Whole tickets that add up to an amount; undefined when none do. */
function ticketsWorth(among: readonly Ticket[], cents: number): Ticket[] | undefined {
  const [tender] = allocateTenders({
    totalCents: cents,
    mealTicketEligibleCents: cents,
    mealTickets: [{ paymentTypeId: 0, tickets: among }],
    maxMealTickets: among.reduce((count, each) => count + each.count, 0),
  }).tenders;
  return tender?.kind === 'meal-ticket' && tender.amountCents === cents ? tender.tickets : undefined;
}

function minus(tickets: readonly Ticket[], taken: readonly Ticket[]): Ticket[] {
  return tickets.map(({ faceCents, count }) => ({
    faceCents,
    count: count - sumOf(taken.filter((each) => each.faceCents === faceCents)),
  }));
}

const sumOf = (tickets: readonly Ticket[]) => tickets.reduce((count, each) => count + each.count, 0);

const sum = (parts: readonly { cents: number }[]) => parts.reduce((cents, each) => cents + each.cents, 0);
