import { isLoopbackUrl } from './loopback.ts';

/** The shop's account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where its calls are answered and its script comes from; undefined = Stripe's own addresses. */
  apiUrl: string | undefined;
  jsUrl: string | undefined;
  /** Longest wait for an answer, milliseconds. */
  timeoutMs: number;
}

interface StripeEnvironment {
  STRIPE_API_URL?: string | undefined;
  STRIPE_JS_URL?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_TIMEOUT_SECONDS: number;
}

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const ADDRESSES = ['STRIPE_API_URL', 'STRIPE_JS_URL'] as const;

/** Undefined without keys: the shop does not offer Stripe. */
export function readStripe(env: StripeEnvironment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL?.replace(/\/+$/, ''),
    jsUrl: env.STRIPE_JS_URL,
    timeoutMs: env.STRIPE_TIMEOUT_SECONDS * 1000,
  };
}

/** What is wrong at any shop, one line each; values are not printed. */
export function stripeProblems(given: Record<string, string | undefined>): string[] {
  const missing = KEYS.filter((name) => !given[name]);
  if (missing.length === KEYS.length) {
    return ADDRESSES.filter((name) => given[name]).map((name) => `${name} is of no use without the keys of Stripe`);
  }
  const problems = missing.map((name) => `${name} is needed: the keys of Stripe go together`);
  const mode = modeOf(given.STRIPE_SECRET_KEY);
  const pageMode = modeOf(given.STRIPE_PUBLISHABLE_KEY);
  if (mode && pageMode && mode !== pageMode)
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are one of test and one of live: take both from the same',
    );
  for (const name of ADDRESSES) {
    const url = given[name];
    if (!url || isLoopbackUrl(url)) continue;
    if (URL.parse(url)?.protocol === 'http:') problems.push(`${name} must be an https address`);
  }
  return problems;
}

/** What a shop that customers can reach must not open with. */
export function publicStripeProblems(given: Record<string, string | undefined>): string[] {
  const simulated = KEYS.filter((name) => given[name]?.includes('sportasimulator')).map(
    (name) => `${name} is the one of the simulator, which everybody knows: set your own`,
  );
  const here = ADDRESSES.filter((name) => given[name] && isLoopbackUrl(given[name])).map(
    (name) => `${name} is an address of this machine, where only simulators answer: leave it out`,
  );
  return [...simulated, ...here];
}

function modeOf(key: string | undefined): string | undefined {
  return /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];
}
