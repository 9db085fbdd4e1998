import type { MessageError, ResponseStatus, SessionUser } from './envelope.ts';

/**
 * `refused` = a business rule said no (HTTP 200, status ≠ 0) · `invalid` = malformed request (400) · `forbidden` (403) ·
 * `notFound` (404) · `loginNeeded` (419) · `tooMany` (429) · `unavailable` (503) · `server` (other 5xx, or an answer
 * that is no envelope) · `network` = no answer at all · `aborted` = the caller gave up.
 */
export type ApiErrorKind =
  | 'refused'
  | 'invalid'
  | 'forbidden'
  | 'notFound'
  | 'loginNeeded'
  | 'tooMany'
  | 'unavailable'
  | 'server'
  | 'network'
  | 'aborted';

/** A call that did not succeed. `message` is Italian and can be shown. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code of the first error: from the list of the call, or a common one. */
  readonly code: Code;
  /** Request field of the first error, where it names one. */
  readonly field: string | undefined;
  readonly errors: MessageError[];
  /** Seconds to wait (429 and 503), where the server says. */
  readonly retryAfter: number | undefined;
  /** Under this name the log of the server has what went wrong (5xx): to be told to who looks after it. */
  readonly errorId: string | undefined;
  /** The whole `response` and `user` of the answer, when it was an envelope. */
  readonly response: ResponseStatus | undefined;
  readonly user: SessionUser | undefined;
  /** What the answer says beside its refusal. */
  readonly data: unknown;

  constructor(
    kind: ApiErrorKind,
    details: {
      status: number;
      errors: MessageError[];
      retryAfter?: number;
      errorId?: string;
      response?: ResponseStatus;
      user?: SessionUser;
      data?: unknown;
      cause?: unknown;
    },
  ) {
    const first = details.errors[0];
    super(first?.error ?? 'Qualcosa non ha funzionato', { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = (first?.code ?? 'server-error') as Code;
    this.field = first?.field;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.errorId = details.errorId;
    this.response = details.response;
    this.user = details.user;
    this.data = details.data;
  }

  /** True when this is a business refusal with one of these codes. */
  is(...codes: string[]): boolean {
    return this.errors.some((each) => codes.includes(each.code));
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
