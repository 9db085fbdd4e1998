import type { Chance } from './chance.ts';
import { type ProviderName, providerNames } from './tenders.ts';

/*
 * Providers that misbehave by themselves: slow, silent, lying, or doing the work and not saying so. Everything here goes through
 * the controls of the simulators; a provider that is away at the moment is left alone.
 */

type Urls = Readonly<Record<ProviderName | 'bank', string>>;

const issuerCalls = ['authorise', 'authorise', 'capture', 'cancel', 'refund', 'query', 'balance', '*'];
const issuerKinds = ['refuse', 'error', 'error-after', 'hang', 'hang-after', 'slow', 'garbage', 'empty'];
const paymentFaults = ['down', 'refused-connection', 'rate-limit', 'down-after', 'garbage', 'hang-up', 'slow'];
const notices = {
  stripe: ['lost', 'late', 'duplicated', 'out-of-order'],
  satispay: ['lost', 'late', 'duplicated'],
};
/** Longer than the shop waits. */
const SLOW_MS = 5_000;

/** Puts a provider into a bad mood for a few calls. @returns what was asked of it, in words; undefined when it is away */
export async function spoil(urls: Urls, chance: Chance): Promise<string | undefined> {
  const name = chance.one([...providerNames, 'tickets', 'bank'] as const);
  const times = chance.whole(1, 4);
  switch (name) {
    case 'bank': {
      const health = chance.one(['down', 'slow']);
      const done = await ask(urls.bank, '', { api: health, slowMs: SLOW_MS });
      return done ? `bank ${health}` : undefined;
    }
    case 'stripe':
    case 'satispay': {
      if (chance.happens(0.3)) {
        const mode = chance.one(notices[name]);
        const done = await ask(urls[name], '', name === 'stripe' ? { notices: mode } : { callbacks: mode });
        return done ? `${name} notices ${mode}` : undefined;
      }
      const fault = chance.one(paymentFaults);
      const path = name === 'stripe' ? '/v1' : '/g_business';
      const done = await ask(urls[name], '', { faults: [{ fault, times, path }] });
      return done ? `${name} ${fault}` : undefined;
    }
    default: {
      const kind = chance.one(issuerKinds);
      // only what is asked for may be refused: an issuer that refuses to release keeps the tickets for ever
      const call = kind === 'refuse' ? 'authorise' : chance.one(issuerCalls);
      const done = await ask(urls[name], '/bad-days', { call, kind, times, ms: SLOW_MS });
      return done ? `${name} ${kind}` : undefined;
    }
  }
}

/** Ends every bad mood. Payments and tickets stay as they are. @returns false when one of them is away */
export async function soothe(urls: Urls): Promise<boolean> {
  const done = await Promise.all([
    ask(urls.bank, '', { api: 'ok' }),
    ask(urls.stripe, '', { faults: [], notices: 'normal' }),
    ask(urls.satispay, '', { faults: [], callbacks: 'normal' }),
    ask(urls.edenred, '/bad-days', undefined, 'DELETE'),
    ask(urls.tickets, '/bad-days', undefined, 'DELETE'),
  ]);
  return done.every(Boolean);
}

async function ask(url: string, path: string, body?: object, method = 'POST'): Promise<boolean> {
  try {
    const response = await fetch(`${url}/control${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url}/control${path}: ${response.status} ${text}`);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
