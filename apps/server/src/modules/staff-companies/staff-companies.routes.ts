import { calls } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { pageOfAudit, writeAudit, writeLook } from '../audit/index.ts';
import { dueDateColumns, dueDateRows, readDueDates, renderStatement } from '../company/index.ts';
import { previewMonths } from '../invoicing/index.ts';
import { insertNote } from '../staff-customers/index.ts';
import { isCompany } from './company.repo.ts';
import { companyOf } from './company-page.ts';
import { companyNotFound, recordPayment, remindCompany, saveTerms, unblockUntil } from './manage-company.ts';
import { issueMonthNow, monthToWire } from './month-invoices.ts';
import { saveData } from './save-data.ts';

type Asking = Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>;

export function registerStaffCompanyRoutes(app: FastifyInstance): void {
  const { staffCompanies } = calls;

  registerCall(app, staffCompanies.detail, async (c) => {
    const company = await companyOf(c, c.input.company_id);
    await writeLook(c.db, c, 'company.view', {
      subject: { kind: 'company', id: company.companyId, name: company.name },
    });
    return { company };
  });

  registerCall(app, staffCompanies.statement, async (c) => {
    const { companyId, name } = await companyOf(c, c.input.company_id);
    await writeLook(c.db, c, 'company.statement', { subject: { kind: 'company', id: companyId, name } });
    const due = await readDueDates(c.db, { companyId, history: false, now: c.now });
    const pdf = await renderStatement(c.db, companyId, due, { now: c.now, seller: c.deps.shop.seller });
    return pdfAnswer(pdf, `estratto-conto-${companyId}.pdf`);
  });

  registerCall(app, staffCompanies.dueDatesFile, async (c) => {
    const { companyId, name } = await companyOf(c, c.input.company_id);
    await writeLook(c.db, c, 'company.statement', { subject: { kind: 'company', id: companyId, name } });
    const due = await readDueDates(c.db, { companyId, history: true, now: c.now });
    return tableFile(c.input.format, `scadenze-${companyId}`, dueDateColumns, dueDateRows(due));
  });

  registerCall(app, staffCompanies.log, async (c) => {
    const { company_id: companyId, page: number, page_size: pageSize } = c.input;
    if (!(await isCompany(c.db, companyId))) throw companyNotFound();
    return pageOfAudit(c.db, { stores: 'all', subject: 'company', subjectId: companyId, page: number, pageSize });
  });

  registerCall(app, staffCompanies.saveData, async (c) => {
    const { input } = c;
    await saveData(c.deps, c, input.company_id, {
      seen: input.version,
      data: {
        name: input.name,
        vatNumber: input.vat_number,
        fiscalCode: input.fiscal_code,
        recipientCode: input.recipient_code ?? null,
        pec: input.pec ?? null,
      },
    });
    return page(c, input.company_id);
  });

  registerCall(app, staffCompanies.saveTerms, async (c) => {
    const { input } = c;
    await saveTerms(c.deps, c, input.company_id, {
      seen: input.version,
      terms: {
        paysByInvoice: input.pays_by_invoice,
        limitCents: input.credit_limit === undefined ? null : euroToCents(input.credit_limit),
        maxOrderCents: input.max_order === undefined ? undefined : euroToCents(input.max_order) || null,
        paymentDays: input.payment_days,
        blockAfterDays: input.block_after_days,
        monthlyInvoice: input.monthly_invoice,
      },
    });
    return page(c, input.company_id);
  });

  registerCall(app, staffCompanies.monthInvoices, async (c) => {
    const { company_id: companyId } = c.input;
    if (!(await isCompany(c.db, companyId))) throw companyNotFound();
    return { months: (await previewMonths(c.db, companyId)).map(monthToWire) };
  });

  registerCall(app, staffCompanies.issueMonth, async (c) => {
    const issued = await issueMonthNow(c.deps, c, c.input);
    return { ...(await page(c, c.input.company_id)), issued };
  });

  registerCall(app, staffCompanies.unblock, async (c) => {
    await unblockUntil(c.deps, c, c.input.company_id, c.input);
    return page(c, c.input.company_id);
  });

  registerCall(app, staffCompanies.recordPayment, async (c) => {
    const { input } = c;
    await recordPayment(c.deps, c, {
      companyId: input.company_id,
      paymentDueDateId: input.payment_due_date_id,
      cents: euroToCents(input.amount),
      paidOn: input.paid_on,
      reference: input.reference,
      key: input.idempotency_key,
    });
    return page(c, input.company_id);
  });

  registerCall(app, staffCompanies.remind, async (c) => {
    await remindCompany(c.deps, c, c.input.company_id);
    return page(c, c.input.company_id);
  });

  registerCall(app, staffCompanies.addNote, async (c) => {
    const { companyId, name } = await companyOf(c, c.input.company_id);
    await withTransaction(c.db, async (tx) => {
      await insertNote(tx, { companyId }, { staffId: c.account.accountId, text: c.input.text, now: c.now });
      await writeAudit(tx, c, 'company.note', { subject: { kind: 'company', id: companyId, name } });
    });
    return page(c, companyId);
  });
}

const page = async (c: Asking, companyId: number) => ({ company: await companyOf(c, companyId) });
