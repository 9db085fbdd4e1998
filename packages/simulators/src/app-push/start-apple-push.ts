import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import http2, {
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ListenOptions, originOf, type Simulator } from '../platform/server.ts';
import { appleToken, Phones, type PlayedPhone } from './phones.ts';
import { readJwt } from './read-jwt.ts';

/** What the shop has to know of its team, as the settings of the shop call it. */
export interface AppleAccount {
  APPLE_PUSH_KEY_ID: string;
  APPLE_PUSH_PRIVATE_KEY: string;
  APPLE_PUSH_URL: string;
  APP_IOS_ID: string;
}

export interface ApplePush extends Simulator {
  account: AppleAccount;
  phone(): PlayedPhone;
  /** Different tokens by which the shop said who it is. */
  readonly proofs: number;
  /** Lines that were opened. */
  readonly lines: number;
  /** Ends the lines that are open, as Apple does now and then. */
  endLines(): void;
  readonly refused: string[];
  /** Since when it says that a phone is gone, milliseconds since 1970. */
  goneSince: number;
}

const KEY_ID = 'DEMOKEY123';
const TEAM = 'DEMOTEAM12';
const TOPIC = 'it.sporta.spesa';
const HOUR_MS = 3_600_000;

/**
 * A stand-in for Apple's push service: HTTP/2, a token of the team signed with its key, and phones it made up. It speaks without TLS, which
 * is the one thing the real service does not.
 */
export async function startApplePush(
  options: ListenOptions & { now?: () => number; slowMs?: number } = {},
): Promise<ApplePush> {
  const { now = Date.now, slowMs = 60_000, host = '127.0.0.1', port = 0 } = options;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const phones = new Phones(appleToken);
  const refused: string[] = [];
  const proofs = new Set<string>();
  const sessions = new Set<ServerHttp2Session>();
  let lines = 0;
  let goneSince = now();

  const refuse = (stream: ServerHttp2Stream, status: number, reason: string, more: object = {}, headers = {}) => {
    refused.push(`${status} ${reason}`);
    if (stream.destroyed) return;
    stream.respond({ ':status': status, 'content-type': 'application/json', ...headers });
    stream.end(JSON.stringify({ reason, ...more }));
  };

  async function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, text: string): Promise<void> {
    const proof = wrongProof(headers, publicKey, now());
    if (proof) return refuse(stream, 403, proof);
    proofs.add(String(headers.authorization));
    const wrong = wrongHeader(headers);
    if (wrong) return refuse(stream, wrong === 'MethodNotAllowed' ? 405 : 400, wrong);
    if (Buffer.byteLength(text) > 4096) return refuse(stream, 413, 'PayloadTooLarge');
    const token = /^\/3\/device\/([0-9a-f]+)$/.exec(String(headers[':path']))?.[1];
    const phone = token && phones.get(token);
    if (!phone) return refuse(stream, 400, 'BadDeviceToken');
    switch (phone.today()) {
      case 'gone':
        return refuse(stream, 410, 'Unregistered', { timestamp: goneSince });
      case 'refused-token':
        return refuse(stream, 400, 'BadDeviceToken');
      case 'too-many':
        return refuse(stream, 429, 'TooManyRequests');
      case 'away':
        return refuse(stream, 503, 'ServiceUnavailable', {}, { 'retry-after': '30' });
      case 'expired-proof':
        return refuse(stream, 403, 'ExpiredProviderToken');
      case 'cut':
        return stream.session?.destroy();
      case 'garbage':
        stream.respond({ ':status': 502 });
        stream.end('<html>');
        return;
      case 'slow':
        await wait(slowMs, undefined, { ref: false });
    }
    if (stream.destroyed) return;
    const { aps, path } = JSON.parse(text);
    const { title, body } = aps.alert;
    phone.messages.push({
      title,
      body,
      path,
      tag: String(headers['apns-collapse-id']),
      endsAt: Number(headers['apns-expiration']) * 1000,
    });
    stream.respond({ ':status': 200, 'apns-id': '00000000-0000-0000-0000-000000000000' });
    stream.end();
  }

  const server: Http2Server = http2.createServer();
  server.on('session', (session) => {
    lines += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('error', () => undefined);
    stream.on('data', (part: string) => {
      text += part;
    });
    stream.on('end', () => void answer(stream, headers, text).catch(() => refuse(stream, 400, 'BadMessage')));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = originOf(host, (server.address() as AddressInfo).port);
  return {
    url,
    refused,
    account: {
      APPLE_PUSH_KEY_ID: KEY_ID,
      APPLE_PUSH_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_PUSH_URL: url,
      APP_IOS_ID: `${TEAM}.${TOPIC}`,
    },
    phone: () => phones.add(),
    get proofs() {
      return proofs.size;
    },
    get lines() {
      return lines;
    },
    get goneSince() {
      return goneSince;
    },
    set goneSince(at) {
      goneSince = at;
    },
    endLines() {
      for (const session of sessions) session.goaway(0);
      for (const session of sessions) session.close();
    },
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** What is wrong with who sends: the names are Apple's. */
function wrongProof({ authorization = '' }: IncomingHttpHeaders, key: KeyObject, now: number): string | undefined {
  const token = /^bearer (.+)$/i.exec(authorization)?.[1];
  if (!token) return 'MissingProviderToken';
  const read = readJwt(token, key, 'ES256');
  if (!read || read.header.kid !== KEY_ID || read.claims.iss !== TEAM) return 'InvalidProviderToken';
  const ageMs = now - Number(read.claims.iat) * 1000;
  return ageMs > HOUR_MS || ageMs < -HOUR_MS || Number.isNaN(ageMs) ? 'ExpiredProviderToken' : undefined;
}

function wrongHeader(headers: IncomingHttpHeaders): string | undefined {
  if (headers[':method'] !== 'POST') return 'MethodNotAllowed';
  if (headers['apns-topic'] === undefined) return 'MissingTopic';
  if (headers['apns-topic'] !== TOPIC) return 'DeviceTokenNotForTopic';
  if (headers['apns-push-type'] !== 'alert') return 'InvalidPushType';
  if (!/^(5|10)$/.test(String(headers['apns-priority'] ?? 10))) return 'BadPriority';
  if (!/^\d+$/.test(String(headers['apns-expiration'] ?? 0))) return 'BadExpirationDate';
  if (Buffer.byteLength(String(headers['apns-collapse-id'] ?? '')) > 64) return 'BadCollapseId';
  return undefined;
}
