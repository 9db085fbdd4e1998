import { describe, expect, it } from 'vitest';
import { givenConfig } from './stack.ts';

describe('what the environment gives to a shop that starts', () => {
  it('need not name the address of the shop, in production either', () => {
    for (const NODE_ENV of ['production', 'development', undefined]) {
      expect(givenConfig({ NODE_ENV }, 'production').port).toBe(3000);
    }
  });

  it('must be that of a real shop where customers can reach it', () => {
    const environment = { PUBLIC_URL: 'https://spesa.sporta.example' };
    expect(givenConfig(environment, 'production').isDemo).toBe(false);
    expect(givenConfig({}, 'production').isDemo).toBe(true);
    const published = {
      ...environment,
      CARD_GATEWAY_URL: 'https://pay.example',
      METRICS_TOKEN: 'change-me-to-a-long-random-text',
    };
    expect(() => givenConfig(published, 'production')).toThrow(
      /METRICS_TOKEN is still[\s\S]*CARD_GATEWAY_SECRET is still the demo one[\s\S]*DEMO_SHOP=true/,
    );
  });

  it('still says what is wrong, all of it', () => {
    const wrong = { NODE_ENV: 'production', PORT: 'tremila', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'spesa' };
    expect(() => givenConfig(wrong, 'production')).toThrow(
      /PORT must be a number \(it is "tremila"\)[\s\S]*PUBLIC_URL must be an address[\s\S]*DATABASE_URL must be an address/,
    );
  });
});
