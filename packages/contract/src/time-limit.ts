/** Bytes that a slow network takes in a second. */
const SLOW_BYTES_PER_SECOND = 25_000;

/** How long a call may take. */
export interface TimeLimit {
  /** Ends the request when its caller gives up, or its time is over. */
  signal: AbortSignal | undefined;
  /** True when it was the time that ended the request. */
  isOver(): boolean;
  /** To be called when the answer is there. */
  end(): void;
}

/**
 * Limits a request in time. Written out, as `AbortSignal.any` is younger than the browsers of many phones.
 *
 * @param patienceMs without it only the caller ends the request
 * @param body what is sent: each 25 kB of it add a second
 * @param given the caller's own signal
 */
export function limitOf(
  patienceMs: number | undefined,
  body: BodyInit | null | undefined,
  given: AbortSignal | undefined,
): TimeLimit {
  if (patienceMs === undefined) return { signal: given, isOver: () => false, end: () => undefined };
  const sent = typeof body === 'string' ? body.length : 0;
  const control = new AbortController();
  const giveUp = () => control.abort(given?.reason);
  let over = false;
  const timer = setTimeout(
    () => {
      over = true;
      control.abort(new DOMException('The network gave no answer in time', 'TimeoutError'));
    },
    patienceMs + Math.floor(sent / SLOW_BYTES_PER_SECOND) * 1000,
  );
  if (given?.aborted) giveUp();
  else given?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: control.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    },
  };
}
