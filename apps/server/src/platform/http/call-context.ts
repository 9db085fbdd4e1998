import type { Call, CodeOf, DataOf, RequestOf } from '@sporta/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { BusinessError, loginNeeded } from '../errors.ts';
import type { Logger } from '../log.ts';
import { type Account, destroySession, type NewSession, SESSION_NAME, type Session } from '../session.ts';
import type { Answer, EventStream, PlainAnswer, RawAnswer } from './envelope.ts';
import { sessionCookie } from './session-transport.ts';

/**
 * What a handler gets. A class, and no object literal: getters of a literal are closures that V8 keeps in a hidden class of its own
 * for every request, among what is old, and whole requests with it until the whole heap is gone through.
 */
export class CallContext<C extends Call = Call> {
  /** Validated and coerced by the contract. */
  readonly input: RequestOf<C>;
  /** The account behind the session; for calls open to everyone it may be missing. */
  readonly visitor: Account | undefined;
  readonly session: Session | undefined;
  readonly db: Db;
  readonly deps: Deps;
  /** Time of the request. */
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;

  /** The context of a call whose visitor is known and whose input is valid. */
  constructor(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
    const { session, input } = request.callInHand;
    this.input = input as RequestOf<C>;
    this.visitor = request.visitor;
    this.session = session;
    this.db = deps.db;
    this.deps = deps;
    this.now = deps.clock.now();
    this.request = request;
    this.reply = reply;
  }

  /** The account, for calls that need one. @throws HttpError 419 when there is none */
  get account(): Account {
    const { visitor } = this.request;
    if (!visitor) throw loginNeeded();
    return visitor;
  }

  get log(): Logger {
    return this.request.log as Logger;
  }

  /** Address of the client, e.g. for the login guard. */
  get ip(): string {
    return this.request.ip;
  }

  /** Who the client says it is. */
  get client() {
    const { request } = this;
    return {
      name: headerOf(request, 'x-ebsn-client'),
      version: headerOf(request, 'x-ebsn-version'),
      uuid: headerOf(request, 'x-ebsn-client-uuid'),
      userAgent: headerOf(request, 'user-agent'),
    };
  }

  /** Sends the token of a new session as header and cookie; `account` becomes the `user` of this answer. */
  startSession(session: NewSession, account: Account): void {
    this.request.visitor = account;
    this.reply.header(SESSION_NAME, session.token);
    this.reply.header('set-cookie', sessionCookie(this.deps.config, session.token, session));
  }

  /** Destroys the session of this request and clears the cookie. */
  async endSession(): Promise<void> {
    const { token } = this.request.callInHand;
    if (token) await destroySession(this.deps.db, token.value);
    this.request.visitor = undefined;
    this.reply.header('set-cookie', sessionCookie(this.deps.config, undefined));
  }

  /** Replaces the `user` of this answer, e.g. after a change of profile. */
  setUser(account: Account | undefined): void {
    this.request.visitor = account;
  }

  /** A refusal with one of the codes this call declares: `throw c.refuse('slot-full', 'Questa fascia è piena')`. */
  refuse(code: CodeOf<C>, message: string, options?: { field?: string; data?: object }): BusinessError {
    return new BusinessError(code, message, options);
  }
}

export type CallResult<C> = DataOf<C> | Answer<DataOf<C>> | RawAnswer | PlainAnswer | EventStream;
export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallResult<C>> | CallResult<C>;

/** A header in one piece, at most 300 characters of it; undefined when it is missing or empty. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 300) : undefined;
}
