import { generateKeyPair } from 'node:crypto';
import { chmod, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface KeyPair {
  /** Both PEM. */
  publicKey: string;
  privateKey: string;
}

interface Pairing {
  /** Host of Satispay. */
  url: string;
  /** Activation code: each is good once. */
  code: string;
  /** Where the private key goes; what is there is never overwritten. */
  file: string;
  keys: KeyPair;
}

/** RSA of 4096 bits, as Satispay wants it. */
export async function makeKeyPair(): Promise<KeyPair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 4096,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/**
 * Tells Satispay the public key. The private one is on the disk before that: a code that is used up without a key would be lost.
 * @returns the id of the key and where its private half is, or what went wrong, in words
 */
export async function pairWithSatispay({
  url,
  code,
  file,
  keys,
}: Pairing): Promise<{ keyId: string; file: string } | { problem: string }> {
  const target = path.resolve(file);
  const written = await writeSecret(target, keys.privateKey);
  if (written) return written;
  const answer = await askForKeyId(url, code, keys.publicKey);
  if ('problem' in answer && !answer.mayBePaired) await rm(target);
  return 'problem' in answer ? { problem: answer.problem } : { keyId: answer.keyId, file: target };
}

async function writeSecret(file: string, text: string): Promise<{ problem: string } | undefined> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(text);
    await handle.close();
    await chmod(file, 0o600);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      problem:
        code === 'EEXIST' ? `${file} is there already: name another file.` : `${file} cannot be written (${code}).`,
    };
  }
}

interface Refused {
  problem: string;
  /** Nobody knows: the key is kept. */
  mayBePaired: boolean;
}

async function askForKeyId(url: string, token: string, publicKey: string): Promise<{ keyId: string } | Refused> {
  const unknown = (what: string): Refused => ({
    problem: `Satispay ${what}. It may have taken the code: keep the key, and ask Satispay before trying another code.`,
    mayBePaired: true,
  });
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/g_business/v1/authentication_keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ public_key: publicKey, token }),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json().catch(() => ({}))) as { key_id?: unknown; code?: unknown };
    if (response.ok) return typeof body.key_id === 'string' ? { keyId: body.key_id } : unknown('gave no key id');
    if (response.status >= 500) return unknown(`answered ${response.status}`);
    return { problem: refusalText(response.status, body.code), mayBePaired: false };
  } catch {
    return unknown('did not answer');
  }
}

/** Codes as Satispay publishes them. */
function refusalText(status: number, code: unknown): string {
  if (code === 45) return 'This activation code was used already: make another one in the dashboard of Satispay.';
  if (code === 41) return 'Satispay does not know this activation code: is it of this environment (sandbox or real)?';
  if (code === 70) return 'Satispay asks to wait before trying again.';
  return `Satispay refused (${status}${code === undefined ? '' : `, code ${code}`}).`;
}
