import { createHash, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { notAuthorised } from './errors.ts';

const CLOCK_TOLERANCE_MS = 5 * 60_000;
const SIGNED_HEADERS = '(request-target) host date digest';

export interface SignedRequest {
  method: string;
  /** Path with its query, as it was sent. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Holds a request to Satispay's signature (draft-cavage-http-signatures, the subset Satispay publishes).
 * @returns the id of the key that signed it
 * @throws {SatispayError} 401 code 34, saying which part is wrong
 */
export function verifySignature(request: SignedRequest, keys: Readonly<Record<string, string>>, now: number): string {
  const { host, date, digest, authorization } = request.headers;
  const expected = `SHA-256=${createHash('sha256').update(request.body).digest('base64')}`;
  if (digest !== expected) throw notAuthorised('Digest is not that of the body');
  const sentAt = Date.parse(date ?? '');
  if (!(Math.abs(sentAt - now) <= CLOCK_TOLERANCE_MS)) throw notAuthorised('Date is missing or too far from now');

  const { keyId, algorithm, headers, signature } = readAuthorization(authorization);
  if (algorithm !== 'rsa-sha256') throw notAuthorised('algorithm must be rsa-sha256');
  if (headers !== SIGNED_HEADERS) throw notAuthorised(`headers must be "${SIGNED_HEADERS}"`);
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (key === undefined) throw notAuthorised('Unknown keyId');
  const text = [
    `(request-target): ${request.method.toLowerCase()} ${request.target}`,
    `host: ${host}`,
    `date: ${date}`,
    `digest: ${digest}`,
  ].join('\n');
  if (!verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))) {
    throw notAuthorised('The signature does not verify');
  }
  return keyId;
}

function readAuthorization(text = '') {
  const fields = Object.fromEntries(
    [...text.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
  );
  if (!text.startsWith('Signature ')) throw notAuthorised('Authorization must be a Signature');
  const { keyId = '', algorithm = '', headers = '', signature = '' } = fields;
  return { keyId, algorithm, headers, signature };
}
