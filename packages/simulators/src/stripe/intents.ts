import { randomBytes } from 'node:crypto';
import { type Books, shown } from './books.ts';
import { Failure, invalid, type Refusal, refusalBody } from './failure.ts';
import type { NextAction, PaymentIntent, PaymentMethod, SetupIntent } from './model.ts';

/** How an intent is confirmed. */
export interface Confirmation {
  /** Nobody is there to authenticate. */
  offSession: boolean;
  returnUrl: string | null;
  /** The page runs Stripe.js, which shows the challenge itself. */
  useSdk: boolean;
  /** An authentication that is needed is a refusal. */
  failIfAction: boolean;
  /** Where the browser finds us. */
  origin: string;
}

export const clientSecretOf = (id: string) => `${id}_secret_${randomBytes(12).toString('hex')}`;

/** Puts the challenge before the customer. */
export function askHolder(
  books: Books,
  intent: PaymentIntent | SetupIntent,
  { returnUrl, useSdk, origin }: Confirmation,
): void {
  const key = randomBytes(16).toString('hex');
  const url = `${origin}/challenge/${key}`;
  intent._.challenge = { key, returnUrl };
  intent.status = 'requires_action';
  intent.next_action =
    returnUrl !== null && !useSdk
      ? ({ type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } } satisfies NextAction)
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: key },
        };
  books.tell(`${intent.object}.requires_action`, intent);
}

/** The error of a refusal, with the objects as they are afterwards. */
export function refused(intent: PaymentIntent | SetupIntent, method: PaymentMethod, refusal: Refusal): Failure {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  return new Failure(402, {
    ...refusalBody(refusal),
    ...(charge !== null && { charge }),
    [intent.object]: shown(intent),
    payment_method: shown(method),
  });
}

/** @throws {Failure} 400 that says what the state does not allow, with the intent */
export function requireStatus(intent: PaymentIntent | SetupIntent, verb: string, ...allowed: string[]): void {
  if (allowed.includes(intent.status)) return;
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  throw invalid(
    `This ${name} could not be ${verb} because it has a status of ${intent.status}. Only a ${name} with one of the following statuses may be ${verb}: ${allowed.join(', ')}.`,
    { code: `${intent.object}_unexpected_state`, [intent.object]: shown(intent) },
  );
}

/** Where the browser goes when the challenge is over. */
export function returnAddress(intent: PaymentIntent | SetupIntent, returnUrl: string): string {
  const address = new URL(returnUrl);
  const good = intent.status === 'succeeded' || intent.status === 'requires_capture';
  address.searchParams.set(intent.object, intent.id);
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  address.searchParams.set('redirect_status', good ? 'succeeded' : 'failed');
  return address.href;
}
