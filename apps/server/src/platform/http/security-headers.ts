import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { API_PREFIX } from './register-call.ts';

/**
 * Pages get the full set through helmet, with a nonce of their own. API answers get a constant set: they are never shown
 * as a document, and building a policy for each of thousands of listings a second is waste.
 */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, { global: false });
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

/** Headers of a page; inline scripts must carry `nonce`. */
export async function pageHeaders(reply: FastifyReply, config: Config, nonce: string): Promise<void> {
  const gateway = config.cardGateway.url ? [new URL(config.cardGateway.url).origin] : [];
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The payment page of the card gateway is reached by an auto-submitted form (specification, section 4).
        formAction: ["'self'", ...gateway],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        // The barcode reader is WebAssembly.
        scriptSrc: ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'"],
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
    xFrameOptions: { action: 'deny' },
  };
  await reply.helmet(options);
  reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
}
