import type { StaffCustomer } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { listDevices, signInWaitsUntil } from '../auth/index.ts';
import { passesForStaff } from '../delivery-passes/index.ts';
import { accountActsOf } from './account-acts.ts';
import { addressToWire } from './address-to-wire.ts';
import { readCertificates } from './certificates.repo.ts';
import { certificateToWire } from './certificates-to-wire.ts';
import {
  type CustomerFigures,
  type CustomerRow,
  readAddresses,
  readCards,
  readConsents,
  readFigures,
  readLists,
  readPointEntries,
  readProblems,
} from './customer.repo.ts';
import { readNotes } from './notes.repo.ts';

/** Movements and reports a page shows. */
const mostShown = 20;
const mostLists = 200;

type Asking = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;

/** A customer as their page at the Banco shows them. */
export async function customerOf(c: Asking, customer: CustomerRow): Promise<StaffCustomer> {
  const { account, now, db } = c;
  const { userId } = customer;
  const { stores } = account.staff!;
  const [
    acts,
    figures,
    certificates,
    passes,
    points,
    consents,
    addresses,
    cards,
    lists,
    devices,
    problems,
    notes,
    waitsUntil,
  ] = await Promise.all([
    accountActsOf(c, customer),
    readFigures(db, userId, { stores, now }),
    readCertificates(db, { userId }, now),
    passesForStaff(db, userId, now),
    readPointEntries(db, userId, mostShown),
    readConsents(db, userId),
    readAddresses(db, { userId }),
    readCards(db, userId),
    readLists(db, userId, mostLists),
    listDevices(db, { accountId: userId, token: undefined, now }),
    readProblems(db, userId, { stores, limit: mostShown }),
    readNotes(db, { userId }),
    signInWaitsUntil(db, userId, now),
  ]);
  return {
    ...acts,
    ...identityOf(customer),
    ...(waitsUntil ? { signInWaitsUntil: waitsUntil.toISOString() } : {}),
    figures: figuresOf(customer, figures),
    certificates: certificates.map(certificateToWire),
    deliveryPasses: passes,
    points: points.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    consents: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    addresses: addresses.map(addressToWire),
    cards: cards.map(({ month, year, ...card }) => ({ ...card, expires: `${String(month).padStart(2, '0')}/${year}` })),
    lists,
    devices: devices.map(({ sessionId, device, createdAt, lastSeenAt }) => ({
      sessionId,
      device,
      since: createdAt,
      lastSeenAt,
    })),
    problems: problems.map(({ note, at, ...problem }) => ({
      ...problem,
      at: at.toISOString(),
      ...(note ? { note } : {}),
    })),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  };
}

function identityOf(customer: CustomerRow) {
  const { login, companyId, companyName, limitCents } = customer;
  return {
    login,
    ...(customer.phone ? { phone: customer.phone } : {}),
    ...(customer.birthDate ? { birthYear: Number(customer.birthDate.slice(0, 4)) } : {}),
    ...(customer.fiscalCode ? { fiscalCode: customer.fiscalCode } : {}),
    ...(customer.fidelityCard ? { fidelityCard: customer.fidelityCard } : {}),
    ...(companyId === null
      ? {}
      : {
          company: {
            companyId,
            name: companyName ?? '',
            master: customer.isMaster,
            ...(limitCents === null || customer.isMaster ? {} : { spendingLimit: limitCents / 100 }),
          },
        }),
    since: customer.since.toISOString(),
    toVerify: !customer.confirmed,
    ...(customer.blockReason ? { blockReason: customer.blockReason } : {}),
  };
}

function figuresOf({ points }: CustomerRow, figures: CustomerFigures): StaffCustomer['figures'] {
  const { orders, yearOrders, yearCents, lastOrderAt, undone, lists, savedCards, mealTickets } = figures;
  return {
    orders,
    yearOrders,
    yearTotal: yearCents / 100,
    ...(yearOrders > 0 ? { average: Math.round(yearCents / yearOrders) / 100 } : {}),
    ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    cancelled: undone,
    refunded: figures.refundedCents / 100,
    certificates: figures.certificateCents / 100,
    points,
    lists,
    savedCards,
    mealTickets,
  };
}
