import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as received; only where providers send notices, some of which sign them. */
    rawBody?: Buffer;
  }
}

/** Keeps the bytes of JSON bodies for the routes of this scope. Bodies that are no JSON are for the provider to refuse. */
export function keepRawBody(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    done(null, undefined);
  });
}
