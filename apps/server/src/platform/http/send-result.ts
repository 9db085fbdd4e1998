import type { OutgoingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { Call } from '@sporta/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../errors.ts';
import type { CallResult } from './call-context.ts';
import {
  Answer,
  EventStream,
  envelopeUser,
  errorEnvelope,
  jsonOf,
  lentInEnvelope,
  PlainAnswer,
  RawAnswer,
  rawEnvelope,
  successEnvelope,
} from './envelope.ts';
import { personalised, personalViewOf } from './personal-answers.ts';

/**
 * Sends what a handler gave, as this visitor sees it. No preSerialization hook: two of the four kinds of answers are bytes,
 * which pass by those hooks, and one rule for all four is easier to trust.
 */
export function sendResult(request: FastifyRequest, reply: FastifyReply, given: CallResult<Call>): FastifyReply {
  if (given instanceof EventStream) return openEvents(reply, given);
  if (given instanceof PlainAnswer) {
    return reply.header('cache-control', 'no-store').code(given.status).headers(given.headers).send(given.body);
  }
  const { deps } = request.server;
  const view = personalViewOf(deps, request.visitor);
  const result = view ? personalised(view, given as object) : given;
  if (result instanceof RawAnswer) return sendRaw(request, reply, result);
  const { data, notices, write } = result instanceof Answer ? result : new Answer(result, {});
  if (deps.config.env !== 'production') {
    assertAnswer(request.callInHand.call, write ? JSON.parse(jsonOf(write).toString()) : data);
  }
  if (!write) return sendEnvelope(reply, successEnvelope(request.visitor, data, notices));
  const { bytes, giveBack } = lentInEnvelope(request.visitor, notices, write);
  // the socket reads the bytes until the answer is out
  reply.raw.once('close', giveBack);
  return sendEnvelope(reply, bytes);
}

/** Error handler of calls: sends a refusal of a business rule, and leaves every other error to the handler of the app. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof BusinessError)) throw error;
  const { deps } = request.server;
  if (deps.config.env !== 'production') assertDeclared(request.callInHand.call, error);
  const data = personalViewOf(deps, request.visitor)?.change(error.data) ?? error.data;
  return sendEnvelope(reply.code(200), errorEnvelope(1, error.refusals, request.visitor, data));
}

/** Takes the answer out of the framework's hands, with the headers it has so far. */
function openEvents(reply: FastifyReply, { start }: EventStream): FastifyReply {
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // proxies that gather answers would hold events back
    'x-accel-buffering': 'no',
  });
  start(reply.raw);
  return reply;
}

function sendEnvelope(reply: FastifyReply, envelope: string | Buffer): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.header('cache-control', 'no-store').send(envelope);
}

export function sendRaw(request: FastifyRequest, reply: FastifyReply, raw: RawAnswer): FastifyReply {
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
    if (matches(request.headers['if-none-match'], etag)) {
      raw.giveBack?.();
      return reply.code(304).send();
    }
  }
  const bytes = rawEnvelope(account, raw);
  if (raw.giveBack) {
    // an envelope of its own holds a copy; else the socket reads the bytes until the answer is out
    if (bytes === raw.whole) reply.raw.once('close', raw.giveBack);
    else raw.giveBack();
  }
  return reply.send(bytes);
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
