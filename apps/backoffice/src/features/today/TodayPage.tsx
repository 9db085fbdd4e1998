import { type StaffToday, staffEndpoints } from '@sporta/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { NewOrder } from '../../shared/client-acts/index.ts';
import { LoadProblem, OlderNote } from '../../shared/errors/index.ts';
import { clock, countOf, longDayName } from '../../shared/figures/index.ts';
import { DayButton } from '../../shared/filters/index.ts';
import { todayQuery } from '../../shared/live/index.ts';
import { useLastAnswer } from '../../shared/offline/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { AlertCards } from './AlertCards.tsx';
import { FigureCards } from './FigureCards.tsx';
import { NextOrders } from './NextOrders.tsx';
import { PreparingPanel } from './PreparingPanel.tsx';
import { SlotsPanel } from './SlotsPanel.tsx';
import { TodaySkeleton } from './TodaySkeleton.tsx';

interface TodayPageProps {
  /** `YYYY-MM-DD`; absent = today. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** The day at a glance: what needs somebody, figures, slots, what is being prepared and what comes next. */
export function TodayPage({ day, onDay }: TodayPageProps) {
  const me = useMe();
  const options = todayQuery(useApi(), day);
  const query = useQuery(options);
  const { data, error } = query;
  const { failed, older, staleSince } = useLastAnswer(query, options.queryKey);
  const retry = () => void query.refetch();
  if (failed) return <LoadProblem page="Oggi" what="la giornata" {...{ error, older }} onRetry={retry} />;
  if (!data) return <TodaySkeleton />;
  return (
    <>
      <title>Oggi | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>{longDayName(data.day)}</h1>
          <p className="muted">{summary(data)}</p>
        </div>
        <DayButton day={data.day} onDay={onDay} />
        <NewOrder />
      </div>
      <OlderNote since={staleSince} onRetry={retry} />
      <AlertCards alerts={data.alerts} day={data.day} />
      <FigureCards figures={data.figures} day={data.day} />
      <div className="d2">
        <SlotsPanel slots={data.slots} />
        <PreparingPanel orders={data.preparing} />
      </div>
      <NextOrders
        orders={data.next}
        counts={data.nextCounts}
        canOpen={mayUse(me, staffEndpoints.staffOrders.detail)}
        canAssign={mayUse(me, staffEndpoints.staffPicking.assign)}
        day={data.day}
      />
    </>
  );
}

function summary({ at, toDeliver, alerts }: StaffToday): string {
  const orders = countOf(toDeliver, 'ordine da consegnare', 'ordini da consegnare');
  const things = countOf(alerts.length, 'cosa da guardare subito', 'cose da guardare subito');
  return `Ore ${clock(at)}. ${orders}${alerts.length > 0 ? `, ${things}` : ', niente da guardare subito'}.`;
}
