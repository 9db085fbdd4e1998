import type { FiscalPerson } from '@sporta/contract';
import { Button, ConfirmProvider, EmptyState, RowsSkeleton, Tag, toast, useConfirm } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { fiscalCodes, fiscalName, fiscalPersonsKey, fiscalPersonsQuery } from '../../shared/fiscal/index.ts';
import { userDetailQuery } from '../../shared/session/index.ts';
import { removeFiscalPerson } from './api/fiscal-persons.ts';
import { FiscalForm } from './fiscal-form.tsx';
import { ProfileSections } from './profile-sections.tsx';

/** /profile/billing: who invoices can be made out to. */
export function BillingPage() {
  const [adding, setAdding] = useState(false);
  const endAdding = () => {
    setAdding(false);
    focusHeading();
  };
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Fatturazione</h1>
        {adding ? null : (
          <Button onClick={() => setAdding(true)}>
            <PlusBold />
            Nuovo intestatario
          </Button>
        )}
      </div>
      <ProfileSections />
      <InvoicingOfCompany />
      {adding ? <FiscalForm onDone={endAdding} /> : <FiscalPersons />}
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

function FiscalPersons() {
  const { data: persons, error, refetch } = useQuery(fiscalPersonsQuery(useApi()));
  if (error) return <LoadProblem error={error} what="gli intestatari" onRetry={() => void refetch()} />;
  if (!persons) return <RowsSkeleton count={2} label="Carico gli intestatari" />;
  if (persons.length === 0) {
    return (
      <EmptyState
        icon={ReceiptDuotone}
        title="Nessun intestatario"
        body="Aggiungine uno e potrai chiedere la fattura quando paghi. Senza, ricevi la ricevuta."
      />
    );
  }
  return (
    <ul className="address-list">
      {persons.map((person) => (
        <FiscalCard key={person.personFiscalId} person={person} />
      ))}
    </ul>
  );
}

function FiscalCard({ person }: { person: FiscalPerson }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const name = fiscalName(person);
  const remove = useMutation({
    mutationFn: () => removeFiscalPerson(api, person.personFiscalId),
    onSuccess: (persons) => {
      queryClient.setQueryData(fiscalPersonsKey, persons);
      focusHeading();
      toast.success(`${name} eliminato dagli intestatari`);
    },
    onError: (error) => toast.error(messageOf(error, 'L’intestatario non è stato eliminato: riprova.')),
  });
  const ask = async () => {
    const yes = await confirm({
      title: `Eliminare ${name} dagli intestatari?`,
      body: 'Le fatture già fatte restano come sono.',
    });
    if (yes) remove.mutate();
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
        <Button kind="quiet" size="sm" busy={remove.isPending} onClick={() => void ask()}>
          Elimina
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
