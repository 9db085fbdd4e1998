import { createPublicKey, generateKeyPair } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { keyIdOf } from './key-id.ts';

/**
 * The key of a shop that is paired with the simulator from the start: read from `file` (private, PEM), or made and kept there.
 * @throws when the file holds no private key
 */
export async function shopKey(file: string): Promise<{ publicKey: string; keyId: string }> {
  if (!existsSync(file)) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 4096 });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const publicKey = createPublicKey(readFileSync(file, 'utf8')).export({ type: 'spki', format: 'pem' }).toString();
  return { publicKey, keyId: keyIdOf(publicKey) };
}
