import { readConfig } from '@sporta/server/platform/config.ts';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { createSession } from '@sporta/server/platform/session.ts';

/** Calls as one of the staff; the answer's data, or an error where the shop refused. */
export interface Staff {
  (address: string, body?: object): Promise<ReturnType<typeof JSON.parse>>;
  /** Reads a file to its end. @returns its bytes */
  file(address: string): Promise<number>;
}

/** Somebody new with these roles. @param stores slugs of the stores they work for; none: all of them */
export async function callerOf(
  database: DatabaseHandle,
  url: string,
  { name, roles, stores = [] }: { name: string; roles: string[]; stores?: string[] },
): Promise<Staff> {
  const { rows } = await database.pool.query(
    `with a as (insert into account (login, email, first_name, last_name, segment)
       values ($1, $1 || '@sporta.example', 'Elena', 'Prova', 'staff') returning account_id)
     insert into staff_member (account_id, roles, store_ids, signed_in_at)
     select account_id, $2, array(select warehouse_id from warehouse where slug = any($3::text[])), now() from a returning account_id`,
    [`${name}-${crypto.randomUUID()}`, roles, stores],
  );
  const session = { db: database.db, config: readConfig({}), clock: { now: () => new Date() } };
  const { token } = await createSession(session, rows[0].account_id, { remember: false, singleSignOn: true });
  const headers = { 'x-ebsn-account': token, 'x-ebsn-client': 'bench', 'content-type': 'application/json' };
  const call = async (address: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${url}/ebsn/api/${address}`, init);
    const { response, data } = await answer.json();
    if (response.status !== 0) throw new Error(`${address}: ${JSON.stringify(response.errors)}`);
    return data;
  };
  const file = async (address: string) => {
    const answer = await fetch(`${url}/ebsn/api/${address}`, { headers });
    if (!answer.ok || answer.headers.get('content-type')?.includes('json')) throw new Error(await answer.text());
    let bytes = 0;
    for await (const part of answer.body!) bytes += part.length;
    return bytes;
  };
  return Object.assign(call, { file });
}
