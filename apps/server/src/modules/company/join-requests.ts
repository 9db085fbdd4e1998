import type { CompanyJoinRequest } from '@sporta/contract';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { composeMail } from '../mails/index.ts';
import { mastersOf } from './masters.ts';

/*
 * A VAT number is public: knowing it must not let anybody into the prices, addresses and due dates of a company. Who
 * registers with the number of a company that is there already is a private customer until its master says yes; and the
 * master is asked only when the person has confirmed the e-mail.
 */

const businessPriceList = 2;

const requestNotFound = () =>
  new BusinessError('request-not-found', 'Questa richiesta non c’è più.', { field: 'request_id' });

/** Who waits to join, the oldest first. */
export async function listJoinRequests(db: Db, companyId: number): Promise<CompanyJoinRequest[]> {
  const { rows } = await sql<Omit<CompanyJoinRequest, 'requestedAt'> & { requestedAt: Date }>`
    select r.company_join_request_id as "requestId", a.first_name as "firstName", a.last_name as "lastName", a.email,
      r.requested_at as "requestedAt"
    from company_join_request r join account a using (account_id)
    where r.company_id = ${companyId} and a.disabled_at is null and a.email_confirmed_at is not null
    order by r.requested_at, r.company_join_request_id`.execute(db);
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }));
}

/** Tells the masters and the person, once the e-mail is confirmed; before that, and without a request, nothing. */
export async function announceJoinRequest(deps: Deps, accountId: number): Promise<void> {
  const { rows } = await sql<{ companyId: number; company: string; email: string; name: string }>`
    select r.company_id as "companyId", c.name as company, a.email, trim(a.first_name || ' ' || a.last_name) as name
    from company_join_request r join company c using (company_id) join account a using (account_id)
    where r.account_id = ${accountId} and a.disabled_at is null and a.email_confirmed_at is not null`.execute(deps.db);
  const [request] = rows;
  if (!request) return;
  const { publicUrl } = deps.config;
  for (const master of await mastersOf(deps.db, request.companyId)) {
    const mail = composeMail({
      subject: `${request.name} vuole ordinare per ${request.company}`,
      preview: 'Decidi tu se accettare.',
      title: 'Una persona chiede di entrare',
      blocks: [
        {
          kind: 'text',
          text: `${request.name} (${request.email}) si è registrata con la partita IVA di ${request.company} e chiede di ordinare per l’azienda.`,
        },
        { kind: 'button', label: 'Accetta o rifiuta', url: `${publicUrl}/profile/company` },
        { kind: 'small', text: 'Finché non accetti vede solo i propri ordini e i prezzi per tutti.' },
      ],
      publicUrl,
    });
    await deps.mail.send({ to: master.email, ...mail });
  }
  const mail = composeMail({
    subject: `La tua richiesta a ${request.company}`,
    preview: 'Ti scriviamo appena rispondono.',
    title: 'Aspettiamo la risposta della tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `${request.company} è già su Sporta: abbiamo chiesto al suo responsabile di farti entrare. Intanto puoi fare la spesa per te.`,
      },
    ],
    publicUrl,
  });
  await deps.mail.send({ to: request.email, ...mail });
}

/**
 * Lets a person in.
 * @param limitCents undefined = no limit
 * @throws BusinessError `request-not-found`, `already-in-company` (meanwhile in another one)
 */
export function acceptJoinRequest(
  db: Db,
  { companyId, requestId, limitCents }: { companyId: number; requestId: number; limitCents: number | undefined },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    assertLockOrder(tx, 'customer');
    const accountId = await takeRequest(tx, companyId, requestId);
    const { numAffectedRows } = await sql`
      update account set company_id = ${companyId}, segment = 'business', price_list_id = ${businessPriceList},
        is_master = false, spending_limit_cents = ${limitCents ?? null}
      where account_id = ${accountId} and company_id is null and disabled_at is null`.execute(tx);
    if (numAffectedRows === 0n) {
      throw new BusinessError('already-in-company', 'Questa persona fa già parte di un’azienda');
    }
    await writeOutbox(tx, 'company.join-answer', { accountId, companyId, accepted: true });
  });
}

/** @throws BusinessError `request-not-found` */
export function refuseJoinRequest(
  db: Db,
  { companyId, requestId }: { companyId: number; requestId: number },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const accountId = await takeRequest(tx, companyId, requestId);
    await writeOutbox(tx, 'company.join-answer', { accountId, companyId, accepted: false });
  });
}

/** Takes the request away: it is answered once. @returns whose it was */
async function takeRequest(tx: Tx, companyId: number, requestId: number): Promise<number> {
  const { rows } = await sql<{ account_id: number }>`
    delete from company_join_request r using account a
    where r.company_join_request_id = ${requestId} and r.company_id = ${companyId} and a.account_id = r.account_id
      and a.email_confirmed_at is not null
    returning r.account_id`.execute(tx);
  const [row] = rows;
  if (!row) throw requestNotFound();
  return row.account_id;
}

/** Tells the person what the company said. */
export async function sendJoinAnswer(
  deps: Deps,
  { accountId, companyId, accepted }: { accountId: number; companyId: number; accepted: boolean },
): Promise<void> {
  const { rows } = await sql<{ email: string; company: string }>`
    select a.email, c.name as company from account a, company c
    where a.account_id = ${accountId} and c.company_id = ${companyId} and a.disabled_at is null`.execute(deps.db);
  const [row] = rows;
  if (!row) return;
  const { publicUrl } = deps.config;
  const mail = composeMail({
    subject: accepted ? `Ora ordini per ${row.company}` : `La tua richiesta a ${row.company}`,
    preview: accepted ? 'Trovi i prezzi della tua azienda.' : 'La richiesta non è stata accettata.',
    title: accepted ? `Ora fai la spesa per ${row.company}` : 'Richiesta non accettata',
    blocks: [
      {
        kind: 'text',
        text: accepted
          ? `${row.company} ha accettato la tua richiesta: da ora ordini per l’azienda, ai suoi prezzi.`
          : `${row.company} non ha accettato la tua richiesta. Il tuo account resta tuo e puoi fare la spesa per te.`,
      },
      { kind: 'button', label: 'Fai la spesa', url: publicUrl },
    ],
    publicUrl,
  });
  await deps.mail.send({ to: row.email, ...mail });
}
