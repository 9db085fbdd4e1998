import { z } from 'zod';
import { type Books, known, newId, nowInSeconds } from './books.ts';
import type { stripeCalls } from './calls.ts';
import { list } from './list.ts';
import type { WebhookEndpoint } from './model.ts';
import { endpointParams, none, page, refundParams } from './params.ts';
import { createRefund } from './refunds.ts';

/** Charges, refunds, disputes, what moved on the balance, events and who receives them. */
export function moneyRoutes(call: ReturnType<typeof stripeCalls>, books: Books): void {
  const { state } = books;
  const ofPayment = { ...page, payment_intent: z.string().optional(), charge: z.string().optional() };

  call('GET', '/charges', z.strictObject({ ...page, payment_intent: z.string().optional() }), ({ params }) =>
    list('charges', state.charges, params, (each) => fits(params.payment_intent, each.payment_intent)),
  );
  call('GET', '/charges/:id', none, ({ id }) => known(state.charges, id, 'charge'));

  call('POST', '/refunds', refundParams, ({ params: { charge, payment_intent, ...rest } }) =>
    createRefund(books, { chargeId: charge, intentId: payment_intent, ...rest }),
  );
  call('GET', '/refunds', z.strictObject(ofPayment), ({ params }) =>
    list(
      'refunds',
      state.refunds,
      params,
      (each) => fits(params.payment_intent, each.payment_intent) && fits(params.charge, each.charge),
    ),
  );
  call('GET', '/refunds/:id', none, ({ id }) => known(state.refunds, id, 'refund'));

  call('GET', '/disputes', z.strictObject(ofPayment), ({ params }) =>
    list(
      'disputes',
      state.disputes,
      params,
      (each) => fits(params.payment_intent, each.payment_intent) && fits(params.charge, each.charge),
    ),
  );
  call('GET', '/disputes/:id', none, ({ id }) => known(state.disputes, id, 'dispute'));

  const movements = { ...page, type: z.string().optional(), source: z.string().optional() };
  call('GET', '/balance_transactions', z.strictObject(movements), ({ params }) =>
    list(
      'balance_transactions',
      state.balance,
      params,
      (each) => fits(params.type, each.type) && fits(params.source, each.source),
    ),
  );
  call('GET', '/balance_transactions/:id', none, ({ id }) => known(state.balance, id, 'balance transaction'));

  call('GET', '/events', z.strictObject({ ...page, type: z.string().optional() }), ({ params }) =>
    list('events', state.events, params, (each) => fits(params.type, each.type)),
  );
  call('GET', '/events/:id', none, ({ id }) => known(state.events, id, 'event'));

  call('POST', '/webhook_endpoints', endpointParams, ({ params: { url, enabled_events, metadata } }) => {
    const endpoint: WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      created: nowInSeconds(),
      enabled_events,
      livemode: false,
      metadata,
      status: 'enabled',
      url,
      secret: newId('whsec'),
    };
    state.endpoints[endpoint.id] = endpoint;
    return endpoint;
  });
  call('GET', '/webhook_endpoints', z.strictObject(page), ({ params }) =>
    list('webhook_endpoints', secretless(state.endpoints), params),
  );
  call('DELETE', '/webhook_endpoints/:id', none, ({ id }) => {
    known(state.endpoints, id, 'webhook endpoint');
    delete state.endpoints[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  });
}

function fits(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === value;
}

/** The secret of an endpoint is shown once, when it is made. */
function secretless(endpoints: Record<string, WebhookEndpoint>) {
  return Object.fromEntries(Object.entries(endpoints).map(([id, { secret, ...endpoint }]) => [id, endpoint]));
}
