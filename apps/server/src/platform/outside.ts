import { isInTransaction } from './db/database.ts';

/** A bug in our own code: rows would stay locked for as long as somebody else takes to answer. */
export class OutsideCallError extends Error {
  constructor(name: string) {
    super(`${name} was called inside a database transaction`);
    this.name = 'OutsideCallError';
  }
}

/**
 * The one door to the outside world (payment providers, mail server, identity provider…): every call has a time limit and none
 * is made inside a database transaction.
 * @param name who is called, for the message
 * @param limitMs after this long the call is abandoned, whether `work` heeds the signal or not
 * @throws {OutsideCallError} at once, inside a transaction
 * @throws {DOMException} named `TimeoutError` when the limit is over
 */
export function outside<T>(name: string, limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new OutsideCallError(name);
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new DOMException(`${name} did not answer within ${limitMs} ms`, 'TimeoutError');
      over.abort(error);
      reject(error);
    }, limitMs);
    work(over.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
