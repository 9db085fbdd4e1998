import { endpoints, type OrderApproval } from '@sporta/contract';
import {
  countText,
  euroToCents,
  formatDayShort,
  formatEuro,
  formatThousandths,
  quantityFromWire,
  shopDay,
} from '@sporta/domain';
import { Button, Link, Tag, type TagTone } from '@sporta/ui';
import { useState } from 'react';
import { approvalsKey } from '../../shared/orders/index.ts';
import { useCompanyAction } from './model/use-company-action.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const TONES: Partial<Record<OrderApproval['state'], TagTone>> = { waiting: 'lemon', approved: 'green', refused: 'err' };

/** Answered ones before one asks for the rest. */
const FIRST_ANSWERED = 5;

/** Orders above a limit that were put before the master, those that wait first. */
export function Approvals({ approvals }: { approvals: readonly OrderApproval[] }) {
  const [withAll, setWithAll] = useState(false);
  if (approvals.length === 0) return null;
  const waiting = approvals.filter(({ state }) => state === 'waiting');
  const answered = approvals.filter(({ state }) => state !== 'waiting');
  const shown = withAll ? answered : answered.slice(0, FIRST_ANSWERED);
  return (
    <>
      <h2 className="people-title">Ordini sopra il limite</h2>
      <ul className="people" aria-label="Ordini da approvare">
        {[...waiting, ...shown].map((approval) => (
          <Approval key={approval.approvalId} approval={approval} />
        ))}
      </ul>
      {shown.length < answered.length ? (
        <Button kind="line" className="people-more" onClick={() => setWithAll(true)}>
          Mostra {countText(answered.length - shown.length, 'risposta precedente', 'risposte precedenti')}
        </Button>
      ) : null}
    </>
  );
}

function Approval({ approval }: { approval: OrderApproval }) {
  const { approvalId, user, total, items, state, stateLabel, requestedAt, note, replaces, orderId } = approval;
  const [refusing, setRefusing] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const amount = formatEuro(euroToCents(total));
  const approve = useCompanyAction(
    approvalsKey,
    async (api, id: number) => (await api.call(endpoints.company.approveOrder, { approval_id: id })).data,
    `${name} può ordinare fino a ${amount}`,
  );
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          Richiesta {formatDayShort(shopDay(Date.parse(requestedAt)))}
          {replaces ? `, cambia l’ordine ${replaces}, che resta com’è fino alla risposta` : ''}
        </small>
        {note ? <small>«{note}»</small> : null}
        <details className="approval-items">
          <summary className="link small">{countText(items.length, 'prodotto', 'prodotti')}</summary>
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                {item.name} × {formatThousandths(quantityFromWire(item.quantity))}
                {item.unit === 'kg' ? ' kg' : ''} · {formatEuro(euroToCents(item.total))}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div>
        <b>{amount}</b> <Tag tone={TONES[state]}>{stateLabel}</Tag>
        {orderId ? (
          <small>
            <Link className="link" href={`/profile/all-orders/${orderId}`}>
              Vedi l’ordine
            </Link>
          </small>
        ) : null}
      </div>
      <div className="people-acts">
        {state === 'waiting' ? (
          <>
            <Button size="sm" busy={approve.isPending} onClick={() => approve.mutate(approvalId)}>
              Approva
              <span className="sr"> l’ordine di {name}</span>
            </Button>
            <Button kind="line" size="sm" onClick={() => setRefusing(true)}>
              Rifiuta
              <span className="sr"> l’ordine di {name}</span>
            </Button>
            <RefuseDialog approval={approval} name={name} open={refusing} onClose={() => setRefusing(false)} />
          </>
        ) : null}
      </div>
    </li>
  );
}
