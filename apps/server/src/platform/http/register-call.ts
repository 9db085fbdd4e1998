import type { Call } from '@sporta/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AnonymousAnswers } from './anonymous-answers.ts';
import { admitVisitor } from './call-access.ts';
import { CallContext, type CallHandler, type CallResult } from './call-context.ts';
import { chooseCall, type ServedCall } from './call-in-hand.ts';
import { RawAnswer } from './envelope.ts';
import { isForOwnPages } from './foreign-pages.ts';
import { mergeInput, parseInput } from './input.ts';
import { sendRaw, sendRefusal, sendResult } from './send-result.ts';
import { sentToken } from './session-transport.ts';

export type { CallContext, CallHandler, CallResult } from './call-context.ts';

export const API_PREFIX = '/ebsn/api';

export interface CallOptions {
  /** Largest body in bytes; default 1 MiB. */
  bodyLimit?: number;
  /** Tighter limit than the global one, per address. */
  rateLimit?: { max: number; windowSeconds: number };
}

/** Serves one call of the contract; calls that share an address share its route (`whenParameter`). */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
  options: CallOptions = {},
): void {
  app.calls.push(call);
  const url = call.path.startsWith('/') ? call.path : `${API_PREFIX}/${call.path}`;
  const served: ServedCall = { call, handler: handler as unknown as CallHandler<Call> };
  const sharing = app.callsByUrl.get(url);
  if (sharing) {
    const [first] = sharing;
    if (first?.call.method !== call.method || first.call.changesState !== call.changesState)
      throw new Error(`${call.path}: calls that share a path share the method and whether they change something`);
    sharing.push(served);
    return;
  }
  const own = [served];
  app.callsByUrl.set(url, own);
  app.route({
    method: call.method === 'GET+POST' ? ['GET', 'POST'] : call.method,
    url,
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    config: {
      isForOwnPages: isForOwnPages(call),
      ...(options.rateLimit && {
        rateLimit: { max: options.rateLimit.max, timeWindow: options.rateLimit.windowSeconds * 1000 },
      }),
    },
    // A HEAD request must not do what the GET does.
    exposeHeadRoute: !call.changesState,
    ...stepsOf(own, app.anonymousAnswers),
  });
}

/**
 * The way of a request through a route of calls: an answer that is known is sent again; the call is chosen, the visitor
 * admitted, the input checked; then the handler works and its result is sent, or its refusal. Where nobody has to be admitted,
 * the first step does all of it at once: what is asked by everybody, and answered from memory, waits for nothing.
 */
function stepsOf(
  served: readonly ServedCall[],
  answers: AnonymousAnswers,
): Pick<RouteOptions, 'preValidation' | 'preHandler' | 'handler' | 'errorHandler'> {
  return {
    preValidation: [
      (request, reply, done) => {
        const isAnonymous = isAnonymousRead(request);
        const known = isAnonymous ? answers.get(request.url) : undefined;
        if (known) {
          sendRaw(request, reply, known);
          return;
        }
        const input = mergeInput(request.query, request.body, request.params);
        const chosen = chooseCall(served, input);
        request.callInHand = { ...chosen, input, token: undefined, session: undefined };
        if (!isAnonymous || chosen.call.access !== 'anonymous' || chosen.call.changesState) return done();
        request.callInHand.input = parseInput(chosen.call.request, input);
        const send = (result: CallResult<Call>) => {
          if (result instanceof RawAnswer) answers.keep(request.url, result);
          sendResult(request, reply, result);
        };
        const result = work(request, reply);
        if (result instanceof Promise) result.then(send).catch(done);
        else send(result);
      },
      admitVisitor,
    ],
    preHandler: (request, _reply, done) => {
      const { call, input } = request.callInHand;
      request.callInHand.input = parseInput(call.request, input);
      done();
    },
    handler: async (request, reply) => sendResult(request, reply, await work(request, reply)),
    errorHandler: sendRefusal,
  };
}

/** What is looked at before it is published is nobody else's answer. */
const isAnonymousRead = (request: FastifyRequest) =>
  request.method === 'GET' && sentToken(request) === undefined && request.headers['x-ebsn-preview'] === undefined;

/** Changes of one customer take turns, a few at once. */
function work(request: FastifyRequest, reply: FastifyReply) {
  const { deps } = request.server;
  const { call, handler } = request.callInHand;
  const context = new CallContext(deps, request, reply);
  const customer = call.changesState ? request.visitor?.accountId : undefined;
  return customer === undefined ? handler(context) : deps.turns.take(customer, () => handler(context));
}
