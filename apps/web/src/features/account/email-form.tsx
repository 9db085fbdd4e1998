import { endpoints } from '@sporta/contract';
import { Button, Note, PasswordInput, TextInput } from '@sporta/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { FormProblem, REQUIRED, showRefusal } from '../../shared/forms/index.ts';

interface EmailFormProps {
  email: string;
  /** The customer opened the link sent there. */
  confirmed: boolean;
}

/** Asks for another e-mail address; it changes only once the link sent there is opened, and the present one gets a notice. */
export function EmailForm({ email, confirmed }: EmailFormProps) {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { newEmail: '', password: '' } });
  const { errors } = formState;
  const ask = useMutation({
    mutationFn: ({ newEmail, password }: { newEmail: string; password: string }) =>
      api.call(endpoints.account.updateEmailRequest, { new_email: newEmail, password }),
    onError: (error) =>
      showRefusal(error, { new_email: 'newEmail', 'same-email': 'newEmail', password: 'password' }, setError),
  });
  return (
    <form className="panel narrow stack-form" noValidate onSubmit={handleSubmit((values) => ask.mutate(values))}>
      <h2>E-mail</h2>
      <p className="break">
        Adesso usi <b>{email}</b>.
      </p>
      {confirmed ? null : <Unconfirmed email={email} />}
      <TextInput
        label="Nuova e-mail"
        type="email"
        autoComplete="email"
        error={errors.newEmail?.message}
        {...register('newEmail', {
          required: REQUIRED,
          pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Serve un indirizzo come nome@posta.example' },
        })}
      />
      <PasswordInput
        label="La tua password"
        autoComplete="current-password"
        hint="Così nessuno può cambiarla da un dispositivo lasciato aperto."
        error={errors.password?.message}
        {...register('password', { required: REQUIRED })}
      />
      <FormProblem
        error={ask.error}
        shownInFields={Boolean(errors.newEmail || errors.password)}
        fallback="Il messaggio non è partito: riprova."
      />
      {ask.isSuccess ? (
        <Note kind="ok" live>
          <b>Controlla la posta di {ask.variables.newEmail}.</b> L’indirizzo cambia quando tocchi il pulsante nel
          messaggio. Poi scriviamo anche a quello di adesso, da dove per 14 giorni si può tornare indietro.
        </Note>
      ) : null}
      <div className="form-actions end">
        <Button type="submit" kind="soft" busy={ask.isPending}>
          Cambia l’e-mail
        </Button>
      </div>
    </form>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const api = useApi();
  const resend = useMutation({
    mutationFn: () => api.call(endpoints.account.registrationResendEmail, { e_mail: email }),
  });
  return (
    <Note
      kind="warn"
      live={resend.isSuccess}
      action={
        resend.isSuccess ? undefined : (
          <Button kind="line" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
            Manda di nuovo
          </Button>
        )
      }
    >
      {resend.isSuccess
        ? 'Fatto: guarda anche nella posta indesiderata.'
        : 'Non hai ancora confermato questo indirizzo: apri il messaggio che ti abbiamo mandato.'}
    </Note>
  );
}
