import type { CompanyJoinRequest } from '@sporta/contract';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayReach } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { composeMail, quotedName } from '../mails/index.ts';
import { mastersOf } from './masters.ts';

/*
 * A VAT number is public: knowing it must not let anybody into the prices, addresses and due dates of a company. Who
 * registers with the number of a company that is there already is a private customer until its master says yes; and the
 * master is asked only when the person has confirmed the e-mail. Nor does the number alone keep the company's own people
 * out: until a founder has confirmed theirs, nobody has it.
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

interface Confirmed {
  companyId: number;
  company: string;
  email: string;
  name: string;
}

/**
 * What follows once the e-mail of who waits is confirmed: a company of which nobody has confirmed theirs is founded by who
 * does so first, any other is asked. Nothing without a request, or before that.
 */
export async function announceJoinRequest(deps: Deps, accountId: number): Promise<void> {
  if (await withTransaction(deps.db, (tx) => foundWhenNobodyActs(tx, accountId, deps.clock.now()))) return;
  const { rows } = await sql<Confirmed>`
    select r.company_id as "companyId", c.name as company, a.email, trim(a.first_name || ' ' || a.last_name) as name
    from company_join_request r join company c using (company_id) join account a using (account_id)
    where r.account_id = ${accountId} and a.disabled_at is null and a.email_confirmed_at is not null`.execute(deps.db);
  const [request] = rows;
  if (request) await askMasters(deps, request);
}

async function askMasters(deps: Deps, request: Confirmed): Promise<void> {
  const { publicUrl } = deps.config;
  const now = deps.clock.now();
  const [name, company] = [quotedName(request.name), quotedName(request.company)];
  for (const master of await mastersOf(deps.db, request.companyId)) {
    // anybody may register with a VAT number, as often as they have mailboxes
    if (!(await mayReach(deps.db, master.email, now))) continue;
    const mail = composeMail({
      subject: 'Una persona chiede di ordinare per la tua azienda',
      preview: 'Decidi tu se accettare.',
      title: 'Una persona chiede di entrare',
      blocks: [
        {
          kind: 'text',
          text: `${name} (${request.email}) si è registrata con la partita IVA di ${company} e chiede di ordinare per l’azienda.`,
        },
        { kind: 'button', label: 'Accetta o rifiuta', url: `${publicUrl}/profile/company` },
        { kind: 'small', text: 'Finché non accetti vede solo i propri ordini e i prezzi per tutti.' },
      ],
      publicUrl,
    });
    await deps.mail.send({ to: master.email, ...mail });
  }
  const mail = composeMail({
    subject: 'La tua richiesta alla tua azienda',
    preview: 'Ti scriviamo appena rispondono.',
    title: 'Aspettiamo la risposta della tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `${company} è già su Sporta: abbiamo chiesto al suo responsabile di farti entrare. Intanto puoi fare la spesa per te.`,
      },
    ],
    publicUrl,
  });
  await deps.mail.send({ to: request.email, ...mail });
}

interface Claim {
  companyId: number;
  business: { company_name: string; fiscal_code: string; recipient_code?: string; pec?: string } | null;
}

/**
 * Makes the person the founder of the company they wait for, when nobody of it has confirmed an e-mail. Who founded it
 * unconfirmed waits in their place. The row of the company is held, so that of two who confirm one founds it.
 */
async function foundWhenNobodyActs(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<Claim>`
    select c.company_id as "companyId", r.business from company_join_request r join company c using (company_id)
      join account a using (account_id)
    where r.account_id = ${accountId} and a.disabled_at is null and a.email_confirmed_at is not null
      and a.company_id is null
    for update of c`.execute(tx);
  const [claim] = rows;
  if (!claim?.business) return false;
  const { companyId, business } = claim;
  const acts = sql`exists (select from account where company_id = ${companyId} and disabled_at is null
    and email_confirmed_at is not null)`;
  // what the unconfirmed founder entered goes with them
  await sql`
    with gone as (
      update account set company_id = null, is_master = false, segment = 'household', price_list_id = 1
      where company_id = ${companyId} and email_confirmed_at is null and disabled_at is null and not ${acts}
      returning account_id)
    insert into company_join_request (company_id, account_id, requested_at, business)
    select ${companyId}, gone.account_id, ${now}, jsonb_strip_nulls(jsonb_build_object('company_name', c.name,
      'fiscal_code', c.fiscal_code, 'recipient_code', c.recipient_code, 'pec', c.pec))
    from gone, company c where c.company_id = ${companyId}
    on conflict (account_id) do nothing`.execute(tx);
  // they may have confirmed in this very moment
  const { numAffectedRows } = await sql`
    update company set name = ${business.company_name}, fiscal_code = ${business.fiscal_code},
      recipient_code = ${business.recipient_code ?? null}, pec = ${business.pec ?? null}
    where company_id = ${companyId} and not ${acts}`.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`
    update account set company_id = ${companyId}, is_master = true, segment = 'business',
      price_list_id = ${businessPriceList} where account_id = ${accountId}`.execute(tx);
  await sql`delete from company_join_request where account_id = ${accountId}`.execute(tx);
  await writeOutbox(tx, 'company.join-answer', { accountId, companyId, accepted: true });
  return true;
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
  const company = quotedName(row.company);
  const mail = composeMail({
    subject: accepted ? 'Ora ordini per la tua azienda' : 'La tua richiesta alla tua azienda',
    preview: accepted ? 'Trovi i prezzi della tua azienda.' : 'La richiesta non è stata accettata.',
    title: accepted ? 'Ora fai la spesa per la tua azienda' : 'Richiesta non accettata',
    blocks: [
      {
        kind: 'text',
        text: accepted
          ? `Da ora ordini per ${company}, ai suoi prezzi.`
          : `${company} non ha accettato la tua richiesta. Il tuo account resta tuo e puoi fare la spesa per te.`,
      },
      { kind: 'button', label: 'Fai la spesa', url: publicUrl },
    ],
    publicUrl,
  });
  await deps.mail.send({ to: row.email, ...mail });
}
