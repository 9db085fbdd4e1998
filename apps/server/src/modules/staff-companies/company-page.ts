import { mayDo, type StaffCompany, type StaffDueDate } from '@sporta/contract';
import { daysBetween, shopDay } from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import { readDueDates } from '../company/index.ts';
import { type Credit, creditOf } from '../company-credit/index.ts';
import { certificateToWire, readCertificates, readConsents, readNotes } from '../staff-customers/index.ts';
import { findCompany, readPeople } from './company.repo.ts';
import { companyNotFound } from './manage-company.ts';
import { readPayments, readReminders } from './payments.repo.ts';

/** Payments and reminders a page shows, and paid invoices below the open ones. */
const mostShown = 20;

type Asking = Pick<CallContext, 'account' | 'now' | 'db'>;

/** A company as its page at the Banco shows it. @throws BusinessError `company-not-found` */
export async function companyOf({ account, now, db }: Asking, companyId: number): Promise<StaffCompany> {
  const [company, credit] = await Promise.all([findCompany(db, companyId, now), creditOf(db, companyId, now)]);
  if (!company || !credit) throw companyNotFound();
  const [people, due, payments, reminders, certificates, notes] = await Promise.all([
    readPeople(db, companyId),
    readDueDates(db, { companyId, history: true, now }),
    readPayments(db, companyId, mostShown),
    readReminders(db, companyId, mostShown),
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
    }),
  );
  const isOpen = ({ state }: StaffDueDate) => state !== 'paid';
  const names = new Map(people.map((person) => [person.userId, nameOf(person)]));
  const main = people.find(({ master }) => master);
  const { recipientCode, pec, seat, priceList, since, yearOrders, yearCents, ...data } = company;
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
      paymentDays: credit.paymentDays,
      blockAfterDays: credit.blockAfterDays,
    },
    credit: {
      ...creditToWire(credit),
      openInvoices: dueDates.filter((each) => isOpen(each) && each.kind === 'invoice').length,
    },
    figures: { yearOrders, yearTotal: yearCents / 100 },
    people: people.map(({ userId, email, master, limitCents, orders: bought }) => ({
      userId,
      name: names.get(userId)!,
      email,
      master,
      orders: bought,
      ...(limitCents === null ? {} : { spendingLimit: limitCents / 100 }),
    })),
    dueDates: [...dueDates.filter(isOpen), ...dueDates.filter((each) => !isOpen(each)).slice(0, mostShown)],
    payments: payments.map(({ amountCents, reference, ...payment }) => ({
      ...payment,
      amount: amountCents / 100,
      ...(reference ? { reference } : {}),
    })),
    reminders: reminders.map(({ amountCents, ...reminder }) => ({ ...reminder, amount: amountCents / 100 })),
    certificates: certificates.map((row) => ({
      ...certificateToWire(row),
      person: { userId: row.userId, name: names.get(row.userId) ?? `C-${row.userId}` },
    })),
    ...(main ? { mainPerson: await mainPersonOf(db, main) } : {}),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    mayManage: mayDo(account.staff!.roles, ['accounting']),
  };
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];

const nameOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

async function mainPersonOf(db: Asking['db'], person: Person): Promise<StaffCompany['mainPerson']> {
  const consents = await readConsents(db, person.userId);
  return {
    userId: person.userId,
    name: nameOf(person),
    email: person.email,
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
