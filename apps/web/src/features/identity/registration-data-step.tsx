import type { Disclaimer } from '@sporta/contract';
import { checkCodiceFiscale } from '@sporta/domain';
import { Segmented, TextInput } from '@sporta/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './model/registration.ts';
import { RegistrationCompanyFields } from './registration-company-fields.tsx';
import { Conditions } from './registration-conditions.tsx';

interface DataStepProps {
  form: UseFormReturn<RegistrationValues>;
  disclaimers: UseQueryResult<Disclaimer[]>;
}

/** Step 3: fiscal data and consents. */
export function DataStep({ form, disclaimers }: DataStepProps) {
  return (
    <>
      {form.watch('accountType') === 'business' ? (
        <RegistrationCompanyFields form={form} />
      ) : (
        <PersonFields form={form} />
      )}
      <Conditions form={form} disclaimers={disclaimers} />
    </>
  );
}

function PersonFields({ form: { register, watch, setValue, formState } }: Pick<DataStepProps, 'form'>) {
  const { errors } = formState;
  const invoice = watch('invoiceRequested');
  return (
    <>
      <TextInput
        label={
          invoice ? (
            'Codice fiscale'
          ) : (
            <>
              Codice fiscale <span className="muted">facoltativo</span>
            </>
          )
        }
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={errors.fiscalCode?.message}
        {...register('fiscalCode', {
          validate: (text) => {
            if (invoice && text.trim() === '') return 'Per la fattura serve il codice fiscale';
            const checked = text.trim() ? checkCodiceFiscale(text) : undefined;
            return !checked || checked.ok || checked.message;
          },
        })}
      />
      <Segmented
        label="Ricevuta o fattura"
        block
        value={invoice ? 'invoice' : 'receipt'}
        onChange={(kind) => setValue('invoiceRequested', kind === 'invoice')}
        options={[
          { value: 'receipt', label: 'Ricevuta' },
          { value: 'invoice', label: 'Fattura' },
        ]}
      />
    </>
  );
}
