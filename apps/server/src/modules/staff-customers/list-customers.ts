import type { StaffCustomerRow } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import type { ListedCustomer } from './customer-list.repo.ts';

/** A row of the list as the wire says it. */
export function rowToWire(row: ListedCustomer): StaffCustomerRow {
  const { userId, email, phone, fidelityCard, companyId, companyName, orders, lastOrderAt, points } = row;
  return {
    userId,
    name: `${row.firstName} ${row.lastName}`.trim() || email,
    email,
    ...(phone ? { phone } : {}),
    ...(fidelityCard ? { fidelityCard } : {}),
    ...(companyId === null ? {} : { company: { companyId, name: companyName ?? '' } }),
    orders,
    ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    points,
    since: row.since.toISOString(),
    toVerify: !row.confirmed,
    blocked: row.blocked,
  };
}

export const customerFileColumns = [
  'Cliente',
  'Nome',
  'E-mail',
  'Telefono',
  'Azienda',
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
  row.fidelityCard ?? '',
  row.orders,
  dayOf(row.lastOrderAt),
  row.points,
  dayOf(row.since),
  row.blocked ? 'Bloccato' : row.confirmed ? '' : 'Da verificare',
];
