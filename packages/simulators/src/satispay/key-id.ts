import { createHash } from 'node:crypto';

/** The id of a public key (PEM): the same after every start. */
export function keyIdOf(publicKeyPem: string): string {
  return createHash('sha256').update(publicKeyPem.trim()).digest('hex').slice(0, 40);
}
