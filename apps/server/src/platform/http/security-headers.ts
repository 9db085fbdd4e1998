import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { API_PREFIX } from './register-call.ts';

/**
 * Pages get the full set through helmet, with a nonce of their own. API answers get a constant set: they are never shown
 * as a document, and building a policy for each of thousands of listings a second is waste.
 */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const apiHeaders: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_PREFIX)) reply.headers(apiHeaders);
    else reply.header('x-content-type-options', 'nosniff');
    done();
  });
}

/** Sets the headers of helmet on one answer: called for pages alone, and no other request waits for it. */
export function protect(reply: FastifyReply, options: HelmetOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    helmet(options)(reply.request.raw, reply.raw, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
}

/** Headers of the page at a path; inline scripts must carry `nonce`. Only a preview stands in a frame, and only in one of ours. */
export async function pageHeaders(
  reply: FastifyReply,
  config: Config,
  { nonce, path, framedByUs }: { nonce: string; path: string; framedByUs: boolean },
): Promise<void> {
  const stripe = path.startsWith('/payment/stripe/') ? stripeOrigins(config) : NO_ORIGINS;
  const gateway = config.cardGateway.url ? [new URL(config.cardGateway.url).origin] : [];
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...stripe.calls],
        ...(stripe.frames.length > 0 ? { frameSrc: stripe.frames } : {}),
        fontSrc: ["'self'"],
        // The payment page of the card gateway is reached by an auto-submitted form (specification, section 4).
        formAction: ["'self'", ...gateway],
        frameAncestors: [framedByUs ? "'self'" : "'none'"],
        imgSrc: ["'self'", 'data:', ...stripe.images],
        objectSrc: ["'none'"],
        // The barcode reader is WebAssembly.
        scriptSrc: ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...stripe.scripts],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(config.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    // Paying may open the provider in a window of its own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.secure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: framedByUs ? 'sameorigin' : 'deny' },
  };
  await protect(reply, options);
  const wallets = stripe.scripts.map((origin) => `"${origin}"`).join(' ');
  const payment = wallets ? `(self ${wallets})` : '()';
  reply.header('permissions-policy', `camera=(self), geolocation=(self), microphone=(), payment=${payment}, usb=()`);
}

interface Origins {
  scripts: readonly string[];
  frames: readonly string[];
  calls: readonly string[];
  images: readonly string[];
}

const NO_ORIGINS: Origins = { scripts: [], frames: [], calls: [], images: [] };

/** What Stripe's script needs on the pay screen (docs.stripe.com/security/guide); no other page of ours allows it. */
function stripeOrigins({ stripe }: Config): Origins {
  if (!stripe) return NO_ORIGINS;
  if (stripe.jsUrl !== undefined && !stripe.jsUrl.startsWith('https://js.stripe.com/')) {
    const own = [new URL(stripe.jsUrl).origin];
    return { scripts: own, frames: own, calls: own, images: own };
  }
  return {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
    images: ['https://*.stripe.com'],
  };
}
