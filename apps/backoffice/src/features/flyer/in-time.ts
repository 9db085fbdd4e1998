/** How long one step of reading a PDF may take, in milliseconds. */
const MOST_MS = 30_000;

/** What a step gives. @throws Error when it takes too long or `signal` stops it: nobody waits for a page that never ends */
export function inTime<Given>(step: Promise<Given>, signal: AbortSignal, most = MOST_MS): Promise<Given> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    if (signal.aborted) return stop();
    const timer = setTimeout(() => reject(new Error('takes too long')), most);
    signal.addEventListener('abort', stop, { once: true });
    step.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  });
}
