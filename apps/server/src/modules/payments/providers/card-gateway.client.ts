import { outside } from '../../../platform/outside.ts';
import { type AnswerMessage, answerMessage } from './card-gateway.messages.ts';
import { isSameMac, macOfRequest, macOfResponse } from './card-gateway.signature.ts';
import type { NotAllowedCode, ProviderError } from './provider.ts';

export interface CardGatewayConfig {
  /** Base address of the gateway, without a trailing slash. */
  url: string;
  /** The merchant id. */
  merchant: string;
  /** Signs what we send and proves what we receive. */
  secret: string;
  /** Longest wait for an answer of the gateway, milliseconds; a second try after a lost connection included. */
  timeoutMs: number;
}

export type Answer = { kind: 'answer'; message: AnswerMessage } | { kind: 'failed'; error: ProviderError };

const NOT_ALLOWED: Readonly<Record<string, NotAllowedCode>> = {
  NON_TROVATO: 'not-found',
  STATO_NON_AMMESSO: 'wrong-state',
  ID_GIA_USATO: 'id-already-used',
  RICHIESTA_NON_VALIDA: 'bad-request',
};

/** One signed call to the gateway's server; every trouble of the network comes back as a value. */
export async function callGateway(
  config: CardGatewayConfig,
  path: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<Answer> {
  const body = JSON.stringify({ alias: config.merchant, ...fields });
  const timestamp = String(Date.now());
  const mac = macOfRequest(path, timestamp, body, config.secret);
  const post = async (signal: AbortSignal) => {
    const response = await fetch(`${config.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-mac': mac },
      body,
      redirect: 'error',
      signal,
    });
    return { status: response.status, responseMac: response.headers.get('x-mac'), text: await response.text() };
  };
  // A kept connection that the gateway closed meanwhile fails at once. All calls are safe to repeat: try a new one.
  const received = await outside('the card gateway', config.timeoutMs, (signal) =>
    post(signal).catch((error) => (signal.aborted ? Promise.reject(error) : post(signal))),
  ).catch((error) => (isTimeout(error) ? 'timeout' : 'no connection'));
  if (received === 'timeout') return failed({ kind: 'timeout' });
  if (typeof received === 'string') return unavailable(received);
  const { status, responseMac, text } = received;
  if (status >= 500) return unavailable(`status ${status}`);
  if (status === 401) return notAllowed('bad-request');
  if (!isSameMac(macOfResponse(mac, status, text, config.secret), responseMac)) return unavailable('answer not signed');
  const message = parse(text);
  if (!message) return unavailable('answer not understood');
  if (message.errore) return notAllowed(codeOf(message.errore.codice, path));
  return { kind: 'answer', message };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function codeOf(code: string, path: string): NotAllowedCode {
  if (code === 'IMPORTO_ECCEDENTE') return path === '/api/rimborsa' ? 'exceeds-captured' : 'exceeds-authorised';
  return NOT_ALLOWED[code] ?? 'bad-request';
}

function parse(text: string): AnswerMessage | undefined {
  try {
    return answerMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function failed(error: ProviderError): Answer {
  return { kind: 'failed', error };
}

function unavailable(detail: string): Answer {
  return failed({ kind: 'unavailable', detail });
}

function notAllowed(code: NotAllowedCode): Answer {
  return failed({ kind: 'not-allowed', code });
}
