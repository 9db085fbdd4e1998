import { type KeyObject, verify } from 'node:crypto';

const part = (text: string | undefined) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));

/**
 * What a signed token says (RFC 7515), once its signature holds.
 * @returns undefined for one that proves nothing
 */
export function readJwt(
  token: string,
  key: KeyObject,
  algorithm: 'RS256' | 'ES256',
): { header: Record<string, unknown>; claims: Record<string, unknown> } | undefined {
  const [head, body, signature = ''] = token.split('.');
  try {
    const header = part(head);
    if (header.alg !== algorithm) return undefined;
    const how = algorithm === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
    const holds = verify('sha256', Buffer.from(`${head}.${body}`), how, Buffer.from(signature, 'base64url'));
    return holds ? { header, claims: part(body) } : undefined;
  } catch {
    return undefined;
  }
}
