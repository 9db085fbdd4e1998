import type { StaffRewardRequest } from '@sporta/contract';
import type { RewardTab } from '@sporta/contract/staff-reward-words.ts';
import { formatDayNumeric } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { type Column, DataTable, TableFoot } from '../../shared/table/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { RefuseRewardDialog } from './RefuseRewardDialog.tsx';
import { type RewardsSearch, rewardsQuery, useRewardActs } from './rewards-query.ts';

const tabs: readonly [RewardTab, string][] = [
  ['requested', 'Da preparare'],
  ['ready', 'Pronti'],
  ['closed', 'Chiusi'],
];
const tones: Record<StaffRewardRequest['state'], TagTone> = {
  requested: 'lemon',
  ready: 'info',
  delivered: 'green',
  cancelled: 'white',
};
const rowId = ({ rewardRequestId }: StaffRewardRequest) => rewardRequestId;
const namesOf = ({ items }: StaffRewardRequest) =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

interface RewardsPageProps {
  search: RewardsSearch;
  onSearch: (search: RewardsSearch) => void;
}

/** Rewards customers asked for, who waits longest first: prepared, handed over, or refused with the points back. */
export function RewardsPage({ search, onSearch }: RewardsPageProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(rewardsQuery(useApi(), search));
  const [refused, setRefused] = useState<StaffRewardRequest>();
  if (error && !data) return <LoadProblem page="Premi" error={error} what="i premi" onRetry={() => void refetch()} />;
  const current = search.tab ?? 'requested';
  return (
    <>
      <title>Premi | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Premi</h1>
          <p className="muted">
            Chi aspetta da più tempo è in cima. Quelli che viaggiano li mette chi chiude l’ordine.
          </p>
        </div>
      </div>
      <div className="tabs-row">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form. */}
        <div className="seg scroll" role="group" aria-label="Stato dei premi">
          {tabs.map(([tab, name]) => (
            <button
              key={tab}
              type="button"
              aria-pressed={tab === current}
              onClick={() => onSearch({ tab: tab === 'requested' ? undefined : tab })}
            >
              {name} <span className="num">{data?.counts[tab]?.toLocaleString('it-IT')}</span>
            </button>
          ))}
        </div>
      </div>
      <section className="bx table" aria-label="Elenco dei premi" aria-busy={isPlaceholderData}>
        {data?.requests.length === 0 ? (
          <EmptyState
            icon={CheckCircleDuotone}
            title="Niente qui"
            body="Quando un cliente chiede un premio con i suoi punti, lo trovi in questa stanza."
          />
        ) : (
          <>
            <DataTable
              caption="Premi richiesti"
              columns={columns}
              rows={data?.requests}
              rowId={rowId}
              rowName={namesOf}
              rowEnd={
                current === 'closed' ? undefined : (row) => <RowActs row={row} onRefuse={() => setRefused(row)} />
              }
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
              />
            ) : null}
          </>
        )}
      </section>
      <RefuseRewardDialog request={refused} onClose={() => setRefused(undefined)} />
    </>
  );
}

const columns: Column<StaffRewardRequest>[] = [
  {
    key: 'what',
    header: 'Premio',
    cell: (row) => (
      <>
        <b>{namesOf(row)}</b>
        <small>
          {row.customer} · {row.points} punti
        </small>
        <span className="phone-only">
          <HowItGoes row={row} />
        </span>
      </>
    ),
  },
  { key: 'asked', header: 'Chiesto', from: 'small-desk', cell: (row) => moment(row.requestedAt, new Date()) },
  { key: 'how', header: 'Come lo riceve', from: 'tablet', cell: (row) => <HowItGoes row={row} /> },
  {
    key: 'state',
    header: 'Stato',
    from: 'tablet',
    cell: ({ state, stateLabel, refusal }) => (
      <>
        <Tag tone={tones[state]}>{stateLabel}</Tag>
        {refusal ? <small>“{refusal}”</small> : null}
      </>
    ),
  },
];

function HowItGoes({ row: { warehouse, order } }: { row: StaffRewardRequest }) {
  if (warehouse) return <>Ritira da {warehouse.name}</>;
  if (!order) return <>Con la prossima spesa</>;
  return (
    <>
      {order.packed ? 'Nelle casse di ' : 'Con '}
      <Link className="link reward-order" href={hrefOf(`/ordini/${order.orderId}`)}>
        {order.orderNumber}
      </Link>
      <small>{formatDayNumeric(order.date)}</small>
    </>
  );
}

function RowActs({ row, onRefuse }: { row: StaffRewardRequest; onRefuse: () => void }) {
  const { prepare, handOver } = useRewardActs();
  const id = row.rewardRequestId;
  const say = (problem: Error) => toast.error(messageOf(problem));
  if (row.order?.packed) return <span className="muted">arriva con l’ordine</span>;
  const ready = () =>
    prepare.mutate(
      { id, ready: true },
      {
        onSuccess: () => {
          const told = row.warehouse ? ', il cliente riceve un’e-mail' : '';
          sayUndoable(`Premio pronto${told}.`, () => prepare.mutateAsync({ id, ready: false }));
        },
        onError: say,
      },
    );
  const give = () => handOver.mutate(id, { onSuccess: () => toast.success('Premio consegnato.'), onError: say });
  return (
    <span className="reward-acts">
      {row.state === 'requested' ? (
        <Button kind="soft" size="sm" busy={prepare.isPending} onClick={ready}>
          Pronto
        </Button>
      ) : (
        <Button kind="soft" size="sm" busy={handOver.isPending} onClick={give}>
          Consegnato
        </Button>
      )}
      <Button kind="line" size="sm" onClick={onRefuse}>
        Rifiuta
      </Button>
    </span>
  );
}
