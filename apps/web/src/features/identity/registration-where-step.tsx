import { checkPhone } from '@sporta/domain';
import { Segmented, TextInput } from '@sporta/ui';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { User } from '@sporta/ui/icons/User.ts';
import type { UseFormReturn } from 'react-hook-form';
import { type AddressValues, CoverageNote, PlaceFields } from '../../shared/address/index.ts';
import { REQUIRED } from '../../shared/forms/index.ts';
import type { RegistrationValues } from './model/registration.ts';
import { OtherAddresses } from './registration-other-addresses.tsx';

/** Step 2: where the shop delivers, checked at once; a company may have several places. */
export function WhereStep({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const business = watch('accountType') === 'business';
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
      {business ? (
        <TextInput
          label="Nome dell’indirizzo"
          hint="Sede, Bar di via Tortona, Magazzino…"
          maxLength={40}
          error={errors.addressName?.message}
          {...register('addressName')}
        />
      ) : null}
      {/* The fields of a place have the same names in both forms. */}
      <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} />
      <div className="form-row three">
        <TextInput label="Scala e interno" maxLength={40} {...register('stairway')} />
        <TextInput label="Citofono" maxLength={80} {...register('doorbell')} />
        <TextInput label="Piano" maxLength={20} {...register('floor')} />
      </div>
      <TextInput
        label={business ? 'Telefono' : 'Cellulare'}
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
      {business ? <OtherAddresses form={form} /> : null}
    </>
  );
}
