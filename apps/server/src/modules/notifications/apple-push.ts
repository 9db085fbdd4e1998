import { SignJWT } from 'jose';
import type { ApplePushSettings } from '../../platform/app-push-settings.ts';
import { TryLaterError } from '../../platform/outbox.ts';
import { type AppleAnswer, AppleLine } from './apple-line.ts';
import type { PushMessage, PushOutcome } from './push-message.ts';
import { retryAfterMs } from './try-later.ts';

/** Apple refuses a token of more than an hour, and whoever makes another within twenty minutes. */
const TOKEN_LIFE_MS = 40 * 60_000;
const TOKEN_SHORTEST_MS = 20 * 60_000;
/** Pause where Apple names none. */
const PAUSE_MS = 60_000;

/** What is known at one key of Apple: the token it signed last, and the line. */
interface Team {
  line: AppleLine;
  token: string;
  /** Milliseconds since 1970. */
  signedAt: number;
}

const teams = new WeakMap<ApplePushSettings, Team>();

/**
 * Gives a message to Apple for the app on one iPhone or iPad.
 * @param token by which Apple knows the device; it never stands in an error
 */
export async function pushToApple(
  settings: ApplePushSettings,
  token: string,
  message: PushMessage,
  { secondsToLive, now }: { secondsToLive: number; now: Date },
): Promise<PushOutcome> {
  const team = await teamOf(settings, now);
  const answer = await send(settings, team, token, message, { secondsToLive, now });
  if (reasonOf(answer).reason !== 'ExpiredProviderToken') return outcomeOf(answer, now);
  // a token that young does not end: our clock is wrong, and another token would be too
  if (now.getTime() - team.signedAt < TOKEN_SHORTEST_MS) return outcomeOf(answer, now);
  team.signedAt = Number.NEGATIVE_INFINITY;
  const again = await teamOf(settings, now);
  return outcomeOf(await send(settings, again, token, message, { secondsToLive, now }), now);
}

async function teamOf(settings: ApplePushSettings, now: Date): Promise<Team> {
  let team = teams.get(settings);
  if (!team) {
    team = { line: new AppleLine(settings.url), token: '', signedAt: Number.NEGATIVE_INFINITY };
    teams.set(settings, team);
  }
  if (now.getTime() - team.signedAt >= TOKEN_LIFE_MS || team.signedAt > now.getTime()) {
    team.signedAt = now.getTime();
    team.token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
      .setIssuer(settings.teamId)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(settings.privateKey);
  }
  return team;
}

async function send(
  { topic }: ApplePushSettings,
  { line, token: proof }: Team,
  token: string,
  { title, body, path, tag }: PushMessage,
  { secondsToLive, now }: { secondsToLive: number; now: Date },
): Promise<AppleAnswer> {
  const headers = {
    authorization: `bearer ${proof}`,
    'apns-topic': topic,
    'apns-push-type': 'alert',
    'apns-priority': '10',
    'apns-expiration': String(Math.floor(now.getTime() / 1000 + Math.max(0, secondsToLive))),
    'apns-collapse-id': tag.slice(0, 64),
    'content-type': 'application/json',
  };
  const words = JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path });
  return line.post(`/3/device/${token}`, headers, words);
}

/** @returns `at`: since when the device is gone, milliseconds since 1970 */
function reasonOf({ text }: AppleAnswer): { reason?: string | undefined; at?: number | undefined } {
  try {
    const { reason, timestamp } = JSON.parse(text) as { reason?: unknown; timestamp?: unknown };
    return {
      reason: typeof reason === 'string' && /^\w{1,40}$/.test(reason) ? reason : undefined,
      at: typeof timestamp === 'number' ? timestamp : undefined,
    };
  } catch {
    return {};
  }
}

function outcomeOf(answer: AppleAnswer, now: Date): PushOutcome {
  const { status, headers } = answer;
  if (status === 200) return { kind: 'sent' };
  const { reason, at } = reasonOf(answer);
  if (status === 410) return { kind: 'gone', ...(at === undefined ? {} : { since: new Date(at) }) };
  if (status === 400 && reason === 'BadDeviceToken') return { kind: 'gone' };
  const words = `Apple answered ${status} ${reason ?? ''}`;
  if (status === 429 || status === 503)
    throw new TryLaterError(words, retryAfterMs(headers['retry-after'], now, PAUSE_MS));
  throw new Error(words);
}
