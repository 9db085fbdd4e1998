import { createHash } from 'node:crypto';
import { escapeHtml } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';

/*
 * Pages behind "non scrivermi più" in mails. A GET changes nothing, since mailbox programs open links by themselves; the button, and
 * the mailbox program's own one-click request (RFC 8058), post to the same address. No session is looked at: the address is signed.
 */

const style =
  'body{margin:0;background:#f5f6f1;color:#191c16;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:16px}a{color:#0a5f31}button{font:inherit;font-weight:700;min-height:48px;padding:.7rem 1.6rem;border:0;border-radius:14px;background:#0e743b;color:#fff;cursor:pointer}';
const styleHash = createHash('sha256').update(style).digest('base64');

export interface LeaveWords {
  title: string;
  /** What the button ends. */
  question: string;
  button: string;
  /** Once it is ended. */
  done: string;
}

/**
 * Serves such a page at an address with the parameters `id` and `k`.
 * @param leave ends what the id stands for; false when the signature is not good. Ending it again is fine
 */
export function serveLeavePage(
  app: FastifyInstance,
  path: string,
  words: LeaveWords,
  leave: (id: number, signature: string) => Promise<boolean>,
): void {
  app.route<{ Querystring: Record<string, unknown> }>({
    method: ['GET', 'POST'],
    url: path,
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const { id, k } = request.query;
      const number = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id) ? Number(id) : undefined;
      const asks = request.method === 'GET';
      const isGood = number !== undefined && typeof k === 'string' && (asks || (await leave(number, k)));
      reply
        .status(isGood ? 200 : 400)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
        })
        .send(page(words, isGood ? (asks ? 'asks' : 'done') : 'wrong'));
    },
  });
}

function page({ title, question, button, done }: LeaveWords, state: 'asks' | 'done' | 'wrong'): string {
  const body = {
    asks: `<p>${escapeHtml(question)}</p><form method="post"><button type="submit">${escapeHtml(button)}</button></form>`,
    done: `<p role="status">${escapeHtml(done)}</p>`,
    wrong: '<p>Questo indirizzo non è completo: apri di nuovo il link dal messaggio che hai ricevuto.</p>',
  }[state];
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | Sporta</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<p><a href="/">Vai al negozio</a></p></main></body></html>`;
}
