import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { people } from './issuers.ts';
import type { LinkRequest } from './links.ts';
import type { Play } from './play.ts';
import { read } from './read.ts';
import { WireError } from './wire-error.ts';

const passwordLink = z.strictObject({ user: z.string().min(1).max(120), password: z.string().min(1).max(200) });
const pageLink = z.strictObject({ returnUrl: z.url({ protocol: /^https?$/ }), state: z.string().max(1000).optional() });
const appLink = z.strictObject({});
const exchange = z.strictObject({ code: z.string().min(1).max(200) });

type Id = { Params: { id: string } };

/** Linking accounts: section 2 of docs/meal-ticket-wire.md. */
export function linkRoutes(app: FastifyInstance, { issuer, links }: Play, returnOrigins: readonly string[]): void {
  const pageOf = (request: FastifyRequest, { id }: LinkRequest) => {
    const place = `${request.protocol}://${request.host}/${issuer.name}`;
    return issuer.link === 'page' ? `${place}/collega/${id}` : `${place}/app`;
  };
  const shown = (request: FastifyRequest, link: LinkRequest) => ({
    linkId: link.id,
    status: link.state,
    ...(link.state === 'pending' && {
      code: link.code,
      expiresAt: new Date(link.expiresAt).toISOString(),
      url: pageOf(request, link),
    }),
    ...(link.state === 'linked' && issuer.link === 'app' && { linkToken: link.token }),
  });

  app.post('/link', { config: { call: 'link' } }, async (request, reply) => {
    if (issuer.link === 'password') {
      const { user, password } = read(passwordLink, request.body);
      const name = user.trim().toLowerCase();
      const fits = () => people.some((person) => person.username === name && person.password === password);
      return { status: 'linked', linkToken: links.byPassword(name, fits) };
    }
    if (issuer.link === 'app') {
      read(appLink, request.body ?? {});
      return reply.code(201).send(shown(request, links.begin()));
    }
    const { returnUrl, state } = read(pageLink, request.body);
    if (!returnOrigins.includes(new URL(returnUrl).origin)) throw new WireError(400, 'invalid-request', 'returnUrl');
    const back = { returnUrl, ...(state !== undefined && { returnState: state }) };
    return reply.code(201).send(shown(request, links.begin(back)));
  });

  app.post('/link/exchange', { config: { call: 'exchange' } }, async (request) => {
    const { token } = links.exchange(read(exchange, request.body).code);
    return { status: 'linked', linkToken: token };
  });

  app.get<Id>('/link/:id', { config: { call: 'link-state' } }, async (request) =>
    shown(request, links.find(request.params.id)),
  );

  app.delete<Id>('/link/:id', { config: { call: 'discard-link' } }, async (request) =>
    shown(request, links.close(request.params.id, 'discarded')),
  );

  app.post('/unlink', { config: { call: 'unlink' } }, async (request, reply) => {
    const token = request.headers['x-link-token'];
    if (typeof token === 'string') links.unlink(token);
    return reply.code(204).send();
  });
}
