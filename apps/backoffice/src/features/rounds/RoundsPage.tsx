import { type RoundBoard, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { ArrowsClockwise } from '@sporta/ui/icons/ArrowsClockwise.ts';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { CollectionsLink } from '../../shared/collections/index.ts';
import { isNoStoreYet, LoadProblem, NoStoreYet, OlderNote } from '../../shared/errors/index.ts';
import { slotHours } from '../../shared/figures/index.ts';
import { DayButton } from '../../shared/filters/index.ts';
import { useLastAnswer } from '../../shared/offline/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { boardQuery } from './board-query.ts';
import { boardSummary } from './board-summary.ts';
import { FixPanel } from './FixPanel.tsx';
import { PlanMenu } from './PlanMenu.tsx';
import { RoundColumn } from './RoundColumn.tsx';
import { RoundsMap } from './RoundsMap.tsx';
import type { RoundsSearch } from './rounds-search.ts';
import { StillOut } from './StillOut.tsx';
import { FlagLegend } from './StopFlags.tsx';
import { usePlanActs } from './use-plan-acts.ts';

interface RoundsPageProps {
  search: RoundsSearch;
  onSearch: (search: RoundsSearch) => void;
}

/** Deliveries of a slot: on the map, and round by round; a person moves stops and sees what comes of it before it happens. */
export function RoundsPage({ search, onSearch }: RoundsPageProps) {
  const options = boardQuery(useApi(), search);
  const query = useQuery(options);
  const { data, error } = query;
  const { failed, older, staleSince } = useLastAnswer(query, options.queryKey);
  const retry = () => void query.refetch();
  if (failed && isNoStoreYet(error, search.slot)) return <NoStoreYet what="i giri" />;
  if (failed) return <LoadProblem page="Consegne" what="i giri" {...{ error, older }} onRetry={retry} />;
  if (!data) return <RowsSkeleton count={6} label="Carico i giri" />;
  return (
    <>
      <OlderNote since={staleSince} onRetry={retry} />
      <Board board={data} readAt={query.dataUpdatedAt} search={search} onSearch={onSearch} />
    </>
  );
}

interface BoardProps extends RoundsPageProps {
  board: RoundBoard;
  /** When the server said it: instant, in milliseconds. */
  readAt: number;
}

function Board({ board, readAt, search, onSearch }: BoardProps) {
  const me = useMe();
  const planActs = usePlanActs(search, board);
  const acts = mayUse(me, staffEndpoints.staffRounds.moveStop) ? planActs : undefined;
  const [lifted, setLifted] = useState<number>();
  const slots = useRef<HTMLDivElement>(null);
  const { timeslotId } = board;
  // on a phone the row is wider than the screen: the slot that is looked at comes into sight
  useEffect(() => {
    const chosen = slots.current?.querySelector(`[value="${timeslotId}"]`);
    chosen?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [timeslotId]);
  // on a phone they share the line of the day, instead of one of their own above it
  const isPhone = usePhone();
  const seldom = (
    <>
      <CollectionsLink />
      {acts ? <PlanMenu board={board} acts={acts} /> : null}
    </>
  );
  const drafts = board.rounds.filter(({ state }) => state === 'draft');
  return (
    <>
      <title>Consegne | Banco</title>
      <div className="bt many">
        <div className="grow">
          <h1>Consegne</h1>
          <p className="muted">{boardSummary(board, readAt)}</p>
        </div>
        {isPhone ? null : seldom}
        {acts && board.timeslotId !== undefined ? (
          <>
            {board.rounds.length === 0 ? (
              <Button busy={acts.busy} onClick={acts.propose}>
                <ArrowsClockwise />
                Proponi i giri
              </Button>
            ) : null}
            {drafts.length > 0 ? (
              <Button busy={acts.busy} onClick={acts.confirm}>
                {drafts.length === 1 ? 'Conferma il giro' : `Conferma i ${drafts.length} giri`}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <StillOut rounds={board.stillOut} onSearch={onSearch} />
      <div className="round-slots" ref={slots}>
        <DayButton day={board.day} onDay={(day) => onSearch({ day })} />
        {isPhone ? seldom : null}
        {board.slots.length > 0 ? (
          <Segmented
            label="Fascia"
            value={String(board.timeslotId ?? '')}
            options={board.slots.map((slot) => ({ value: String(slot.timeslotId), label: slotHours(slot) }))}
            onChange={(slot) => onSearch({ ...search, slot: Number(slot) })}
          />
        ) : null}
        <FlagLegend />
      </div>
      {board.slots.length === 0 ? (
        <EmptyState
          icon={TruckDuotone}
          title="Nessuna consegna a domicilio"
          body="In questo giorno non ci sono fasce."
        />
      ) : (
        <>
          <div className="round-top">
            <FixPanel board={board} acts={acts} />
            <RoundsMap board={board} lifted={lifted} />
          </div>
          <div className="rounds">
            {board.rounds.map((round) => (
              <RoundColumn
                key={round.roundId}
                board={board}
                round={round}
                acts={acts}
                lifted={lifted}
                onLift={setLifted}
              />
            ))}
          </div>
          {acts && board.rounds.length > 0 ? (
            <p className="muted small round-help">
              Trascina una tappa su un altro giro, oppure premi Invio sulla tappa e scegli dal menu. Gli orari si
              ricalcolano subito; il cliente è avvisato solo quando confermi.
            </p>
          ) : null}
        </>
      )}
    </>
  );
}
