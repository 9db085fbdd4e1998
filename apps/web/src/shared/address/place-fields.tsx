import { TextInput } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { type AddressValues, addressRules } from './address-values.ts';
import { citiesQuery, postalcodesQuery } from './addresses.ts';

interface PlaceFieldsProps {
  form: UseFormReturn<AddressValues>;
  /** The path of the place in the form, with its final dot: "office.". A form of several places tells them apart by it. */
  prefix?: string;
  /** What is known of the place: the page of the server shows it before the form runs. */
  known?: Partial<AddressValues>;
}

/** Street, number, town, postal code and province; towns and their codes are suggested. The town comes first: it fills the other two. */
export function PlaceFields({ form, prefix = '', known: before }: PlaceFieldsProps) {
  const api = useApi();
  const listId = useId();
  const { register, watch, setValue, getValues, getFieldState, formState } = form;
  const at = (field: 'address1' | 'addressNumber' | 'postalcode' | 'city' | 'province') =>
    `${prefix}${field}` as typeof field;
  const errorOf = (field: Parameters<typeof at>[0]) => getFieldState(at(field), formState).error?.message;
  // Browsers fill each place by itself.
  const fills = (token: string) => (prefix ? `section-${prefix.replace(/\W/g, '')} ${token}` : token);
  const city = watch(at('city')) ?? '';
  const { data: cities = [] } = useQuery(citiesQuery(api, city.trim()));
  const known = cities.find((each) => each.city.toLowerCase() === city.trim().toLowerCase());
  const { data: codes = [] } = useQuery(postalcodesQuery(api, known?.city ?? ''));
  const fillFromCity = () => {
    const place = cities.find((each) => each.city.toLowerCase() === getValues(at('city')).trim().toLowerCase());
    if (!place) return;
    setValue(at('province'), place.province, { shouldValidate: formState.isSubmitted });
    if (place.postalcode && !getValues(at('postalcode'))) setValue(at('postalcode'), place.postalcode);
  };
  return (
    <>
      <div className="form-row street">
        <TextInput
          label="Indirizzo"
          autoComplete={fills('address-line1')}
          defaultValue={before?.address1}
          error={errorOf('address1')}
          {...register(at('address1'), addressRules.address1)}
        />
        <TextInput
          label="Numero"
          autoComplete={fills('address-line2')}
          defaultValue={before?.addressNumber}
          error={errorOf('addressNumber')}
          {...register(at('addressNumber'))}
        />
      </div>
      <div className="form-row town">
        <TextInput
          label="Città"
          autoComplete={fills('address-level2')}
          list={`${listId}-city`}
          defaultValue={before?.city}
          error={errorOf('city')}
          {...register(at('city'), { ...addressRules.city, onBlur: fillFromCity })}
        />
        <TextInput
          label="CAP"
          inputMode="numeric"
          maxLength={5}
          autoComplete={fills('postal-code')}
          list={`${listId}-cap`}
          defaultValue={before?.postalcode}
          error={errorOf('postalcode')}
          {...register(at('postalcode'), addressRules.postalcode)}
        />
        <TextInput
          label="Provincia"
          maxLength={2}
          autoComplete={fills('address-level1')}
          autoCapitalize="characters"
          defaultValue={before?.province}
          error={errorOf('province')}
          {...register(at('province'), addressRules.province)}
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
