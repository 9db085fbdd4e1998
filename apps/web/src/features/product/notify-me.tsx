import { endpoints, isApiError, type ProductDetail } from '@sporta/contract';
import { formatDayLong } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Bell } from '@sporta/ui/icons/Bell.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../../shared/session/index.ts';

/** A product that is sold out: what is like it, and a message when it is back. */
export function NotifyMe({ product }: { product: ProductDetail }) {
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [error, setError] = useState<string>();
  const ask = useMutation({
    mutationFn: (email?: string) =>
      api.call(endpoints.catalogue.notifyMeOfProduct, {
        product_id: product.productId,
        ...(email ? { e_mail: email } : {}),
      }),
    onError: (problem) => {
      const text = isApiError(problem) ? problem.message : 'La richiesta non è riuscita: riprova';
      if (isLoggedIn) toast.error(text);
      else setError(text);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const email = String(new FormData(event.currentTarget).get('e_mail') ?? '').trim();
    if (!isLoggedIn && !email) setError('*Campo obbligatorio');
    else ask.mutate(email || undefined);
  };
  return (
    <div className="sold-out">
      <p>
        <b>Esaurito.</b> Oggi non lo abbiamo nel magazzino che ti serve.
        {product.backOn ? (
          <>
            {' '}
            Torna <b>{formatDayLong(product.backOn)}</b>.
          </>
        ) : null}
      </p>
      {ask.isSuccess ? (
        <p role="status">Ti scriviamo appena torna.</p>
      ) : (
        <form className="row" onSubmit={send} noValidate>
          {isLoggedIn ? null : (
            <TextInput
              className="grow"
              label="E-mail"
              hideLabel
              type="email"
              name="e_mail"
              autoComplete="email"
              placeholder="La tua e-mail"
              error={error}
            />
          )}
          <Button type="submit" kind="line" busy={ask.isPending}>
            <Bell />
            Avvisami
          </Button>
        </form>
      )}
      <ButtonLink kind="soft" href="#simili">
        Vedi simili
      </ButtonLink>
    </div>
  );
}
