import { createHash } from 'node:crypto';
import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError, HttpError } from '../../platform/errors.ts';
import { PlainAnswer, redirectTo } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { cookieValue } from '../../platform/http/session-transport.ts';
import { finishSso, ssoMinutes, startSso } from './single-sign-on.ts';

const cookieName = 'X-Ebsn-Sso';
const cookiePath = '/ebsn/api/auth';

/** The browser itself opens both calls, so a page says what goes wrong; who asks for JSON gets the envelope. */
export function registerSsoRoutes(app: FastifyInstance): void {
  const rateLimit = { max: 60, windowSeconds: 60 };

  registerCall(
    app,
    calls.session.ssoStart,
    (c) =>
      onPage(c, async () => {
        const { url, browserSecret } = await startSso(c.deps, { returnTo: c.input.redirect, now: c.now });
        c.reply.header('set-cookie', ssoCookie(c, browserSecret));
        return redirectTo(url);
      }),
    { rateLimit },
  );

  registerCall(
    app,
    calls.session.ssoCallback,
    (c) =>
      onPage(c, async () => {
        c.reply.header('set-cookie', ssoCookie(c, undefined));
        const { session, account, returnTo } = await finishSso(c.deps, {
          search: new URL(c.request.url, 'http://callback').searchParams,
          browserSecret: cookieValue(c.request.headers.cookie ?? '', cookieName) || undefined,
          userAgent: c.client.userAgent,
          now: c.now,
        });
        c.startSession(session, account);
        return redirectTo(returnTo);
      }),
    { rateLimit },
  );
}

type Context = Pick<CallContext, 'request' | 'reply' | 'deps'>;

function ssoCookie({ deps }: Context, value: string | undefined): string {
  const parts = [`${cookieName}=${value ?? ''}`, `Path=${cookiePath}`, 'HttpOnly', 'SameSite=Lax'];
  if (deps.config.secure) parts.push('Secure');
  parts.push(`Max-Age=${value === undefined ? 0 : ssoMinutes * 60}`);
  return parts.join('; ');
}

async function onPage({ request }: Context, work: () => Promise<PlainAnswer>): Promise<PlainAnswer> {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof BusinessError || error instanceof HttpError;
    if (!isKnown || !request.headers.accept?.includes('text/html')) throw error;
    return problemPage(error instanceof HttpError ? error.status : 403, error.message);
  }
}

const style =
  'body{margin:0;background:#f5f6f1;color:#191c16;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:16px}a{color:#0a5f31}';
const styleHash = createHash('sha256').update(style).digest('base64');

function problemPage(status: number, message: string): PlainAnswer {
  return new PlainAnswer(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    },
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Accesso non riuscito | Sporta</title><style>${style}</style></head>
<body><main><h1>Accesso non riuscito</h1><p>${message}</p><p><a href="/login">Torna alla pagina di accesso</a></p></main></body></html>`,
  );
}
