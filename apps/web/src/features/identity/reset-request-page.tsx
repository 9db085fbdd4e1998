import { Button, Link, TextInput } from '@sporta/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { FormProblem, REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import { requestReset } from './api/password-reset.ts';
import { PasswordFrame } from './password-frame.tsx';

/** /reset-password-request: who has forgotten the password asks for a link by e-mail. */
export function ResetRequestPage({ account }: { account: string | undefined }) {
  const api = useApi();
  const router = useRouter();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { account: account ?? '' } });
  const { errors } = formState;
  const ask = useMutation({
    mutationFn: (values: { account: string }) => requestReset(api, values.account.trim()),
    onSuccess: (_, values) =>
      router.navigate({ href: `/reset-password-sent?account=${encodeURIComponent(values.account.trim())}` }),
    onError: (error) => showRefusal(error, { e_mail: 'account', login: 'account' }, setError),
  });
  return (
    <PasswordFrame>
      <form className="stack-form reg-form slim" noValidate onSubmit={handleSubmit((values) => ask.mutate(values))}>
        <div>
          <h2>Password dimenticata?</h2>
          <p className="muted reg-lead">Scrivi la tua e-mail: ti mandiamo un collegamento per sceglierne una nuova.</p>
        </div>
        <TextInput
          label="E-mail o nome utente"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.account?.message}
          {...register('account', {
            required: REQUIRED,
            validate: (text) => text.trim() !== '' || REQUIRED,
          })}
        />
        <FormProblem
          error={ask.error}
          shownInFields={Boolean(errors.account)}
          fallback="Il messaggio non è partito: riprova."
        />
        <Button type="submit" size="lg" block busy={ask.isPending}>
          Mandami il collegamento
        </Button>
        <Link className="link small center tap" href="/login">
          Torna all’accesso
        </Link>
      </form>
    </PasswordFrame>
  );
}
