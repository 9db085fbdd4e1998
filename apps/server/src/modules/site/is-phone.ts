import type { IncomingHttpHeaders } from 'node:http';

/** What an answer that depends on `isPhone` varies by. */
export const PHONE_HEADERS = 'sec-ch-ua-mobile, user-agent';

/**
 * Whether a browser runs on a phone. Browsers that send hints say so themselves (User-Agent Client Hints, `Sec-CH-UA-Mobile`: false on
 * tablets); the others name it in their user agent, as tablets do not.
 */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint !== undefined) return hint === '?1';
  return /\bMobi|\biPhone\b/.test(headers['user-agent'] ?? '') && !/\biPad\b/.test(headers['user-agent'] ?? '');
}
