import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const pluxee = { PLUXEE_URL: 'https://api.pluxee.example/', PLUXEE_TOKEN: 'the-token-of-the-shop' };
const live = { NODE_ENV: 'production', PUBLIC_URL: 'https://spesa.sporta.example' };

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}

describe('settings of issuers of meal tickets', () => {
  it('an issuer that is not set does not exist', () => {
    expect(readConfig({}).mealTickets).toEqual({});
    expect(readConfig(pluxee).mealTickets).toEqual({
      pluxee: { url: 'https://api.pluxee.example', token: 'the-token-of-the-shop' },
    });
  });

  it('an issuer is set whole or not at all', () => {
    expect(problemsOf({ PLUXEE_URL: pluxee.PLUXEE_URL })).toEqual([
      'PLUXEE_TOKEN is needed: the settings of an issuer of meal tickets go together',
    ]);
    expect(problemsOf({ EDENRED_API_URL: 'https://api.edenred.example' })).toHaveLength(7);
  });

  it('nothing of it goes over the network in clear, or is malformed', () => {
    expect(problemsOf({ ...pluxee, PLUXEE_URL: 'http://api.pluxee.example' })[0]).toContain('https');
    expect(problemsOf({ ...pluxee, PLUXEE_URL: 'pluxee' })[0]).toContain('must be an address');
    expect(problemsOf({ ...pluxee, PLUXEE_TOKEN: 'short' })[0]).toContain('16 characters');
    expect(problemsOf({ ...pluxee, PLUXEE_TOKEN: 'short' })[0]).not.toContain('short (');
  });

  it('a shop that customers reach takes neither simulators nor their secrets', () => {
    expect(problemsOf({ ...live, ...pluxee })).toEqual([]);
    expect(problemsOf({ ...live, ...pluxee, PLUXEE_URL: 'http://127.0.0.1:4000' })[0]).toContain('only simulators');
    const demo = problemsOf({ ...live, ...pluxee, PLUXEE_TOKEN: 'sporta-pluxee-demo-token' });
    expect(demo[0]).toContain('PLUXEE_TOKEN is a secret of the demo');
  });
});
