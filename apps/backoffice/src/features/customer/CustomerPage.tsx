import type { StaffCustomer } from '@sporta/contract';
import { formatDayNumeric, formatDayWithYear, shopDay } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { ActionsPanel, BuyButton, customerQuery, useCustomerActs } from '../../shared/client-acts/index.ts';
import { ClientTabs, ConsentsPanel, LatestOrders, OrderCount } from '../../shared/clients/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { clock, countOf, euro, initials } from '../../shared/figures/index.ts';
import { useKeys } from '../../shared/keyboard/index.ts';
import { fullName } from '../../shared/staff/index.ts';
import { AddressesPanel } from './AddressesPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { CertificatesPanel } from './CertificatesPanel.tsx';
import { type CustomerSearch, type CustomerTab, customerTabs } from './customer-search.ts';
import { DataPanel } from './DataPanel.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { ListsPanel } from './ListsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { PassesPanel } from './PassesPanel.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

interface CustomerPageProps {
  userId: number;
  search: CustomerSearch;
  onSearch: (search: CustomerSearch) => void;
}

const tabNames: Record<CustomerTab, string> = {
  orders: 'Ordini',
  addresses: 'Indirizzi',
  payments: 'Pagamenti',
  lists: 'Liste',
  log: 'Registro',
};

/** One customer whole: what they buy and hold, who they are, what they agreed to, and what can be done for them. */
export function CustomerPage({ userId, ...view }: CustomerPageProps) {
  const { data, error, refetch } = useQuery(customerQuery(useApi(), userId));
  if (error && !data)
    return <LoadProblem page="Cliente" error={error} what="il cliente" onRetry={() => void refetch()} />;
  return data ? <WholeCustomer {...view} customer={data} /> : <p className="muted">Un momento…</p>;
}

type View = Omit<CustomerPageProps, 'userId'> & { customer: StaffCustomer };

function WholeCustomer({ customer, search, onSearch }: View) {
  const note = useRef<HTMLTextAreaElement>(null);
  useKeys({ n: () => note.current?.focus() });
  const name = fullName(customer) || customer.email;
  const { company, figures, since } = customer;
  return (
    <>
      <title>{`${name} | Banco`}</title>
      <Link className="link small client-back" href={hrefOf('/clienti')}>
        Clienti
      </Link>
      <div className="bt client-head">
        <span className="av client-av" aria-hidden="true">
          {initials(name)}
        </span>
        <div className="grow">
          <h1>
            {name}{' '}
            {company ? (
              <Link className="client-company" href={hrefOf(`/clienti/aziende/${company.companyId}`)}>
                <Tag tone="lemon">{company.name}</Tag>
              </Link>
            ) : (
              <Tag>Privato</Tag>
            )}
            {figures.points > 0 ? <Tag tone="green">Punti {figures.points.toLocaleString('it-IT')}</Tag> : null}
            {customer.blocked ? <Tag tone="err">Bloccato</Tag> : null}
            {customer.toVerify ? <Tag tone="warn">Da verificare</Tag> : null}
          </h1>
          <p className="muted">
            Cliente C-{customer.userId} dal {formatDayWithYear(shopDay(Date.parse(since)))} ·{' '}
            <OrderCount of={{ user_id: customer.userId }} figures={figures} />
          </p>
        </div>
        <div className="client-acts">
          <ButtonLink kind="line" href={`mailto:${customer.email}`}>
            <ChatCircleDots />
            Scrivi
          </ButtonLink>
          {customer.may.help && !customer.blocked ? <BuyButton userId={customer.userId} /> : null}
        </div>
      </div>
      <Warnings customer={customer} />
      <ClientTabs
        tabs={customerTabs}
        names={tabNames}
        current={search.tab}
        counts={{
          orders: figures.orders,
          addresses: customer.addresses.length,
          payments: customer.cards.length + figures.mealTickets,
          lists: figures.lists,
        }}
        onChange={(tab) => onSearch({ tab })}
      />
      <div className="client-grid">
        <div className="col">
          {search.tab === undefined ? (
            <>
              <Figures customer={customer} />
              <LatestOrders of={{ user_id: customer.userId }} />
              <CertificatesPanel customer={customer} />
              <PassesPanel customer={customer} />
              <ProblemsPanel problems={customer.problems} />
              <PointsPanel customer={customer} />
              <NotesPanel customer={customer} field={note} />
            </>
          ) : (
            <TabPanel {...{ customer, search, onSearch }} />
          )}
        </div>
        <div className="col">
          <DataPanel customer={customer} />
          {search.tab === undefined ? <AddressesPanel addresses={customer.addresses} /> : null}
          <ConsentsPanel consents={customer.consents} />
          <DevicesPanel customer={customer} />
          <ActionsPanel customer={customer} />
        </div>
      </div>
    </>
  );
}

function TabPanel({ customer, search, onSearch }: View) {
  const { userId } = customer;
  const { tab } = search;
  const paging = {
    page: search.page ?? 1,
    onPage: (page: number) => onSearch({ tab, page: page === 1 ? undefined : page }),
  };
  if (tab === 'orders') return <OrdersPanel userId={userId} {...paging} />;
  if (tab === 'addresses') return <AddressesPanel addresses={customer.addresses} />;
  if (tab === 'payments') return <CardsPanel customer={customer} />;
  if (tab === 'lists') return <ListsPanel lists={customer.lists} />;
  return <LogPanel userId={userId} {...paging} />;
}

/** What of this customer needs to be known before anything else is read. */
function Warnings({ customer }: { customer: StaffCustomer }) {
  const { blocked, blockReason, signInWaitsUntil, forgetOn, may } = customer;
  const acts = useCustomerActs(customer.userId);
  const unlock = useMutation({
    mutationFn: acts.unlock,
    onSuccess: () => toast.success('Può riprovare subito a entrare'),
    onError: (error) => toast.error(messageOf(error)),
  });
  const keep = useMutation({
    mutationFn: acts.keep,
    onSuccess: () => toast.success('L’account resta'),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <>
      {blocked ? (
        <Note kind="err" className="client-note">
          Non può fare ordini{blockReason ? `: “${blockReason}”` : ''}. Entra e guarda, gli ordini già fatti vanno
          avanti.
        </Note>
      ) : null}
      {signInWaitsUntil ? (
        <Note
          kind="warn"
          className="client-note"
          action={
            may.help ? (
              <Button kind="line" size="sm" busy={unlock.isPending} onClick={() => unlock.mutate()}>
                Fallo riprovare
              </Button>
            ) : undefined
          }
        >
          Troppe password sbagliate: può riprovare dalle {clock(signInWaitsUntil)}.
        </Note>
      ) : null}
      {forgetOn ? (
        <Note
          kind="warn"
          className="client-note"
          action={
            may.anonymise ? (
              <Button kind="line" size="sm" busy={keep.isPending} onClick={() => keep.mutate()}>
                Annulla
              </Button>
            ) : undefined
          }
        >
          Sarà anonimizzato il {formatDayNumeric(forgetOn)}.
        </Note>
      ) : null}
    </>
  );
}

function Figures({ customer: { figures } }: { customer: StaffCustomer }) {
  const { yearTotal, yearOrders, average, lastOrderAt, certificates, refunded, cancelled } = figures;
  const cards: [string, string, string][] = [
    [
      'Speso in 12 mesi',
      euro(yearTotal),
      average === undefined ? 'nessun ordine' : `${countOf(yearOrders, 'ordine', 'ordini')}, media ${euro(average)}`,
    ],
    [
      'Ultimo ordine',
      lastOrderAt ? formatDayNumeric(shopDay(Date.parse(lastOrderAt))) : '—',
      countOf(cancelled, 'annullato o reso', 'annullati o resi'),
    ],
    ['Buoni da spendere', euro(certificates), 'saldo di oggi'],
    ['Rimborsato', euro(refunded), 'in tutto'],
  ];
  return (
    <dl className="client-figures">
      {cards.map(([label, value, below]) => (
        <div key={label} className="bx">
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <small>{below}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
