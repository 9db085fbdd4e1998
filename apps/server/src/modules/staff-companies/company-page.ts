import { mayDo, type StaffCompany, type StaffDueDate } from '@sporta/contract';
import type { EinvoiceState } from '@sporta/contract/staff-invoice-words.ts';
import { daysBetween, shopDay } from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import { listCostCentres, monthStart, readDueDates, spentByPerson } from '../company/index.ts';
import { type Credit, creditOf } from '../company-credit/index.ts';
import {
  accountActsAsked,
  addressToWire,
  certificateToWire,
  readAddresses,
  readCertificates,
  readConsents,
  readNotes,
} from '../staff-customers/index.ts';
import { findCompany, readPeople } from './company.repo.ts';
import { companyNotFound } from './manage-company.ts';
import { readEinvoices, readPaidDays, readPayments, readReminders } from './payments.repo.ts';
import { dataVersion, termsVersion } from './versions.ts';

/** Payments and reminders a page shows, and paid invoices below the open ones. */
const mostShown = 20;

type Asking = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;

/** A company as its page at the Banco shows it. @throws BusinessError `company-not-found` */
export async function companyOf(c: Asking, companyId: number): Promise<StaffCompany> {
  const { account, now, db } = c;
  const { stores } = account.staff!;
  const [company, credit] = await Promise.all([
    findCompany(db, companyId, { stores, now }),
    creditOf(db, companyId, now),
  ]);
  if (!company || !credit) throw companyNotFound();
  const month = monthStart(now);
  const [people, spent, centres, due, einvoices, paidDays, payments, reminders, addresses, certificates, notes] =
    await Promise.all([
      readPeople(db, companyId, stores),
      spentByPerson(db, companyId, month),
      listCostCentres(db, companyId, month),
      readDueDates(db, { companyId, history: true, now }),
      readEinvoices(db, companyId),
      readPaidDays(db, companyId),
      readPayments(db, companyId, mostShown),
      readReminders(db, companyId, mostShown),
      readAddresses(db, { companyId }),
      readCertificates(db, { companyId }, now),
      readNotes(db, { companyId }),
    ]);
  const today = shopDay(now.getTime());
  const dueDates = due.paymentDueDates.map(
    ({ openAmount, ...each }): StaffDueDate => ({
      ...each,
      paid: Math.round((each.amount - openAmount) * 100) / 100,
      left: openAmount,
      daysLate: each.state === 'overdue' ? daysBetween(each.dueDate, today) : 0,
      ...(each.state === 'paid' && paidDays.has(each.paymentDueDateId)
        ? { paidOn: paidDays.get(each.paymentDueDateId)! }
        : {}),
      ...entered(einvoices.get(each.paymentDueDateId)),
    }),
  );
  const isOpen = ({ state }: StaffDueDate) => state !== 'paid';
  const names = new Map(people.map((person) => [person.userId, nameOf(person)]));
  const personOf = (userId: number) => ({ userId, name: names.get(userId) ?? `C-${userId}` });
  const main = people.find(({ master }) => master);
  const { recipientCode, pec, seat, priceList, since, orders, undone, yearOrders, yearCents, monthlyInvoice, ...data } =
    company;
  return {
    ...data,
    ...(recipientCode ? { recipientCode } : {}),
    ...(pec ? { pec } : {}),
    ...(seat ? { seat } : {}),
    ...(priceList ? { priceList } : {}),
    since: since.toISOString(),
    terms: {
      paysByInvoice: credit.paysByInvoice,
      ...(credit.limitCents === null ? {} : { creditLimit: credit.limitCents / 100 }),
      ...(credit.maxOrderCents === null ? {} : { maxOrder: credit.maxOrderCents / 100 }),
      paymentDays: credit.paymentDays,
      blockAfterDays: credit.blockAfterDays,
      monthlyInvoice,
    },
    versions: { data: dataVersion(company), terms: termsVersion({ ...credit, monthlyInvoice }) },
    credit: {
      ...creditToWire(credit),
      openInvoices: dueDates.filter((each) => isOpen(each) && each.kind === 'invoice').length,
    },
    figures: { orders, cancelled: undone, yearOrders, yearTotal: yearCents / 100 },
    people: people.map(({ userId, email, master, limitCents, budgetCents, orders: bought }) => ({
      userId,
      name: names.get(userId)!,
      email,
      master,
      orders: bought,
      ...(limitCents === null ? {} : { spendingLimit: limitCents / 100 }),
      ...budgetToWire(budgetCents, spent.get(userId) ?? 0),
    })),
    costCentres: centres.map(({ name, limitCents, spentCents }) => ({ name, ...budgetToWire(limitCents, spentCents) })),
    dueDates: [...dueDates.filter(isOpen), ...dueDates.filter((each) => !isOpen(each)).slice(0, mostShown)],
    payments: payments.map(({ amountCents, reference, ...payment }) => ({
      ...payment,
      amount: amountCents / 100,
      ...(reference ? { reference } : {}),
    })),
    reminders: reminders.map(({ amountCents, ...reminder }) => ({ ...reminder, amount: amountCents / 100 })),
    addresses: addresses.map((row) => ({ ...addressToWire(row), person: personOf(row.userId) })),
    certificates: certificates.map((row) => ({ ...certificateToWire(row), person: personOf(row.userId) })),
    ...(main ? { mainPerson: await mainPersonOf(c, main) } : {}),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    mayManage: mayDo(account.staff!.roles, ['accounting']),
  };
}

const budgetToWire = (cents: number | null, spentCents: number) => ({
  ...(cents === null ? {} : { monthlyBudget: cents / 100 }),
  spentThisMonth: spentCents / 100,
});

/** What a due date says of its electronic document. */
const entered = (document: { state: EinvoiceState; einvoiceId: number } | undefined) =>
  document ? { sdi: document.state, einvoiceId: document.einvoiceId } : {};

type Person = Awaited<ReturnType<typeof readPeople>>[number];

const nameOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

async function mainPersonOf(c: Asking, person: Person): Promise<StaffCompany['mainPerson']> {
  const [account, consents] = await Promise.all([
    accountActsAsked(c, person.userId),
    readConsents(c.db, person.userId),
  ]);
  return {
    ...account,
    name: nameOf(person),
    consents: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })),
  };
}

function creditToWire(credit: Credit): Omit<StaffCompany['credit'], 'openInvoices'> {
  const { freeCents, blocksOn, oldestDocument, unblockedUntil, blocked, daysLate } = credit;
  return {
    open: credit.openCents / 100,
    overdue: credit.overdueCents / 100,
    daysLate,
    underWay: credit.underWayCents / 100,
    used: credit.usedCents / 100,
    ...(freeCents === undefined ? {} : { free: freeCents / 100 }),
    blocked,
    ...(blocksOn ? { blocksOn } : {}),
    ...(oldestDocument ? { oldestDocument } : {}),
    ...(unblockedUntil ? { unblockedUntil } : {}),
  };
}
