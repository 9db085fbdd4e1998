import { isLoopbackName, isLoopbackUrl } from './loopback.ts';
import { isDemoKey } from './satispay-key.ts';
import { publicStripeProblems } from './stripe-settings.ts';

/*
 * What a shop that customers can reach must not open with: goods of the demo are known to everybody who has read the
 * sources. A shop of this machine (its address is a loopback one) may have them, as `npm start` makes it.
 */

/** Secrets that stand in the sources. */
export const DEMO_SECRET = 'sporta-demo-secret';
export const DEMO_MERCHANT = 'sporta-demo';

export const DEMO_KEY_PROBLEM =
  'SATISPAY_PRIVATE_KEY is the key of the simulator: make your own by npm run satispay:pair';

type Settings = Record<string, string | undefined>;

/** Whether only people at this machine are meant to reach the shop. Listening everywhere (0.0.0.0) says nothing about that. */
export function isLocalShop({ PUBLIC_URL = 'http://localhost', HOST = '0.0.0.0' }: Settings): boolean {
  return isLoopbackUrl(PUBLIC_URL) && (HOST === '0.0.0.0' || HOST === '::' || isLoopbackName(HOST));
}

/** What must be put right before a real shop opens, one line each; values are not printed. */
export function publicShopProblems(given: Settings): string[] {
  const problems = Object.entries(given)
    .filter(([, value]) => value && /change-me/i.test(value))
    .map(([name]) => `${name} is still the one of the example: set your own`);
  if (!given.PUBLIC_URL) problems.push('PUBLIC_URL is needed: links in e-mails and payment returns use it');
  for (const name of ['PUBLIC_URL', 'CARD_GATEWAY_URL', 'SATISPAY_URL', 'SSO_ISSUER', 'EINVOICE_URL'] as const) {
    const url = given[name];
    if (!url) continue;
    if (name !== 'PUBLIC_URL' && isLoopbackUrl(url))
      problems.push(`${name} is an address of this machine, where only simulators answer: set the real one`);
    else if (!isLoopbackUrl(url) && URL.parse(url)?.protocol === 'http:')
      problems.push(`${name} must be an https address: what goes there must not be read or changed on the way`);
  }
  if (given.DEMO_KEY) problems.push('DEMO_KEY delivers orders of the demo: leave it out');
  if (given.MAILBOX_URL) problems.push('MAILBOX_URL is the page of a simulator: leave it out');
  if (given.CARD_GATEWAY_URL) {
    if ((given.CARD_GATEWAY_SECRET ?? DEMO_SECRET) === DEMO_SECRET)
      problems.push('CARD_GATEWAY_SECRET is still the demo one: set the secret of your card gateway');
    if ((given.CARD_GATEWAY_MERCHANT ?? DEMO_MERCHANT) === DEMO_MERCHANT)
      problems.push('CARD_GATEWAY_MERCHANT is still the demo one: set the one your card gateway knows');
  }
  if (isDemoKey(given.SATISPAY_PRIVATE_KEY)) problems.push(DEMO_KEY_PROBLEM);
  for (const name of ['SSO_CLIENT_SECRET', 'METRICS_TOKEN'] as const)
    if (given[name] === DEMO_SECRET) problems.push(`${name} is a secret of the demo: set your own`);
  problems.push(...publicStripeProblems(given));
  for (const name of ['FIREBASE_URL', 'FIREBASE_TOKEN_URL', 'APPLE_PUSH_URL'] as const)
    if (given[name] && isLoopbackUrl(given[name]))
      problems.push(`${name} is an address of this machine, where only simulators answer: leave it out`);
  if (problems.length > 0)
    problems.push('PUBLIC_URL or HOST is no loopback address: to show the demo there on purpose, set DEMO_SHOP=true');
  return problems;
}
