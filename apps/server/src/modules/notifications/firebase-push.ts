import type { FirebaseSettings } from '../../platform/app-push-settings.ts';
import { TryLaterError } from '../../platform/outbox.ts';
import { outside } from '../../platform/outside.ts';
import { accessToken, forgetAccess } from './firebase-access.ts';
import type { PushMessage, PushOutcome } from './push-message.ts';
import { retryAfterMs } from './try-later.ts';

/** Longest time for one message. */
const TIMEOUT_MS = 10_000;
/** Pause after a refusal for too many messages that names none (Google asks for a minute at least), and after an outage. */
const QUOTA_PAUSE_MS = 60_000;
const AWAY_PAUSE_MS = 10_000;

/** Until when a project takes nothing, milliseconds since 1970: its quota is one for all devices. */
const closedUntil = new WeakMap<FirebaseSettings, number>();

interface Answer {
  status: number;
  retryAfter: string | null;
  error: FirebaseError;
}

interface FirebaseError {
  status?: string;
  details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[];
}

/**
 * Gives a message to Firebase (HTTP v1) for the app on one Android device.
 * @param token by which Firebase knows the device; it never stands in an error
 */
export async function pushToFirebase(
  settings: FirebaseSettings,
  token: string,
  message: PushMessage,
  { secondsToLive, now }: { secondsToLive: number; now: Date },
): Promise<PushOutcome> {
  const closedMs = (closedUntil.get(settings) ?? 0) - now.getTime();
  if (closedMs > 0) throw new TryLaterError('Firebase asked for a pause', closedMs);
  const body = JSON.stringify({ message: messageFor(token, message, secondsToLive) });
  let answer = await send(settings, body, now);
  if (answer.status === 401) {
    // the token ended before its time: once more with another
    forgetAccess(settings);
    answer = await send(settings, body, now);
  }
  return outcomeOf(settings, answer, now);
}

function messageFor(token: string, { title, body, path, tag }: PushMessage, secondsToLive: number) {
  return {
    token,
    notification: { title, body },
    data: { path },
    android: { priority: 'HIGH', ttl: `${Math.max(0, Math.round(secondsToLive))}s`, notification: { tag } },
  };
}

async function send(settings: FirebaseSettings, body: string, now: Date): Promise<Answer> {
  const access = await accessToken(settings, now);
  return outside('Firebase', TIMEOUT_MS, async (signal) => {
    const response = await fetch(`${settings.url}/v1/projects/${settings.projectId}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal,
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: FirebaseError } | null;
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      error: answer?.error ?? {},
    };
  });
}

function outcomeOf(settings: FirebaseSettings, { status, retryAfter, error }: Answer, now: Date): PushOutcome {
  if (status === 200) return { kind: 'sent' };
  const details = Array.isArray(error.details) ? error.details : [];
  const code = details.find(({ errorCode }) => errorCode)?.errorCode ?? error.status;
  // A project that is not there is a 404 too: only what says so of the device takes it away.
  if (status === 404 && code === 'UNREGISTERED') return { kind: 'gone' };
  const isTokenWrong = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  );
  if (status === 400 && isTokenWrong) return { kind: 'gone' };
  const words = `Firebase answered ${status} ${/^\w{1,40}$/.test(code ?? '') ? code : ''}`;
  if (status === 429 || status === 503) {
    const pauseMs = retryAfterMs(retryAfter, now, status === 429 ? QUOTA_PAUSE_MS : AWAY_PAUSE_MS);
    closedUntil.set(settings, now.getTime() + pauseMs);
    throw new TryLaterError(words, pauseMs);
  }
  throw new Error(words);
}
