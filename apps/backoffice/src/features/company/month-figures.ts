import type { CompanyMonth } from '@sporta/contract';
import { centsToEuro, euroToCents } from '@sporta/domain';

export const deliveriesOf = ({ invoices }: CompanyMonth): number =>
  invoices.reduce((sum, { deliveries }) => sum + deliveries.length, 0);

/** Euro. */
export const totalOf = ({ invoices }: CompanyMonth): number =>
  centsToEuro(invoices.reduce((sum, { total }) => sum + euroToCents(total), 0));
