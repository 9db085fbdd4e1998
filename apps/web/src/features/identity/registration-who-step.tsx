import { Note, TextInput } from '@sporta/ui';
import type { UseFormReturn } from 'react-hook-form';
import { NameFields, NewPasswordField, nameRules, newPasswordRules, REQUIRED } from '../../shared/forms/index.ts';
import type { RegistrationValues } from './model/registration.ts';

interface WhoStepProps {
  form: UseFormReturn<RegistrationValues>;
  /** What was typed earlier stands in the fields again. */
  resumed: boolean;
}

/** Step 1: name, e-mail, password. */
export function WhoStep({ form, resumed }: WhoStepProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      {resumed ? (
        <Note kind="n">Riprendi da dove eri: i tuoi dati sono ancora qui. Solo la password va scritta di nuovo.</Note>
      ) : null}
      <NameFields first={register('firstName', nameRules)} last={register('lastName', nameRules)} errors={errors} />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
        {...register('email', {
          required: REQUIRED,
          pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@posta.example' },
        })}
      />
      <NewPasswordField
        label="Password"
        typed={watch('password')}
        error={errors.password?.message}
        {...register('password', newPasswordRules)}
      />
      <TextInput
        label={
          <>
            Hai una carta fedeltà? <span className="muted">facoltativo</span>
          </>
        }
        placeholder="Numero della carta"
        inputMode="numeric"
        maxLength={40}
        error={errors.fidelityCard?.message}
        {...register('fidelityCard')}
      />
    </>
  );
}
