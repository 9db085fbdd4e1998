import type { Tickets } from '../modules/payments/index.ts';
import type { Deps } from '../platform/deps.ts';
import { outside } from '../platform/outside.ts';
import type { DemoProvider } from './draw-tenders.ts';
import { simulatedProviders } from './simulated-providers.ts';
import { authorisationId } from './write-payments.ts';

/** What a simulator takes in one message. */
const AT_ONCE = 150;

interface Paid {
  provider: string;
  ref: string;
  providerId: string | null;
  heldCents: number;
  takenCents: number;
  backCents: number;
  tickets: Tickets | null;
  takenTickets: Tickets | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Tells the simulators of this machine what the demo's orders were paid with: they can then take that money and give it back. */
export async function rememberPayments({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const paid = await db
    .selectFrom('payment as p')
    .leftJoin('payment_settlement as s', 's.payment_id', 'p.payment_id')
    .select([
      'p.provider',
      'p.provider_ref as ref',
      'p.provider_id as providerId',
      'p.amount_cents as heldCents',
      'p.captured_cents as takenCents',
      'p.refunded_cents as backCents',
      'p.tickets',
      's.tickets as takenTickets',
      'p.created_at as createdAt',
      'p.updated_at as updatedAt',
    ])
    .$narrowType<Pick<Paid, 'tickets' | 'takenTickets'>>()
    .where('p.provider_ref', 'like', 'DEMO%')
    // of what went back the gateway of cards alone is told: elsewhere money goes back by a payment of its own
    .where((is) =>
      is.or([
        is('p.state', 'in', ['authorised', 'captured']),
        is.and([is('p.state', '=', 'refunded'), is('p.provider', '=', 'card-gateway')]),
      ]),
    )
    .execute();
  const timeoutMs = Math.max(config.cardGateway.timeoutMs, 10_000);
  const noticeUrl = `${config.publicUrl}/ebsn/api/payment-notify/card-gateway`;
  for (const [provider, control] of simulatedProviders(config)) {
    const { path, list, toRow } = wires[provider](noticeUrl);
    const own = paid.filter((each) => each.provider === provider);
    for (let from = 0; from < own.length; from += AT_ONCE) {
      const body = JSON.stringify({ [list]: own.slice(from, from + AT_ONCE).map(toRow) });
      const answer = await outside(`the simulator of ${provider}`, timeoutMs, (signal) =>
        fetch(`${control}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal,
        }),
      );
      if (!answer.ok) throw new Error(`the simulator of ${provider} did not take past payments: ${answer.status}`);
    }
  }
}

interface Wire {
  path: string;
  list: string;
  toRow(paid: Paid): object;
}

const ofTickets = (provider: DemoProvider) => (): Wire => ({
  path: '/authorisations',
  list: 'authorisations',
  toRow: ({ ref, tickets, takenTickets, takenCents, createdAt, updatedAt }) => ({
    id: authorisationId(provider, ref),
    orderRef: ref,
    holder: 'demo',
    tickets: onWire(tickets ?? []),
    at: createdAt.getTime(),
    ...(takenCents > 0 && { captured: { tickets: onWire(takenTickets ?? []), at: updatedAt.getTime() } }),
  }),
});

/** How each simulator is told. */
const wires: Record<DemoProvider, (noticeUrl: string) => Wire> = {
  'card-gateway': (noticeUrl) => ({
    path: '/payments',
    list: 'payments',
    toRow: ({ ref, heldCents, takenCents, backCents }) => ({
      codTrans: ref,
      authorised: heldCents,
      captured: takenCents,
      refunded: backCents,
      noticeUrl,
    }),
  }),
  satispay: () => ({
    path: '/payments',
    list: 'payments',
    toRow: ({ ref, providerId, heldCents, takenCents, createdAt, updatedAt }) => ({
      id: providerId,
      externalCode: ref,
      authorised: heldCents,
      captured: takenCents,
      insertedAt: createdAt.getTime(),
      ...(takenCents > 0 && { acceptedAt: updatedAt.getTime() }),
    }),
  }),
  pluxee: ofTickets('pluxee'),
  pellegrini: ofTickets('pellegrini'),
};

const onWire = (tickets: Tickets) => tickets.map(({ faceCents, count }) => ({ faceValueCents: faceCents, count }));
