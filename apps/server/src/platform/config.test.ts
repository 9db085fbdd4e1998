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

  it('is stricter in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' })[0]).toContain('PUBLIC_URL is needed');
    const real = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://spesa.sporta.example/',
      CARD_GATEWAY_URL: 'https://pay.example',
    };
    expect(problemsOf(real)[0]).toContain('CARD_GATEWAY_SECRET');
    expect(readConfig({ ...real, CARD_GATEWAY_SECRET: 'a-secret-of-the-shop' })).toMatchObject({
      publicUrl: 'https://spesa.sporta.example',
      secure: true,
    });
  });
});
