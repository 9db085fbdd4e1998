import type { ClientAccount, StaffCustomer } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ArchiveFill } from '@sporta/ui/icons/ArchiveFill.ts';
import { Envelope } from '@sporta/ui/icons/Envelope.ts';
import { TrashFill } from '@sporta/ui/icons/TrashFill.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../errors/index.ts';
import { clock, countOf, dayAndMonth } from '../figures/index.ts';
import { fullName, useMe } from '../staff/index.ts';
import { customerQuery } from './customer-query.ts';
import { useCustomerActs } from './use-customer-acts.ts';

interface AnonymiseDialogProps {
  open: boolean;
  onClose: () => void;
  customer: ClientAccount;
}

/** Removes a person for good: says what goes and what the law keeps, and asks to type the name. */
export function AnonymiseDialog({ open, onClose, customer }: AnonymiseDialogProps) {
  const name = fullName(customer) || customer.email;
  return (
    <Dialog open={open} onClose={onClose} title={`Anonimizzare ${name}?`} width={750} keepOnOutsidePress>
      <WhatGoes userId={customer.userId} onDone={onClose} />
    </Dialog>
  );
}

/** What goes and what stays is read when it is asked for: from there on somebody looks at the person. */
function WhatGoes({ userId, onDone }: { userId: number; onDone: () => void }) {
  const { data, error, refetch } = useQuery(customerQuery(useApi(), userId));
  if (error && !data) return <LoadProblem error={error} what="il cliente" onRetry={() => void refetch()} />;
  return data ? <AnonymiseForm customer={data} onDone={onDone} /> : <p className="muted">Un momento…</p>;
}

function AnonymiseForm({ customer, onDone }: { customer: StaffCustomer; onDone: () => void }) {
  const { userId, lastName, email, openOrder, addresses, figures } = customer;
  const me = useMe();
  const router = useRouter();
  const acts = useCustomerActs(userId);
  const [text, setText] = useState('');
  const wanted = (lastName.trim() || email).toLocaleUpperCase('it');
  const go = useMutation({
    mutationFn: () => acts.anonymise(text, openOrder !== undefined),
    onSuccess: (still) => {
      onDone();
      if (still) toast.success('Anonimizzazione programmata');
      else {
        toast.success('Fatto: la persona non c’è più');
        void router.navigate({ href: hrefOf('/clienti') });
      }
    },
  });
  const removed = [
    'Nome, e-mail, telefono, data di nascita',
    addresses.length > 0
      ? `${countOf(addresses.length, 'indirizzo', 'indirizzi')} e le note di consegna`
      : 'Note di consegna',
    asOneOf([...some(figures.lists, 'lista', 'liste'), 'accessi, consensi e note']),
    asOneOf([...some(figures.savedCards + figures.mealTickets, 'pagamento collegato', 'pagamenti collegati'), 'punti']),
  ];
  const kept = [
    ...some(figures.orders + figures.cancelled, 'ordine', 'ordini').map(
      (orders) => `${orders} con importi e Iva, senza nome`,
    ),
    'Movimenti di pagamento e fatture, per 10 anni',
    'Chi del personale ha fatto che cosa, senza nomi di clienti',
  ];
  const right = text.trim().toLocaleUpperCase('it') === wanted;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (right) go.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p className="muted">Non si può tornare indietro.</p>
      <div className="client-two">
        <section>
          <h3>Si toglie</h3>
          <ul className="client-fates gone">
            {removed.map((each) => (
              <li key={each}>
                <TrashFill />
                {each}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>Resta, per legge</h3>
          <ul className="client-fates">
            {kept.map((each) => (
              <li key={each}>
                <ArchiveFill />
                {each}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {openOrder ? (
        <Note kind="warn">
          <b>Non ancora:</b> l’ordine {openOrder.orderNumber} è in corso. Puoi programmarla: parte da sola 14 giorni
          dopo la consegna, finito il tempo per il recesso. Fino ad allora puoi annullarla.
        </Note>
      ) : null}
      <p className="client-last-mail">
        <Envelope />
        Quando è fatto riceve l’ultima e-mail, poi anche il suo indirizzo sparisce.
      </p>
      <TextInput
        label={`Scrivi ${wanted} per confermare`}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {go.isError ? (
        <Note kind="err" live>
          {messageOf(go.error)}
        </Note>
      ) : null}
      <div className="client-foot">
        <small className="muted grow">
          Resta nel registro: {fullName(me)}, oggi {clock(new Date().toISOString())}
        </small>
        <Button kind="line" onClick={onDone}>
          Annulla
        </Button>
        <Button type="submit" kind="danger" busy={go.isPending} disabled={!right}>
          {openOrder ? `Programma per il ${dayAndMonth(openOrder.removableOn)}` : 'Anonimizza'}
        </Button>
      </div>
    </form>
  );
}

/** Says how many there are; nothing of what there is none of. */
const some = (count: number, one: string, more: string): string[] => (count > 0 ? [countOf(count, one, more)] : []);

/** "2 liste, accessi": begins with a capital letter where no number does. */
const asOneOf = (parts: readonly string[]): string =>
  parts.join(', ').replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
