import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { SESSION_NAME } from '../session.ts';

export interface SentToken {
  value: string;
  from: 'header' | 'cookie';
}

/** Token of the request: the header when there is one, else the cookie. */
export function sentToken(request: FastifyRequest): SentToken | undefined {
  const header = request.headers['x-ebsn-account'];
  if (typeof header === 'string' && header !== '') return { value: header, from: 'header' };
  const cookies = request.headers.cookie;
  const value = cookies && cookieValue(cookies, SESSION_NAME);
  return value ? { value, from: 'cookie' } : undefined;
}

/** Value of one cookie of a Cookie header. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=');
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/**
 * Set-Cookie line of a session; without `token`, the one that removes it. Without "remember me" it is a session cookie:
 * the browser forgets it when it is closed.
 */
export function sessionCookie(
  config: Config,
  token: string | undefined,
  session: { remember: boolean } = { remember: false },
): string {
  const parts = [`${SESSION_NAME}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (config.secure) parts.push('Secure');
  if (token === undefined) parts.push('Max-Age=0');
  else if (session.remember) parts.push(`Max-Age=${config.session.rememberDays * 86_400}`);
  return parts.join('; ');
}
