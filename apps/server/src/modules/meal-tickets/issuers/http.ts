import { outside } from '../../../platform/outside.ts';

/** What came back over the network: a body that is no JSON is undefined. */
export type Received = { kind: 'received'; status: number; body: unknown } | { kind: 'lost'; timeout: boolean };

/** One request to an issuer within a time limit; no trouble of the network is an exception. */
export async function request(who: string, limitMs: number, url: string, init: RequestInit): Promise<Received> {
  try {
    return await outside(who, limitMs, async (signal) => {
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      return { kind: 'received', status: response.status, body: parsed(await response.text()) };
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'OutsideCallError') throw error;
    return { kind: 'lost', timeout: error instanceof Error && error.name === 'TimeoutError' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
