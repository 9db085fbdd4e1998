import { TextInput } from '@sporta/ui';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { REQUIRED } from './required.ts';

interface NameFieldsProps {
  /** What `register` returns for each: registered by the form itself, in the order in which it shows its fields, which is
   * the order in which it looks for the first wrong one. */
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  errors: FieldErrors<{ firstName: string; lastName: string }>;
  /** The values the server renders. */
  known?: { firstName: string; lastName: string } | undefined;
}

export const nameRules = { required: REQUIRED } as const;

/** First and last name of the person a form is about. */
export function NameFields({ first, last, errors, known }: NameFieldsProps) {
  return (
    <div className="form-row two">
      <TextInput
        label="Nome"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={known?.firstName}
        error={errors.firstName?.message}
        {...first}
      />
      <TextInput
        label="Cognome"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={known?.lastName}
        error={errors.lastName?.message}
        {...last}
      />
    </div>
  );
}
