import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { firebaseToken, Phones, type PlayedPhone } from './phones.ts';
import { readJwt } from './read-jwt.ts';

/** What the shop has to know of its project, as the settings of the shop call it. */
export interface FirebaseAccount {
  FIREBASE_PROJECT_ID: string;
  FIREBASE_CLIENT_EMAIL: string;
  FIREBASE_PRIVATE_KEY: string;
  FIREBASE_URL: string;
  FIREBASE_TOKEN_URL: string;
}

export interface Firebase extends Simulator {
  account: FirebaseAccount;
  phone(): PlayedPhone;
  /** Access tokens it gave. */
  readonly accessGiven: number;
  /** Messages that came for anybody, also those it refused. */
  readonly asked: number;
  /** Forgets the access it gave. */
  endAccess(): void;
  /** What was wrong with requests. */
  readonly refused: string[];
}

const ACCESS_SECONDS = 3599;
const EMAIL = 'push@sporta-demo.iam.gserviceaccount.com';
const PROJECT = 'sporta-demo';
const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

const messageSchema = z.strictObject({
  message: z.strictObject({
    token: z.string().min(1),
    notification: z.strictObject({ title: z.string().min(1), body: z.string().min(1) }),
    data: z.strictObject({ path: z.string().startsWith('/') }),
    android: z.strictObject({
      priority: z.enum(['HIGH', 'NORMAL']),
      ttl: z.string().regex(/^\d+(\.\d+)?s$/),
      notification: z.strictObject({ tag: z.string().min(1) }),
    }),
  }),
});

/**
 * A stand-in for Firebase Cloud Messaging (HTTP v1) and for who gives access to it (OAuth 2.0 for service accounts, RFC 7523): asks
 * who sends, and brings messages to phones it made up.
 * @param retryAfter seconds it asks to wait for, when it has too much to do
 */
export async function startFirebase(
  options: ListenOptions & { now?: () => number; retryAfter?: number; slowMs?: number } = {},
): Promise<Firebase> {
  const { now = Date.now, retryAfter = 30, slowMs = 60_000 } = options;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const phones = new Phones(firebaseToken);
  const access = new Map<string, number>();
  const refused: string[] = [];
  let accessGiven = 0;
  let asked = 0;
  const app = fastify({ forceCloseConnections: true, bodyLimit: 8192 });
  answerToThisMachine(app, options.host);
  await app.register(formbody);

  app.post<{ Body: Record<string, string> }>('/token', async ({ body }, reply) => {
    const refuse = (error: string, why: string) => {
      refused.push(why);
      return reply.code(400).send({ error, error_description: why });
    };
    if (body.grant_type !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
      return refuse('unsupported_grant_type', 'not an assertion');
    }
    const read = readJwt(
      body.assertion ?? '',
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      'RS256',
    );
    if (!read) return refuse('invalid_grant', 'Invalid JWT Signature.');
    const { iss, aud, scope, iat, exp } = read.claims as Record<string, number & string>;
    const seconds = now() / 1000;
    if (iss !== EMAIL || aud !== `${url}/token`) return refuse('invalid_grant', 'another account, or for another');
    if (scope !== 'https://www.googleapis.com/auth/firebase.messaging') return refuse('invalid_scope', 'another scope');
    if (!(Number(iat) <= seconds + 60 && Number(exp) > seconds && Number(exp) - Number(iat) <= 3600)) {
      return refuse('invalid_grant', 'Token must be a short-lived token');
    }
    const token = `ya29.${randomBytes(40).toString('base64url')}`;
    access.set(token, now() + ACCESS_SECONDS * 1000);
    accessGiven += 1;
    return { access_token: token, expires_in: ACCESS_SECONDS, token_type: 'Bearer' };
  });

  const fail = (reply: FastifyReply, code: number, status: string, details: object[] = []) => {
    refused.push(`${code} ${status}`);
    return reply.code(code).send({ error: { code, message: `${status}.`, status, details } });
  };

  app.post('/v1/projects/:project/messages::send', async (request: FastifyRequest, reply) => {
    asked += 1;
    const { project } = request.params as { project: string };
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((access.get(token) ?? 0) <= now()) return fail(reply, 401, 'UNAUTHENTICATED');
    if (project !== PROJECT) return fail(reply, 404, 'NOT_FOUND');
    const read = messageSchema.safeParse(request.body);
    const wrong = (field: string) => [
      { '@type': FCM_ERROR, errorCode: 'INVALID_ARGUMENT' },
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field, description: 'Invalid value' }],
      },
    ];
    if (!read.success) return fail(reply, 400, 'INVALID_ARGUMENT', wrong(read.error.issues[0]?.path.join('.') ?? ''));
    const { message } = read.data;
    const phone = phones.get(message.token);
    const fcm = (errorCode: string) => [{ '@type': FCM_ERROR, errorCode }];
    const day = phone?.today() ?? 'gone';
    switch (day) {
      case 'gone':
        return fail(reply, 404, 'NOT_FOUND', fcm('UNREGISTERED'));
      case 'refused-token':
        return fail(reply, 400, 'INVALID_ARGUMENT', wrong('message.token'));
      case 'too-many':
        return fail(reply.header('retry-after', retryAfter), 429, 'RESOURCE_EXHAUSTED', fcm('QUOTA_EXCEEDED'));
      case 'away':
        return fail(reply.header('retry-after', retryAfter), 503, 'UNAVAILABLE', fcm('UNAVAILABLE'));
      case 'cut':
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      case 'garbage':
        return reply.code(502).type('text/html').send('<html>Bad gateway');
      case 'expired-proof':
        access.clear();
        return fail(reply, 401, 'UNAUTHENTICATED');
      case 'slow':
        await wait(slowMs, undefined, { ref: false });
    }
    const { notification, data, android } = message;
    const endsAt = now() + Number.parseFloat(android.ttl) * 1000;
    phone?.messages.push({ ...notification, path: data.path, tag: android.notification.tag, endsAt });
    return { name: `projects/${PROJECT}/messages/${asked}` };
  });

  const url = await listen(app, options);
  return {
    url,
    refused,
    account: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_CLIENT_EMAIL: EMAIL,
      FIREBASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      FIREBASE_URL: url,
      FIREBASE_TOKEN_URL: `${url}/token`,
    },
    phone: () => phones.add(),
    endAccess: () => access.clear(),
    get accessGiven() {
      return accessGiven;
    },
    get asked() {
      return asked;
    },
    close: () => app.close(),
  };
}
