import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

const KEY_ID = 'edenred-demo';

/** A key to sign identity tokens with, as it can be written to a file. */
export function newKey(): JsonWebKey {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}

/** What the world may know of a key (RFC 7517). */
export function publicKeys(key: JsonWebKey) {
  const shown = createPublicKey(createPrivateKey({ key, format: 'jwk' })).export({ format: 'jwk' });
  return { keys: [{ ...shown, kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
}

/** A signed token with these claims (RFC 7515, RS256). */
export function signedToken(key: JsonWebKey, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), createPrivateKey({ key, format: 'jwk' }));
  return `${text}.${signature.toString('base64url')}`;
}
