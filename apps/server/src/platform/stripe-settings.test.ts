import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const live = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const simulated = {
  STRIPE_SECRET_KEY: 'sk_test_sportasimulator0000000000',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sportasimulator0000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_sportasimulator0000000000',
  STRIPE_API_URL: 'http://127.0.0.1:3006',
  STRIPE_JS_URL: 'http://127.0.0.1:3006/v3/',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('the keys of Stripe', () => {
  it('are read together, and without them Stripe is not offered', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(live).stripe).toMatchObject({ secretKey: live.STRIPE_SECRET_KEY, apiUrl: undefined });
    expect(readConfig(simulated).stripe).toMatchObject({ apiUrl: 'http://127.0.0.1:3006' });
  });

  it.each([
    ['malformed', { ...live, STRIPE_SECRET_KEY: 'pk_live_0123456789abcdef' }, /^STRIPE_SECRET_KEY must be a key/],
    [
      'a secret where everybody reads',
      { ...live, STRIPE_PUBLISHABLE_KEY: live.STRIPE_SECRET_KEY },
      /^STRIPE_PUBLISHABLE_KEY/,
    ],
    ['missing', { ...live, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET is needed/],
    ['of two modes', { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef' }, /one of test and one of live/],
    ['none, with an address', { STRIPE_API_URL: 'https://api.stripe.com' }, /^STRIPE_API_URL is of no use/],
    ['sent in the clear', { ...live, STRIPE_API_URL: 'http://stripe.example' }, /^STRIPE_API_URL must be an https/],
  ])('are refused when they are %s, without printing them', (_name, environment, expected) => {
    const problems = problemsOf(environment);
    expect(problems).toContainEqual(expect.stringMatching(expected));
    expect(problems.join()).not.toContain('0123456789');
  });

  it('of the simulator do not open a shop that customers can reach', () => {
    const named = problemsOf({ PUBLIC_URL: 'https://spesa.sporta.example', ...simulated }).map(
      (line) => line.split(' ')[0],
    );
    expect(named).toEqual(expect.arrayContaining(Object.keys(simulated)));
    expect(problemsOf({ PUBLIC_URL: 'https://spesa.sporta.example', ...live })).toEqual([]);
  });
});
