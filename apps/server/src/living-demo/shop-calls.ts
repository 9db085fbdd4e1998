import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../platform/deps.ts';
import { outside } from '../platform/outside.ts';
import { createSession } from '../platform/session.ts';

/** What the shop answers, or refuses. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each in its own shape
export type Answer = any;

/** Somebody of the demo who uses the shop by its calls, as their device would. */
export interface Caller {
  accountId: number;
  /** As the shop's clock has it. */
  now(): Date;
  get(path: string, query?: Record<string, string | number>): Promise<Answer>;
  /** @throws when the shop refuses, with its code */
  post(path: string, body?: object): Promise<Answer>;
}

/** The shop said no; `code` is the refusal of the contract. */
export class Refused extends Error {
  readonly code: string;

  constructor(path: string, code: string, message: string) {
    super(`${path}: ${code} ${message}`);
    this.code = code;
  }
}

const TIMEOUT_MS = 30_000;
const TRIES = 4;

/** @param staff whether they came through the identity provider, as the Banco asks */
export async function callerFor(deps: Deps, accountId: number, { staff }: { staff: boolean }): Promise<Caller> {
  const { token } = await createSession(deps, accountId, { remember: false, singleSignOn: staff, clientLabel: 'Demo' });
  const headers = { 'x-ebsn-client': 'web', 'x-ebsn-account': token, 'content-type': 'application/json' };
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      const response = await outside('the shop', TIMEOUT_MS, (signal) =>
        fetch(`${deps.config.publicUrl}/ebsn/api/${path}`, { ...init, headers, signal }),
      );
      if ((response.status === 429 || response.status === 503) && tries < TRIES) {
        await wait(Math.min(20, Number(response.headers.get('retry-after') ?? 1)) * 1000);
        continue;
      }
      const { response: said, data } = (await response.json()) as Answer;
      const [error] = said?.errors ?? [];
      if (error) throw new Refused(path, error.code, error.error);
      if (!response.ok) throw new Refused(path, String(response.status), '');
      return data;
    }
  };
  return {
    accountId,
    now: () => deps.clock.now(),
    get(path, query = {}) {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return send(`${path}?${search}`, { method: 'GET' });
    },
    post: (path, body = {}) => send(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}
