import { endpoints } from '@sporta/contract';
import { Button, TextInput } from '@sporta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import {
  FormProblem,
  NameFields,
  NewPasswordField,
  nameRules,
  newPasswordRules,
  showRefusal,
} from '../../shared/forms/index.ts';
import { disclaimersQuery } from './api/disclaimers.ts';
import type { Invitation } from './api/invitation.ts';
import { type ConsentValues, consentAnswers } from './model/consents.ts';
import { useLogin } from './model/use-login.ts';
import { Conditions } from './registration-conditions.tsx';

interface JoinValues extends ConsentValues {
  firstName: string;
  lastName: string;
  password: string;
}

const refusalFields = {
  first_name: 'firstName',
  last_name: 'lastName',
  password: 'password',
  'password-needed': 'password',
  'weak-password': 'password',
} as const;

/** Who opened the mail owns the address: the account is ready as soon as it has a name and a password. */
export function JoinWithNewAccount({ token, invitation }: { token: string; invitation: Invitation }) {
  const { companyName, email } = invitation;
  const api = useApi();
  const login = useLogin('/');
  const disclaimers = useQuery(disclaimersQuery(api));
  const form = useForm<JoinValues>({ defaultValues: { firstName: '', lastName: '', password: '', consents: {} } });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors } = formState;
  const join = useMutation({
    mutationFn: (values: JoinValues) =>
      api.call(endpoints.company.acceptInvitation, {
        token,
        first_name: values.firstName,
        last_name: values.lastName,
        password: values.password,
        disclaimers: consentAnswers(values, disclaimers.data ?? []),
      }),
    onSuccess: (_, { password }) => login.mutate({ login: email, password, remember: false }),
    onError: (error) => showRefusal(error, refusalFields, setError),
  });
  return (
    <form
      className="stack-form reg-form slim"
      method="post"
      noValidate
      onSubmit={handleSubmit((values) => join.mutate(values))}
    >
      <div>
        <h2>Fai la spesa per {companyName}</h2>
        <p className="muted reg-lead">Ancora il tuo nome e una password, e sei dentro.</p>
      </div>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        hint="L’invito vale solo per questo indirizzo."
      />
      <NameFields first={register('firstName', nameRules)} last={register('lastName', nameRules)} errors={errors} />
      <NewPasswordField
        label="Password"
        typed={watch('password')}
        error={errors.password?.message}
        {...register('password', newPasswordRules)}
      />
      <Conditions form={form} disclaimers={disclaimers} />
      <FormProblem
        error={join.error ?? login.error}
        shownInFields={Object.keys(errors).length > 0}
        fallback="L’invito non è stato accettato: riprova."
      />
      <Button type="submit" size="lg" block busy={join.isPending || login.isPending || disclaimers.isPending}>
        Entra in {companyName}
      </Button>
    </form>
  );
}
