import { isApiError } from '@sporta/contract';
import { Button, Checkbox, Note, PasswordInput, TextInput } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { useForm } from 'react-hook-form';
import { NoticePlace } from '../../lib/notice-place.tsx';
import { type LoginValues, useLogin } from './model/use-login.ts';
import { RegistrationFrame } from './registration-frame.tsx';

/** /login: where every page behind a login sends the visitor, and from where they go on to it. */
export function LoginPage({ redirect, staffSignIn }: { redirect: string | undefined; staffSignIn: boolean }) {
  const form = useForm<LoginValues>({ defaultValues: { login: '', password: '', remember: true } });
  const { errors } = form.formState;
  const login = useLogin(redirect);
  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      // Ready to be typed again, or to be looked at and corrected.
      onError: () => form.setFocus('password', { shouldSelect: true }),
    }),
  );
  return (
    <RegistrationFrame
      title="Ciao di nuovo."
      lead="La tua spesa, i tuoi indirizzi e le tue liste ti aspettano."
      picture="/pictures/borsa-piena.svg"
    >
      <form className="stack-form login-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <NoticePlace />
        <div>
          <h2>Accedi</h2>
          <p className="muted reg-lead">
            Prima volta qui?{' '}
            <Link className="link" href="/registration-user">
              Registrati
            </Link>
            , bastano due minuti.
          </p>
        </div>
        {redirect ? <Note kind="info">Per andare avanti serve l’accesso. Dopo ti riportiamo dov’eri.</Note> : null}
        {login.isError ? (
          <Note kind="err" live>
            {isApiError(login.error) ? login.error.message : 'Non riusciamo a collegarci: riprova fra poco.'}
          </Note>
        ) : null}
        <TextInput
          label="E-mail o nome utente"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          error={errors.login?.message}
          {...form.register('login', { required: '*Campo obbligatorio' })}
        />
        <div className="login-password">
          <PasswordInput
            label="Password"
            error={errors.password?.message}
            {...form.register('password', { required: '*Campo obbligatorio' })}
          />
          <Link className="link small" href="/reset-password-request">
            Password dimenticata?
          </Link>
        </div>
        {/* the form ticks it only once its program runs: the page of the server shows it ticked as well */}
        <Checkbox label="Ricordami su questo dispositivo" defaultChecked {...form.register('remember')} />
        <Button type="submit" size="lg" block busy={login.isPending}>
          Accedi
        </Button>
        <div className="login-or" aria-hidden="true">
          oppure
        </div>
        <Link className="btn line lg login-guest" href="/">
          <Storefront />
          Continua senza accedere
        </Link>
        <p className="xs muted c">
          Cliente azienda?{' '}
          <Link className="link" href="/registration-user?tipo=azienda">
            Apri un account aziendale
          </Link>
        </p>
        {staffSignIn ? (
          <p className="xs muted c">
            Lavori con noi? {/* opened by the browser itself: it leaves for the identity provider */}
            <a className="link" href={staffSignInHref(redirect)}>
              Accesso del personale
            </a>
          </p>
        ) : null}
      </form>
    </RegistrationFrame>
  );
}

function staffSignInHref(redirect: string | undefined): string {
  return `/ebsn/api/auth/sso-start${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
}
