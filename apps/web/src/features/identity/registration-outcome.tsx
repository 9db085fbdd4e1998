import { endpoints, isApiError } from '@sporta/contract';
import { Button, ButtonLink, Link, Note, PasswordInput, Spinner } from '@sporta/ui';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { FormProblem, REQUIRED, showRefusal, WhosePassword } from '../../shared/forms/index.ts';
import { welcomeQuery } from './api/welcome.ts';
import { dropDraft } from './model/registration-draft.ts';
import { useLogin } from './model/use-login.ts';
import { welcomeGift } from './model/welcome-text.ts';
import { RegistrationFrame } from './registration-frame.tsx';
import { RegistrationSteps } from './registration-progress.tsx';

const CONFIRM_STEP = 3;

/** /registration-completed: the confirmation waits in the mailbox. */
export function RegistrationCompletedPage({ email, business }: { email: string | undefined; business: boolean }) {
  const welcome = useQuery(welcomeQuery(useApi(), business ? 'business' : 'household'));
  const gift = welcomeGift(welcome.data);
  return (
    <RegistrationFrame>
      <div className="stack-form reg-form reg-outcome">
        <RegistrationSteps current={CONFIRM_STEP} />
        <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
        <h2>Controlla la posta</h2>
        <p className="muted">
          Abbiamo scritto a {email ? <b>{email}</b> : 'te'}. Tocca il pulsante nel messaggio e cominci subito.
        </p>
        {email ? <Resend email={email} /> : null}
        <Link className="link small tap" href="/registration-user">
          L’indirizzo è sbagliato
        </Link>
        {gift ? (
          <Note kind="ok" icon={GiftFill}>
            <b>{gift.given}</b> {gift.holds}
          </Note>
        ) : null}
      </div>
    </RegistrationFrame>
  );
}

function Resend({ email }: { email: string }) {
  const api = useApi();
  const resend = useMutation({
    mutationFn: () => api.call(endpoints.account.registrationResendEmail, { e_mail: email }),
  });
  return (
    <>
      <Button kind="soft" size="lg" block busy={resend.isPending} onClick={() => resend.mutate()}>
        <ArrowsClockwiseBold />
        Manda di nuovo
      </Button>
      {resend.isSuccess ? (
        <Note kind="ok" live>
          Fatto: guarda anche nella posta indesiderata.
        </Note>
      ) : null}
      {resend.isError ? (
        <Note kind="err" live>
          {messageOf(resend.error, 'Il messaggio non è partito: riprova.')}
        </Note>
      ) : null}
    </>
  );
}

interface ConfirmedProps {
  email: string | undefined;
  code: string | undefined;
}

/**
 * /registration-confirmed: reached from the e-mail. The password says that who reads the mail is who registered: with the
 * link alone somebody would make an account theirs that another began with their address, and can still get into.
 */
export function RegistrationConfirmedPage({ email, code }: ConfirmedProps) {
  const api = useApi();
  const login = useLogin(undefined);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const confirm = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      api.call(endpoints.account.registrationConfirm, {
        e_mail: email ?? '',
        reg_control_code: code ?? '',
        password,
      }),
    onSuccess: (_, { password }) => login.mutate({ login: email ?? '', password, remember: true }),
    onError: (error) => showRefusal(error, { password: 'password' }, setError),
  });
  useEffect(dropDraft, []);
  if (!email || !code)
    return <BadLink email={email} text="Manca una parte dell’indirizzo: aprilo di nuovo dal messaggio." />;
  if (isApiError(confirm.error) && confirm.error.is('token-not-valid'))
    return <BadLink email={email} text={confirm.error.message} />;
  if (confirm.isSuccess) return <Ready failed={login.isError} />;
  return (
    <RegistrationFrame>
      <form
        className="stack-form reg-form slim"
        method="post"
        noValidate
        onSubmit={handleSubmit((values) => confirm.mutate(values))}
      >
        <div>
          <h2>Conferma la tua e-mail</h2>
          <p className="muted reg-lead">
            Scrivi la password che hai scelto per <b className="break">{email}</b> ed entri subito.
          </p>
        </div>
        <WhosePassword login={email} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: REQUIRED })}
        />
        <FormProblem
          error={confirm.error}
          shownInFields={Boolean(formState.errors.password)}
          fallback="Non siamo riusciti a confermare l’indirizzo: riprova."
        />
        <Button type="submit" size="lg" block busy={confirm.isPending}>
          Conferma ed entra
        </Button>
        <Link className="link small center tap" href={`/reset-password-request?account=${encodeURIComponent(email)}`}>
          Non la sai, o l’account non l’hai aperto tu?
        </Link>
      </form>
    </RegistrationFrame>
  );
}

/** For the moment before the shop opens, and for when it does not. */
function Ready({ failed }: { failed: boolean }) {
  return (
    <RegistrationFrame>
      <div className="stack-form reg-form reg-outcome" role="status">
        <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
        <h2>Il tuo account è pronto</h2>
        {failed ? (
          <ButtonLink size="lg" block href="/login">
            Accedi
          </ButtonLink>
        ) : (
          <Spinner />
        )}
      </div>
    </RegistrationFrame>
  );
}

function BadLink({ email, text }: { email: string | undefined; text: string }) {
  return (
    <RegistrationFrame>
      <div className="stack-form reg-form reg-outcome">
        <h2>Il collegamento non vale più</h2>
        <Note kind="err" live>
          {text}
        </Note>
        {email ? <Resend email={email} /> : null}
        <ButtonLink kind="line" block href="/login">
          Accedi
        </ButtonLink>
      </div>
    </RegistrationFrame>
  );
}
