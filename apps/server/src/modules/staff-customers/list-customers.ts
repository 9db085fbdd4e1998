import type { StaffCustomerRow } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import type { ListedCustomer } from './customer-list.repo.ts';

/** A row of the list as the wire says it. */
export function rowToWire(row: ListedCustomer): StaffCustomerRow {
  const { userId, email, phone, fidelityCard, orders, lastOrderAt, points } = row;
  return {
    userId,
    name: `${row.firstName} ${row.lastName}`.trim() || email,
    email,
    ...(phone ? { phone } : {}),
    ...(fidelityCard ? { fidelityCard } : {}),
    ...companyOf(row),
    orders,
    ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    points,
    since: row.since.toISOString(),
    toVerify: !row.confirmed,
    blocked: row.blocked,
  };
}

function companyOf({ companyId, companyName, recipientCode, pec }: ListedCustomer): Pick<StaffCustomerRow, 'company'> {
  if (companyId === null) return {};
  return {
    company: {
      companyId,
      name: companyName ?? '',
      ...(recipientCode ? { recipientCode } : {}),
      ...(pec ? { pec } : {}),
    },
  };
}

export const customerFileColumns = [
  'Cliente',
  'Nome',
  'E-mail',
  'Telefono',
  'Azienda',
  'Codice SdI',
  'PEC',
  'Carta fedeltà',
  'Ordini',
  'Ultimo ordine',
  'Punti',
  'Cliente dal',
  'Stato',
];

const dayOf = (at: Date | null) => (at ? formatDayNumeric(shopDay(at.getTime())) : '');

/** The same row in a file for spreadsheets. */
export const rowToFile = (row: ListedCustomer): (string | number)[] => [
  row.userId,
  `${row.firstName} ${row.lastName}`.trim(),
  row.email,
  row.phone ?? '',
  row.companyName ?? '',
  row.recipientCode ?? '',
  row.pec ?? '',
  row.fidelityCard ?? '',
  row.orders,
  dayOf(row.lastOrderAt),
  row.points,
  dayOf(row.since),
  row.blocked ? 'Bloccato' : row.confirmed ? '' : 'Da verificare',
];
