import type { StaffCaseRow } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { euro, moment } from '../../shared/figures/index.ts';
import type { Column } from '../../shared/table/index.ts';
import { CaseKindTag, CaseStateTag } from './CaseTags.tsx';
import { DueMark } from './DueMark.tsx';
import { ageText } from './due.ts';

export const caseHref = (caseId: number): string => hrefOf(`/segnalazioni/${caseId}`);

export const caseColumns: Column<StaffCaseRow>[] = [
  {
    key: 'what',
    header: 'Che cosa',
    cell: ({ caseId, kind, goods, lines, state }) => (
      <>
        <CaseKindTag kind={kind} />{' '}
        <Link className="link case-open" href={caseHref(caseId)}>
          {goods || 'Solo consegna e sacchetti'}
          {lines > 3 ? ` e altri ${lines - 3}` : null}
        </Link>
        {/* A phone has no room for the column of states. */}{' '}
        <span className="phone-only">
          <CaseStateTag state={state} />
        </span>
      </>
    ),
  },
  {
    key: 'customer',
    header: 'Cliente',
    cell: ({ customer, orderNumber }) => (
      <>
        {customer}
        <small className="num">{orderNumber}</small>
      </>
    ),
  },
  {
    key: 'opened',
    header: 'Arrivata',
    from: 'small-desk',
    cell: ({ openedAt }) => (
      <>
        {ageText(openedAt, Date.now())}
        <small>{moment(openedAt, new Date())}</small>
      </>
    ),
  },
  {
    key: 'due',
    header: 'Entro',
    from: 'tablet',
    cell: (row) => (row.closedAt ? <small>chiusa {moment(row.closedAt, new Date())}</small> : <DueMark of={row} />),
  },
  {
    key: 'amount',
    header: 'Rimborso',
    figures: true,
    from: 'small-desk',
    cell: ({ amount }) => (amount === undefined ? '–' : <b>{euro(amount)}</b>),
  },
  { key: 'state', header: 'Stato', from: 'tablet', cell: ({ state }) => <CaseStateTag state={state} /> },
  { key: 'assignee', header: 'Se ne occupa', from: 'small-desk', cell: ({ assignee }) => assignee?.name ?? '–' },
];
