import { endpoints } from '@sporta/contract';
import { Button, Note, PasswordInput } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import {
  FormProblem,
  NewPasswordField,
  newPasswordRules,
  REQUIRED,
  type RefusalFields,
  showRefusal,
  WhosePassword,
} from '../../shared/forms/index.ts';
import { devicesKey } from './api/devices.ts';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
}

const refusalFields: RefusalFields<PasswordValues> = {
  old_password: 'oldPassword',
  new_password: 'newPassword',
  'wrong-password': 'oldPassword',
  'weak-password': 'newPassword',
  'same-password': 'newPassword',
};

/** Changes the password; the other devices have to log in again. */
export function UpdatePasswordForm({ login }: { login: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm<PasswordValues>({ defaultValues: { oldPassword: '', newPassword: '' } });
  const { register, handleSubmit, setError, watch, reset, formState } = form;
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (values: PasswordValues) =>
      api.call(endpoints.account.updatePassword, {
        old_password: values.oldPassword,
        new_password: values.newPassword,
      }),
    onSuccess: () => {
      reset();
      void queryClient.invalidateQueries({ queryKey: devicesKey });
    },
    onError: (error) => showRefusal(error, refusalFields, setError),
  });
  return (
    <form
      className="panel narrow stack-form"
      method="post"
      noValidate
      onSubmit={handleSubmit((values) => save.mutate(values))}
    >
      <h2>Password</h2>
      <WhosePassword login={login} />
      <PasswordInput
        label="Password attuale"
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...register('oldPassword', { required: REQUIRED })}
      />
      <NewPasswordField
        label="Nuova password"
        typed={watch('newPassword')}
        error={errors.newPassword?.message}
        {...register('newPassword', newPasswordRules)}
      />
      <FormProblem
        error={save.error}
        shownInFields={Object.keys(errors).length > 0}
        fallback="La password non è stata cambiata: riprova."
      />
      {save.isSuccess ? (
        <Note kind="ok" live>
          <b>Password cambiata.</b> Sugli altri dispositivi serve accedere di nuovo.
        </Note>
      ) : null}
      <div className="form-actions end">
        <Button type="submit" busy={save.isPending}>
          Cambia la password
        </Button>
      </div>
    </form>
  );
}
