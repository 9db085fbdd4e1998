import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { MessageError, MessageWarning, ResponseStatus, SessionUser } from '@sporta/contract/envelope.ts';
import type { Account, ActingStaff } from '../session.ts';
import { factsInUser } from '../session-facts.ts';
import { JsonWriter } from './json-writer.ts';

/** What goes beside the data of a successful answer. */
export interface Notices {
  infos?: readonly string[];
  warnings?: readonly MessageWarning[];
}

/** Writes one JSON object at once, without awaiting anything. */
export type WriteJson = (writer: JsonWriter) => void;

/** Data with notices: `return answer(cart, { infos: ['Ciao Anna'] })`. */
export class Answer<Data> {
  readonly data: Data;
  readonly notices: Notices;
  /** Writes the JSON of the data, where the module does that faster than `JSON.stringify`; may be called more than once. */
  readonly write: WriteJson | undefined;

  constructor(data: Data, notices: Notices, write?: WriteJson) {
    this.data = data;
    this.notices = notices;
    this.write = write;
  }
}

export const answer = <Data>(data: Data, notices: Notices, write?: WriteJson): Answer<Data> =>
  new Answer(data, notices, write);

/** JSON with the envelope for visitors without a session around it. */
export interface EnvelopedJson {
  /** One JSON object, UTF-8: the part of `whole` within the envelope. */
  json: Buffer;
  whole: Buffer;
  /** Set where the bytes are lent: ends the loan, and the bytes become another answer's. To be called once they are out. */
  giveBack?: () => void;
}

/** `data` that is JSON already, e.g. a listing kept in memory; sent without being parsed or validated again. */
export class RawAnswer {
  /** One JSON object, UTF-8. Keep and return the same Buffer for the same answer: what is derived from it is remembered. */
  readonly json: Buffer;
  /** The same in the envelope for visitors without a session, when it was made in it. */
  readonly whole: Buffer | undefined;
  /** Identifies the bytes (without quotes); gives ETag and 304. */
  readonly etag: string | undefined;
  /** Seconds a browser or shared cache may keep an anonymous answer; 0 = must ask again each time. */
  readonly maxAge: number;
  /** While true, the same address gives anonymous visitors this answer again without the handler being asked. */
  readonly validWhile: (() => boolean) | undefined;
  /** The bytes are lent for this one answer, and are given back when it is out; such an answer is never kept. */
  readonly giveBack: (() => void) | undefined;

  constructor(json: Buffer, options: RawAnswerOptions = {}) {
    this.json = json;
    this.whole = options.whole;
    this.etag = options.etag;
    this.maxAge = options.maxAge ?? 0;
    this.validWhile = options.validWhile;
    this.giveBack = options.giveBack;
  }
}

export interface RawAnswerOptions {
  whole?: Buffer;
  etag?: string;
  maxAge?: number;
  validWhile?: (() => boolean) | undefined;
  giveBack?: (() => void) | undefined;
}

/** An answer that is no envelope (`answers` of the call): a PDF, a redirect, what a provider expects. */
export class PlainAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** A stream is sent as it comes: a long file is never in memory whole. */
  readonly body: Buffer | string | Readable;

  constructor(status: number, headers: Record<string, string>, body: Buffer | string | Readable = '') {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Server-sent events: the answer stays open, and the module writes to it as things happen. */
export class EventStream {
  readonly start: (response: ServerResponse) => void;

  constructor(start: (response: ServerResponse) => void) {
    this.start = start;
  }
}

export const xmlAnswer = (xml: string, filename: string): PlainAnswer =>
  new PlainAnswer(
    200,
    { 'content-type': 'application/xml; charset=utf-8', 'content-disposition': `attachment; filename="${filename}"` },
    xml,
  );

/** `location` is a path of ours or the address of a provider, never something a visitor sent. */
export const redirectTo = (location: string): PlainAnswer => new PlainAnswer(303, { location });

/** A WebP picture that only this visitor may see: their browser keeps it for an hour, nobody between does. */
export const privatePictureAnswer = (webp: Buffer): PlainAnswer =>
  new PlainAnswer(200, { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }, webp);

export const pdfAnswer = (pdf: Buffer, filename: string): PlainAnswer =>
  new PlainAnswer(
    200,
    { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${filename}"` },
    pdf,
  );

export const rawAnswer = (json: Buffer, options?: RawAnswerOptions): RawAnswer => new RawAnswer(json, options);

/** The `user` at the root of every answer. */
export function envelopeUser(account: Account | undefined): SessionUser {
  if (!account) return { userId: 0, login: '', profileConfirmed: false };
  return {
    userId: account.accountId,
    login: account.login,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    profileConfirmed: account.profileConfirmed,
    master: account.isMaster,
    ...(account.company ? { company: account.company } : {}),
    ...(account.fidelityCard ? { fidelityCard: account.fidelityCard } : {}),
    ...factsInUser(account),
    ...(account.actedBy ? { actedBy: actedByInUser(account.actedBy) } : {}),
    ...(account.staff ? { staff: { roles: [...account.staff.roles] } } : {}),
  };
}

const actedByInUser = ({ firstName, until, fromCompany }: ActingStaff): NonNullable<SessionUser['actedBy']> => ({
  name: firstName,
  until: until.toISOString(),
  fromCompany,
});

const responsePart = (status: number, errors: readonly MessageError[], notices: Notices = {}): ResponseStatus => ({
  status,
  errors: [...errors],
  infos: (notices.infos ?? []).map((info) => ({ info })),
  warnings: [...(notices.warnings ?? [])],
  errorsMessage: errors.map(({ error }) => error),
  infosMessage: [...(notices.infos ?? [])],
  warningsMessage: (notices.warnings ?? []).map(({ warning }) => warning),
});

export const successEnvelope = (account: Account | undefined, data: unknown, notices: Notices = {}) =>
  envelopeHead(account, notices) + JSON.stringify(data) + envelopeEnd;

const envelopeEnd = '}';

const envelopeHead = (account: Account | undefined, notices: Notices = {}) =>
  `{"response":${JSON.stringify(responsePart(0, [], notices))},"user":${JSON.stringify(envelopeUser(account))},"data":`;

/** `status`: 1 for a business refusal, else the HTTP status. */
export const errorEnvelope = (
  status: number,
  refusals: readonly MessageError[],
  account?: Account | undefined,
  data: object = {},
) => JSON.stringify({ response: responsePart(status, refusals), user: envelopeUser(account), data });

const anonymousEnvelopes = new WeakMap<Buffer, Buffer>();

/** Envelope around ready-made JSON. The anonymous one is built once per Buffer. */
export function rawEnvelope(account: Account | undefined, { json, whole }: RawAnswer): Buffer {
  const known = account ? undefined : (whole ?? anonymousEnvelopes.get(json));
  if (known) return known;
  const bytes = Buffer.concat([Buffer.from(envelopeHead(account)), json, Buffer.from(envelopeEnd)]);
  if (!account) anonymousEnvelopes.set(json, bytes);
  return bytes;
}

const anonymousHead = Buffer.from(envelopeHead(undefined));
const writer = new JsonWriter();

/** What `write` writes, one JSON object, already in the envelope that most visitors get. */
export function inAnonymousEnvelope(write: WriteJson): EnvelopedJson {
  write(writer.begin().bytes(anonymousHead));
  return split(writer.text(envelopeEnd).taken());
}

const split = (whole: Buffer): EnvelopedJson => ({
  json: whole.subarray(anonymousHead.length, whole.length - envelopeEnd.length),
  whole,
});

/** What `write` writes, as bytes of its own. */
export function jsonOf(write: WriteJson): Buffer {
  write(writer.begin());
  return writer.taken();
}

/** Rooms that wait for an answer, and the largest that is kept for one: a cart of two hundred lines fits. */
const rooms: JsonWriter[] = [];
const mostRooms = 32;
const largestRoom = 512 * 1024;

/**
 * The same in bytes that are lent: an answer that is sent once and not kept costs no memory of its own. Memory outside of the heap
 * of JavaScript that comes and goes makes V8 go through all of the heap every few thousand answers.
 */
export function lentInAnonymousEnvelope(write: WriteJson): EnvelopedJson {
  const { bytes, giveBack } = lend((room) => write(room.bytes(anonymousHead)));
  return { ...split(bytes), giveBack };
}

/** What `write` writes in the envelope of an account, in bytes that are lent for one answer. */
export const lentInEnvelope = (account: Account | undefined, notices: Notices, write: WriteJson): LentBytes =>
  lend((room) => write(room.text(envelopeHead(account, notices))));

/** Bytes of one answer; to be given back once they are out. */
export interface LentBytes {
  bytes: Buffer;
  giveBack: () => void;
}

function lend(write: WriteJson): LentBytes {
  const room = rooms.pop() ?? new JsonWriter();
  write(room.begin());
  let isLent = true;
  return {
    bytes: room.text(envelopeEnd).lent(),
    giveBack() {
      if (isLent && rooms.length < mostRooms && room.capacity <= largestRoom) rooms.push(room);
      isLent = false;
    },
  };
}
