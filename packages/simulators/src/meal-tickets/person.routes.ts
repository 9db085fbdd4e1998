import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../platform/html.ts';
import { people } from './issuers.ts';
import { appPage, linkPage, messagePage } from './person-pages.ts';
import type { Play } from './play.ts';
import { WireError } from './wire-error.ts';

type Typed = Readonly<Record<string, unknown>>;
type Id = { Params: { id: string } };

/** What a person sees of an issuer: its sign-in page, or its app. */
export function personRoutes(app: FastifyInstance, play: Play): void {
  const { issuer, links, ledger } = play;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error instanceof WireError ? 410 : (error.statusCode ?? 500);
    return show(reply, messagePage(issuer, 'Collegamento finito o scaduto: torna al negozio e riprova.'), status);
  });

  const accounts = people.map((person) => ({ person, holder: ledger.holder(person.username) }));
  const pendingOne = (id: string) => {
    const link = links.find(id);
    if (link.state !== 'pending') throw new WireError(409, `link-${link.state}`);
    return link;
  };
  const back = (address: string | undefined, fields: Record<string, string | undefined>) => {
    const url = new URL(address!);
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  };

  if (issuer.link === 'page') {
    app.get<Id & { Querystring: Typed }>('/collega/:id', async (request, reply) => {
      const link = pendingOne(request.params.id);
      const { persona } = request.query;
      return show(reply, linkPage(issuer, link, accounts, typeof persona === 'string' ? persona : ''));
    });
    app.post<Id & { Body: Typed }>('/collega/:id', async (request, reply) => {
      const link = pendingOne(request.params.id);
      const { username, password, fine } = request.body ?? {};
      const name = String(username ?? '')
        .trim()
        .toLowerCase();
      const person = people.find((each) => each.username === name && each.password === password);
      if (!person) return show(reply, linkPage(issuer, link, accounts, name, 'Utente o password non corretti'), 401);
      links.confirm(link.id, person.username);
      if (fine === 'chiudi') return show(reply, messagePage(issuer, 'Collegato. Puoi chiudere questa pagina.'));
      return reply.redirect(back(link.returnUrl, { code: links.codeFor(link.id), state: link.returnState }), 303);
    });
    app.post<Id>('/collega/:id/annulla', async (request, reply) => {
      const link = pendingOne(request.params.id);
      links.close(link.id, 'refused');
      return reply.redirect(back(link.returnUrl, { error: 'access_denied', state: link.returnState }), 303);
    });
  }

  if (issuer.link === 'app') {
    app.get('/app', async (_request, reply) => show(reply, appPage(issuer, links.pending, accounts)));
    app.post<Id & { Body: Typed }>('/app/:id/conferma', async (request, reply) => {
      const person = people.find(({ username }) => username === request.body?.username);
      if (!person) return show(reply, messagePage(issuer, 'Scegli chi sei.'), 400);
      links.confirm(request.params.id, person.username);
      return reply.redirect(`/${issuer.name}/app`, 303);
    });
    app.post<Id>('/app/:id/rifiuta', async (request, reply) => {
      links.close(request.params.id, 'refused');
      return reply.redirect(`/${issuer.name}/app`, 303);
    });
  }
}

function show(reply: FastifyReply, page: Html, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page.text);
}
