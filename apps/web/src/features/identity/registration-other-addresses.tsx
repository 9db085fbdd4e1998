import { Button, TextInput } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type AddressValues, addressRules, CoverageNote, PlaceFields } from '../../shared/address/index.ts';
import { emptyAddress, maxOtherAddresses, type RegistrationValues } from './model/registration.ts';

type Form = UseFormReturn<RegistrationValues>;

/** The places of a company besides the first. */
export function OtherAddresses({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'otherAddresses' });
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map((field, index) => (
        <OtherAddress
          key={field.id}
          form={form}
          index={index}
          onRemove={() => {
            remove(index);
            // The button that was pressed is gone.
            more.current?.focus();
          }}
        />
      ))}
      {fields.length < maxOtherAddresses ? (
        <div>
          <Button
            ref={more}
            kind="soft"
            onClick={() =>
              append(emptyAddress(fields.length), { focusName: `otherAddresses.${fields.length}.addressName` })
            }
          >
            <PlusBold />
            Aggiungi un altro indirizzo
          </Button>
        </div>
      ) : null}
    </>
  );
}

function OtherAddress({ form, index, onRemove }: { form: Form; index: number; onRemove: () => void }) {
  const { register, watch, formState } = form;
  const at = `otherAddresses.${index}` as const;
  const errors = formState.errors.otherAddresses?.[index];
  const name = watch(`${at}.addressName`).trim() || `Indirizzo ${index + 2}`;
  return (
    <fieldset className="reg-address stack-form">
      <legend>{name}</legend>
      <Button kind="quiet" size="sm" className="reg-address-remove" onClick={onRemove}>
        <Trash />
        Togli<span className="sr"> {name}</span>
      </Button>
      <TextInput
        label="Nome dell’indirizzo"
        maxLength={40}
        error={errors?.addressName?.message}
        {...register(`${at}.addressName`)}
      />
      {/* The fields of a place have the same names in both forms, here one level down. */}
      <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} prefix={`${at}.`} />
      <div className="form-row two">
        <TextInput
          label={
            <>
              Chi riceve <span className="muted">facoltativo</span>
            </>
          }
          maxLength={120}
          error={errors?.recipient?.message}
          {...register(`${at}.recipient`)}
        />
        <TextInput
          label={
            <>
              Telefono <span className="muted">se diverso</span>
            </>
          }
          type="tel"
          error={errors?.phone?.message}
          {...register(`${at}.phone`, addressRules.phone)}
        />
      </div>
      <div className="form-row two">
        <TextInput label="Citofono" maxLength={80} {...register(`${at}.doorbell`)} />
        <TextInput label="Piano" maxLength={20} {...register(`${at}.floor`)} />
      </div>
      <CoverageNote postalcode={watch(`${at}.postalcode`)} email={watch('email')} />
    </fieldset>
  );
}
