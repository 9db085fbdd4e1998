import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', secure: false, worker: 'inline' });
    expect(config.orders.minimumCents).toBe(4000);
    expect(config.slots).toEqual({ holdMinutes: 60, maxExtends: 3, days: 7 });
  });

  it('names every wrong value in a line of its own', () => {
    const problems = problemsOf({
      PORT: 'http',
      SLOT_HOLD_MINUTES: '0',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'spesa',
      MINIMUM_ORDER: '-1',
    });
    expect(problems).toHaveLength(5);
    expect(problems).toContainEqual('PORT must be a number (it is "http")');
    expect(problems).toContainEqual('SLOT_HOLD_MINUTES must be at least 1 (it is "0")');
    expect(problems.find((line) => line.startsWith('MINIMUM_ORDER'))).toContain('40 or 39.90');
  });

  it('never prints secrets back', () => {
    const [problem] = problemsOf({ CARD_GATEWAY_SECRET: 'tooshort' });
    expect(problem).toMatch(/^CARD_GATEWAY_SECRET/);
    expect(problem).not.toContain('tooshort');
  });

  it('counts an empty variable as absent and reads amounts in cents', () => {
    expect(readConfig({ PORT: '', MINIMUM_ORDER: '39,90' })).toMatchObject({
      port: 3000,
      orders: { minimumCents: 3990 },
    });
  });

  it('needs an address in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' })[0]).toContain('PUBLIC_URL is needed');
    expect(readConfig({ NODE_ENV: 'production', ...real })).toMatchObject({
      publicUrl: 'https://spesa.sporta.example',
      secure: true,
      isDemo: false,
    });
  });
});

const real = {
  PUBLIC_URL: 'https://spesa.sporta.example/',
  CARD_GATEWAY_URL: 'https://pay.example',
  CARD_GATEWAY_MERCHANT: 'spesa',
  CARD_GATEWAY_SECRET: 'a-secret-of-the-shop',
};

describe('a shop that customers can reach', () => {
  it('says everything that is still of the demo or of the example, at once', () => {
    const problems = problemsOf({
      PUBLIC_URL: 'http://spesa.sporta.example',
      PORT: 'tremila',
      DATABASE_URL: 'postgresql://sporta:change-me@127.0.0.1:5432/sporta',
      METRICS_TOKEN: 'change-me-to-a-long-random-text',
      CARD_GATEWAY_URL: 'http://127.0.0.1:3001',
      MAILBOX_URL: 'http://localhost:8025',
      SSO_ISSUER: 'http://accounts.sporta.example',
      SSO_CLIENT_ID: 'sporta',
      SSO_CLIENT_SECRET: 'sporta-demo-secret',
    });
    const named = problems.map((line) => line.split(' ')[0]);
    expect(named.sort()).toEqual(
      [
        'PORT',
        'DATABASE_URL',
        'METRICS_TOKEN',
        'PUBLIC_URL',
        'PUBLIC_URL',
        'CARD_GATEWAY_URL',
        'CARD_GATEWAY_SECRET',
        'CARD_GATEWAY_MERCHANT',
        'MAILBOX_URL',
        'SSO_ISSUER',
        'SSO_CLIENT_SECRET',
      ].sort(),
    );
    expect(problems.join()).not.toMatch(/sporta-demo-secret|change-me/);
  });

  it.each([
    'https://localhost.evil.example',
    'https://127.0.0.1.evil.example',
    'https://localhost@evil.example',
    'https://evil.example/localhost',
    'https://[::ffff:203.0.113.7]',
    'https://0.0.0.0',
    'https://127.evil.example',
    'https://localhost.',
  ])('does not take %s for this machine', (url) => {
    expect(readConfig({ ...real, PUBLIC_URL: url })).toMatchObject({ isLocal: false, isDemo: false });
    expect(problemsOf({ ...real, PUBLIC_URL: url, CARD_GATEWAY_SECRET: '' }).join()).toContain('CARD_GATEWAY_SECRET');
    expect(
      problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', CARD_GATEWAY_URL: url }).join(),
    ).toContain('CARD_GATEWAY_SECRET');
  });

  it.each([
    'http://localhost:3000',
    'http://LOCALHOST',
    'http://127.0.0.1:1',
    'http://127.9.8.7',
    'http://127.1',
    'http://[::1]:80',
  ])('takes %s for this machine, where the demo may be', (url) => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: url })).toMatchObject({ isLocal: true, isDemo: true });
  });

  it('is also one that listens on an address of its own', () => {
    expect(problemsOf({ HOST: '203.0.113.7' }).join()).toContain('PUBLIC_URL is needed');
    for (const HOST of ['0.0.0.0', '::', '127.0.0.1', 'localhost', '::1'])
      expect(readConfig({ HOST }).isDemo).toBe(true);
  });

  it('may show the demo where somebody says so, and nothing of it where somebody says no', () => {
    const shown = readConfig({
      PUBLIC_URL: 'https://demo.sporta.example',
      DEMO_SHOP: 'true',
      CARD_GATEWAY_URL: 'http://localhost:1',
    });
    expect(shown).toMatchObject({ isLocal: false, isDemo: true });
    expect(problemsOf({ DEMO_SHOP: 'false', CARD_GATEWAY_URL: 'http://127.0.0.1:1' }).join()).toContain(
      'only simulators',
    );
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('%s', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it.each([
    'true',
    'yes',
    'TRUE',
    '11',
    '-1',
    '1.5',
    'nginx',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/',
    '1.2.3.4,,',
  ])('refuses %s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toEqual([expect.stringMatching(/^TRUST_PROXY must /)]);
  });
});

describe('the geocoder', () => {
  const open = { GEOCODER_URL: 'https://nominatim.openstreetmap.org/' };

  it('is none where nobody names one', () => {
    expect(readConfig({}).geocoder).toBeUndefined();
    expect(readConfig({ GEOCODER_URL: 'http://nominatim:8080/', GEOCODER_PER_SECOND: '20' }).geocoder).toEqual({
      url: 'http://nominatim:8080',
      email: undefined,
      perSecond: 20,
      timeoutMs: 10_000,
    });
  });

  it('is used as its public server asks: slowly, by name, and so that nobody reads along', () => {
    expect(readConfig({ ...open, GEOCODER_EMAIL: 'mappe@sporta.example' }).geocoder).toMatchObject({ perSecond: 1 });
    expect(problemsOf(open)).toEqual([expect.stringMatching(/^GEOCODER_EMAIL is needed/)]);
    const greedy = { GEOCODER_EMAIL: 'mappe@sporta.example', GEOCODER_PER_SECOND: '5' };
    expect(problemsOf({ ...greedy, GEOCODER_URL: 'http://nominatim.openstreetmap.org' })).toEqual([
      expect.stringMatching(/^GEOCODER_PER_SECOND must be 1/),
      expect.stringMatching(/^GEOCODER_URL must be https/),
    ]);
  });
});
