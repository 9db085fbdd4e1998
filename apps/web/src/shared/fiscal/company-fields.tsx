import { TextInput } from '@sporta/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { REQUIRED } from '../forms/index.ts';
import { type CompanyValues, fiscalRules } from './fiscal-values.ts';

interface CompanyFieldsProps<Values extends FieldValues & CompanyValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;
  /** Where the form keeps the codice fiscale of the company. */
  fiscalCode: Path<Values>;
}

/** What the invoices of a company need (domain rules, "People"). */
export function CompanyFields<Values extends FieldValues & CompanyValues>({
  form,
  fiscalCode,
}: CompanyFieldsProps<Values>) {
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  const field = (name: keyof CompanyValues, rules: object) => ({
    error: errorOf(name as Path<Values>),
    ...form.register(name as Path<Values>, rules),
  });
  return (
    <>
      <TextInput
        label="Ragione sociale"
        autoComplete="organization"
        maxLength={160}
        {...field('companyName', { required: REQUIRED })}
      />
      <div className="form-row two">
        <TextInput
          label="Partita IVA"
          inputMode="numeric"
          maxLength={16}
          {...field('vatNumber', fiscalRules.vatNumber)}
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
          error={errorOf(fiscalCode)}
          {...form.register(fiscalCode, fiscalRules.fiscalCode)}
        />
      </div>
      <div className="form-row two">
        <TextInput
          label="Codice destinatario"
          hint="7 lettere o cifre; oppure la PEC"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          {...field('recipientCode', fiscalRules.recipientCode)}
        />
        <TextInput label="PEC" type="email" maxLength={200} {...field('pec', fiscalRules.pec)} />
      </div>
    </>
  );
}
