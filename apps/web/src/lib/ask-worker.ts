/** How long a worker may take, in milliseconds: one that does not answer must hold nothing up. */
const PATIENCE_MS = 3_000;

/** What a page says to a worker of the shop (src/worker/worker.ts). */
export type WorkerOrder =
  | { type: 'forget' | 'forget-unless-remembered' | 'leave' | 'take-over' }
  | { type: 'is-of-build'; program: string };

/** Sends an order to a worker. @returns what it answers; undefined when it does not in time */
export function askWorker(worker: Pick<ServiceWorker, 'postMessage'>, order: WorkerOrder): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer?: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    port1.onmessage = ({ data }) => settle(data);
    worker.postMessage(order, [port2]);
  });
}
