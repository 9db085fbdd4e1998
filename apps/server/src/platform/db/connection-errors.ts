/**
 * SQLSTATE of "the database does not serve us now". Classes 08 (connection) and 53 (too many connections, disk or memory
 * full), and: 25006 a server that was demoted to a standby, 25P03 and 25P04 and 57P05 a session cut for waiting too long, 40001
 * and 40P01 a conflict that several tries did not win, 55P03 a lock not had in time, 57014 a statement that took too long,
 * 57P01 to 57P03 a server that stops, crashed or starts.
 */
const sqlStates = /^(08|53)[0-9A-Z]{3}$|^(25006|25P03|25P04|40001|40P01|55P03|57014|57P0[1235])$/;

/** What the operating system says of a connection. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** `pg` and its pool give these no code. */
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/**
 * True when `error` says that the database could not be reached or cut us off: nothing is wrong with the request, which may be
 * sent again later. Whether a commit that ended so was done is not known: it must not be repeated blindly.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true;
  if (driverMessages.some((message) => error.message.startsWith(message))) return true;
  // a host with several addresses fails with one error for each of them
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}
