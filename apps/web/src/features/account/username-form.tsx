import { endpoints } from '@sporta/contract';
import { Button, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { FormProblem, REQUIRED, type RefusalFields, showRefusal } from '../../shared/forms/index.ts';
import { userDetailKey } from '../../shared/session/index.ts';

const refusalFields: RefusalFields<{ username: string }> = {
  username: 'username',
  'username-not-available': 'username',
  'username-not-valid': 'username',
};

/** The name to log in with, besides the e-mail. */
export function UsernameForm({ login }: { login: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { username: login } });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: async ({ username }: { username: string }) =>
      (await api.call(endpoints.account.updateUsername, { username: username.trim() })).data.user,
    onSuccess: (user) => {
      queryClient.setQueryData(userDetailKey, user);
      void queryClient.invalidateQueries({ queryKey: ['session'] });
      toast.success('Nome utente salvato');
    },
    onError: (error) => showRefusal(error, refusalFields, setError),
  });
  return (
    <form className="panel narrow stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <h2>Nome utente</h2>
      <TextInput
        label="Nome utente"
        hint="Puoi accedere con questo oppure con l’e-mail."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        error={errors.username?.message}
        {...register('username', { required: REQUIRED, minLength: { value: 3, message: 'Almeno 3 caratteri' } })}
      />
      <FormProblem
        error={save.error}
        shownInFields={Boolean(errors.username)}
        fallback="Il nome utente non è stato cambiato: riprova."
      />
      <div className="form-actions end">
        <Button type="submit" kind="soft" busy={save.isPending}>
          Salva il nome utente
        </Button>
      </div>
    </form>
  );
}
