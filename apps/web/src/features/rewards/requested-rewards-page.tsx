import type { RewardRequest } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { ButtonLink, EmptyState, RowsSkeleton, Tag, Thumb } from '@sporta/ui';
import { TicketDuotone } from '@sporta/ui/icons/TicketDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { capitalised } from '../delivery/model/delivery-texts.ts';
import { LoadProblem } from '../profile/load-problem.tsx';
import { rewardRequestsQuery } from './api/rewards.ts';
import { pointsText, requestTones } from './model/reward-texts.ts';
import { RewardsTabs } from './rewards-tabs.tsx';

/** /profile/requested-rewards */
export function RequestedRewardsPage() {
  const { data: requests, error, refetch } = useQuery(rewardRequestsQuery(useApi()));
  return (
    <>
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
    </>
  );
}

function Request({ request }: { request: RewardRequest }) {
  return (
    <li className="panel reward-request">
      <div className="gift-head">
        <h2>{capitalised(formatDayLong(shopDay(Date.parse(request.requestedAt))))}</h2>
        <Tag tone={requestTones[request.state]}>{request.stateLabel}</Tag>
      </div>
      <ul>
        {request.items.map(({ name, mediaURL, quantity, points }) => (
          <li key={name}>
            <Thumb size="xs" picture={{ src: mediaURL }} />
            <span className="grow">
              {quantity > 1 ? `${quantity} × ` : ''}
              {name}
            </span>
            <span className="muted small num">{pointsText(points)}</span>
          </li>
        ))}
      </ul>
      <p className="b num">In tutto {pointsText(request.totalPoints)}</p>
    </li>
  );
}
