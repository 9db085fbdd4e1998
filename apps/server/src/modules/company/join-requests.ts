import { shopDay } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayReach } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type MailBlock, quotedName, sendLetter, THE_SHOP } from '../mails/index.ts';
import {
  deleteRequestOf,
  findAddressee,
  findRequest,
  hasPass,
  lockClaim,
  makeUnconfirmedWait,
  rewriteCompany,
  takeRequest,
} from './join-requests.repo.ts';
import { joinCompany, makeFounder, mastersOf } from './people.repo.ts';

/*
 * A VAT number is public: knowing it must not let anybody into the prices, addresses and due dates of a company. Who
 * registers with the number of a company that is there already is a private customer until its master says yes; and the
 * master is asked only when the person has confirmed the e-mail. Nor does the number alone keep the company's own people
 * out: until a founder has confirmed theirs, nobody has it.
 */

const requestNotFound = () =>
  new BusinessError('request-not-found', 'Questa richiesta non c’è più.', { field: 'request_id' });

/**
 * Goes on once who waits has confirmed the e-mail: the first to do so founds a company of which nobody has, any other company
 * gets a question. Does nothing without a request, or before that.
 */
export async function announceJoinRequest(deps: Deps, accountId: number): Promise<void> {
  if (await withTransaction(deps.db, (tx) => foundWhenNobodyActs(tx, accountId, deps.clock.now()))) return;
  const request = await findRequest(deps.db, accountId);
  if (request) await askMasters(deps, request);
}

type WaitingPerson = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function askMasters(deps: Deps, request: WaitingPerson): Promise<void> {
  const { publicUrl } = deps.config;
  const now = deps.clock.now();
  const [name, company] = [quotedName(request.name), quotedName(request.company)];
  for (const master of await mastersOf(deps.db, request.companyId)) {
    // Anybody may register with a VAT number, as often as they have mailboxes.
    if (!(await mayReach(deps.db, master.email, now))) continue;
    await sendLetter(deps, master.email, {
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
    });
  }
  await sendLetter(deps, request.email, {
    subject: 'La tua richiesta alla tua azienda',
    preview: 'Ti scriviamo appena rispondono.',
    title: 'Aspettiamo la risposta della tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `${company} è già su ${THE_SHOP}: abbiamo chiesto al suo responsabile di farti entrare. Intanto puoi fare la spesa per te.`,
      },
    ],
  });
}

/**
 * Makes the person the founder of the company they wait for, when nobody of it has confirmed an e-mail. Who founded it
 * unconfirmed waits in their place. It locks the row of the company, so that of two who confirm one founds it.
 */
async function foundWhenNobodyActs(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  assertLockOrder(tx, 'customer');
  const claim = await lockClaim(tx, accountId);
  if (!claim?.business) return false;
  const { companyId, business } = claim;
  // What the unconfirmed founder entered goes with them.
  await makeUnconfirmedWait(tx, companyId, now);
  // The founder may have confirmed in this very moment.
  if (!(await rewriteCompany(tx, companyId, business))) return false;
  await makeFounder(tx, accountId, companyId);
  await deleteRequestOf(tx, accountId);
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
    const accountId = await answerOnce(tx, companyId, requestId);
    if (!(await joinCompany(tx, accountId, { companyId, limitCents: limitCents ?? null }))) {
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
    const accountId = await answerOnce(tx, companyId, requestId);
    await writeOutbox(tx, 'company.join-answer', { accountId, companyId, accepted: false });
  });
}

/** @returns whose request it was @throws BusinessError `request-not-found` */
async function answerOnce(tx: Tx, companyId: number, requestId: number): Promise<number> {
  const accountId = await takeRequest(tx, companyId, requestId);
  if (accountId === undefined) throw requestNotFound();
  return accountId;
}

const passIsOfNoUse: MailBlock = {
  kind: 'text',
  text: 'Il tuo abbonamento consegne è per le famiglie: da ora non rende gratis nessuna consegna. Per 14 giorni da quando l’hai preso puoi recedere dal tuo profilo; dopo, scrivici e lo chiudiamo noi. Ti restituiamo la parte non usata.',
};

/** Writes the answer of the company to the person. */
export async function sendJoinAnswer(
  deps: Deps,
  { accountId, companyId, accepted }: { accountId: number; companyId: number; accepted: boolean },
): Promise<void> {
  const row = await findAddressee(deps.db, accountId, companyId);
  if (!row) return;
  const { publicUrl } = deps.config;
  const company = quotedName(row.company);
  const losesPass = accepted && (await hasPass(deps.db, accountId, shopDay(deps.clock.now().getTime())));
  await sendLetter(deps, row.email, {
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
      ...(losesPass ? [passIsOfNoUse] : []),
      { kind: 'button', label: 'Fai la spesa', url: publicUrl },
    ],
  });
}
