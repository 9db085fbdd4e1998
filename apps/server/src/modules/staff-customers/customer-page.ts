import { mayDo, type StaffCustomer } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { listDevices, signInWaitsUntil } from '../auth/index.ts';
import { readCertificates } from './certificates.repo.ts';
import { certificateToWire } from './certificates-to-wire.ts';
import {
  type CustomerFigures,
  type CustomerRow,
  readAddresses,
  readConsents,
  readFigures,
  readPointEntries,
  readProblems,
} from './customer.repo.ts';
import type { StaffAccount } from './customer-asked.ts';
import { readNotes } from './notes.repo.ts';
import { voucherLeft } from './voucher-limits.ts';

/** Movements and reports a page shows. */
const mostShown = 20;

type Asking = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;

/** A customer as their page at the Banco shows them. */
export async function customerOf({ deps, account, now, db }: Asking, customer: CustomerRow): Promise<StaffCustomer> {
  const { userId } = customer;
  const [figures, certificates, points, consents, addresses, devices, problems, notes, waitsUntil, voucherCents] =
    await Promise.all([
      readFigures(db, userId, now),
      readCertificates(db, { userId }, now),
      readPointEntries(db, userId, mostShown),
      readConsents(db, userId),
      readAddresses(db, userId),
      listDevices(db, { accountId: userId, token: undefined, now }),
      readProblems(db, userId, mostShown),
      readNotes(db, { userId }),
      signInWaitsUntil(db, userId, now),
      voucherLeft(deps, account as StaffAccount, userId),
    ]);
  return {
    ...identityOf(customer),
    ...(waitsUntil ? { signInWaitsUntil: waitsUntil.toISOString() } : {}),
    figures: figuresOf(customer, figures),
    ...(figures.openOrderId === null
      ? {}
      : { openOrder: { orderId: figures.openOrderId, orderNumber: figures.openOrderNumber! } }),
    certificates: certificates.map(certificateToWire),
    points: points.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    consents: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    addresses: addresses.map(({ addressId, name, recipient, phone, notes: words, isDefault, ...place }) => ({
      addressId,
      name,
      recipient,
      text: `${`${place.address1} ${place.number}`.trim()}, ${place.postalcode} ${place.city} (${place.province})`,
      ...(phone ? { phone } : {}),
      ...(words ? { notes: words } : {}),
      isDefault,
    })),
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
    may: { ...rightsOf(account), voucher: voucherCents / 100 },
  };
}

function identityOf(customer: CustomerRow) {
  const { userId, firstName, lastName, email, login, companyId, companyName, limitCents } = customer;
  return {
    userId,
    firstName,
    lastName,
    email,
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
    blocked: customer.blocked,
    ...(customer.blockReason ? { blockReason: customer.blockReason } : {}),
    ...(customer.forgetOn ? { forgetOn: customer.forgetOn } : {}),
  };
}

function figuresOf({ points }: CustomerRow, figures: CustomerFigures): StaffCustomer['figures'] {
  const { orders, yearOrders, yearCents, lastOrderAt, cancelled, lists, savedCards, mealTickets } = figures;
  return {
    orders,
    yearOrders,
    yearTotal: yearCents / 100,
    ...(yearOrders > 0 ? { average: Math.round(yearCents / yearOrders) / 100 } : {}),
    ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    cancelled,
    refunded: figures.refundedCents / 100,
    certificates: figures.certificateCents / 100,
    points,
    lists,
    savedCards,
    mealTickets,
  };
}

function rightsOf({ staff }: Asking['account']): Omit<StaffCustomer['may'], 'voucher'> {
  const { roles } = staff!;
  const whole = mayDo(roles, ['customer-care']);
  return {
    help: mayDo(roles, ['customer-care', 'store-manager']),
    block: mayDo(roles, ['customer-care', 'store-manager', 'accounting']),
    merge: whole,
    anonymise: whole,
    export: whole,
  };
}
