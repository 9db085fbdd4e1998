import type { Simulator } from '../platform/server.ts';
import type { IssuerName } from './issuers.ts';
import { DEMO_TOKENS } from './start-meal-tickets.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, whatever they are
type Answer = any;

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  body: Answer;
}

export const SHOP = 'http://localhost:3000';
export const PASSWORD = 'Buoni-2026!';

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

/** A shop as seen by one issuer, with its customers' browser and phone. */
export class WireShop {
  readonly #simulator: Simulator;
  readonly issuer: IssuerName;

  constructor(simulator: Simulator, issuer: IssuerName) {
    this.#simulator = simulator;
    this.issuer = issuer;
  }

  call(
    method: string,
    path: string,
    options: { body?: unknown; link?: string | undefined; token?: string; signal?: AbortSignal } = {},
  ): Promise<Answered> {
    const { body, link, token = DEMO_TOKENS[this.issuer], signal } = options;
    return fetch(`${this.#simulator.url}/${this.issuer}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(link !== undefined && { 'x-link-token': link }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).then(answered);
  }

  press(url: string, fields: Record<string, string> = {}): Promise<Answered> {
    const body = new URLSearchParams(fields);
    return fetch(new URL(url, this.#simulator.url), { method: 'POST', redirect: 'manual', body }).then(answered);
  }

  go(url: string): Promise<Answered> {
    return fetch(new URL(url, this.#simulator.url), { redirect: 'manual' }).then(answered);
  }

  /** Links an account in the issuer's own manner. @returns the link token */
  async link(username = 'giulia'): Promise<string> {
    if (this.issuer === 'pellegrini') {
      return (await this.call('POST', '/link', { body: { user: username, password: PASSWORD } })).body.linkToken;
    }
    if (this.issuer === 'upday') {
      const { linkId } = (await this.call('POST', '/link', { body: {} })).body;
      await this.press(`/upday/app/${linkId}/conferma`, { username });
      return (await this.call('GET', `/link/${linkId}`)).body.linkToken;
    }
    const code = await this.pageCode(username);
    return (await this.call('POST', '/link/exchange', { body: { code } })).body.linkToken;
  }

  /** The code a browser brings back from the issuer's page. */
  async pageCode(username = 'giulia'): Promise<string> {
    const { url } = (await this.call('POST', '/link', { body: { returnUrl: `${SHOP}/back`, state: 's-1' } })).body;
    const back = await this.press(url, { username, password: PASSWORD, fine: 'torna' });
    return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }

  balance(link: string | undefined): Promise<Answered> {
    return this.call('GET', '/balance', { link });
  }

  authorise(link: string | undefined, count: number, change: Record<string, unknown> = {}): Promise<Answered> {
    const faceValueCents = { pellegrini: 700, pluxee: 700, upday: 800 }[this.issuer];
    const body = { tickets: [{ faceValueCents, count }], orderRef: 'ORD-1', idempotencyKey: 'a-1', ...change };
    return this.call('POST', '/authorisations', { link, body });
  }

  act(id: string, action: 'capture' | 'cancel' | 'refund', body: object): Promise<Answered> {
    return this.call('POST', `/authorisations/${id}/${action}`, { body });
  }

  control(path: string, body?: unknown): Promise<Answered> {
    return fetch(`${this.#simulator.url}/control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).then(answered);
  }
}
