import type { PointEntry } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { Button, EmptyState, Link, RowsSkeleton } from '@sporta/ui';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../profile/load-problem.tsx';
import { pointsFileUrl, pointsQuery } from './api/points.ts';
import { grouped, pointsText } from './model/reward-texts.ts';
import { RewardsTabs } from './rewards-tabs.tsx';

/** /profile/points: how the points came and went. */
export function PointsPage() {
  const points = useInfiniteQuery(pointsQuery(useApi()));
  const pages = points.data?.pages;
  const entries = pages?.flatMap((page) => page.entries);
  return (
    <>
      <div className="page-title">
        <h1>I tuoi punti</h1>
        {pages?.[0] ? <span className="points-badge">Hai {pointsText(pages[0].userPoints)}</span> : null}
        {/* the browser fetches it with the session's cookie */}
        <a className="btn line" href={pointsFileUrl()}>
          <DownloadSimple />
          Scarica CSV
        </a>
      </div>
      <RewardsTabs current="points" />
      {points.error ? (
        <LoadProblem error={points.error} what="i tuoi punti" onRetry={() => void points.refetch()} />
      ) : !entries ? (
        <RowsSkeleton count={5} label="Carico i punti" />
      ) : entries.length === 0 ? (
        <EmptyState icon={GiftFill} title="Ancora nessun punto" body="Un punto per ogni euro di spesa consegnata." />
      ) : (
        <>
          <ul className="sum-lines">
            {entries.map((entry) => (
              <Entry key={entry.pointEntryId} entry={entry} />
            ))}
          </ul>
          {points.hasNextPage ? (
            <Button
              kind="line"
              className="or-more"
              busy={points.isFetchingNextPage}
              onClick={() => void points.fetchNextPage()}
            >
              Mostra i precedenti
            </Button>
          ) : null}
        </>
      )}
    </>
  );
}

function Entry({ entry }: { entry: PointEntry }) {
  const { description, points, at, orderId } = entry;
  return (
    <li>
      <span className="grow">
        {orderId ? (
          <Link className="link" href={`/profile/orders/${orderId}`}>
            {description}
          </Link>
        ) : (
          description
        )}
        <small className="block muted">{formatDayLong(shopDay(Date.parse(at)))}</small>
      </span>
      <b className="num">{points > 0 ? `+${grouped(points)}` : `−${grouped(-points)}`}</b>
    </li>
  );
}
