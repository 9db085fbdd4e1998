import { endpoints, isApiError, type UserAddress } from '@sporta/contract';
import { Button, Checkbox, Note, TextArea, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase } from '../cart/index.ts';
import { messageOf } from '../errors/index.ts';
import { type AddressValues, addressRules, formFieldOf, requestOf, valuesOf } from './address-values.ts';
import { addressesKey } from './addresses.ts';
import { CoverageNote } from './coverage-note.tsx';
import { PlaceFields } from './place-fields.tsx';

interface AddressFormProps {
  /** The address to change; without it a new one is made. */
  address?: UserAddress | undefined;
  onSaved: (address: UserAddress) => void;
  onCancel: () => void;
}

/** An address of the customer. It says at once whether the shop delivers there. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const known = valuesOf(address);
  const form = useForm<AddressValues>({ defaultValues: known });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors } = formState;
  const save = useMutation({
    mutationFn: async (values: AddressValues) => {
      const { data, response } = address
        ? await api.call(endpoints.addresses.update, { user_address_id: address.userAddressId, ...requestOf(values) })
        : await api.call(endpoints.addresses.insert, requestOf(values));
      for (const warning of response.warningsMessage) toast.warning(warning);
      return data;
    },
    onSuccess: ({ userAddresses, userAddress }) => {
      queryClient.setQueryData(addressesKey, userAddresses);
      // the open cart may go there, and from another shop now
      void reloadPurchase(queryClient);
      onSaved(userAddress);
    },
    onError: (error) => {
      if (!isApiError(error)) return;
      let focus = true;
      for (const each of error.errors) {
        const field = formFieldOf[each.field ?? ''] ?? (each.code === 'postalcode-unknown' ? 'postalcode' : undefined);
        if (!field) continue;
        setError(field, { message: each.error }, { shouldFocus: focus });
        focus = false;
      }
    },
  });
  const placed = isApiError(save.error) && Object.keys(errors).length > 0;
  return (
    <form className="stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <TextInput
        label="Nome dell’indirizzo"
        hint="Casa, Ufficio, Nonna Pina…"
        maxLength={40}
        defaultValue={known.addressName}
        {...register('addressName')}
      />
      <PlaceFields form={form} known={known} />
      <CoverageNote postalcode={watch('postalcode')} />
      <div className="form-row three">
        <TextInput label="Scala e interno" maxLength={40} defaultValue={known.stairway} {...register('stairway')} />
        <TextInput label="Citofono" maxLength={80} defaultValue={known.doorbell} {...register('doorbell')} />
        <TextInput label="Piano" maxLength={20} defaultValue={known.floor} {...register('floor')} />
      </div>
      <Checkbox label="C’è l’ascensore" defaultChecked={known.hasLift} {...register('hasLift')} />
      <TextInput
        label="Cellulare"
        type="tel"
        autoComplete="tel"
        defaultValue={known.phone}
        error={errors.phone?.message}
        {...register('phone', addressRules.phone)}
      />
      <TextArea
        label="Indicazioni per chi consegna"
        maxLength={1000}
        defaultValue={known.notes}
        error={errors.notes?.message}
        {...register('notes', addressRules.notes)}
      />
      {address?.isDefault ? null : <Checkbox label="Usalo come indirizzo principale" {...register('isDefault')} />}
      {save.isError && !placed ? (
        <Note kind="err" live>
          {messageOf(save.error, 'L’indirizzo non è stato salvato: riprova.')}
        </Note>
      ) : null}
      <div className="form-actions">
        <Button kind="line" onClick={onCancel}>
          Torna Indietro
        </Button>
        <Button type="submit" busy={save.isPending}>
          Salva l’indirizzo
        </Button>
      </div>
    </form>
  );
}
