import type { StaffCustomer } from '@sporta/contract';
import type { readAddresses } from './customer.repo.ts';

type AddressRow = Awaited<ReturnType<typeof readAddresses>>[number];

/** An address as the pages of customers and companies show it. */
export const addressToWire = (row: AddressRow): StaffCustomer['addresses'][number] => ({
  addressId: row.addressId,
  name: row.name,
  recipient: row.recipient,
  text: `${`${row.address1} ${row.number}`.trim()}, ${row.postalcode} ${row.city} (${row.province})`,
  ...(row.phone ? { phone: row.phone } : {}),
  ...(row.notes ? { notes: row.notes } : {}),
  isDefault: row.isDefault,
});
