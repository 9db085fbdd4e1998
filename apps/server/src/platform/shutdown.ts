import { isDatabaseUnavailable } from './db/connection-errors.ts';
import type { Logger } from './log.ts';

const GRACE_MS = 20_000;

/**
 * On SIGTERM or SIGINT runs the steps in order, then exits: 0 when all went well, 1 when a step failed or took too long.
 * A second signal exits at once. Also stops when the parent process that started us (over IPC) goes away.
 */
export function stopOnSignal(log: Logger, steps: readonly (() => Promise<unknown> | undefined)[]): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    let code = 0;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'stopping failed');
        code = 1;
      }
    }
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  if (process.send) process.on('disconnect', () => void stop('parent gone'));
}

/**
 * An exception or a rejection that nobody caught ends the process with code 1, after a line that says so: what holds afterwards
 * is not known, and whoever started the process starts it again. A cut database connection is the exception: everything that
 * uses the database opens another one.
 */
export function endOnUnexpected(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    if (isDatabaseUnavailable(error)) {
      log.error({ err: error, origin }, 'a database connection was lost where nobody listened');
      return;
    }
    log.fatal({ err: error, origin }, 'unexpected, ending');
    process.exit(1);
  });
}
