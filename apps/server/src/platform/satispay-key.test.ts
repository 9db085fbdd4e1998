import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

let folder: string;
let pem: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'satispay-key-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFile(path.join(folder, 'own.pem'), pem);
  await writeFile(path.join(folder, 'satispay-key.pem'), pem);
});
afterAll(() => rm(folder, { recursive: true }));

const url = 'https://authservices.satispay.example';
const set = (SATISPAY_PRIVATE_KEY: string, more: Record<string, string> = {}) => ({
  SATISPAY_URL: `${url}/`,
  SATISPAY_KEY_ID: 'kd7lq3rb8h2v',
  SATISPAY_PRIVATE_KEY,
  ...more,
});

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe('the settings of Satispay', () => {
  it('take the key as text, in one line too, and as the path of its file', () => {
    for (const key of [pem, pem.replaceAll('\n', '\\n'), path.join(folder, 'own.pem')]) {
      const { satispay } = readConfig(set(key));
      expect(satispay).toMatchObject({ url, keyId: 'kd7lq3rb8h2v', timeoutMs: 10_000 });
      expect(satispay?.privateKey.export({ type: 'pkcs8', format: 'pem' })).toBe(pem);
    }
    expect(readConfig({}).satispay).toBeUndefined();
  });

  it('refuse what is no key of 4096 bits, and never print it', () => {
    const small = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const wrong = [
      'hunter2-of-the-shop',
      path.join(folder, 'none.pem'),
      pem.slice(0, 900),
      ...[small, curve].map((key) => key.export({ type: 'pkcs8', format: 'pem' }).toString()),
    ];
    for (const key of wrong) {
      const problems = problemsOf(set(key));
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^SATISPAY_PRIVATE_KEY must be/);
      expect(problems[0]).not.toContain(key.slice(-20));
    }
    expect(problemsOf(set(pem, { SATISPAY_KEY_ID: 'a b' })).join()).toContain('SATISPAY_KEY_ID');
    expect(problemsOf(set(pem, { SATISPAY_KEY_ID: '' })).join()).toContain('go together');
    expect(problemsOf({ SATISPAY_URL: url }).join()).toContain('go together');
  });

  it('refuse the simulator and its key at a shop that customers can reach', () => {
    const real = { PUBLIC_URL: 'https://spesa.sporta.example' };
    const demoKey = path.join(folder, 'satispay-key.pem');
    expect(problemsOf({ ...real, ...set(path.join(folder, 'own.pem')) })).toEqual([]);
    expect(problemsOf({ ...real, ...set(demoKey) }).join()).toContain('key of the simulator');
    expect(problemsOf({ ...real, ...set(pem, { SATISPAY_URL: 'http://127.0.0.1:3005' }) }).join()).toContain(
      'SATISPAY_URL is an address of this machine',
    );
    expect(problemsOf({ ...real, ...set(pem, { SATISPAY_URL: 'http://pay.example' }) }).join()).toContain('https');
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' };
    expect(problemsOf({ ...production, ...set(demoKey) }).join()).toContain('key of the simulator');
    expect(problemsOf({ ...production, ...set(demoKey, { SATISPAY_URL: 'http://127.0.0.1:3005' }) })).toEqual([]);
  });
});
