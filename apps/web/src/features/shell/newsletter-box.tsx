import { endpoints, isApiError } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Asks for the newsletter; a mail asks to confirm it (contract, `newsletter/subscribe`). */
export function NewsletterBox() {
  const api = useApi();
  const [error, setError] = useState<string>();
  const subscribe = useMutation({
    mutationFn: (email: string) => api.call(endpoints.content.newsletterSubscribe, { e_mail: email }),
    onError: (problem) => setError(isApiError(problem) ? problem.message : 'L’iscrizione non è riuscita: riprova'),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('e_mail')).trim();
    if (!email) setError('*Campo obbligatorio');
    else if (!EMAIL.test(email)) setError('Scrivi un indirizzo e-mail valido, come nome@dominio.it');
    else {
      setError(undefined);
      subscribe.mutate(email);
    }
  };
  if (subscribe.isSuccess) {
    return (
      <p className="nl-done" role="status">
        Controlla la posta: ti abbiamo scritto per confermare l’iscrizione.
      </p>
    );
  }
  return (
    <form className="nl" onSubmit={send} noValidate>
      <TextInput
        className="grow"
        label="E-mail per la newsletter"
        hideLabel
        name="e_mail"
        type="email"
        autoComplete="email"
        placeholder="La tua e-mail"
        error={error}
      />
      <Button kind="limone" type="submit" busy={subscribe.isPending}>
        Iscriviti
      </Button>
    </form>
  );
}
