import { z } from 'zod';
import { type Books, known } from './books.ts';
import type { Call, stripeCalls } from './calls.ts';
import { invalid, missing } from './failure.ts';
import { changeMetadata, defined } from './fields.ts';
import type { Confirmation } from './intents.ts';
import { list } from './list.ts';
import type { PaymentIntent, SetupIntent } from './model.ts';
import * as params from './params.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import { cancelSetupIntent, confirmSetupIntent, createSetupIntent } from './setup-intents.ts';

/** Payment intents and setup intents. */
export function intentRoutes(call: ReturnType<typeof stripeCalls>, books: Books): void {
  const { state } = books;
  const paymentIntent = (id: string) => known(state.paymentIntents, id, 'payment_intent', 'intent');
  const setupIntent = (id: string) => known(state.setupIntents, id, 'setupintent', 'intent');
  const open = { public: true };

  call('POST', '/payment_intents', params.paymentIntentParams, (made) => {
    const { params: sent } = made;
    if (sent.off_session && !sent.confirm) {
      throw invalid('off_session can only be used when confirm is true', { param: 'off_session' });
    }
    const intent = createPaymentIntent(
      books,
      {
        ...commonOf(sent),
        amount: sent.amount,
        capture_method: sent.capture_method,
        confirmation_method: sent.confirmation_method,
        currency: sent.currency,
        receipt_email: sent.receipt_email ?? null,
        setup_future_usage: sent.setup_future_usage ?? null,
        shipping: sent.shipping ?? null,
        statement_descriptor: sent.statement_descriptor ?? null,
        statement_descriptor_suffix: sent.statement_descriptor_suffix ?? null,
        transfer_group: sent.transfer_group ?? null,
      },
      sent.payment_method,
    );
    if (sent.confirm) confirmPaymentIntent(books, intent, confirmationOf(made));
    return intent;
  });

  call('GET', '/payment_intents', z.strictObject({ ...params.page, customer: z.string().optional() }), (made) =>
    list('payment_intents', state.paymentIntents, made.params, forCustomer(made.params.customer)),
  );

  call(
    'GET',
    '/payment_intents/:id',
    params.retrieveParams,
    (made) => forCaller(made, checked(made, paymentIntent(made.id))),
    open,
  );

  call('POST', '/payment_intents/:id', params.paymentIntentChange, ({ id, params: sent }) => {
    const intent = paymentIntent(id);
    const { metadata, ...change } = defined(sent);
    updatePaymentIntent(books, intent, change);
    changeMetadata(intent.metadata, metadata);
    return intent;
  });

  call(
    'POST',
    '/payment_intents/:id/confirm',
    params.paymentIntentConfirm,
    (made) => {
      const intent = checked(made, paymentIntent(made.id));
      const { payment_method, setup_future_usage, receipt_email } = made.params;
      Object.assign(intent, defined({ setup_future_usage, receipt_email }));
      confirmPaymentIntent(books, intent, confirmationOf(made), payment_method);
      return forCaller(made, intent);
    },
    open,
  );

  call('POST', '/payment_intents/:id/capture', params.paymentIntentCapture, ({ id, params: sent }) => {
    const intent = paymentIntent(id);
    capturePaymentIntent(books, intent, sent.amount_to_capture);
    changeMetadata(intent.metadata, sent.metadata);
    return intent;
  });

  call('POST', '/payment_intents/:id/cancel', params.cancelParams, ({ id, params: sent }) => {
    const intent = paymentIntent(id);
    cancelPaymentIntent(books, intent, sent.cancellation_reason ?? null);
    return intent;
  });

  call('POST', '/setup_intents', params.setupIntentParams, (made) => {
    const { params: sent } = made;
    const intent = createSetupIntent(books, { ...commonOf(sent), usage: sent.usage }, sent.payment_method);
    if (sent.confirm) confirmSetupIntent(books, intent, confirmationOf(made));
    return intent;
  });

  call('GET', '/setup_intents', z.strictObject({ ...params.page, customer: z.string().optional() }), (made) =>
    list('setup_intents', state.setupIntents, made.params, forCustomer(made.params.customer)),
  );

  call(
    'GET',
    '/setup_intents/:id',
    params.retrieveParams,
    (made) => forCaller(made, checked(made, setupIntent(made.id))),
    open,
  );

  call(
    'POST',
    '/setup_intents/:id/confirm',
    params.setupIntentConfirm,
    (made) => {
      const intent = checked(made, setupIntent(made.id));
      confirmSetupIntent(books, intent, confirmationOf(made), made.params.payment_method);
      return forCaller(made, intent);
    },
    open,
  );

  call('POST', '/setup_intents/:id/cancel', params.cancelParams, ({ id, params: sent }) => {
    const intent = setupIntent(id);
    cancelSetupIntent(books, intent, sent.cancellation_reason ?? null);
    return intent;
  });
}

type Common = Pick<
  z.output<typeof params.setupIntentParams>,
  | 'automatic_payment_methods'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'payment_method_types'
  | 'payment_method_options'
>;

function commonOf(sent: Common) {
  if (sent.automatic_payment_methods && sent.payment_method_types) {
    throw invalid('You may only specify one of these parameters: automatic_payment_methods, payment_method_types.');
  }
  return {
    automatic_payment_methods: sent.automatic_payment_methods ?? null,
    customer: sent.customer ?? null,
    description: sent.description ?? null,
    metadata: sent.metadata ?? {},
    payment_method_options: sent.payment_method_options ?? {},
    payment_method_types: sent.payment_method_types ?? ['card'],
  };
}

interface ConfirmParams {
  off_session?: boolean | undefined;
  return_url?: string | undefined;
  use_stripe_sdk?: boolean | undefined;
  error_on_requires_action?: boolean | undefined;
}

function confirmationOf({ params: sent, origin }: Call<ConfirmParams>): Confirmation {
  return {
    offSession: sent.off_session ?? false,
    returnUrl: sent.return_url ?? null,
    useSdk: sent.use_stripe_sdk ?? false,
    failIfAction: sent.error_on_requires_action ?? false,
    origin,
  };
}

const forCustomer = (customer: string | undefined) => (each: { customer: string | null }) =>
  customer === undefined || each.customer === customer;

/** A browser must know the client secret; without it there is no such intent. */
function checked<I extends PaymentIntent | SetupIntent>(
  made: Call<{ client_secret?: string | undefined }>,
  intent: I,
): I {
  const { client_secret } = made.params;
  const proves = client_secret === intent.client_secret;
  if (proves || (!made.fromBrowser && client_secret === undefined)) return intent;
  throw missing(intent.object, intent.id, 'intent');
}

/** What a browser sees is less. */
function forCaller(made: Call<unknown>, intent: PaymentIntent | SetupIntent): object {
  if (!made.fromBrowser) return intent;
  const { metadata, customer, ...rest } = intent;
  return rest;
}
