import { Worker } from 'node:worker_threads';

/* Work that takes the processor for long enough that others would notice goes on in a thread beside the event loop. */

/** Asked of the thread: to call an exported function of a module. */
export interface ThreadTask {
  id: number;
  module: string;
  name: string;
  input: readonly unknown[];
}
export type ThreadAnswer = { id: number; result: unknown } | { id: number; problem: string };

/** A thread nobody has asked for this long gives its memory back. */
const idleMs = 60_000;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url));
    this.#worker.unref();
    this.#worker.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    const broke = (error: Error) => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', broke);
    this.#worker.on('exit', (code) => broke(new Error(`the thread ended with ${code}`)));
    this.#rest(onEnd);
  }

  ask(task: Omit<ThreadTask, 'id'>): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // a process does not end before its answer
      this.#worker.ref();
      this.#idle?.refresh();
      this.#worker.postMessage({ id, ...task } satisfies ThreadTask);
    });
  }

  #settle(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('problem' in answer) waiting?.reject(new Error(answer.problem));
    else waiting?.resolve(answer.result);
  }

  #rest(onEnd: () => void): void {
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0) return void this.#idle?.refresh();
      onEnd();
      void this.#worker.terminate();
    }, idleMs).unref();
  }
}

let thread: Thread | undefined;

/**
 * Calls a function of a module in a thread of its own; calls take turns there. What goes in and comes out is copied: plain data, dates
 * and bytes (a Buffer arrives as a Uint8Array).
 * @param module the file, as `new URL('./file.ts', import.meta.url)`
 * @throws what the function throws, as an Error with its message
 */
export function inThread(module: URL, name: string, ...input: readonly unknown[]): Promise<unknown> {
  if (!thread) {
    const own: Thread = new Thread(() => {
      if (thread === own) thread = undefined;
    });
    thread = own;
  }
  return thread.ask({ module: module.href, name, input });
}

/** The same for a function that makes a file. */
export async function bytesFromThread(module: URL, name: string, ...input: readonly unknown[]): Promise<Buffer> {
  const made = (await inThread(module, name, ...input)) as Uint8Array;
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}
