import type { Disclaimer } from '@sporta/contract';
import { checkCodiceFiscale, checkPartitaIva, checkPhone } from '@sporta/domain';
import { Checkbox, PasswordInput, Segmented, TextInput } from '@sporta/ui';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { User } from '@sporta/ui/icons/User.ts';
import type { UseFormReturn } from 'react-hook-form';
import { CoverageNote } from '../delivery/coverage-note.tsx';
import { type AddressValues, REQUIRED } from '../delivery/model/address-values.ts';
import { PlaceFields } from '../delivery/place-fields.tsx';
import { passwordStrength, type RegistrationValues } from './model/registration.ts';

type Form = UseFormReturn<RegistrationValues>;

/** Step 1: name, e-mail, password. */
export function WhoStep({ form }: { form: Form }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const strength = passwordStrength(watch('password'));
  return (
    <>
      <div className="form-row two">
        <TextInput
          label="Nome"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { required: REQUIRED })}
        />
        <TextInput
          label="Cognome"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { required: REQUIRED })}
        />
      </div>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          required: REQUIRED,
          pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Serve un indirizzo come nome@posta.example' },
        })}
      />
      <div className="password-field">
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={strength.words}
          {...register('password', {
            required: REQUIRED,
            minLength: { value: 8, message: 'Servono almeno 8 caratteri' },
          })}
        />
        <progress className="bar" aria-label="Robustezza della password" value={strength.level} max={4} />
      </div>
      <TextInput
        label={
          <>
            Hai una carta fedeltà? <span className="muted">facoltativo</span>
          </>
        }
        placeholder="Numero della carta"
        inputMode="numeric"
        error={errors.fidelityCard?.message}
        {...register('fidelityCard')}
      />
    </>
  );
}

/** Step 2: where the shop delivers, checked at once. */
export function WhereStep({ form }: { form: Form }) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Segmented
        label="Per chi è l’account"
        block
        value={watch('accountType')}
        onChange={(type) => setValue('accountType', type)}
        options={[
          {
            value: 'person',
            label: (
              <>
                <User />
                Privato
              </>
            ),
          },
          {
            value: 'business',
            label: (
              <>
                <Storefront />
                Azienda
              </>
            ),
          },
        ]}
      />
      {/* The fields of a place have the same names in both forms. */}
      <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} />
      <div className="form-row three">
        <TextInput label="Scala e interno" maxLength={40} {...register('stairway')} />
        <TextInput label="Citofono" maxLength={80} {...register('doorbell')} />
        <TextInput label="Piano" maxLength={20} {...register('floor')} />
      </div>
      <TextInput
        label="Cellulare"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', {
          required: REQUIRED,
          validate: (text) => {
            const checked = checkPhone(text);
            return checked.ok || checked.message;
          },
        })}
      />
      <CoverageNote postalcode={watch('postalcode')} email={watch('email')} />
    </>
  );
}

/** Step 3: fiscal data and consents. */
export function DataStep({ form, disclaimers }: { form: Form; disclaimers: readonly Disclaimer[] }) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const business = watch('accountType') === 'business';
  const consentErrors = errors.consents as Record<string, { message?: string }> | undefined;
  return (
    <>
      {business ? (
        <CompanyFields form={form} />
      ) : (
        <>
          <TextInput
            label={
              <>
                Codice fiscale <span className="muted">facoltativo</span>
              </>
            }
            autoCapitalize="characters"
            maxLength={16}
            error={errors.fiscalCode?.message}
            {...register('fiscalCode', {
              validate: (text) => {
                const checked = text ? checkCodiceFiscale(text) : undefined;
                return !checked || checked.ok || checked.message;
              },
            })}
          />
          <Segmented
            label="Ricevuta o fattura"
            block
            value={watch('invoiceRequested') ? 'invoice' : 'receipt'}
            onChange={(kind) => setValue('invoiceRequested', kind === 'invoice')}
            options={[
              { value: 'receipt', label: 'Ricevuta' },
              { value: 'invoice', label: 'Fattura' },
            ]}
          />
        </>
      )}
      <div className="cons">
        {disclaimers.map((each) => (
          <Checkbox
            key={each.disclaimerId}
            label={<b>{each.title}</b>}
            description={each.required ? 'Serve per creare l’account.' : 'Puoi cambiare idea quando vuoi.'}
            error={consentErrors?.[each.disclaimerId]?.message}
            {...register(`consents.${each.disclaimerId}`, each.required ? { required: REQUIRED } : {})}
          />
        ))}
      </div>
      <details className="cons-text">
        <summary className="link small">Leggi i testi</summary>
        {disclaimers.map((each) => (
          <section key={each.disclaimerId}>
            <h3>{each.title}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server. */}
            <div className="small" dangerouslySetInnerHTML={{ __html: each.body }} />
          </section>
        ))}
      </details>
    </>
  );
}

function CompanyFields({ form }: { form: Form }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const eitherCode = () =>
    watch('recipientCode').trim() !== '' || watch('pec').trim() !== '' || 'Serve il codice destinatario o la PEC';
  return (
    <>
      <TextInput
        label="Ragione sociale"
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName', { required: REQUIRED })}
      />
      <TextInput
        label="Partita IVA"
        inputMode="numeric"
        maxLength={13}
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
            Codice fiscale dell’azienda <span className="muted">se diverso</span>
          </>
        }
        maxLength={16}
        error={errors.companyFiscalCode?.message}
        {...register('companyFiscalCode')}
      />
      <div className="form-row two">
        <TextInput
          label="Codice destinatario"
          maxLength={7}
          autoCapitalize="characters"
          error={errors.recipientCode?.message}
          {...register('recipientCode', { validate: eitherCode })}
        />
        <TextInput label="PEC" type="email" error={errors.pec?.message} {...register('pec')} />
      </div>
    </>
  );
}
