import type { MealTicketType } from '@sporta/contract';
import { allocateTenders, MAX_MEAL_TICKETS, type TenderRefusal } from '@sporta/domain';
import type { PricedCartState } from '../cart/index.ts';
import type { Issuer, Ticket } from './issuer.ts';
import type { IssuerRow } from './links.repo.ts';

/** An issuer as the calls show it. @param loginUrl where linking begins, when it does at an address */
export function typeToWire(
  row: IssuerRow,
  issuer: Issuer,
  { state, loginUrl, now }: { state: PricedCartState; loginUrl: string | undefined; now: Date },
): MealTicketType {
  const { link, login } = row;
  const used = state.mealTickets.find(({ paymentTypeId }) => paymentTypeId === row.paymentTypeId);
  const held = link && !link.broken ? link.tickets.filter(({ count }) => count > 0) : [];
  const fit = fitting(row, held, state);
  const error = errorOf(row, fit.refused);
  return {
    paymentTypeId: row.paymentTypeId,
    name: row.name,
    provider: issuer.name,
    linked: link !== null && !link.broken,
    loginKind: issuer.loginKind,
    ...(loginUrl === undefined ? {} : { loginUrl }),
    ...(login && login.expiresAt > now
      ? {
          pending: {
            expires: login.expiresAt.toISOString(),
            code: login.code,
            ...(login.appUrl === null ? {} : { appUrl: login.appUrl }),
          },
        }
      : {}),
    ...(link
      ? {
          account: link.account,
          linkedAt: link.linkedAt.toISOString(),
          balance: worth(held) / 100,
          tickets: fit.tickets,
        }
      : {}),
    ...(held.length > 0 ? { faceValue: commonest(held) / 100 } : {}),
    ...(held.length > 1
      ? { faceValues: held.map(({ faceCents, count }) => ({ value: faceCents / 100, quantity: count })) }
      : {}),
    maxTickets: row.maxTickets,
    selected: used !== undefined,
    usedTickets: countOf(used?.tickets ?? []),
    usedAmount: (used?.cents ?? 0) / 100,
    ...(error ? { error } : {}),
  };
}

/** How many of an account's tickets fit this cart beside those of other issuers. */
function fitting(
  { link, paymentTypeId }: IssuerRow,
  tickets: Ticket[],
  { mealTickets, ticketableCents }: PricedCartState,
): { tickets: number; refused?: TenderRefusal | undefined } {
  if (!link || link.broken) return { tickets: 0 };
  const others = mealTickets.filter((each) => each.paymentTypeId !== paymentTypeId);
  const leftCents = ticketableCents - others.reduce((sum, { cents }) => sum + cents, 0);
  const { tenders, refused } = allocateTenders({
    // a ticket is never refused because nothing is left to pay: food is left, or it is not
    totalCents: Math.max(1, leftCents),
    mealTicketEligibleCents: leftCents,
    mealTickets: [{ paymentTypeId, tickets, maxTickets: link.usable }],
    maxMealTickets: MAX_MEAL_TICKETS - others.reduce((sum, each) => sum + countOf(each.tickets), 0),
  });
  const [tender] = tenders;
  return {
    tickets: tender?.kind === 'meal-ticket' ? countOf(tender.tickets) : 0,
    refused: refused[0]?.code,
  };
}

function errorOf({ name, link }: IssuerRow, refused: TenderRefusal | undefined): MealTicketType['error'] {
  if (!link) return undefined;
  if (link.broken) {
    return { code: 'not-linked', error: `${name} non accetta più il collegamento: collega di nuovo il tuo account` };
  }
  if (link.ticketsAt === null) return { code: 'issuer-unavailable', error: `${name} non risponde in questo momento` };
  return refused && { code: refused, error: refusalText(refused) };
}

/** Why tickets pay nothing of this cart, for the customer. */
export function refusalText(code: TenderRefusal): string {
  switch (code) {
    case 'no-balance':
      return 'Non hai buoni su questo account';
    case 'below-face-value':
      return 'Quello che resta da pagare con i buoni è meno di un buono intero, e i buoni non danno resto';
    case 'ticket-limit':
      return 'Hai già usato tutti i buoni ammessi per questa spesa o per oggi';
    default:
      return 'Nel carrello non c’è altro che i buoni pasto possano pagare';
  }
}

function worth(tickets: readonly Ticket[]): number {
  return tickets.reduce((sum, { faceCents, count }) => sum + faceCents * count, 0);
}

export function countOf(tickets: readonly Ticket[]): number {
  return tickets.reduce((sum, { count }) => sum + count, 0);
}

function commonest(tickets: readonly Ticket[]): number {
  return tickets.reduce((most, each) => (each.count > most.count ? each : most)).faceCents;
}
