import { TextInput } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { citiesQuery, postalcodesQuery } from './api/addresses.ts';
import { type AddressValues, addressRules } from './model/address-values.ts';

/** Street, number, town, postal code and province; towns and their codes are suggested. */
export function PlaceFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const api = useApi();
  const listId = useId();
  const { register, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const city = watch('city');
  const { data: cities = [] } = useQuery(citiesQuery(api, city.trim()));
  const known = cities.find((each) => each.city.toLowerCase() === city.trim().toLowerCase());
  const { data: codes = [] } = useQuery(postalcodesQuery(api, known?.city ?? ''));
  const fillFromCity = () => {
    const place = cities.find((each) => each.city.toLowerCase() === getValues('city').trim().toLowerCase());
    if (!place) return;
    setValue('province', place.province, { shouldValidate: formState.isSubmitted });
    if (place.postalcode && !getValues('postalcode')) setValue('postalcode', place.postalcode);
  };
  return (
    <>
      <div className="form-row street">
        <TextInput
          label="Indirizzo"
          autoComplete="address-line1"
          error={errors.address1?.message}
          {...register('address1', addressRules.address1)}
        />
        <TextInput
          label="Numero"
          autoComplete="address-line2"
          error={errors.addressNumber?.message}
          {...register('addressNumber')}
        />
      </div>
      <div className="form-row town">
        <TextInput
          label="CAP"
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          list={`${listId}-cap`}
          error={errors.postalcode?.message}
          {...register('postalcode', addressRules.postalcode)}
        />
        <TextInput
          label="Città"
          autoComplete="address-level2"
          list={`${listId}-city`}
          error={errors.city?.message}
          {...register('city', { ...addressRules.city, onBlur: fillFromCity })}
        />
        <TextInput
          label="Provincia"
          maxLength={2}
          autoComplete="address-level1"
          autoCapitalize="characters"
          error={errors.province?.message}
          {...register('province', addressRules.province)}
        />
      </div>
      <datalist id={`${listId}-city`}>
        {cities.map((each) => (
          <option key={`${each.city}${each.province}`} value={each.city}>
            {each.province}
          </option>
        ))}
      </datalist>
      <datalist id={`${listId}-cap`}>
        {codes.map((each) => (
          <option key={each.postalcode} value={each.postalcode} />
        ))}
      </datalist>
    </>
  );
}
