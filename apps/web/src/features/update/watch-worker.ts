import { askWorker } from '../../lib/ask-worker.ts';

/** What is looked at of `navigator.serviceWorker`. */
export type Workers = Pick<ServiceWorkerContainer, 'ready'>;

/**
 * Waits for a worker of a newer build than this page's. One of the page's own build, which the network gave already, is let take
 * over where it disturbs nobody, and not spoken of.
 * @param program address of the program this page runs
 * @param onNewer called for each worker of a newer build
 * @returns ends the watch
 */
export function watchWorker(workers: Workers, program: string, onNewer: () => void): () => void {
  let ended = false;
  let stop = () => {
    ended = true;
  };
  void workers.ready.then((registration) => {
    if (ended) return;
    const look = async () => {
      const { waiting } = registration;
      if (!waiting) return;
      // A worker that does not answer is looked at again when the page opens next.
      const isOurs = await askWorker(waiting, { type: 'is-of-build', program });
      if (isOurs === true) await askWorker(waiting, { type: 'take-over' });
      else if (isOurs === false && !ended) onNewer();
    };
    const follow = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && void look());
    };
    registration.addEventListener('updatefound', follow);
    stop = () => {
      ended = true;
      registration.removeEventListener('updatefound', follow);
    };
    follow();
    void look();
  });
  return () => stop();
}

/** Address of the program this page runs; undefined while developing, where there is no build. */
export function programOfPage(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return script ? new URL(script.src).pathname : undefined;
}
