import { staffEndpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DialogFoot } from '../dialogs/index.ts';
import { LoadProblem } from '../errors/index.ts';
import { countOf } from '../figures/index.ts';
import { useOrderActs } from './calls.ts';
import { Readers } from './Readers.tsx';

interface LetterDialogProps {
  open: boolean;
  onClose: () => void;
  orderIds: readonly number[];
  /** "a 3 ordini", "a Marta Colombo" */
  to: string;
  /** What the subject begins with. */
  subject?: string;
}

/** A letter to who placed the orders: who gets it is said before it goes. */
export function LetterDialog({ open, onClose, to, ...form }: LetterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Scrivi ${to}`} width={750} keepOnOutsidePress>
      <LetterForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function LetterForm({ orderIds, subject: begins = '', onClose }: Omit<LetterDialogProps, 'open' | 'to'>) {
  const api = useApi();
  const acts = useOrderActs();
  const [subject, setSubject] = useState(begins);
  const [text, setText] = useState('');
  // The same key for every press on one letter: an answer lost on the way is written once.
  const [key] = useState(() => `letter-${newKey()}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['order-readers', orderIds.join(',')],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffOrders.readers, { order_ids: orderIds.join(',') }, { signal })).data.readers,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: () => acts.write(orderIds, { subject: subject.trim(), text: text.trim(), key }),
    onSuccess: (letters) => {
      toast.success(`${letters} e-mail in partenza`);
      onClose();
    },
  });
  const written = data?.filter(({ email }) => email !== undefined).length ?? 0;
  const ready = written > 0 && subject.trim().length >= 3 && text.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !send.isPending) send.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      {error ? (
        <LoadProblem error={error} what="i destinatari" onRetry={() => void refetch()} />
      ) : (
        <Readers readers={data} />
      )}
      <TextInput
        label="Oggetto"
        required
        maxLength={120}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextArea
        label="Testo"
        hint="Il nome del negozio, il numero dell’ordine e la firma li mette Sporta. Chi riceve può rispondere."
        required
        rows={7}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <DialogFoot error={send.error} back="Torna indietro" onBack={onClose}>
        <Button type="submit" busy={send.isPending} disabled={!ready}>
          {written > 1 ? `Manda ${countOf(written, 'e-mail', 'e-mail')}` : 'Manda l’e-mail'}
        </Button>
      </DialogFoot>
    </form>
  );
}
