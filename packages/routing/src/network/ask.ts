/** Whoever fetches: the global `fetch`, or a test's. */
export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** An engine on the network: where it is, and how long it may take. */
export interface Engine {
  /** Without a slash at the end. */
  readonly url: string;
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly fetch?: Fetch;
}

/** @throws Error when the engine is away, refuses, takes too long or answers no JSON */
export async function ask(
  { url, timeLimit, fetch: send = fetch }: Engine,
  path: string,
  request: RequestInit = {},
): Promise<unknown> {
  const answer = await send(url + path, { ...request, signal: AbortSignal.timeout(timeLimit) });
  if (!answer.ok) throw new Error(`the engine answered ${answer.status}`);
  return answer.json();
}
