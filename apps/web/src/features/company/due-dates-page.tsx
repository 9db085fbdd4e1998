import type { PaymentDueDate } from '@sporta/contract';
import { countText, euroToCents, formatDayNumeric, formatEuro, formatMonth } from '@sporta/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  RowsSkeleton,
  Select,
  Switch,
  Tag,
  type TagTone,
  TextInput,
} from '@sporta/ui';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllOnPaper } from '../../lib/use-all-on-paper.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { dueDatesFileUrl, dueDatesQuery, statementUrl } from './api/company.ts';
import { DUE_ORDERS, type DueOrder, type SortedColumn, sortDueDates, sortedBy } from './model/sort-due-dates.ts';

interface State {
  label: string;
  tone: TagTone;
}
const STATES: Record<PaymentDueDate['state'], State> = {
  open: { label: 'Da pagare', tone: 'info' },
  overdue: { label: 'Scaduta', tone: 'err' },
  paid: { label: 'Pagata', tone: 'green' },
};
/** A credit note is taken off what is paid next, unless the money went back to the card. */
const stateOf = ({ kind, state }: PaymentDueDate): State =>
  kind === 'invoice'
    ? STATES[state]
    : state === 'paid'
      ? { label: 'Rimborsata', tone: 'green' }
      : { label: 'Da scalare', tone: 'info' };

const euro = (amount: number) => formatEuro(euroToCents(amount));

/** /profile/paymentduedate: what the company owes, and when. Master accounts only. */
export function DueDatesPage() {
  const [withHistory, setWithHistory] = useState(false);
  const { data, error, refetch } = useQuery(dueDatesQuery(useApi(), withHistory));
  const isEmpty = data?.paymentDueDates.length === 0;
  return (
    <>
      <div className="page-title due-head">
        <h1>Scadenze di pagamento</h1>
        <Switch
          label="Anche quelle pagate"
          checked={withHistory}
          onChange={(event) => setWithHistory(event.target.checked)}
        />
        {isEmpty ? null : <Papers withHistory={withHistory} />}
      </div>
      {error ? (
        <LoadProblem error={error} what="le scadenze" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={5} label="Carico le scadenze" />
      ) : isEmpty ? (
        <EmptyState
          icon={CheckCircleDuotone}
          title={withHistory ? 'Ancora nessuna scadenza' : 'Niente da pagare'}
          body="Le nuove scadenze arrivano qui con la fattura, e qualche giorno prima te le ricordiamo per e-mail."
          actions={
            <ButtonLink kind="line" href="/profile/all-orders">
              Vedi gli ordini
            </ButtonLink>
          }
        />
      ) : (
        <>
          <dl className="due-totals">
            <div>
              <dt>Da pagare</dt>
              <dd>{euro(data.openTotal)}</dd>
            </div>
            <div className={data.overdueTotal > 0 ? 'late' : undefined}>
              <dt>Di cui scaduto</dt>
              <dd>{euro(data.overdueTotal)}</dd>
            </div>
          </dl>
          <DueDatesFound dueDates={data.paymentDueDates} />
        </>
      )}
    </>
  );
}

/** The rows of the page to take away. */
function Papers({ withHistory }: { withHistory: boolean }) {
  return (
    <>
      {/* the browser opens it with the session's cookie */}
      <a className="btn line" href={dueDatesFileUrl(withHistory)} download="scadenze.csv">
        <DownloadSimple />
        Scarica CSV
      </a>
      <a className="btn line" href={statementUrl(withHistory)}>
        <FilePdf />
        Estratto conto
      </a>
    </>
  );
}

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 15;
/** Rows before one asks for the rest. */
const FIRST_DUE = 40;

/** Many are looked through by what is printed on the paper at hand. */
function DueDatesFound({ dueDates }: { dueDates: readonly PaymentDueDate[] }) {
  const [text, setText] = useState('');
  const [withAll, setWithAll] = useState(false);
  useAllOnPaper(setWithAll);
  const [order, setOrder] = useState<DueOrder>('soonest');
  const isMany = dueDates.length >= SEARCHED_FROM;
  const wanted = isMany ? text.trim().toLowerCase() : '';
  const found = sortDueDates(wanted ? dueDates.filter((due) => printedOn(due).includes(wanted)) : dueDates, order);
  const shown = withAll || wanted ? found : found.slice(0, FIRST_DUE);
  return (
    <>
      {isMany ? (
        <div className="look-through">
          <TextInput
            type="search"
            label="Cerca una scadenza"
            placeholder="Numero"
            maxLength={60}
            start={<MagnifyingGlassBold />}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Select label="Ordina" value={order} onChange={(event) => setOrder(event.target.value as DueOrder)}>
            {DUE_ORDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      {wanted ? (
        <p className="muted below" role="status">
          {found.length === 0
            ? `Nessuna fattura e nessun ordine con «${text.trim()}».`
            : countText(found.length, 'scadenza', 'scadenze')}
        </p>
      ) : null}
      {shown.length > 0 ? <DueDates dueDates={shown} order={order} /> : null}
      {shown.length < found.length ? (
        <Button kind="line" className="due-more" onClick={() => setWithAll(true)}>
          Mostra tutte le {found.length} scadenze
        </Button>
      ) : null}
    </>
  );
}

const printedOn = ({ documentNumber, orderNumber, month, dueDate }: PaymentDueDate) =>
  [documentNumber, orderNumber, month && formatMonth(month), formatDayNumeric(dueDate)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

interface DueDatesProps {
  dueDates: readonly PaymentDueDate[];
  order: DueOrder;
}

function DueDates({ dueDates, order }: DueDatesProps) {
  const { column, direction } = sortedBy[order];
  const sortOf = (name: SortedColumn) => (column === name ? direction : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className="due-table" aria-label="Scadenze" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortOf('date')}>
              Scadenza
            </th>
            <th scope="col" className="r" aria-sort={sortOf('amount')}>
              Da pagare
            </th>
            <th scope="col" className="wide" aria-sort={sortOf('state')}>
              Stato
            </th>
            <th scope="col" className="wide">
              Documento
            </th>
            <th scope="col" className="wide">
              Ordine
            </th>
            <th scope="col" className="r wide">
              Importo
            </th>
          </tr>
        </thead>
        <tbody>
          {dueDates.map((due) => (
            <tr key={due.paymentDueDateId}>
              <td>
                <span className="due-day">
                  <span className="b num">{formatDayNumeric(due.dueDate)}</span>
                  <span className="narrow">
                    <DueState due={due} />
                  </span>
                </span>
                {/* on a phone there is no room for columns of their own: paper and order stand side by side */}
                <small className="narrow due-papers">
                  <DueFile due={due} />
                  {due.orderId ? <OrderLink due={due} /> : due.month ? <span>{formatMonth(due.month)}</span> : null}
                </small>
              </td>
              <td className="r num">
                <span className="b">{euro(due.openAmount)}</span>
                {due.openAmount === due.amount ? null : <small className="narrow muted">di {euro(due.amount)}</small>}
              </td>
              <td className="wide">
                <DueState due={due} />
              </td>
              <td className="wide">
                <DueDocument due={due} />
              </td>
              <td className="wide">
                {due.orderId ? <OrderLink due={due} /> : due.month ? formatMonth(due.month) : '—'}
              </td>
              <td className="r num wide">{euro(due.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DueState({ due }: { due: PaymentDueDate }) {
  const { label, tone } = stateOf(due);
  return <Tag tone={tone}>{label}</Tag>;
}

function DueDocument({ due }: { due: PaymentDueDate }) {
  return (
    <>
      {due.kind === 'credit-note' ? 'Nota di credito ' : ''}
      <DueFile due={due} />
      <small className="muted"> del {formatDayNumeric(due.documentDate)}</small>
    </>
  );
}

function DueFile({ due: { documentUrl, documentNumber } }: { due: PaymentDueDate }) {
  if (!documentUrl) return <span>{documentNumber}</span>;
  return (
    // the browser opens it with the session's cookie
    <a className="link tap due-file" href={documentUrl}>
      <FilePdf />
      {documentNumber}
      <span className="sr"> (PDF)</span>
    </a>
  );
}

function OrderLink({ due }: { due: PaymentDueDate }) {
  return (
    <Link className="link tap" href={`/profile/all-orders/${due.orderId}`}>
      {due.orderNumber ?? due.orderId}
    </Link>
  );
}
