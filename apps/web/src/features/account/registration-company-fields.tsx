import { checkCodiceDestinatario, checkCodiceFiscale, checkPartitaIva } from '@sporta/domain';
import { Checkbox, TextInput } from '@sporta/ui';
import type { UseFormReturn } from 'react-hook-form';
import { type AddressValues, REQUIRED } from '../delivery/model/address-values.ts';
import { PlaceFields } from '../delivery/place-fields.tsx';
import type { RegistrationValues } from './model/registration.ts';

/** Who the company is for its invoices (domain rules, "People"). */
export function CompanyFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { register, watch, getValues, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Ragione sociale"
        autoComplete="organization"
        maxLength={160}
        error={errors.companyName?.message}
        {...register('companyName', { required: REQUIRED })}
      />
      <div className="form-row two">
        <TextInput
          label="Partita IVA"
          inputMode="numeric"
          maxLength={16}
          error={errors.vatNumber?.message}
          {...register('vatNumber', {
            required: REQUIRED,
            validate: (text) => {
              const checked = checkPartitaIva(text);
              return checked.ok || checked.message;
            },
          })}
        />
        <TextInput
          label={
            <>
              Codice fiscale <span className="muted">se diverso</span>
            </>
          }
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errors.companyFiscalCode?.message}
          {...register('companyFiscalCode', {
            validate: (text) => {
              const checked = text.trim() ? checkCodiceFiscale(text) : undefined;
              return !checked || checked.ok || checked.message;
            },
          })}
        />
      </div>
      <div className="form-row two">
        <TextInput
          label="Codice destinatario"
          hint="7 lettere o cifre; oppure la PEC"
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.recipientCode?.message}
          {...register('recipientCode', {
            validate: (text) => {
              if (text.trim() === '') return getValues('pec').trim() !== '' || 'Serve il codice destinatario o la PEC';
              const checked = checkCodiceDestinatario(text);
              return checked.ok || checked.message;
            },
          })}
        />
        <TextInput
          label="PEC"
          type="email"
          maxLength={200}
          error={errors.pec?.message}
          {...register('pec', {
            pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@pec.example' },
          })}
        />
      </div>
      <Checkbox
        label="La sede legale è a un altro indirizzo"
        description="Serve per le fatture. Altrimenti usiamo il primo indirizzo di consegna."
        {...register('officeElsewhere')}
      />
      {watch('officeElsewhere') ? (
        <fieldset className="reg-address stack-form">
          <legend>Sede legale</legend>
          {/* The fields of a place have the same names in both forms, here one level down. */}
          <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} prefix="office." />
        </fieldset>
      ) : null}
    </>
  );
}
