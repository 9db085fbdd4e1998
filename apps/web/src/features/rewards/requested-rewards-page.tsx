import type { RewardRequest } from '@sporta/contract';
import { capitalised, formatDayLong, shopDay } from '@sporta/domain';
import {
  Button,
  ButtonLink,
  ConfirmProvider,
  EmptyState,
  RowsSkeleton,
  Tag,
  Thumb,
  toast,
  useConfirm,
} from '@sporta/ui';
import { TicketDuotone } from '@sporta/ui/icons/TicketDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { rewardRequestsQuery, useCancelRequest } from './api/rewards.ts';
import { pointsText, requestTones } from './model/reward-texts.ts';
import { useFocusKept } from './model/use-focus-kept.ts';
import { RewardsTabs } from './rewards-tabs.tsx';

/** /profile/requested-rewards */
export function RequestedRewardsPage() {
  const { data: requests, error, refetch } = useQuery(rewardRequestsQuery(useApi()));
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Premi richiesti</h1>
      </div>
      <RewardsTabs current="requested" />
      {error ? (
        <LoadProblem error={error} what="i premi richiesti" onRetry={() => void refetch()} />
      ) : !requests ? (
        <RowsSkeleton count={3} label="Carico i premi richiesti" />
      ) : requests.length === 0 ? (
        <EmptyState
          icon={TicketDuotone}
          title="Ancora nessun premio"
          body="Quando ne richiedi uno, qui vedi a che punto è."
          actions={<ButtonLink href="/profile/rewards-cart">Vai al catalogo</ButtonLink>}
        />
      ) : (
        <ul className="profile-stack">
          {requests.map((request) => (
            <Request key={request.rewardRequestId} request={request} />
          ))}
        </ul>
      )}
    </ConfirmProvider>
  );
}

function Request({ request }: { request: RewardRequest }) {
  const { requestedAt, state, stateLabel, items, totalPoints, warehouseName, cancellable } = request;
  const day = formatDayLong(shopDay(Date.parse(requestedAt)));
  const own = useRef<HTMLLIElement>(null);
  // the button that called it off is gone: the focus stays with the request
  useFocusKept(cancellable, () => own.current);
  return (
    <li className="panel reward-request" ref={own} tabIndex={-1}>
      <div className="voucher-head">
        <h2>{capitalised(day)}</h2>
        <Tag tone={requestTones[state]}>{stateLabel}</Tag>
      </div>
      {state === 'requested' || state === 'ready' ? (
        <p className="muted small">
          {warehouseName === undefined ? 'Con la prossima spesa' : `Da ritirare: ${warehouseName}`}
        </p>
      ) : null}
      <ul>
        {items.map(({ name, mediaURL, tint, quantity, points }) => (
          <li key={name}>
            <Thumb size="xs" picture={{ src: mediaURL }} tint={tint} />
            <span className="grow">
              {quantity > 1 ? `${quantity} × ` : ''}
              {name}
            </span>
            <span className="muted small num">{pointsText(points)}</span>
          </li>
        ))}
      </ul>
      <div className="reward-request-foot">
        <p className="b num grow">
          {state === 'cancelled'
            ? `Ti abbiamo ridato ${pointsText(totalPoints)}`
            : `In tutto ${pointsText(totalPoints)}`}
        </p>
        {cancellable ? <CancelButton request={request} day={day} /> : null}
      </div>
    </li>
  );
}

function CancelButton({ request, day }: { request: RewardRequest; day: string }) {
  const confirm = useConfirm();
  const cancel = useCancelRequest();
  const ask = async () => {
    const yes = await confirm({
      title: `Annullare la richiesta di ${day}?`,
      body: `Ti ridiamo ${pointsText(request.totalPoints)}.`,
    });
    if (!yes) return;
    cancel.mutate(request.rewardRequestId, {
      onSuccess: () => toast.success(`Richiesta annullata: hai di nuovo ${pointsText(request.totalPoints)}`),
      onError: (error) => toast.error(messageOf(error, 'La richiesta non è stata annullata: riprova.')),
    });
  };
  return (
    <Button kind="line" size="sm" busy={cancel.isPending} onClick={() => void ask()}>
      Annulla la richiesta
      <span className="sr"> di {day}</span>
    </Button>
  );
}
