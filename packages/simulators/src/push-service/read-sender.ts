import { createPublicKey, verify } from 'node:crypto';

const part = (text: string | undefined) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));

/**
 * Who sends, by RFC 8292: a token signed with the key that the device gave its address to.
 * @returns undefined for a header that proves nothing: another audience, over, or a bad signature
 */
export function readSender(header: string | undefined, audience: string, now: number): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  try {
    const { aud, exp, sub } = part(claims);
    if (aud !== audience || exp * 1000 <= now || exp * 1000 > now + 86_400_000) return undefined;
    if (!/^(mailto:|https:)/.test(sub)) return undefined;
    return verify('sha256', Buffer.from(`${head}.${claims}`), publicKey(key), Buffer.from(signature, 'base64url'))
      ? key
      : undefined;
  } catch {
    return undefined;
  }
}

function publicKey(text: string) {
  const point = Buffer.from(text, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
}
