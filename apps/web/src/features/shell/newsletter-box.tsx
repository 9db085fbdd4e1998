import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Takes a valid e-mail to the Communication page (specification, section 2); works without scripts too, as the form that
 * it is.
 */
export function NewsletterBox() {
  const router = useRouter();
  const [error, setError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (!email) setError('*Campo obbligatorio');
    else if (!EMAIL.test(email)) setError('Scrivi un indirizzo e-mail valido, come nome@dominio.it');
    else {
      setError(undefined);
      form.reset();
      void router.navigate({ to: '/newsletter', search: { email } });
      return;
    }
    form.querySelector('input')?.focus();
  };
  return (
    <form className="nl" action="/newsletter" onSubmit={send} noValidate>
      <TextInput
        className="grow"
        label="E-mail per la newsletter"
        hideLabel
        name="email"
        type="email"
        autoComplete="email"
        placeholder="La tua e-mail"
        error={error}
      />
      <Button kind="limone" type="submit">
        Iscriviti
      </Button>
    </form>
  );
}
