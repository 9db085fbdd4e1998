import type { Logger } from '../log.ts';
import { isDatabaseUnavailable } from './connection-errors.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Does `work`, and does it again for as long as the database is away: a process that starts while its database does not
 * waits instead of dying. `work` must bear being begun again; any other error is thrown.
 * @param what names the work in the log
 */
export async function awaitDatabase<T>(log: Logger, what: string, work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error, what, againInMs: pause }, 'the database is away, waiting for it');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
