import { SignJWT } from 'jose';
import type { FirebaseSettings } from '../../platform/app-push-settings.ts';
import { outside } from '../../platform/outside.ts';

/** Longest time for one answer. */
const TIMEOUT_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Seconds an access token is given up before it ends, so that none ends on its way. */
const EARLY_SECONDS = 300;

interface Access {
  token: string;
  /** Milliseconds since 1970. */
  until: number;
}

const known = new WeakMap<FirebaseSettings, Promise<Access>>();

/**
 * The token by which messages are sent: asked for with the key of the service account (RFC 7523), and used for as long as it is good.
 * @throws when Google is away, or does not know the account
 */
export async function accessToken(settings: FirebaseSettings, now: Date): Promise<string> {
  const before = known.get(settings);
  const access = await before?.catch(() => undefined);
  if (access && access.until > now.getTime()) return access.token;
  // of several that wait here, the first asks
  if (known.get(settings) === before || before === undefined) {
    const asked = ask(settings, now);
    asked.catch(() => known.delete(settings));
    known.set(settings, asked);
  }
  return (await known.get(settings)!).token;
}

/** Google does not take the token any more: the next one is another. */
export function forgetAccess(settings: FirebaseSettings): void {
  known.delete(settings);
}

async function ask({ clientEmail, privateKey, tokenUrl }: FirebaseSettings, now: Date): Promise<Access> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(privateKey);
  const { status, body } = await outside('Google, for access to Firebase', TIMEOUT_MS, async (signal) => {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal,
    });
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Record<string, unknown> };
  });
  const { access_token: token, expires_in: seconds } = body;
  if (status !== 200 || typeof token !== 'string' || typeof seconds !== 'number') {
    throw new Error(`Google gave no access to Firebase: ${status} ${codeOf(body.error)}`);
  }
  return { token, until: now.getTime() + Math.max(0, seconds - EARLY_SECONDS) * 1000 };
}

const codeOf = (error: unknown) => (typeof error === 'string' && /^[\w-]{1,40}$/.test(error) ? error : '');
