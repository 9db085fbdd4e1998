import type { FiscalPerson } from '@sporta/contract';
import {
  Button,
  ButtonLink,
  ConfirmProvider,
  EmptyState,
  Note,
  RowsSkeleton,
  Tag,
  toast,
  useConfirm,
} from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase, useCart } from '../../shared/cart/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { fiscalCodes, fiscalName, fiscalPersonsKey, fiscalPersonsQuery, holderOf } from '../../shared/fiscal/index.ts';
import { userDetailKey, userDetailQuery } from '../../shared/session/index.ts';
import { makeFiscalPersonMain, removeFiscalPerson } from './api/fiscal-persons.ts';
import { FiscalForm } from './fiscal-form.tsx';
import { ProfileSections } from './profile-sections.tsx';

/** /profile/billing: who invoices can be made out to. */
export function BillingPage() {
  const [open, setOpen] = useState<'new' | FiscalPerson>();
  const close = () => {
    setOpen(undefined);
    focusHeading();
  };
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Fatturazione</h1>
        {open ? null : (
          <Button onClick={() => setOpen('new')}>
            <PlusBold />
            Nuovo intestatario
          </Button>
        )}
      </div>
      <ProfileSections />
      <InvoicingOfCompany />
      {open ? (
        <FiscalForm person={open === 'new' ? undefined : open} onDone={close} />
      ) : (
        <FiscalPersons onChange={setOpen} />
      )}
    </ConfirmProvider>
  );
}

/** How the company of who looks is invoiced; the shop agrees it with them. */
function InvoicingOfCompany() {
  const company = useQuery(userDetailQuery(useApi())).data?.company;
  if (!company) return null;
  return (
    <p className="muted billing-note">
      {company.name} riceve{' '}
      {company.monthlyInvoice
        ? 'una fattura al mese per tutte le consegne, a mese finito.'
        : 'una fattura per ogni consegna.'}{' '}
      Per cambiare scrivici.
    </p>
  );
}

function FiscalPersons({ onChange }: { onChange: (person: FiscalPerson) => void }) {
  const api = useApi();
  const { data: persons, error, refetch } = useQuery(fiscalPersonsQuery(api));
  const company = useQuery(userDetailQuery(api)).data?.company;
  if (error) return <LoadProblem error={error} what="gli intestatari" onRetry={() => void refetch()} />;
  if (!persons) return <RowsSkeleton count={2} label="Carico gli intestatari" />;
  if (persons.length === 0) {
    return (
      <EmptyState
        icon={ReceiptDuotone}
        title="Nessun intestatario"
        body={
          company
            ? `Aggiungine uno per intestare la fattura a qualcun altro. Senza, la intestiamo a ${company.name}.`
            : 'Aggiungine uno e potrai chiedere la fattura quando paghi. Senza, ricevi la ricevuta.'
        }
      />
    );
  }
  return (
    <>
      <HolderOfCart persons={persons} />
      <ul className="address-list">
        {persons.map((person) => (
          <FiscalCard
            key={person.personFiscalId}
            person={person}
            heir={person.isDefault ? oldestBut(person, persons) : undefined}
            onChange={() => onChange(person)}
          />
        ))}
      </ul>
    </>
  );
}

/** Who came here because the invoice of the cart had nobody to be made out to goes back to it. */
function HolderOfCart({ persons }: { persons: FiscalPerson[] }) {
  const cart = useCart();
  if (!cart || cart.cartItems.length === 0 || cart.cartInfos.invoice_requested !== 'true') return null;
  const holder = holderOf(cart, persons);
  if (!holder) return null;
  return (
    <Note
      kind="ok"
      className="below"
      action={
        <ButtonLink kind="line" size="sm" href="/checkout">
          Torna al carrello
        </ButtonLink>
      }
    >
      La fattura della spesa nel carrello sarà intestata a <b className="break">{fiscalName(holder)}</b>.
    </Note>
  );
}

/** Who becomes the main one when this one goes, as the shop chooses it. */
const oldestBut = (person: FiscalPerson, persons: FiscalPerson[]) =>
  persons.filter((each) => each !== person).toSorted((a, b) => a.personFiscalId - b.personFiscalId)[0];

interface FiscalCardProps {
  person: FiscalPerson;
  /** Who takes the place of the main one, if it is removed. */
  heir: FiscalPerson | undefined;
  onChange: () => void;
}

function FiscalCard({ person, heir, onChange }: FiscalCardProps) {
  const confirm = useConfirm();
  const { remove, makeMain } = useFiscalActions();
  const name = fiscalName(person);
  const ask = async () => {
    const yes = await confirm({
      title: `Eliminare ${name} dagli intestatari?`,
      body: [
        'Gli ordini già fatti e le loro fatture restano come sono.',
        heir && `Il principale diventa ${fiscalName(heir)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    });
    if (yes) remove.mutate(person);
  };
  return (
    <li className="panel address-card">
      <div className="address-head">
        <h2>{name}</h2>
        {person.isDefault ? <Tag tone="green">Principale</Tag> : null}
      </div>
      <p className="small break">{fiscalCodes(person)}</p>
      <p className="muted small">
        {[person.address1, person.addressNumber].filter(Boolean).join(' ')}, {person.postalcode} {person.city} (
        {person.province})
      </p>
      <div className="address-acts">
        <Button kind="soft" size="sm" onClick={onChange}>
          Modifica
          <span className="sr"> {name}</span>
        </Button>
        {person.isDefault ? null : (
          <Button kind="line" size="sm" busy={makeMain.isPending} onClick={() => makeMain.mutate(person)}>
            Usa come principale
            <span className="sr"> {name}</span>
          </Button>
        )}
        <Button kind="quiet" size="sm" busy={remove.isPending} onClick={() => void ask()}>
          Elimina
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function useFiscalActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (persons: FiscalPerson[]) => {
    queryClient.setQueryData(fiscalPersonsKey, persons);
    // the button that was pressed is gone
    focusHeading();
    void queryClient.invalidateQueries({ queryKey: userDetailKey });
    void reloadPurchase(queryClient);
  };
  const remove = useMutation({
    mutationFn: ({ personFiscalId }: FiscalPerson) => removeFiscalPerson(api, personFiscalId),
    onSuccess: (persons, person) => {
      show(persons);
      toast.success(`${fiscalName(person)} eliminato dagli intestatari`);
    },
    onError: (error) => toast.error(messageOf(error, 'L’intestatario non è stato eliminato: riprova.')),
  });
  const makeMain = useMutation({
    mutationFn: ({ personFiscalId }: FiscalPerson) => makeFiscalPersonMain(api, personFiscalId),
    onSuccess: (persons, person) => {
      show(persons);
      toast.success(`${fiscalName(person)} è l’intestatario principale`);
    },
    onError: (error) => toast.error(messageOf(error, 'L’intestatario principale non è cambiato: riprova.')),
  });
  return { remove, makeMain };
}
