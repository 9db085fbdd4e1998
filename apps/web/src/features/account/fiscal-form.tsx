import type { FiscalPerson } from '@sporta/contract';
import { Button, Checkbox, Segmented, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { focusFirstWrong, focusHeading } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { type AddressValues, PlaceFields } from '../../shared/address/index.ts';
import {
  CompanyFields,
  emptyFiscalValues,
  type FiscalValues,
  fiscalFields,
  fiscalName,
  fiscalPersonsKey,
  fiscalRules,
  fiscalValuesOf,
} from '../../shared/fiscal/index.ts';
import { FormProblem, NameFields, nameRules, REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import { userDetailKey } from '../../shared/session/index.ts';
import { addFiscalPerson, changeFiscalPerson } from './api/fiscal-persons.ts';

interface FiscalFormProps {
  /** Who is changed; without, somebody is added. */
  person?: FiscalPerson | undefined;
  onDone: () => void;
}

/** Somebody invoices can be made out to: a person with a fiscal code, or a company with a VAT number. */
export function FiscalForm({ person, onDone }: FiscalFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm<FiscalValues>({
    defaultValues: person ? fiscalValuesOf(person) : emptyFiscalValues,
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const type = watch('type');
  useEffect(() => focusHeading('#new-holder'), []);
  const save = useMutation({
    mutationFn: async (values: FiscalValues) => {
      if (person) await changeFiscalPerson(api, person.personFiscalId, values);
      else await addFiscalPerson(api, values);
    },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: fiscalPersonsKey }),
        queryClient.invalidateQueries({ queryKey: userDetailKey }),
      ]);
      toast.success('Intestatario salvato');
      onDone();
    },
    onError: (error) => showRefusal(error, fiscalFields, setError),
  });
  return (
    <form
      className="panel narrow stack-form"
      noValidate
      onSubmit={handleSubmit(
        (values) => save.mutate(values),
        () => focusFirstWrong(),
      )}
    >
      <h2 id="new-holder">{person ? `Modifica ${fiscalName(person)}` : 'Nuovo intestatario'}</h2>
      {person ? <p className="muted small">Gli ordini già fatti restano intestati com’erano.</p> : null}
      <Segmented
        label="A chi intestiamo la fattura"
        block
        value={type}
        onChange={(next) => setValue('type', next)}
        options={[
          { value: 'person', label: 'Persona' },
          { value: 'business', label: 'Azienda' },
        ]}
      />
      {type === 'person' ? <PersonFields form={form} /> : <CompanyFields form={form} fiscalCode="fiscalCode" />}
      {/* The fields of a place have the same names in both forms. */}
      <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} />
      {person ? null : <Checkbox label="Usalo come intestatario principale" {...register('isMain')} />}
      <FormProblem
        error={save.error}
        shownInFields={Object.keys(formState.errors).length > 0}
        fallback="L’intestatario non è stato salvato: riprova."
      />
      <div className="form-actions">
        <Button kind="line" onClick={onDone}>
          Torna Indietro
        </Button>
        <Button type="submit" busy={save.isPending}>
          Salva
        </Button>
      </div>
    </form>
  );
}

function PersonFields({ form: { register, formState } }: { form: UseFormReturn<FiscalValues> }) {
  const { errors } = formState;
  return (
    <>
      <NameFields first={register('firstName', nameRules)} last={register('lastName', nameRules)} errors={errors} />
      <TextInput
        label="Codice fiscale"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={errors.fiscalCode?.message}
        {...register('fiscalCode', { required: REQUIRED, ...fiscalRules.fiscalCode })}
      />
    </>
  );
}
