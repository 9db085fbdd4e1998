import type { Logger } from './log.ts';

const GRACE_MS = 20_000;

/**
 * On SIGTERM or SIGINT runs the steps in order, then exits: 0 when all went well, 1 when a step failed or took too long.
 * A second signal exits at once. Also stops when the parent process that started us (over IPC) goes away.
 */
export function stopOnSignal(log: Logger, steps: readonly (() => Promise<unknown>)[]): void {
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
