import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { inRoot, NODE } from './lib/paths.ts';

let folder: string;
let satispay: Awaited<ReturnType<typeof startSatispay>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'satispay-pair-'));
  satispay = await startSatispay({ activationCodes: ['ABC123', 'DEF456'] });
});
afterAll(async () => {
  await satispay.close();
  await rm(folder, { recursive: true });
});

/** Runs the command as `npm run satispay:pair` does. */
async function pair(args: string[], url = satispay.url): Promise<{ code: number; out: string; problem: string }> {
  const env = { ...process.env, SATISPAY_URL: url };
  try {
    const { stdout } = await promisify(execFile)(NODE, [inRoot('scripts/satispay-pair.ts'), ...args], { env });
    return { code: 0, out: stdout, problem: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, problem: stderr };
  }
}

const settingsOf = (out: string) =>
  Object.fromEntries([...out.matchAll(/^(SATISPAY_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]));

describe('npm run satispay:pair', () => {
  it('pairs once, keeps the key to itself and says settings that the server takes', async () => {
    const file = path.join(folder, 'deep', 'own.pem');
    const { code, out } = await pair(['ABC123', file]);
    expect(code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('PRIVATE KEY');
    expect(out).not.toContain('PRIVATE KEY-----');
    const { satispay: settings } = readConfig(settingsOf(out));
    expect(settings).toMatchObject({ url: satispay.url, keyId: settingsOf(out).SATISPAY_KEY_ID });
  });

  it('leaves no key of a code that is used up or unknown', async () => {
    const file = path.join(folder, 'second.pem');
    expect((await pair(['ABC123', file])).problem).toContain('was used already');
    expect((await pair(['NOBODY', file])).problem).toContain('does not know this activation code');
    expect(existsSync(file)).toBe(false);
  });

  it('never writes over a key, and uses no code up before it knows', async () => {
    const file = path.join(folder, 'third.pem');
    expect((await pair(['DEF456', file])).code).toBe(0);
    const kept = await readFile(file, 'utf8');
    expect((await pair(['DEF456', file])).problem).toContain('is there already');
    expect(await readFile(file, 'utf8')).toBe(kept);
  });

  it('keeps the key when nobody knows whether it was paired', async () => {
    const file = path.join(folder, 'fourth.pem');
    const { code, problem } = await pair(['ABC123', file], 'http://127.0.0.1:1');
    expect(code).toBe(1);
    expect(problem).toContain('did not answer');
    expect(existsSync(file)).toBe(true);
  });

  it('says how it is called', async () => {
    expect(await pair([])).toMatchObject({ code: 2, problem: expect.stringContaining('Usage') });
  });
});
