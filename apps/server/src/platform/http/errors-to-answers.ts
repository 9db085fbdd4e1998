import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/connection-errors.ts';
import { BusinessError, HttpError, malformedRequest, notFound, serviceUnavailable, visitorLeft } from '../errors.ts';
import { errorEnvelope } from './envelope.ts';
import { API_PREFIX } from './register-call.ts';

/** Turns everything thrown into the envelope (API) or a plain page (everything else). Never shows a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Also for the errors that arise before routing, see `frameworkErrors` in app.ts. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof BusinessError) {
    return sendEnvelope(reply.code(200), errorEnvelope(1, error.refusals, request.visitor, error.data));
  }
  const known = asHttpError(error, request);
  if (known) {
    if (known.status >= 500) {
      request.log.warn({ err: error, errorId: nameForTheLog(reply) }, 'dependency unavailable');
    }
    for (const [name, value] of Object.entries(known.headers)) reply.header(name, value);
    return send(request, reply.code(known.status), known);
  }
  const id = nameForTheLog(reply);
  request.log.error({ err: error, errorId: id, route: request.routeOptions?.url }, 'unexpected error');
  const message = `Qualcosa è andato storto da parte nostra. Se continua, segnalaci il codice ${id}.`;
  return send(request, reply.code(500), new HttpError(500, [{ code: 'server-error', error: message }]));
}

/**
 * A name for what goes wrong now, under which the log has it: short enough to be said on the telephone, "B7-4412". It leaves in
 * `X-Error-Id`, so that a page can show it beside words of its own.
 */
function nameForTheLog(reply: FastifyReply): string {
  const name = randomBytes(3).toString('hex').toUpperCase();
  const id = `${name.slice(0, 2)}-${name.slice(2)}`;
  reply.header('x-error-id', id);
  return id;
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  return send(request, reply.code(404), notFound());
}

function send(request: FastifyRequest, reply: FastifyReply, error: HttpError): FastifyReply {
  if (request.url.startsWith(API_PREFIX) || !request.headers.accept?.includes('text/html')) {
    return sendEnvelope(reply, errorEnvelope(error.status, error.refusals, request.visitor));
  }
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .send(`<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sporta</title><h1>${escapeHtml(error.message)}</h1><p><a href="/">Torna alla pagina principale</a></p></html>`);
}

const sendEnvelope = (reply: FastifyReply, envelope: string) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(envelope);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const FRAMEWORK_REFUSALS: Record<number, [code: string, message: string]> = {
  413: ['too-large', 'La richiesta è troppo grande.'],
  414: ['too-long', 'L’indirizzo della richiesta è troppo lungo.'],
  415: ['unsupported-media-type', 'Il corpo della richiesta deve essere un modulo (form-encoded) o JSON.'],
};

function asHttpError(error: unknown, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error;
  // a body that broke off
  if (error === request.raw.errored) return visitorLeft();
  const { code = '', statusCode } = error as FastifyError;
  const refusal = statusCode === undefined ? undefined : FRAMEWORK_REFUSALS[statusCode];
  if (refusal) return new HttpError(statusCode as number, [{ code: refusal[0], error: refusal[1] }]);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return malformedRequest('La richiesta non si può leggere: controlla come è scritta.');
  }
  // 22xxx: a value the column type cannot hold. The contract should have refused it; the customer still gets no 500.
  if (/^22[0-9A-Z]{3}$/.test(code)) {
    request.log.warn(
      { err: error, route: request.routeOptions?.url },
      'value refused by the database, not by the contract',
    );
    return malformedRequest('Un valore della richiesta non è valido.');
  }
  if (isDatabaseUnavailable(error)) return serviceUnavailable();
  return undefined;
}
