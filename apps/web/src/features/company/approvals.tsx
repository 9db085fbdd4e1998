import { endpoints, type OrderApproval } from '@sporta/contract';
import {
  countText,
  euroToCents,
  formatDayShort,
  formatEuro,
  formatNumber,
  quantityFromWire,
  shopDay,
} from '@sporta/domain';
import { Button, Tag, type TagTone } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { approvalsKey, approvalsQuery } from './api/people.ts';
import { useCompanyAction } from './model/use-company-action.ts';

const TONES: Partial<Record<OrderApproval['state'], TagTone>> = { waiting: 'lemon', approved: 'green', refused: 'err' };

/** Orders above a limit that were put before the master, those that wait first. */
export function Approvals() {
  const { data } = useQuery(approvalsQuery(useApi()));
  if (!data || data.approvals.length === 0) return null;
  const waiting = data.approvals.filter(({ state }) => state === 'waiting');
  const others = data.approvals.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <h2 className="people-title">Ordini sopra il limite</h2>
      <ul className="people" aria-label="Ordini da approvare">
        {[...waiting, ...others].map((approval) => (
          <Approval key={approval.approvalId} approval={approval} />
        ))}
      </ul>
    </>
  );
}

function Approval({ approval }: { approval: OrderApproval }) {
  const { approvalId, user, total, items, state, stateLabel, requestedAt, note } = approval;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const amount = formatEuro(euroToCents(total));
  const approve = useCompanyAction(
    approvalsKey,
    async (api, id: number) => (await api.call(endpoints.company.approveOrder, { approval_id: id })).data,
    `${name} può ordinare fino a ${amount}`,
  );
  const refuse = useCompanyAction(
    approvalsKey,
    async (api, id: number) => (await api.call(endpoints.company.refuseOrder, { approval_id: id })).data,
    'Ordine rifiutato',
  );
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          Richiesta {formatDayShort(shopDay(Date.parse(requestedAt)))}
          {note ? ` · ${note}` : ''}
        </small>
        <details className="approval-items">
          <summary className="link small">{countText(items.length, 'prodotto', 'prodotti')}</summary>
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                {item.name} × {formatNumber(quantityFromWire(item.quantity))}
                {item.unit === 'kg' ? ' kg' : ''} · {formatEuro(euroToCents(item.total))}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div>
        <b>{amount}</b> <Tag tone={TONES[state]}>{stateLabel}</Tag>
      </div>
      <div className="people-acts">
        {state === 'waiting' ? (
          <>
            <Button size="sm" busy={approve.isPending} onClick={() => approve.mutate(approvalId)}>
              Approva
              <span className="sr"> l’ordine di {name}</span>
            </Button>
            <Button kind="line" size="sm" busy={refuse.isPending} onClick={() => refuse.mutate(approvalId)}>
              Rifiuta
              <span className="sr"> l’ordine di {name}</span>
            </Button>
          </>
        ) : null}
      </div>
    </li>
  );
}
