import { Button, Checkbox, Segmented, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { type AddressValues, REQUIRED } from '../delivery/model/address-values.ts';
import { PlaceFields } from '../delivery/place-fields.tsx';
import { addFiscalPerson, fiscalPersonsKey } from './api/fiscal-persons.ts';
import { userDetailKey } from './api/user-detail.ts';
import { FormProblem } from './form-problem.tsx';
import { emptyFiscalValues, type FiscalValues, fiscalFields, fiscalRules } from './model/fiscal-values.ts';
import { showRefusal } from './model/show-refusal.ts';

/** Somebody invoices can be made out to: a person with a fiscal code, or a company with a VAT number. */
export function FiscalForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm<FiscalValues>({ defaultValues: emptyFiscalValues });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const type = watch('type');
  const save = useMutation({
    mutationFn: (values: FiscalValues) => addFiscalPerson(api, values),
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
    <form className="panel narrow stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <h2>Nuovo intestatario</h2>
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
      {type === 'person' ? <PersonFields form={form} /> : <CompanyFields form={form} />}
      {/* The fields of a place have the same names in both forms. */}
      <PlaceFields form={form as unknown as UseFormReturn<AddressValues>} />
      <Checkbox label="Usalo come intestatario principale" {...register('isMain')} />
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

function CompanyFields({ form: { register, formState } }: { form: UseFormReturn<FiscalValues> }) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Ragione sociale"
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName', { required: REQUIRED })}
      />
      <div className="form-row two">
        <TextInput
          label="Partita IVA"
          inputMode="numeric"
          maxLength={16}
          error={errors.vatNumber?.message}
          {...register('vatNumber', fiscalRules.vatNumber)}
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
          error={errors.fiscalCode?.message}
          {...register('fiscalCode', fiscalRules.fiscalCode)}
        />
      </div>
      <div className="form-row two">
        <TextInput
          label="Codice destinatario"
          hint="7 lettere o cifre"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          error={errors.recipientCode?.message}
          {...register('recipientCode', fiscalRules.recipientCode)}
        />
        <TextInput label="PEC" type="email" error={errors.pec?.message} {...register('pec', fiscalRules.pec)} />
      </div>
    </>
  );
}
