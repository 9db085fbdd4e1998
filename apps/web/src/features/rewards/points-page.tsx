import type { PointEntry, PointRule } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { Button, ButtonLink, cx, EmptyState, Link, Note, RowsSkeleton } from '@sporta/ui';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { pointsFileUrl, pointsQuery } from './api/points.ts';
import { grouped, pointsText, rulesText, signedPoints } from './model/reward-texts.ts';
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
        {pages?.[0] ? <p className="points-badge">Hai {pointsText(pages[0].userPoints)}</p> : null}
      </div>
      <RewardsTabs current="points" />
      {points.error ? (
        <LoadProblem error={points.error} what="i tuoi punti" onRetry={() => void points.refetch()} />
      ) : !entries ? (
        <RowsSkeleton count={5} label="Carico i punti" />
      ) : (
        <>
          <HowToEarn rules={pages?.[0]?.rules ?? []} isEmpty={entries.length === 0} />
          {pages?.[0]?.pendingPoints ? (
            <Note kind="ok" icon={GiftFill} className="below">
              <b>{pointsText(pages[0].pendingPoints)} in arrivo</b> con la spesa che stai aspettando. I punti non
              scadono.
            </Note>
          ) : entries.length > 0 ? (
            <p className="muted small below">I punti non scadono.</p>
          ) : null}
          {entries.length === 0 ? null : (
            <>
              <ul className="point-lines">
                {entries.map((entry) => (
                  <Entry key={entry.pointEntryId} entry={entry} />
                ))}
              </ul>
              <div className="point-acts">
                {points.hasNextPage ? (
                  <Button kind="line" busy={points.isFetchingNextPage} onClick={() => void points.fetchNextPage()}>
                    Mostra i precedenti
                  </Button>
                ) : null}
                {/* the browser fetches it with the session's cookie */}
                <a className="btn line" href={pointsFileUrl()}>
                  <DownloadSimple />
                  Scarica CSV
                </a>
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}

/** By which rule points come; who has no card reads that it takes one. */
function HowToEarn({ rules, isEmpty }: { rules: readonly PointRule[]; isEmpty: boolean }) {
  const { user } = useSession();
  const text = rulesText(rules);
  const needsCard = user.fidelityCard === undefined && rules.length > 0 && rules.every((rule) => rule.membersOnly);
  if (!isEmpty) {
    if (!needsCard) return text ? <p className="muted below">{text}</p> : null;
    return (
      <Note kind="n" className="below">
        {text} Serve la tessera: <Link href="/profile/profile-update">aggiungila ai tuoi dati</Link>.
      </Note>
    );
  }
  return (
    <EmptyState
      icon={GiftFill}
      title="Ancora nessun punto"
      body={needsCard ? `${text} Serve la tessera ${shopName()}: aggiungi il numero ai tuoi dati.` : text}
      actions={
        needsCard ? (
          <ButtonLink href="/profile/profile-update">Aggiungi la tessera</ButtonLink>
        ) : (
          <ButtonLink href="/">Vai alla spesa</ButtonLink>
        )
      }
    />
  );
}

function Entry({ entry }: { entry: PointEntry }) {
  const { description, points, balance, kindLabel, kind, at, orderId } = entry;
  // "Spesa 2HVY-BPDJ" says what it is by itself
  const says = description.startsWith(kindLabel) || kind === 'refund' || kind === 'withdrawal';
  return (
    <li>
      <span className="grow">
        {orderId ? (
          <Link className="link tap" href={`/profile/orders/${orderId}`}>
            {description}
          </Link>
        ) : (
          description
        )}
        <small className="own-line muted">
          {says ? '' : `${kindLabel} · `}
          {formatDayLong(shopDay(Date.parse(at)))}
        </small>
      </span>
      <span className="point-change">
        <b className={cx('num', points > 0 && 'plus')}>{signedPoints(points)}</b>
        <small className="own-line muted num">saldo {grouped(balance)}</small>
      </span>
    </li>
  );
}
