import { type ClientAccount, type StaffCustomerRow, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { DialogFoot } from '../dialogs/index.ts';
import { messageOf } from '../errors/index.ts';
import { countOf, euro } from '../figures/index.ts';
import { fullName } from '../staff/index.ts';
import { useCustomerActs } from './use-customer-acts.ts';

interface MergeDialogProps {
  open: boolean;
  onClose: () => void;
  customer: ClientAccount;
}

/** Two accounts of one person become one: first the other account, then what would move, then the button. */
export function MergeDialog({ open, onClose, customer }: MergeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Unisci a un altro account" width={500} keepOnOutsidePress>
      <MergeForm customer={customer} onDone={onClose} />
    </Dialog>
  );
}

function MergeForm({ customer, onDone }: { customer: ClientAccount; onDone: () => void }) {
  const [into, setInto] = useState<StaffCustomerRow>();
  if (!into) return <ChooseAccount customer={customer} onChoose={setInto} />;
  return <ConfirmMerge {...{ customer, into, onDone }} onBack={() => setInto(undefined)} />;
}

/** Fewer letters find too many. */
const fewestLetters = 3;

function ChooseAccount({ customer, onChoose }: { customer: ClientAccount; onChoose: (row: StaffCustomerRow) => void }) {
  const api = useApi();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ['customers', 'to-merge', q],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCustomers.list, { q, page_size: 6 }, { signal })).data.customers,
    enabled: q.length >= fewestLetters,
  });
  const others = data?.filter(({ userId }) => userId !== customer.userId);
  return (
    <div className="stack">
      <p>
        Quale account resta? Tutto quello di {fullName(customer) || customer.email} ({customer.email}) passa lì.
      </p>
      <TextInput
        label="Cerca l’account che resta"
        type="search"
        placeholder="Nome, e-mail o telefono"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error ? (
        <Note kind="err" live>
          {messageOf(error)}
        </Note>
      ) : null}
      <ul className="client-choices" aria-label="Account trovati">
        {others?.map((row) => (
          <li key={row.userId}>
            <button type="button" className="client-act" onClick={() => onChoose(row)}>
              <span>
                <b>{row.name}</b>
                <small>
                  {row.email} · {countOf(row.orders, 'ordine', 'ordini')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others?.length === 0 ? <p className="muted">Nessun altro account.</p> : null}
    </div>
  );
}

interface ConfirmMergeProps {
  customer: ClientAccount;
  into: StaffCustomerRow;
  onBack: () => void;
  onDone: () => void;
}

function ConfirmMerge({ customer, into, onBack, onDone }: ConfirmMergeProps) {
  const api = useApi();
  const router = useRouter();
  const acts = useCustomerActs(customer.userId);
  const pair = { user_id: customer.userId, into_user_id: into.userId };
  const { data, error } = useQuery({
    queryKey: ['customers', 'merging', pair],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCustomers.merging, pair, { signal })).data.merging,
    retry: false,
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: () => acts.merge(into.userId),
    onSuccess: () => {
      toast.success('Account uniti');
      onDone();
      void router.navigate({ href: hrefOf(`/clienti/${into.userId}`) });
    },
  });
  const problem = merge.error ?? error;
  return (
    <div className="stack">
      <p>
        Passa a <b>{into.name}</b> ({into.email}):
      </p>
      {data ? (
        <ul className="client-moves">
          <li>
            {countOf(data.orders, 'ordine', 'ordini')}
            {data.cancelled > 0 ? ` e ${countOf(data.cancelled, 'annullato o reso', 'annullati o resi')}` : null}
          </li>
          <li>{data.points.toLocaleString('it-IT')} punti</li>
          <li>{euro(data.certificates)} di buoni</li>
          {data.deliveryPasses > 0 ? (
            <li>{countOf(data.deliveryPasses, 'abbonamento consegne', 'abbonamenti consegne')}</li>
          ) : null}
          <li>{countOf(data.addresses, 'indirizzo', 'indirizzi')}</li>
          <li>{countOf(data.lists, 'lista', 'liste')}</li>
        </ul>
      ) : null}
      <p className="muted">
        L’account {customer.email} si svuota e non si riapre. Carte salvate e buoni pasto collegati vanno aggiunti di
        nuovo. Scriviamo a tutti e due gli indirizzi.
      </p>
      <DialogFoot error={problem} back="Torna indietro" onBack={onBack}>
        <Button kind="danger" busy={merge.isPending} disabled={!data} onClick={() => merge.mutate()}>
          Unisci gli account
        </Button>
      </DialogFoot>
    </div>
  );
}
