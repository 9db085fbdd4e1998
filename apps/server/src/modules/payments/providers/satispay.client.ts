import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { outside } from '../../../platform/outside.ts';
import type { NotAllowedCode, ProviderError } from './provider.ts';
import { errorMessage, type PaymentMessage, paymentMessage } from './satispay.messages.ts';
import { signedHeaders } from './satispay.signature.ts';

export interface SatispayConfig {
  /** Host of Satispay, without the prefix of its calls and without a trailing slash. */
  url: string;
  /** What pairing answered for the public half of `privateKey`, RSA of 4096 bits. */
  keyId: string;
  privateKey: KeyObject;
  /** Longest wait for an answer, milliseconds; a second try after a lost connection included. */
  timeoutMs: number;
}

export const PREFIX = '/g_business/v1';

type Unanswered = { kind: 'failed'; error: ProviderError };
export type Answer = { kind: 'answer'; payment: PaymentMessage } | Unanswered;

export interface SatispayCall {
  method: 'GET' | 'POST' | 'PUT';
  /** After the prefix. */
  path: string;
  body?: object;
  /** Makes a `POST` safe to repeat. */
  idempotencyKey?: string;
}

/** One signed call about a payment. */
export async function callSatispay(config: SatispayConfig, call: SatispayCall): Promise<Answer> {
  const answer = await askSatispay(config, call, paymentMessage);
  return answer.kind === 'failed' ? answer : { kind: 'answer', payment: answer.value };
}

/** One signed call; every trouble of the network and every refusal comes back as a value. */
export async function askSatispay<T>(
  config: SatispayConfig,
  call: SatispayCall,
  message: z.ZodType<T>,
): Promise<{ kind: 'answer'; value: T } | Unanswered> {
  const url = new URL(`${config.url}${PREFIX}${call.path}`);
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const send = async (signal: AbortSignal) => {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...signedHeaders({ method: call.method, url, body }, config, new Date()),
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal,
    });
    return { status: response.status, text: await response.text() };
  };
  // A kept connection that Satispay closed meanwhile fails at once. All calls are safe to repeat: try a new one.
  const sent = await outside('Satispay', config.timeoutMs, (signal) =>
    send(signal).catch((error) => (signal.aborted ? Promise.reject(error) : send(signal))),
  ).catch((error) => (isTimeout(error) ? 'timeout' : 'no connection'));
  if (sent === 'timeout') return failed({ kind: 'timeout' });
  if (typeof sent === 'string') return unavailable(sent);
  const { status, text } = sent;
  if (status >= 500 || status === 429) return unavailable(`status ${status}`);
  const received = parse(text);
  if (status >= 400) return refused(status, errorMessage.safeParse(received).data, call);
  const value = message.safeParse(received).data;
  return value === undefined ? unavailable('answer not understood') : { kind: 'answer', value };
}

/** Codes as Satispay publishes them; one that is not known is a fault of ours. */
function refused(status: number, error: { code: number; message: string } | undefined, call: SatispayCall): Unanswered {
  if (status === 401) return notAllowed('bad-request');
  if (!error) return unavailable(`status ${status}`);
  switch (error.code) {
    case 41:
      return notAllowed('not-found');
    case 44:
      return notAllowed('wrong-state');
    case 45:
      return notAllowed(call.method === 'PUT' ? 'exceeds-authorised' : 'exceeds-captured');
    case 70:
      return unavailable('too many calls');
    case 131:
      return notAllowed('too-late');
    default:
      return notAllowed(/idempotency/i.test(error.message) ? 'id-already-used' : 'bad-request');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failed(error: ProviderError): Unanswered {
  return { kind: 'failed', error };
}

function unavailable(detail: string): Unanswered {
  return failed({ kind: 'unavailable', detail });
}

function notAllowed(code: NotAllowedCode): Unanswered {
  return failed({ kind: 'not-allowed', code });
}
