import { isApiError } from '@sporta/contract';
import { Button, ButtonLink, Link, Note, Spinner } from '@sporta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import {
  FormProblem,
  NewPasswordField,
  newPasswordRules,
  showRefusal,
  WhosePassword,
} from '../../shared/forms/index.ts';
import { type ResetLink, resetLinkQuery, resetPassword } from './api/password-reset.ts';
import { PasswordFrame } from './password-frame.tsx';

/** /reset-password: reached from the mail; a new password takes the place of the forgotten one. */
export function ResetPage({ link }: { link: ResetLink }) {
  const checked = useQuery(resetLinkQuery(useApi(), link));
  const complete = Boolean(link.token && (link.email || link.login));
  return (
    <PasswordFrame>
      {!complete ? (
        <LinkProblem text="Manca una parte dell’indirizzo: aprilo di nuovo dal messaggio." />
      ) : checked.isError ? (
        <LinkProblem text={messageOf(checked.error, 'Non siamo riusciti a leggere il collegamento: riprova.')} />
      ) : checked.isSuccess ? (
        <ResetForm link={link} />
      ) : (
        <div className="stack-form reg-form reg-outcome" role="status">
          <Spinner />
          <h2>Controlliamo il collegamento</h2>
        </div>
      )}
    </PasswordFrame>
  );
}

function LinkProblem({ text }: { text: string }) {
  return (
    <div className="stack-form reg-form reg-outcome">
      <h2>Il collegamento non vale più</h2>
      <Note kind="err" live>
        {text}
      </Note>
      <ButtonLink size="lg" block href="/reset-password-request">
        Chiedine uno nuovo
      </ButtonLink>
      <Link className="link small tap" href="/login">
        Torna all’accesso
      </Link>
    </div>
  );
}

function ResetForm({ link }: { link: ResetLink }) {
  const api = useApi();
  const router = useRouter();
  const { register, handleSubmit, setError, watch, formState } = useForm({ defaultValues: { password: '' } });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (values: { password: string }) => resetPassword(api, link, values.password),
    onSuccess: () => router.navigate({ href: '/reset-password-completed', replace: true }),
    onError: (error) => showRefusal(error, { password: 'password', 'weak-password': 'password' }, setError),
  });
  if (isApiError(save.error) && save.error.is('token-not-valid')) return <LinkProblem text={save.error.message} />;
  return (
    <form
      className="stack-form reg-form slim"
      method="post"
      noValidate
      onSubmit={handleSubmit((values) => save.mutate(values))}
    >
      <div>
        <h2>Scegli la nuova password</h2>
        <p className="muted reg-lead">Una frase che ricordi va benissimo. Usciamo da tutti gli altri dispositivi.</p>
      </div>
      <WhosePassword login={link.email ?? link.login} />
      <NewPasswordField
        label="Nuova password"
        typed={watch('password')}
        error={errors.password?.message}
        {...register('password', newPasswordRules)}
      />
      <FormProblem
        error={save.error}
        shownInFields={Boolean(errors.password)}
        fallback="La password non è stata cambiata: riprova."
      />
      <Button type="submit" size="lg" block busy={save.isPending}>
        Salva la password
      </Button>
    </form>
  );
}
