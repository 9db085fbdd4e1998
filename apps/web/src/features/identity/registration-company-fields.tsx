import { Checkbox } from '@sporta/ui';
import type { UseFormReturn } from 'react-hook-form';
import { type AddressValues, PlaceFields } from '../../shared/address/index.ts';
import { CompanyFields } from '../../shared/fiscal/index.ts';
import type { RegistrationValues } from './model/registration.ts';

/** Who the company is for its invoices, and where its registered office is. */
export function RegistrationCompanyFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
  return (
    <>
      <CompanyFields form={form} fiscalCode="companyFiscalCode" />
      <Checkbox
        label="La sede legale è a un altro indirizzo"
        description="Serve per le fatture. Altrimenti usiamo il primo indirizzo di consegna."
        {...form.register('officeElsewhere')}
      />
      {form.watch('officeElsewhere') ? (
        <fieldset className="reg-address stack-form">
          <legend>Sede legale</legend>
          {/* The fields of a place have the same names in both forms, here one level down. */}
          <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} prefix="office." />
        </fieldset>
      ) : null}
    </>
  );
}
