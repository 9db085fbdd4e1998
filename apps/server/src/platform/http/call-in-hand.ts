import type { Call } from '@sporta/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { malformedRequest } from '../errors.ts';
import type { Account, Session } from '../session.ts';
import { AnonymousAnswers } from './anonymous-answers.ts';
import type { CallHandler } from './call-context.ts';
import type { SentToken } from './session-transport.ts';

/** A call of the contract and what answers it. */
export interface ServedCall {
  call: Call;
  handler: CallHandler<Call>;
}

/** What the steps of a request learn, one after the other. */
export interface CallInHand extends ServedCall {
  /** As it was sent; after validation, as the contract has it. */
  input: unknown;
  token: SentToken | undefined;
  session: Session | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Every registered call, for the documentation. */
    calls: Call[];
    /** By address: several calls may share one and differ by a parameter (`whenParameter`). */
    callsByUrl: Map<string, ServedCall[]>;
    /** What visitors without a session were answered. */
    anonymousAnswers: AnonymousAnswers;
  }
  interface FastifyRequest {
    /** Account shown as `user` in the envelope; set once the session is known. */
    visitor: Account | undefined;
    /** Set in requests for calls, by their first step. */
    callInHand: CallInHand;
  }
}

/** What the routes of calls find in the app and in each request; to be called before the first call is registered. */
export function decorateForCalls(app: FastifyInstance, deps: Deps): void {
  app.decorate('deps', deps);
  app.decorate('calls', []);
  app.decorate('callsByUrl', new Map());
  app.decorate('anonymousAnswers', new AnonymousAnswers());
  app.decorateRequest('visitor', undefined);
  // set by the first step of a call, and read by none but the steps after it
  app.decorateRequest('callInHand', undefined as unknown as CallInHand);
}

/** Which of the calls at one address is meant. @throws HttpError 400 when none is */
export function chooseCall(served: readonly ServedCall[], input: Record<string, unknown>): ServedCall {
  const isGiven = (name: string) => input[name] !== undefined && input[name] !== '';
  const chosen =
    served.find(({ call }) => call.whenParameter !== undefined && isGiven(call.whenParameter)) ??
    served.find(({ call }) => call.whenParameter === undefined);
  if (!chosen)
    throw malformedRequest(`Manca il parametro ${served[0]?.call.whenParameter}`, served[0]?.call.whenParameter);
  return chosen;
}
