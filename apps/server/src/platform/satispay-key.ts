import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The key `npm start` makes for its own Satispay, in the data directory; a shop that customers can reach pairs its own. */
export const DEMO_KEY_FILE = 'satispay-key.pem';

/** Whether a setting names that key. */
export function isDemoKey(setting: string | undefined): boolean {
  return setting !== undefined && path.basename(setting.trim()) === DEMO_KEY_FILE;
}

/**
 * The private key that signs what goes to Satispay.
 * @param setting the key itself (PEM, its lines may be parted by `\n` written out) or the path of its file
 * @returns the key, or what is wrong; never a part of the key
 */
export function readSatispayKey(setting: string): { key: KeyObject } | { problem: string } {
  const inline = setting.includes('-----BEGIN');
  let pem: string;
  try {
    pem = inline ? setting.replaceAll('\\n', '\n') : readFileSync(setting.trim(), 'utf8');
  } catch {
    return { problem: 'must be a private key (PEM) or the path of a file that can be read' };
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 4096) return { key };
  } catch {
    // not a key at all
  }
  return { problem: 'must be an RSA private key of 4096 bits, as npm run satispay:pair makes it' };
}
