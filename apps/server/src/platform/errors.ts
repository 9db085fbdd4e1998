import type { MessageError } from '@sporta/contract/envelope.ts';

/**
 * Refused by a business rule: answered with HTTP 200, `response.status` 1 and the refusals.
 * `code` is one of the codes the call declares in the contract; `message` is Italian, for people.
 */
export class BusinessError extends Error {
  readonly refusals: readonly MessageError[];
  /** Optional `data` of the answer, e.g. the cart as it is now. */
  readonly data: object;

  constructor(code: string, message: string, options: { field?: string; data?: object; others?: MessageError[] } = {}) {
    super(message);
    this.name = 'BusinessError';
    const first: MessageError = { code, error: message };
    if (options.field !== undefined) first.field = options.field;
    this.refusals = [first, ...(options.others ?? [])];
    this.data = options.data ?? {};
  }

  get code(): string {
    return this.refusals[0]?.code ?? '';
  }
}

/** A refusal that has its own HTTP status (400, 403, 404, 419, 429, 503). */
export class HttpError extends Error {
  readonly status: number;
  readonly refusals: readonly MessageError[];
  readonly headers: Record<string, string>;

  constructor(status: number, refusals: readonly MessageError[], headers: Record<string, string> = {}) {
    super(refusals[0]?.error ?? `HTTP ${status}`);
    this.name = 'HttpError';
    this.status = status;
    this.refusals = refusals;
    this.headers = headers;
  }
}

/** HTTP 400: the request itself is wrong; names the field. */
export const malformedRequest = (message: string, field?: string) =>
  new HttpError(400, [{ code: 'invalid-field', error: message, ...(field ? { field } : {}) }]);

/** HTTP 403. */
export const forbidden = (message = 'Non hai i permessi per questa operazione.') =>
  new HttpError(403, [{ code: 'forbidden', error: message }]);

/** HTTP 404. */
export const notFound = (message = 'Indirizzo inesistente.') =>
  new HttpError(404, [{ code: 'not-found', error: message }]);

/** HTTP 419: login needed or session expired. */
export const loginNeeded = () =>
  new HttpError(419, [{ code: 'login-needed', error: 'Accedi per continuare: la sessione non è attiva o è scaduta.' }]);

/** HTTP 429; `retryAfterSeconds` becomes the Retry-After header. */
export const tooManyRequests = (
  retryAfterSeconds: number,
  message = 'Troppe richieste in poco tempo. Riprova tra poco.',
) =>
  new HttpError(429, [{ code: 'too-many-requests', error: message }], {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });

/** HTTP 499, as nginx counts it: the visitor went away before the answer, which nobody reads and nobody is to blame for. */
export const visitorLeft = () => new HttpError(499, [{ code: 'visitor-left', error: 'Richiesta interrotta.' }]);

/** HTTP 503: something we depend on is down. */
export const serviceUnavailable = (message = 'Il servizio non è disponibile in questo momento. Riprova tra poco.') =>
  new HttpError(503, [{ code: 'service-unavailable', error: message }], { 'retry-after': '10' });
