import { afterEach, expect, it, vi } from 'vitest';
import { mealTicketSettings } from './meal-tickets.ts';

afterEach(() => vi.unstubAllEnvs());

it('an issuer that the environment names keeps its own settings, the others get those of the simulators', () => {
  const played = {
    edenredSettings: { EDENRED_API_URL: 'http://localhost:3007/directpayment' },
    mealTicketSettings: { PLUXEE_URL: 'http://localhost:3008/pluxee', PLUXEE_TOKEN: 'demo', UPDAY_TOKEN: 'demo' },
  };
  vi.stubEnv('PLUXEE_URL', 'https://pluxee.example');
  vi.stubEnv('UPDAY_URL', '');
  expect(mealTicketSettings(played)).toEqual({
    EDENRED_API_URL: 'http://localhost:3007/directpayment',
    UPDAY_TOKEN: 'demo',
  });
});
