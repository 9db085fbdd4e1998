import { endpoints } from '@sporta/contract';
import { Button, Dialog, TextInput, toast } from '@sporta/ui';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { useSession } from '../session/index.ts';
import { listsKey } from './lists-query.ts';

interface SaveAsListProps {
  /** What the list is made of; nothing makes an empty one. */
  source: { from_cart: true } | { order_id: number } | Record<never, never>;
  look?: 'ghost' | 'primary' | undefined;
  label?: string | undefined;
  onSaved?: ((listId: number) => void) | undefined;
}

/** Longest name of a list. */
const MAX_NAME = 80;

/** A button that asks for a name and makes a list of the cart, of an order, or an empty one. Lists are the customer's alone to make. */
export function SaveAsList({ source, look = 'ghost', label = 'Salva come lista', onSaved }: SaveAsListProps) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { user } = useSession();
  const save = useMutation({
    mutationFn: async () => (await api.call(endpoints.lists.insert, { name: name.trim(), ...source })).data.list,
    onSuccess: ({ listId, name: saved }) => {
      void queryClient.invalidateQueries({ queryKey: listsKey });
      setOpen(false);
      setName('');
      if (onSaved) onSaved(listId);
      else {
        toast.success(`Lista “${saved}” salvata`, {
          label: 'Apri',
          onClick: () => void router.navigate({ href: `/profile/lists/${listId}` }),
        });
      }
    },
    onError: () => input.current?.focus(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') input.current?.focus();
    else save.mutate();
  };
  if (user.actedBy) return null;
  return (
    <>
      <Button kind={look} onClick={() => setOpen(true)}>
        {look === 'ghost' ? <Heart /> : <PlusBold />}
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} width={400} initialFocus={input}>
        <form className="stack-form" onSubmit={submit} noValidate>
          <TextInput
            ref={input}
            label="Nome della lista"
            placeholder="Spesa della settimana"
            maxLength={MAX_NAME}
            required
            value={name}
            error={save.isError ? messageOf(save.error, 'La lista non è stata salvata: riprova.') : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="form-actions">
            <Button kind="line" onClick={() => setOpen(false)}>
              Torna Indietro
            </Button>
            <Button type="submit" busy={save.isPending}>
              Salva
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
