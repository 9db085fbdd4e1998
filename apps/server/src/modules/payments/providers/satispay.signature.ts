import { createHash, type KeyObject, sign } from 'node:crypto';

const SIGNED_HEADERS = '(request-target) host date digest';

export interface UnsignedRequest {
  method: string;
  url: URL;
  /** As it is sent; empty where there is none. */
  body: string;
}

/** The headers that prove a request to Satispay (draft-cavage-http-signatures, rsa-sha256; the digest of an empty body is sent too). */
export function signedHeaders(
  { method, url, body }: UnsignedRequest,
  { keyId, privateKey }: { keyId: string; privateKey: KeyObject },
  now: Date,
): Record<string, string> {
  const date = now.toUTCString();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const text = [
    `(request-target): ${method.toLowerCase()} ${url.pathname}${url.search}`,
    `host: ${url.host}`,
    `date: ${date}`,
    `digest: ${digest}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
  return {
    host: url.host,
    date,
    digest,
    authorization: `Signature keyId="${keyId}", algorithm="rsa-sha256", headers="${SIGNED_HEADERS}", signature="${signature}"`,
  };
}
