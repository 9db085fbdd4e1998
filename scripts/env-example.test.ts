import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { inRoot } from './lib/paths.ts';

const example = readFileSync(inRoot('.env.example'), 'utf8');

describe('.env.example', () => {
  it('names every setting of the server', () => {
    const files = ['config.ts', 'meal-ticket-settings.ts'].map((name) => inRoot(`apps/server/src/platform/${name}`));
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const settings = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
  });

  it('says the defaults as they are', () => {
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
  });

  it('shows examples the server accepts', () => {
    const all = parseEnv(example.replace(/^#([A-Z_]+=)/gm, '$1').replace(/^METRICS_TOKEN=$/m, ''));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
    const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const secrets = {
      FIREBASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_PUSH_PRIVATE_KEY: appleKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      CARD_GATEWAY_SECRET: 'the secret of the gateway',
      SATISPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    expect(() => readConfig({ ...all, ...secrets })).not.toThrow();
  });
});
