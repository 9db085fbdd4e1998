/*
 * For tests: what the providers' own books say of the shop's money, in one form for all of them. It is read from the
 * simulators' controls, past the shop's adapters, so a bug there cannot hide itself.
 */

/** One payment as its provider has it, in cents. */
export interface OutsidePayment {
  provider: string;
  /** The shop's number of the payment, as it was sent there. */
  ref: string;
  heldCents: number;
  capturedCents: number;
  refundedCents: number;
}

/** Addresses of the simulators that run. */
export interface OutsideUrls {
  cardGateway?: string | undefined;
  stripe?: string | undefined;
  satispay?: string | undefined;
  edenred?: string | undefined;
  /** Pellegrini, Pluxee and UpDay. */
  mealTickets?: string | undefined;
}

export interface GatewayPayment {
  codTrans: string;
  state: string;
  authorised: number;
  captured: number;
  refunded: number;
}

/** Every payment the card gateway knows. */
export async function gatewayPayments(gatewayUrl: string): Promise<GatewayPayment[]> {
  return (await read<{ payments: GatewayPayment[] }>(`${gatewayUrl}/control/payments`)).payments;
}

/** Every payment of every provider that runs. */
export async function outsidePayments(urls: OutsideUrls): Promise<OutsidePayment[]> {
  const { cardGateway, stripe, satispay, edenred, mealTickets } = urls;
  const books = await Promise.all([
    cardGateway ? ofGateway(cardGateway) : [],
    stripe ? ofStripe(stripe) : [],
    satispay ? ofSatispay(satispay) : [],
    edenred ? ofIssuer('edenred', `${edenred}/control`) : [],
    ...(mealTickets
      ? ['pellegrini', 'pluxee', 'upday'].map((name) => ofIssuer(name, `${mealTickets}/control/${name}`))
      : []),
  ]);
  return books.flat();
}

async function ofGateway(url: string): Promise<OutsidePayment[]> {
  return (await gatewayPayments(url)).map(({ codTrans, state, authorised, captured, refunded }) => ({
    provider: 'card-gateway',
    ref: codTrans,
    heldCents: state === 'AUTORIZZATA' ? authorised : 0,
    capturedCents: captured,
    refundedCents: refunded,
  }));
}

interface StripeMovement {
  metadata: { reference: string };
  held: number;
  captured: number;
  refunded: number;
}

async function ofStripe(url: string): Promise<OutsidePayment[]> {
  const { movements } = await read<{ movements: StripeMovement[] }>(`${url}/control/movements`);
  return movements.map(({ metadata, held, captured, refunded }) => ({
    provider: 'stripe',
    ref: metadata.reference,
    heldCents: held,
    capturedCents: captured,
    refundedCents: refunded,
  }));
}

interface SatispayPayment {
  flow: string;
  status: string;
  externalCode: string;
  authorised: number;
  captured: number;
  refunded: number;
}

async function ofSatispay(url: string): Promise<OutsidePayment[]> {
  const { payments } = await read<{ payments: SatispayPayment[] }>(`${url}/control/payments`);
  return payments
    .filter(({ flow }) => flow !== 'REFUND')
    .map(({ externalCode, status, authorised, captured, refunded }) => ({
      provider: 'satispay',
      ref: externalCode,
      heldCents: status === 'AUTHORIZED' ? authorised : 0,
      capturedCents: captured,
      refundedCents: refunded,
    }));
}

type Tickets = readonly { faceValueCents: number; count: number }[];

interface TicketAuthorisation {
  orderRef: string;
  state: string;
  tickets: Tickets;
  capture?: { tickets: Tickets };
  refunds: { tickets: Tickets }[];
}

async function ofIssuer(provider: string, controlUrl: string): Promise<OutsidePayment[]> {
  const { authorisations } = await read<{ authorisations: TicketAuthorisation[] }>(`${controlUrl}/authorisations`);
  return authorisations.map(({ orderRef, state, tickets, capture, refunds }) => ({
    provider,
    ref: orderRef,
    heldCents: state === 'authorised' ? worth(tickets) : 0,
    capturedCents: worth(capture?.tickets ?? []),
    refundedCents: refunds.reduce((sum, each) => sum + worth(each.tickets), 0),
  }));
}

function worth(tickets: Tickets): number {
  return tickets.reduce((sum, { faceValueCents, count }) => sum + faceValueCents * count, 0);
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}
