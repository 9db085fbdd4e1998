/** The thread of `in-thread.ts`: calls what it is asked to, one thing after the other. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadTask } from './in-thread.ts';

let last: Promise<void> = Promise.resolve();

async function answer({ id, module, name, input }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const functions = (await import(module)) as Record<string, (...input: readonly unknown[]) => unknown>;
    return { id, result: await functions[name]!(...input) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (task: ThreadTask) => {
  last = last.then(async () => parentPort!.postMessage(await answer(task)));
});
