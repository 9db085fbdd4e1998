import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Audience, audiences } from '@sporta/contract';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../platform/db/database.ts';
import { headerOf } from '../../platform/http/call-context.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';

/** How the shop looks with a document that is not published. */
export interface ContentPreview {
  document: string;
  /** As the content file writes it. */
  body: Record<string, unknown>;
  /** The moment that is looked at. */
  at: Date;
  audience: Audience;
  /** Absent: the store of the visitor. */
  warehouseId: number | undefined;
}

/** Header of the calls of a page that is a preview; the page has it from its address. */
const HEADER = 'x-ebsn-preview';
/** How long an address shows it, in milliseconds. */
const LIFE = 30 * 60_000;

/**
 * Keeps what is to be looked at.
 * @returns a token signed by the shop, which shows it for half an hour
 */
export async function openPreview(
  tx: Tx,
  accountId: number,
  { document, body, at, audience, warehouseId }: Omit<ContentPreview, 'at'> & { at: Date | undefined },
  now: Date,
): Promise<string> {
  const kept = JSON.stringify(body);
  await tx
    .insertInto('content_preview')
    .values({ account_id: accountId, document, body: kept })
    .onConflict((clash) => clash.columns(['account_id', 'document']).doUpdateSet({ body: kept }))
    .execute();
  const words = [accountId, document, now.getTime() + LIFE, at?.getTime() ?? '', audience, warehouseId ?? ''].join('~');
  return `${Buffer.from(words).toString('base64url')}.${(await signatureOf(tx, words)).toString('base64url')}`;
}

/** What a request is to show instead of what is published; undefined for requests that are no preview. */
export async function previewOf({
  db,
  now,
  request,
}: {
  db: Db;
  now: Date;
  request: FastifyRequest;
}): Promise<ContentPreview | undefined> {
  const token = headerOf(request, HEADER);
  return token === undefined ? undefined : readPreview(db, token, now);
}

/** What a token shows; undefined when it is too old or none of ours. */
export async function readPreview(db: Db, token: string, now: Date): Promise<ContentPreview | undefined> {
  const [text = '', signature = ''] = token.split('.');
  const words = Buffer.from(text, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const right = await signatureOf(db, words);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [accountId, document, until, at, audience, warehouseId] = words.split('~');
  if (Number(until) <= now.getTime()) return undefined;
  const row = await db
    .selectFrom('content_preview')
    .select('body')
    .where('account_id', '=', Number(accountId))
    .where('document', '=', String(document))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    document: String(document),
    body: row.body as Record<string, unknown>,
    at: at ? new Date(Number(at)) : now,
    audience: audiences.find((each) => each === audience) ?? 'guests',
    warehouseId: warehouseId ? Number(warehouseId) : undefined,
  };
}

async function signatureOf(db: Db, words: string): Promise<Buffer> {
  return createHmac('sha256', await hiddenKey(db, 'content preview'))
    .update(words)
    .digest();
}
