import { digestOf } from '../../platform/digest-of.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CompanyData, Terms } from './company.repo.ts';

export const dataVersion = ({ name, vatNumber, fiscalCode, recipientCode, pec }: CompanyData): string =>
  digestOf([name, vatNumber, fiscalCode, recipientCode, pec]);

export const termsVersion = (terms: Terms): string => {
  const { paysByInvoice, limitCents, maxOrderCents, paymentDays, blockAfterDays, monthlyInvoice } = terms;
  return digestOf([paysByInvoice, limitCents, maxOrderCents, paymentDays, blockAfterDays, monthlyInvoice]);
};

/** Of two who change the same at once the second is told. @throws BusinessError `changed-meanwhile` */
export function assertStill(seen: string, now: string): void {
  if (seen === now) return;
  throw new BusinessError(
    'changed-meanwhile',
    'Un collega ha cambiato questi dati mentre li modificavi: chiudi, guarda come sono ora e riprova',
    { field: 'version' },
  );
}
