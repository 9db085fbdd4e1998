import { crc32 } from 'node:zlib';
import type { Call, CodeOf, DataOf, RequestOf } from '@sporta/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { BusinessError, forbidden, loginNeeded, malformedRequest } from '../errors.ts';
import type { Logger } from '../log.ts';
import {
  type Account,
  destroySession,
  type NewSession,
  resolveSession,
  SESSION_NAME,
  type Session,
} from '../session.ts';
import { AnonymousAnswers } from './anonymous-answers.ts';
import {
  Answer,
  envelopeUser,
  errorEnvelope,
  PlainAnswer,
  RawAnswer,
  rawEnvelope,
  successEnvelope,
} from './envelope.ts';
import { isForOwnPages } from './foreign-pages.ts';
import { mergeInput, parseInput } from './input.ts';
import { personalised, personalViewOf } from './personal-answers.ts';
import { type SentToken, sentToken, sessionCookie } from './session-transport.ts';

export const API_PREFIX = '/ebsn/api';

/** What a handler gets. */
export interface CallContext<C extends Call = Call> {
  /** Validated and coerced by the contract. */
  input: RequestOf<C>;
  /** The account behind the session; for calls open to everyone it may be missing. */
  visitor: Account | undefined;
  /** The account, for calls that need one. Answers 419 when there is none. */
  account: Account;
  session: Session | undefined;
  db: Db;
  deps: Deps;
  log: Logger;
  /** Time of the request. */
  now: Date;
  /** Address of the client, e.g. for the login guard. */
  ip: string;
  client: {
    name: string | undefined;
    version: string | undefined;
    uuid: string | undefined;
    userAgent: string | undefined;
  };
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sends the token of a new session as header and cookie; `account` becomes the `user` of this answer. */
  startSession(session: NewSession, account: Account): void;
  /** Destroys the session of this request and clears the cookie. */
  endSession(): Promise<void>;
  /** Replaces the `user` of this answer, e.g. after a change of profile. */
  setUser(account: Account | undefined): void;
  /** A refusal with one of the codes this call declares: `throw c.refuse('slot-full', 'Questa fascia è piena')`. */
  refuse(code: CodeOf<C>, message: string, options?: { field?: string; data?: object }): BusinessError;
}

export type CallResult<C> = DataOf<C> | Answer<DataOf<C>> | RawAnswer | PlainAnswer;
export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallResult<C>> | CallResult<C>;

export interface CallOptions {
  /** Largest body in bytes; default 1 MiB. */
  bodyLimit?: number;
  /** Tighter limit than the global one, per address. */
  rateLimit?: { max: number; windowSeconds: number };
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Every registered call, for the documentation. */
    calls: Call[];
    /** By address: several calls may share one and differ by a parameter (`whenParameter`). */
    callsByUrl: Map<string, ServedCall[]>;
  }
  interface FastifyRequest {
    /** Account shown as `user` in the envelope; set once the session is known. */
    visitor: Account | undefined;
  }
}

interface ServedCall {
  call: Call;
  handler: CallHandler<Call>;
}

/**
 * Serves one call of the contract: reads the session, applies access and CSRF rules, validates the input, runs the handler
 * and wraps its data in the envelope.
 */
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
  const answers = new AnonymousAnswers();
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
    handler: (request, reply) => {
      const isAnonymousRead = request.method === 'GET' && sentToken(request) === undefined;
      const known = isAnonymousRead ? answers.get(request.url) : undefined;
      if (known) return sendRaw(request, reply, known);
      const input = mergeInput(request.query, request.body, request.params);
      return answerCall(app.deps, chooseCall(own, input), input, request, reply, isAnonymousRead ? answers : undefined);
    },
  });
}

function chooseCall(served: readonly ServedCall[], input: Record<string, unknown>): ServedCall {
  const isGiven = (name: string) => input[name] !== undefined && input[name] !== '';
  const chosen =
    served.find(({ call }) => call.whenParameter !== undefined && isGiven(call.whenParameter)) ??
    served.find(({ call }) => call.whenParameter === undefined);
  if (!chosen)
    throw malformedRequest(`Manca il parametro ${served[0]?.call.whenParameter}`, served[0]?.call.whenParameter);
  return chosen;
}

async function answerCall(
  deps: Deps,
  { call, handler }: ServedCall,
  input: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  anonymousAnswers: AnonymousAnswers | undefined,
): Promise<FastifyReply> {
  const checksAnswers = deps.config.env !== 'production';
  let result: CallResult<Call>;
  try {
    const context = await openContext(deps, call, input, request, reply);
    const customer = call.changesState ? request.visitor?.accountId : undefined;
    result = customer === undefined ? await handler(context) : await deps.turns.take(customer, () => handler(context));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    if (checksAnswers) assertDeclared(call, error);
    const view = error.data && personalViewOf(deps, request.visitor);
    const refused = view && error.data ? view.change(error.data) : error.data;
    return sendEnvelope(reply, errorEnvelope(1, error.refusals, request.visitor, refused));
  }
  const view = personalViewOf(deps, request.visitor);
  if (view && !(result instanceof PlainAnswer)) result = personalised(view, result as object);
  if (result instanceof RawAnswer) {
    anonymousAnswers?.keep(request.url, result);
    return sendRaw(request, reply, result);
  }
  if (result instanceof PlainAnswer) {
    return reply.header('cache-control', 'no-store').code(result.status).headers(result.headers).send(result.body);
  }
  const { data, notices, text } = result instanceof Answer ? result : new Answer(result, {});
  if (checksAnswers) assertAnswer(call, text === undefined ? data : JSON.parse(text));
  return sendEnvelope(reply, successEnvelope(request.visitor, data, notices, text));
}

function sendEnvelope(reply: FastifyReply, envelope: string): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.header('cache-control', 'no-store').send(envelope);
}

async function openContext<C extends Call>(
  deps: Deps,
  call: C,
  input: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext<C>> {
  const token = sentToken(request);
  const session = token && (await resolveSession(deps, token.value));
  request.visitor = session?.account;
  assertAccess(call, request.visitor);
  if (session && isForOwnPages(call)) assertNotForged(token, request);
  // A browser keeps a session cookie as long as we say; the expiry slides with it.
  if (session?.remember && token?.from === 'cookie' && call.changesState) {
    reply.header('set-cookie', sessionCookie(deps.config, token.value, session));
  }

  return {
    input: parseInput(call.request, input) as RequestOf<C>,
    visitor: request.visitor,
    get account() {
      if (!request.visitor) throw loginNeeded();
      return request.visitor;
    },
    session,
    db: deps.db,
    deps,
    log: request.log as Logger,
    now: deps.clock.now(),
    ip: request.ip,
    client: {
      name: header(request, 'x-ebsn-client'),
      version: header(request, 'x-ebsn-version'),
      uuid: header(request, 'x-ebsn-client-uuid'),
      userAgent: header(request, 'user-agent'),
    },
    request,
    reply,
    startSession(created, account) {
      request.visitor = account;
      reply.header(SESSION_NAME, created.token);
      reply.header('set-cookie', sessionCookie(deps.config, created.token, created));
    },
    async endSession() {
      if (token) await destroySession(deps.db, token.value);
      request.visitor = undefined;
      reply.header('set-cookie', sessionCookie(deps.config, undefined));
    },
    setUser(account) {
      request.visitor = account;
    },
    refuse: (code, message, refusalOptions) => new BusinessError(code, message, refusalOptions),
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 300) : undefined;
}

function assertAccess(call: Call, account: Account | undefined): void {
  if (call.access === 'anonymous') return;
  if (!account) throw loginNeeded();
  if (call.access === 'master' && !account.isMaster)
    throw forbidden('Questa pagina è riservata agli account principali.');
  if (call.access === 'staff' && !account.isStaff) throw forbidden('Questa pagina è riservata al personale.');
}

/**
 * Cross-site forms and links carry the cookie but cannot set a header of their own (API contract, section 1). A client
 * that sends the token in the header is no browser form, so it is exempt.
 */
function assertNotForged(token: SentToken | undefined, request: FastifyRequest): void {
  if (token?.from === 'cookie' && !header(request, 'x-ebsn-client')) {
    throw forbidden('Richiesta rifiutata: manca l’intestazione X-Ebsn-Client.');
  }
}

function sendRaw(request: FastifyRequest, reply: FastifyReply, raw: RawAnswer): FastifyReply {
  const account = request.visitor;
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('vary', 'Cookie, X-Ebsn-Account');
  reply.header('cache-control', account ? 'private, no-cache' : `public, max-age=${raw.maxAge}`);
  if (raw.etag !== undefined) {
    // The envelope holds the user, so two users never share an ETag.
    const etag = account
      ? `"${raw.etag}-${crc32(JSON.stringify(envelopeUser(account))).toString(36)}"`
      : `"${raw.etag}"`;
    reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.send(rawEnvelope(account, raw.json));
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function assertDeclared(call: Call, error: BusinessError): void {
  const unknown = error.refusals.find(({ code }) => !call.errors.includes(code));
  if (unknown) throw new Error(`${call.path}: refusal code "${unknown.code}" is not declared in the contract`);
}

function assertAnswer(call: Call, data: unknown): void {
  // What counts is what arrives: undefined members disappear, dates become text.
  const checked = call.data.safeParse(JSON.parse(JSON.stringify(data)));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Error(`${call.path}: the answer breaks the contract at "${issue?.path.join('.')}": ${issue?.message}`);
  }
}
