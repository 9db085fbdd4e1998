import { calls } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../platform/errors.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { findInvoiceOfEntry, monthInvoicePdf } from '../invoicing/index.ts';
import { ownLimits, setBudget } from './budgets.ts';
import { emailNotConfirmed } from './company.errors.ts';
import { limitUser, readPeople, removeUser } from './company-people.ts';
import { dueDateColumns, dueDateRows, readDueDates, renderStatement } from './due-dates.ts';
import { acceptInvitation, findInvitation, invitePerson, removeInvitation } from './invitations.ts';
import { acceptJoinRequest, refuseJoinRequest } from './join-requests.ts';
import { decideApproval, listApprovals } from './order-approvals.ts';

type Context = Pick<CallContext, 'db' | 'account' | 'now'>;

export function registerCompanyRoutes(app: FastifyInstance): void {
  const { company, dueDates } = calls;

  registerCall(app, dueDates.list, (c) => dueDatesOf(c, c.input.show_history));

  registerCall(app, dueDates.listFile, async (c) =>
    csvAnswer('scadenze.csv', dueDateColumns, dueDateRows(await dueDatesOf(c, c.input.show_history))),
  );

  registerCall(app, dueDates.invoice, async (c) => {
    const invoiceId = await findInvoiceOfEntry(c.db, companyOf(c).companyId, c.input.payment_due_date_id);
    if (invoiceId === undefined) {
      throw c.refuse('invoice-not-found', 'Non abbiamo trovato questa fattura', { field: 'payment_due_date_id' });
    }
    return monthInvoicePdf(c.db, invoiceId, c.deps.shop.seller);
  });

  registerCall(app, dueDates.statement, async (c) => {
    const due = await dueDatesOf(c, c.input.show_history);
    const { seller } = c.deps.shop;
    const pdf = await renderStatement(c.db, companyOf(c).companyId, due, { now: c.now, seller });
    return pdfAnswer(pdf, 'estratto-conto.pdf');
  });

  registerCall(app, company.users, (c) => people(c));

  registerCall(app, company.invite, async (c) => {
    await invitePerson(c.db, {
      companyId: actingCompanyOf(c).companyId,
      masterId: c.account.accountId,
      ip: c.ip,
      email: c.input.email,
      limitCents: cents(c.input.spending_limit),
      now: c.now,
    });
    return people(c);
  });

  registerCall(app, company.removeInvitation, async (c) => {
    await removeInvitation(c.db, actingCompanyOf(c).companyId, c.input.invitation_id);
    return people(c);
  });

  registerCall(app, company.updateUser, async (c) => {
    const { companyId } = actingCompanyOf(c);
    await limitUser(c.db, {
      companyId,
      userId: c.input.user_id,
      limitCents: cents(c.input.spending_limit),
      overLimit: c.input.over_limit,
      master: c.input.master,
    });
    return people(c);
  });

  registerCall(app, company.setBudget, async (c) => {
    const { user_id: userId, cost_centre: costCentre, monthly_budget: budget } = c.input;
    await setBudget(c.db, {
      companyId: actingCompanyOf(c).companyId,
      of: userId === undefined ? { costCentre: costCentre ?? '' } : { userId },
      cents: cents(budget) ?? null,
    });
    return people(c);
  });

  registerCall(app, company.removeUser, async (c) => {
    const { companyId } = actingCompanyOf(c);
    await removeUser(c.db, { companyId, userId: c.input.user_id, masterId: c.account.accountId, now: c.now });
    return people(c);
  });

  registerCall(app, company.acceptRequest, async (c) => {
    const { companyId } = actingCompanyOf(c);
    const { request_id: requestId, spending_limit: limit } = c.input;
    await acceptJoinRequest(c.db, { companyId, requestId, limitCents: cents(limit) });
    return people(c);
  });

  registerCall(app, company.refuseRequest, async (c) => {
    await refuseJoinRequest(c.db, { companyId: actingCompanyOf(c).companyId, requestId: c.input.request_id });
    return people(c);
  });

  registerApprovals(app);
  registerInvitationAnswers(app);
}

function registerApprovals(app: FastifyInstance): void {
  const { company } = calls;

  registerCall(app, company.approvals, (c) => approvals(c));

  for (const [call, approved] of [
    [company.approveOrder, true],
    [company.refuseOrder, false],
  ] as const) {
    registerCall(app, call, async (c) => {
      await decideApproval(c.db, {
        companyId: actingCompanyOf(c).companyId,
        masterId: c.account.accountId,
        approvalId: c.input.approval_id,
        approved,
        note: c.input.note,
        now: c.now,
      });
      return approvals(c);
    });
  }
}

/** For who was invited: open to everybody who has the code of the mail. */
function registerInvitationAnswers(app: FastifyInstance): void {
  const rateLimit = { max: 30, windowSeconds: 60 };
  const { company } = calls;

  registerCall(
    app,
    company.invitation,
    async (c) => {
      const { companyName, email, hasAccount } = await findInvitation(c.db, c.input.token, c.now);
      return { companyName, email, hasAccount };
    },
    { rateLimit },
  );

  registerCall(
    app,
    company.acceptInvitation,
    async (c) => ({
      companyName: await acceptInvitation(c.db, {
        token: c.input.token,
        visitor: c.visitor,
        firstName: c.input.first_name ?? '',
        lastName: c.input.last_name ?? '',
        password: c.input.password,
        answers: (c.input.disclaimers ?? []).map((each) => ({
          disclaimerId: each.disclaimer_id,
          accepted: each.accepted,
        })),
        now: c.now,
      }),
    }),
    { rateLimit },
  );
}

const cents = (euro: number | undefined) => (euro === undefined ? undefined : euroToCents(euro));

function companyOf({ account }: Context) {
  if (!account.company) throw forbidden('Questa pagina è riservata alle aziende.');
  return account.company;
}

/** @throws BusinessError `email-not-confirmed` */
function actingCompanyOf(c: Context) {
  if (!c.account.emailConfirmed) throw emailNotConfirmed();
  return companyOf(c);
}

const people = (c: Context) => readPeople(c.db, actingCompanyOf(c).companyId, c.now);

const dueDatesOf = (c: Context, history: boolean) =>
  readDueDates(c.db, { companyId: companyOf(c).companyId, history, now: c.now });

async function approvals({ db, account, now }: Context) {
  if (!account.company) return { approvals: [] };
  const { companyId } = account.company;
  if (account.isMaster) return { approvals: await listApprovals(db, { companyId, accountId: undefined, now }) };
  const own = { companyId, accountId: account.accountId, now };
  const limits = await ownLimits(db, own);
  return { approvals: await listApprovals(db, own), ...(limits ? { ownLimits: limits } : {}) };
}
