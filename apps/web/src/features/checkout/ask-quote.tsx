import { type Cart, profileEndpoints } from '@sporta/contract';
import { Button, Dialog, TextArea, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';

const ordered = 1;

/** Asks the shop what the products of the cart would cost the company. The cart stays as it is. */
export function AskQuote({ cart }: { cart: Cart }) {
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const { isInPerson } = useSession();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [wished, setWished] = useState('');
  const lines = cart.cartItems
    .filter(({ cartItemInsertionTypeId }) => cartItemInsertionTypeId === ordered)
    .map(({ product, quantity }) => ({ product_id: product.productId, quantity }));
  const ask = useMutation({
    mutationFn: async () =>
      (
        await api.call(profileEndpoints.quotes.request, {
          lines,
          note: note.trim() || undefined,
          wished: wished.trim() || undefined,
        })
      ).data,
    onSuccess: (data) => {
      queries.setQueryData(['quotes'], data);
      setOpen(false);
      if (!isInPerson) {
        toast.success('Richiesta fatta per il cliente: è fra i preventivi del Banco');
        return;
      }
      toast.success('Richiesta mandata: ti scriviamo appena il preventivo è pronto', {
        label: 'Vedi',
        onClick: () => void router.navigate({ href: '/profile/orders' }),
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  if (lines.length === 0) return null;
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        Chiedi un preventivo
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Chiedi un preventivo" width={400}>
        <form className="stack-form" onSubmit={submit} noValidate>
          <p className="muted">Mandiamo al negozio i prodotti e le quantità del carrello. Il carrello resta com’è.</p>
          <TextInput
            label="Quando ti servono (facoltativo)"
            placeholder="Per esempio ogni lunedì di giugno"
            maxLength={200}
            value={wished}
            onChange={(event) => setWished(event.target.value)}
          />
          <TextArea
            label="Nota (facoltativa)"
            maxLength={1000}
            value={note}
            error={ask.isError ? messageOf(ask.error, 'La richiesta non è partita: riprova.') : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="form-actions">
            <Button kind="line" onClick={() => setOpen(false)}>
              Annulla
            </Button>
            <Button type="submit" busy={ask.isPending}>
              Manda la richiesta
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
