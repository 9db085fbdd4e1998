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

/** `detail`, `where` and `parameters` of database errors quote the customer's values, so only safe fields pass. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table };
}
