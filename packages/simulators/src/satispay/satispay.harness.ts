import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { request } from 'node:http';
import { fetchJson } from '../platform/testing/fetch-json.ts';
import { keyIdOf } from './key-id.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 4096,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
export const PUBLIC_KEY = publicKey;
export const KEY_ID = keyIdOf(publicKey);

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every call, read field by field by the tests
  body: any;
}

export type Tamper = (headers: Record<string, string>) => void;

/** A shop written from the published protocol: it shares no code with the simulator. */
export function shopAt(url: string, keyId = KEY_ID) {
  const call = (method: string, path: string, sent?: object, extra: Record<string, string> = {}, tamper?: Tamper) => {
    const target = `/g_business/v1${path}`;
    const body = sent === undefined ? '' : JSON.stringify(sent);
    const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
    const { host, hostname, port } = new URL(url);
    const date = new Date().toUTCString();
    const text = `(request-target): ${method.toLowerCase()} ${target}\nhost: ${host}\ndate: ${date}\ndigest: ${digest}`;
    const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
    const headers: Record<string, string> = {
      host,
      date,
      digest,
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Signature keyId="${keyId}", algorithm="rsa-sha256", headers="(request-target) host date digest", signature="${signature}"`,
      ...extra,
    };
    tamper?.(headers);
    return new Promise<Answer>((resolve, reject) => {
      request({ hostname, port, path: target, method, headers }, async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, body: parsed(text) });
      })
        .on('error', reject)
        .end(body);
    });
  };
  return {
    call,
    create: (fields: object, extra?: Record<string, string>) =>
      call('POST', '/payments', { flow: 'MATCH_CODE', amount_unit: 3272, currency: 'EUR', ...fields }, extra),
    get: (id: string) => call('GET', `/payments/${id}`),
    update: (id: string, fields: object) => call('PUT', `/payments/${id}`, fields),
    refund: (parent_payment_uid: string, amount_unit: number, extra?: Record<string, string>) =>
      call('POST', '/payments', { flow: 'REFUND', amount_unit, currency: 'EUR', parent_payment_uid }, extra),
    control: (path = '', body?: object) => fetchJson(`${url}/control${path}`, body),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
