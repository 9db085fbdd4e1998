import type { StaffCompany } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { ConsentsPanel, LatestOrders, OrderCount } from '../../shared/clients/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { euro, initials } from '../../shared/figures/index.ts';
import { CertificatesPanel } from './CertificatesPanel.tsx';
import { CompanyNotes } from './CompanyNotes.tsx';
import { companyQuery } from './company-query.ts';
import { DataPanel } from './DataPanel.tsx';
import { DueDatesPanel } from './DueDatesPanel.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

/** One company whole: what it owes, who buys for it, how it pays. */
export function CompanyPage({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useQuery(companyQuery(useApi(), companyId));
  if (error && !data) return <LoadProblem error={error} what="l’azienda" onRetry={() => void refetch()} />;
  return data ? <WholeCompany company={data} /> : <p className="muted">Un momento…</p>;
}

const countOf = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('it-IT')} ${many}`;

function WholeCompany({ company }: { company: StaffCompany }) {
  const { companyId, name, since, people, mainPerson, credit } = company;
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
            {late > 0 ? <Tag tone="warn">{countOf(late, 'scaduta', 'scadute')}</Tag> : null}
            {credit.blocked ? <Tag tone="err">Bloccata</Tag> : null}
          </h1>
          <p className="muted">
            Cliente A-{companyId} dal {formatDayNumeric(shopDay(Date.parse(since)))} ·{' '}
            {countOf(people.length, 'utente', 'utenti')} · <OrderCount of={{ company_id: companyId }} />
          </p>
        </div>
        {mainPerson ? (
          <div className="client-acts">
            <ButtonLink kind="line" href={`mailto:${mainPerson.email}`}>
              <ChatCircleDots />
              Scrivi
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <Blocked company={company} />
      <div className="client-grid">
        <div className="col">
          <Figures company={company} />
          <DueDatesPanel company={company} />
          <PaymentsPanel company={company} />
          <LatestOrders of={{ company_id: companyId }} />
          <CertificatesPanel company={company} />
          <PeoplePanel company={company} />
          <CompanyNotes company={company} />
        </div>
        <div className="col">
          <DataPanel company={company} />
          <LimitsPanel company={company} />
          {mainPerson ? <ConsentsPanel consents={mainPerson.consents} of={`di ${mainPerson.name}`} /> : null}
        </div>
      </div>
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
