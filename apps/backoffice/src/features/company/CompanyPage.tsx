import { type StaffCompany, staffEndpoints } from '@sporta/contract';
import { formatDayWithYear, shopDay } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { ActionsPanel, BuyFor } from '../../shared/client-acts/index.ts';
import { ConsentsPanel, LatestOrders, OrderCount } from '../../shared/clients/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf, euro, initials } from '../../shared/figures/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { AddressesPanel } from './AddressesPanel.tsx';
import { BudgetsPanel } from './BudgetsPanel.tsx';
import { CertificatesPanel } from './CertificatesPanel.tsx';
import { CompanyNotes } from './CompanyNotes.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { companyQuery } from './company-query.ts';
import type { CompanySearch } from './company-search.ts';
import { DataPanel } from './DataPanel.tsx';
import { DueDatesPanel } from './DueDatesPanel.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

interface CompanyPageProps {
  companyId: number;
  search: CompanySearch;
  onSearch: (search: CompanySearch) => void;
}

/** One company whole: what it owes, who buys for it, how it pays. The address holds what is looked at. */
export function CompanyPage({ companyId, search, onSearch }: CompanyPageProps) {
  const { data, error, refetch } = useQuery(companyQuery(useApi(), companyId));
  if (error && !data)
    return <LoadProblem page="Azienda" error={error} what="l’azienda" onRetry={() => void refetch()} />;
  return data ? <WholeCompany {...{ search, onSearch }} company={data} /> : <p className="muted">Un momento…</p>;
}

function WholeCompany({ company, search, onSearch }: Omit<CompanyPageProps, 'companyId'> & { company: StaffCompany }) {
  const { companyId, name, since, people, mainPerson, credit, figures } = company;
  const { tab } = search;
  const me = useMe();
  const late = company.dueDates.filter(({ state }) => state === 'overdue').length;
  return (
    <>
      <title>{`${name} | Banco`}</title>
      <Link className="link small client-back" href={hrefOf('/clienti', { tab: 'company' })}>
        Clienti
      </Link>
      <div className="bt client-head">
        <span className="av client-av" aria-hidden="true">
          {initials(name)}
        </span>
        <div className="grow">
          <h1>
            {name} <Tag tone="lemon">Azienda</Tag>
            {late > 0 ? (
              <Tag tone="warn" icon={WarningFill}>
                {countOf(late, 'scaduta', 'scadute')}
              </Tag>
            ) : null}
            {credit.blocked ? <Tag tone="err">Bloccata</Tag> : null}
          </h1>
          <p className="muted">
            Cliente A-{companyId} dal {formatDayWithYear(shopDay(Date.parse(since)))} ·{' '}
            {countOf(people.length, 'utente', 'utenti')} ·{' '}
            <OrderCount of={{ company_id: companyId }} figures={figures} />
          </p>
        </div>
        <div className="client-acts">
          {mainPerson ? (
            <ButtonLink kind="line" href={`mailto:${mainPerson.email}`}>
              <ChatCircleDots />
              Scrivi
            </ButtonLink>
          ) : null}
          {mayUse(me, staffEndpoints.staffCustomers.startBuying) ? <BuyFor people={people} /> : null}
        </div>
      </div>
      <Blocked company={company} />
      <CompanyTabs
        current={tab}
        counts={{
          orders: figures.orders,
          'due-dates': company.dueDates.filter(({ state }) => state !== 'paid').length,
          addresses: company.addresses.length,
          people: people.length,
        }}
        onChange={(next) => onSearch({ tab: next })}
      />
      <div className="client-grid">
        <div className="col">
          {tab === undefined ? <Overview company={company} /> : null}
          {tab === 'due-dates' ? (
            <>
              <DueDatesPanel company={company} />
              <MonthsPanel company={company} />
              <PaymentsPanel company={company} />
            </>
          ) : null}
          {tab === 'orders' ? <OrdersPanel {...{ company, search, onSearch }} /> : null}
          {tab === 'addresses' ? <AddressesPanel company={company} /> : null}
          {tab === 'log' ? (
            <LogPanel
              companyId={companyId}
              page={search.page ?? 1}
              onPage={(page) => onSearch({ tab, page: page === 1 ? undefined : page })}
            />
          ) : null}
          {tab === 'people' ? <PeoplePanel company={company} /> : null}
        </div>
        <div className="col">
          <DataPanel company={company} />
          <LimitsPanel company={company} />
          <BudgetsPanel company={company} />
          {mainPerson ? (
            <>
              <ConsentsPanel consents={mainPerson.consents} of={`di ${mainPerson.name}`} />
              <ActionsPanel customer={mainPerson} of={`di ${mainPerson.name}`} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Overview({ company }: { company: StaffCompany }) {
  return (
    <>
      <Figures company={company} />
      <DueDatesPanel company={company} />
      <MonthsPanel company={company} />
      <LatestOrders of={{ company_id: company.companyId }} />
      <CertificatesPanel company={company} />
      <CompanyNotes company={company} />
    </>
  );
}

function Blocked({ company: { credit, terms } }: { company: StaffCompany }) {
  if (!terms.paysByInvoice || !credit.blocked) return null;
  return (
    <Note kind="err" className="client-note">
      Niente ordini a scadenza: la fattura {credit.oldestDocument} è scaduta da{' '}
      {countOf(credit.daysLate, 'giorno', 'giorni')}. Restano carta e Satispay.
    </Note>
  );
}

function Figures({ company: { credit, figures, terms } }: { company: StaffCompany }) {
  const average = figures.yearOrders > 0 ? figures.yearTotal / figures.yearOrders : 0;
  const cards: [string, string, string, boolean][] = [
    ['Da pagare', euro(credit.open), countOf(credit.openInvoices, 'fattura aperta', 'fatture aperte'), false],
    [
      'Scaduto',
      euro(credit.overdue),
      credit.daysLate > 0 ? `da ${countOf(credit.daysLate, 'giorno', 'giorni')}` : 'niente in ritardo',
      credit.daysLate > 0,
    ],
    [
      'Fido libero',
      credit.free === undefined ? '—' : euro(credit.free),
      terms.creditLimit === undefined ? 'senza limite' : `su ${euro(terms.creditLimit)}`,
      false,
    ],
    [
      'Ultimi 12 mesi',
      euro(figures.yearTotal),
      `${countOf(figures.yearOrders, 'ordine', 'ordini')}, media ${euro(Math.round(average * 100) / 100)}`,
      false,
    ],
  ];
  return (
    <dl className="client-figures">
      {cards.map(([label, value, below, late]) => (
        <div key={label} className="bx">
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <small className={late ? 'late' : undefined}>{below}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
