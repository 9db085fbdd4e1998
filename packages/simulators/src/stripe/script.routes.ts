import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { fieldsPage } from './pages/fields-page.ts';

/** The parts of the stand-in, each after those it needs: a page loads it as one classic script. */
const PARTS = ['calls', 'payment-element', 'wallet-element', 'elements', 'challenge', 'stripe'];

const here = (file: string) => readFileSync(new URL(`./browser/${file}`, import.meta.url), 'utf8');

/** Sources of `browser/` as browsers read them; made when they are first asked for. */
const scripts = new Map<string, string>();

function script(name: string): string {
  const text = scripts.get(name) ?? stripTypeScriptTypes(here(`${name}.ts`));
  scripts.set(name, text);
  return text;
}

function stripeScript(): string {
  const parts = PARTS.map((name) =>
    script(name).replace(/^import [^;]*;$|^export (?=const|class|(async )?function)/gm, ''),
  );
  return `(() => {\n${parts.join('\n')}\n})();\n`;
}

/** The stand-in of Stripe.js, and the frame with the card form that it opens in the shop's page. */
export function scriptRoutes(app: FastifyInstance): void {
  const javascript = 'text/javascript; charset=utf-8';
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  for (const at of ['/v3', '/v3/']) {
    app.get(at, async (_request, reply) => reply.type(javascript).send(stripeScript()));
  }
  for (const name of ['fields', 'challenge-over']) {
    app.get(`/v3/${name}.js`, async (_request, reply) => reply.type(javascript).send(script(name)));
  }
  app.get('/v3/fields.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(here('fields.css')));
  app.get('/v3/fields.html', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:",
      )
      .type('text/html; charset=utf-8')
      .send(fieldsPage().text),
  );
}
