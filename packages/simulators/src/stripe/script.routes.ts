import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { fieldsPage } from './pages/fields-page.ts';

const here = (file: string) => readFileSync(new URL(`./browser/${file}`, import.meta.url), 'utf8');

/** A source of `browser/` as browsers read it; made when it is first asked for. */
const scripts = new Map<string, string>();
function script(name: string, classic = false): string {
  let text = scripts.get(name);
  if (text === undefined) {
    const code = stripTypeScriptTypes(here(`${name}.ts`));
    text = classic ? `(() => {\n${code.replace(/^export \{\};$/m, '')}\n})();\n` : code;
    scripts.set(name, text);
  }
  return text;
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
    app.get(at, async (_request, reply) => reply.type(javascript).send(script('stripe', true)));
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
