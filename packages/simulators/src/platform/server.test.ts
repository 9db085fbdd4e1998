import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCardGateway } from '../card-gateway/start-card-gateway.ts';
import { startEdenred } from '../edenred/start-edenred.ts';
import { startIdentityProvider } from '../identity-provider/start-identity-provider.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import { startMealTickets } from '../meal-tickets/start-meal-tickets.ts';
import { startSatispay } from '../satispay/start-satispay.ts';
import { startStripe } from '../stripe/start-stripe.ts';
import type { Simulator } from './server.ts';

const simulators: Record<string, Simulator> = {};
beforeAll(async () => {
  simulators.mailbox = await startMailbox();
  simulators.cards = await startCardGateway();
  simulators.satispay = await startSatispay();
  simulators.stripe = await startStripe();
  simulators.mealTickets = await startMealTickets();
  simulators.people = await startIdentityProvider({ redirectUri: 'http://localhost/back' });
  simulators.edenred = await startEdenred({ redirectUris: ['http://localhost/back'] });
});
afterAll(() => Promise.all(Object.values(simulators).map((each) => each.close())));

function statusAs(simulator: Simulator, path: string, host: string | undefined, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(simulator.url);
  return new Promise((resolve, reject) => {
    const headers = host === undefined ? {} : { host };
    request({ hostname, port, path, method, headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

describe.each([
  ['mailbox', ['/', '/api/messages', '/health', '/style.css', '/nothing']],
  ['cards', ['/', '/health', '/control', '/nothing']],
  ['satispay', ['/', '/health', '/control', '/g_business/v1/payments', '/pay/x', '/nothing']],
  ['edenred', ['/', '/health', '/control', '/sso/connect/authorize', '/directpayment/v2/transactions/x', '/nothing']],
  ['stripe', ['/', '/health', '/control', '/v1/customers', '/v3/', '/challenge/x', '/nothing']],
  ['mealTickets', ['/', '/health', '/control/bad-days', '/pluxee/balance', '/upday/app', '/nothing']],
  ['people', ['/health', '/.well-known/openid-configuration', '/login/x']],
])('the simulator of %s', (name, paths) => {
  it('answers to the names of this machine', async () => {
    const { port } = new URL(simulators[name]!.url);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'LOCALHOST', `[::1]:${port}`, '127.0.0.1'])
      expect(await statusAs(simulators[name]!, '/health', host), host).toBe(200);
  });

  it('answers 421 to every other, whatever is asked', async () => {
    const { port } = new URL(simulators[name]!.url);
    for (const host of [
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil.example',
      'evil.example/localhost',
      'localhost.',
      '192.168.1.1',
      '0.0.0.0',
    ])
      for (const path of paths) expect(await statusAs(simulators[name]!, path, host), `${host} ${path}`).toBe(421);
    expect(await statusAs(simulators[name]!, paths[0]!, 'evil.example', 'POST')).toBe(421);
    expect(await statusAs(simulators[name]!, paths[0]!, 'evil.example', 'DELETE')).toBe(421);
  });
});
