import type { Call, CodeOf, DataOf, RequestOf } from '@sporta/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { BusinessError, loginNeeded } from '../errors.ts';
import type { Logger } from '../log.ts';
import { type Account, destroySession, type NewSession, SESSION_NAME, type Session } from '../session.ts';
import type { Answer, EventStream, PlainAnswer, RawAnswer } from './envelope.ts';
import { sessionCookie } from './session-transport.ts';

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

export type CallResult<C> = DataOf<C> | Answer<DataOf<C>> | RawAnswer | PlainAnswer | EventStream;
export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallResult<C>> | CallResult<C>;

/** The context of a call whose visitor is known and whose input is valid. */
export function openContext(deps: Deps, request: FastifyRequest, reply: FastifyReply): CallContext {
  const { token, session, input } = request.callInHand;
  return {
    input: input as RequestOf<Call>,
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
    get ip() {
      return request.ip;
    },
    // few calls ask who the client is
    get client() {
      return {
        name: headerOf(request, 'x-ebsn-client'),
        version: headerOf(request, 'x-ebsn-version'),
        uuid: headerOf(request, 'x-ebsn-client-uuid'),
        userAgent: headerOf(request, 'user-agent'),
      };
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

/** A header in one piece, at most 300 characters of it; undefined when it is missing or empty. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 300) : undefined;
}
