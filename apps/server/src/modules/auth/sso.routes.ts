import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError, HttpError } from '../../platform/errors.ts';
import { PlainAnswer, redirectTo } from '../../platform/http/envelope.ts';
import { problemPage } from '../../platform/http/problem-page.ts';
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
    const { headers, html } = problemPage({
      title: 'Accesso non riuscito',
      message: error.message,
      links: [{ href: '/login', text: 'Torna alla pagina di accesso' }],
    });
    return new PlainAnswer(error instanceof HttpError ? error.status : 403, headers, html);
  }
}
