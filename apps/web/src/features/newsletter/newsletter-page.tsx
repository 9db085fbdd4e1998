import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, Link, Note, Spinner, TextInput } from '@sporta/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { FormProblem, REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import '../../lib/sheets/account.css';

interface NewsletterPageProps {
  /** Typed in the footer. */
  email: string | undefined;
  /** From the mail that asks to confirm. */
  token: string | undefined;
  unsubscribe: boolean;
}

/** Communication page: asks for the newsletter, confirms it from the mail, ends it. */
export function NewsletterPage({ email, token, unsubscribe }: NewsletterPageProps) {
  return (
    <div className="newsletter">
      <div className="newsletter-text">
        <h1>Offerte e idee, una volta alla settimana</h1>
        <p>Il volantino appena esce, le offerte della tua zona e qualche ricetta di stagione. Ti togli quando vuoi.</p>
        <img src="/pictures/di-stagione.svg" alt="" width="360" height="240" />
      </div>
      {token ? <Answer token={token} unsubscribe={unsubscribe} /> : <Subscribe key={email} email={email} />}
    </div>
  );
}

function Subscribe({ email }: { email: string | undefined }) {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: email ?? '' } });
  const { errors } = formState;
  const ask = useMutation({
    mutationFn: (values: { email: string }) =>
      api.call(endpoints.content.newsletterSubscribe, { e_mail: values.email.trim() }),
    onError: (error) => showRefusal(error, { e_mail: 'email' }, setError),
  });
  if (ask.isSuccess) {
    return (
      <section className="panel stack-form" role="status">
        <h2>Controlla la posta</h2>
        <p className="muted">
          Abbiamo scritto a <b>{ask.variables.email.trim()}</b>. L’iscrizione comincia quando tocchi il pulsante nel
          messaggio.
        </p>
        <div>
          <Button kind="soft" onClick={() => ask.reset()}>
            L’indirizzo è sbagliato
          </Button>
        </div>
      </section>
    );
  }
  return (
    <form className="panel stack-form" noValidate onSubmit={handleSubmit((values) => ask.mutate(values))}>
      <h2>Iscriviti</h2>
      <TextInput
        label="La tua e-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          required: REQUIRED,
          pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@posta.example' },
        })}
      />
      <FormProblem
        error={ask.error}
        shownInFields={Boolean(errors.email)}
        fallback="L’iscrizione non è partita: riprova."
      />
      <Button type="submit" size="lg" block busy={ask.isPending}>
        Iscriviti alla newsletter
      </Button>
      <p className="muted small">
        Usiamo l’indirizzo solo per la newsletter.{' '}
        <Link className="link" href="/page/privacy">
          Informativa privacy
        </Link>
      </p>
    </form>
  );
}

/** Confirms or ends the subscription, with the code of the mail. */
function Answer({ token, unsubscribe }: { token: string; unsubscribe: boolean }) {
  const api = useApi();
  const { mutate, ...answer } = useMutation({
    mutationFn: () => api.call(endpoints.content.newsletterConfirm, { token, unsubscribe }),
  });
  // Confirming twice is fine. Ending needs a press: programs that check mails open every link.
  useEffect(() => {
    if (!unsubscribe) mutate();
  }, [unsubscribe, mutate]);
  if (answer.isSuccess) {
    return (
      <section className="panel stack-form" role="status">
        <h2>{unsubscribe ? 'Non ti scriviamo più' : 'Iscrizione confermata'}</h2>
        <p className="muted">
          {unsubscribe
            ? 'Abbiamo dimenticato il tuo indirizzo. Se cambi idea, sai dove trovarci.'
            : 'Ci leggiamo con il prossimo volantino.'}
        </p>
        <div>
          <ButtonLink href="/volantini">Sfoglia il volantino</ButtonLink>
        </div>
      </section>
    );
  }
  if (answer.isError) {
    return (
      <section className="panel stack-form">
        <h2>Il collegamento non vale più</h2>
        <Note kind="err" live>
          {messageOf(answer.error, 'Non siamo riusciti a leggere il collegamento: riprova.')}
        </Note>
        <div>
          <ButtonLink href="/newsletter">Iscriviti di nuovo</ButtonLink>
        </div>
      </section>
    );
  }
  return unsubscribe ? (
    <section className="panel stack-form">
      <h2>Vuoi smettere di riceverla?</h2>
      <p className="muted">Dimentichiamo il tuo indirizzo e non ti scriviamo più.</p>
      <div>
        <Button busy={answer.isPending} onClick={() => mutate()}>
          Disiscrivimi
        </Button>
      </div>
    </section>
  ) : (
    <section className="panel stack-form" role="status">
      <Spinner />
      <h2>Confermiamo l’iscrizione</h2>
    </section>
  );
}
