import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Keys whose values are never written, wherever they stand (three levels deep). */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-ebsn-account',
  'token',
  'reset_token',
  'password',
  'old_password',
  'new_password',
  'pwd',
  'secret',
  'email',
  'e_mail',
  'new_email',
  'login',
  'firstName',
  'lastName',
  'first_name',
  'last_name',
  'phone',
  'address',
  'address1',
  'fiscal_code',
  'to',
  'recipient',
];

const redactPaths = SECRET_KEYS.flatMap((key) => {
  const quoted = `["${key}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`];
});

/**
 * Structured log, one JSON object per line. Personal data does not belong in it: known keys are redacted as a second line
 * of defence, and a query string is never logged at all.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: redactPaths, censor: '[redacted]' },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  );
}

/**
 * `detail`, `where` and `parameters` of database errors quote the customer's values, so only safe fields pass. The queue of jobs
 * reports failures as plain objects that look like errors.
 */
function serializeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message, stack, code, constraint, table } = error as Partial<
    Error & Record<'code' | 'constraint' | 'table', string>
  >;
  return { type: name, message: message ?? 'not an error', stack, code, constraint, table };
}

/**
 * Logger of one request. Most requests write nothing, and making a pino child costs more than serving a listing, so the
 * child is made at the first line.
 */
export class RequestLogger {
  readonly #parent: Logger;
  readonly #bindings: object;
  #child: Logger | undefined;

  constructor(parent: Logger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #log(): Logger {
    this.#child ??= this.#parent.child(this.#bindings);
    return this.#child;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(bindings: object): Logger {
    return this.#log.child(bindings);
  }

  fatal(...line: Parameters<Logger['fatal']>): void {
    this.#log.fatal(...line);
  }

  error(...line: Parameters<Logger['error']>): void {
    this.#log.error(...line);
  }

  warn(...line: Parameters<Logger['warn']>): void {
    this.#log.warn(...line);
  }

  info(...line: Parameters<Logger['info']>): void {
    this.#log.info(...line);
  }

  debug(...line: Parameters<Logger['debug']>): void {
    if (this.#parent.isLevelEnabled('debug')) this.#log.debug(...line);
  }

  trace(...line: Parameters<Logger['trace']>): void {
    if (this.#parent.isLevelEnabled('trace')) this.#log.trace(...line);
  }

  silent(): void {}
}

/**
 * The log as the web framework gets it: each request has a logger of its own that costs nothing until it writes. A factory of
 * loggers would do the same, but what it makes is examined method by method for every request.
 */
export function logOfRequests(log: Logger): Logger {
  const child = (bindings: object, options?: { serializers?: object }) =>
    // the framework first makes the logger of the app, with serializers of its own
    options?.serializers ? logOfRequests(log) : new RequestLogger(log, bindings);
  return Object.create(log, { child: { value: child } }) as Logger;
}
