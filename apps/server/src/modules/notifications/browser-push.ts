import webpush from 'web-push';
import type { Deps } from '../../platform/deps.ts';
import { outside } from '../../platform/outside.ts';
import { pushKeys } from './push-keys.ts';
import type { BrowserAddress, PushMessage } from './push-message.ts';

/** Longest time for one push service to take one message. */
const TIMEOUT_MS = 10_000;

/** The push services of the browsers there are. Addresses come from devices: nothing else is ever called. */
const services =
  /^(fcm\.googleapis\.com|([a-z0-9-]+\.)*(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/** Whether an address belongs to a push service. @param more origins of others, from the settings */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, origin } = new URL(endpoint);
  if (username !== '') return false;
  return more.includes(origin) || (protocol === 'https:' && port === '' && services.test(hostname));
}

/**
 * Gives a message to the push service of a browser, which can read neither its words nor who it is for.
 * @returns `gone` when the device wants no more; `sent` otherwise
 * @throws when the service is away or refuses: it may be tried again
 */
export async function pushToBrowser(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  to: BrowserAddress,
  message: PushMessage,
  secondsToLive: number,
): Promise<'sent' | 'gone'> {
  if (!isPushService(to.endpoint, config.push.origins)) return 'gone';
  const { endpoint, p256dh, auth } = to;
  const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: config.push.contact, ...(await pushKeys(db)) },
    TTL: Math.max(0, Math.round(secondsToLive)),
    urgency: 'high',
  });
  const status = await outside('The push service of a device', TIMEOUT_MS, async (signal) => {
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: request.body as Buffer<ArrayBuffer>,
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  });
  if (status === 404 || status === 410) return 'gone';
  if (status >= 300) throw new Error(`a push service answered ${status}`);
  return 'sent';
}
