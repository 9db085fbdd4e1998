import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';

const secrets = new WeakMap<Db, Promise<Buffer>>();

/**
 * The key under which something is counted without being stored: an HMAC with a secret of this shop. A plain hash would not
 * do, because four billion addresses, or all known e-mails, could simply be tried.
 */
export async function hiddenKey(db: Db, ...parts: string[]): Promise<Buffer> {
  const secret = await shopSecret(db);
  return createHmac('sha256', secret).update(parts.join('\n')).digest();
}

function shopSecret(db: Db): Promise<Buffer> {
  let secret = secrets.get(db);
  if (!secret) {
    secret = readSecret(db);
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

async function readSecret(db: Db): Promise<Buffer> {
  const fresh = JSON.stringify(randomBytes(32).toString('hex'));
  await sql`insert into shop_fact (key, value) values ('login-guard-secret', ${fresh}::jsonb) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ value: string }>`select value from shop_fact where key = 'login-guard-secret'`.execute(
    db,
  );
  return Buffer.from(rows[0]?.value ?? '', 'hex');
}
