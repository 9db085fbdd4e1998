import type { Stack } from './stack.ts';

/**
 * Waits for a signal, stops everything and ends the process: 0 after a signal, 1 when it could not start. npm, the terminal
 * and the bootstrap script may each deliver the same Ctrl-C, so repeated signals are one.
 */
export function runUntilStopped(start: (signal: AbortSignal) => Promise<Stack>, onReady: (stack: Stack) => void): void {
  const abort = new AbortController();
  let starting: Promise<Stack> | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    abort.abort();
    const stack = await starting?.catch(() => undefined);
    await stack?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) process.stdout.write('\nStopping…\n');
      void stop();
    });
  }
  starting = start(abort.signal);
  starting.then(
    (stack) => {
      if (stopping) return;
      onReady(stack);
    },
    (error: Error) => {
      if (stopping) return;
      console.error(error.name === 'ConfigError' ? error.message : `Sporta could not start. ${error.message}`);
      if (process.env.LOG_LEVEL === 'debug') console.error(error.stack);
      process.exit(1);
    },
  );
}
