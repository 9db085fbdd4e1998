import type { DriverRound, DriverStop } from '@sporta/contract';
import { useState } from 'react';
import { AbsentSheet } from './AbsentSheet.tsx';
import { AgePanel } from './AgePanel.tsx';
import { CollectPanel } from './CollectPanel.tsx';
import { CratesPanel } from './CratesPanel.tsx';
import { DriverNews } from './DriverNews.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { isClosed } from './model/replay.ts';
import { stopName } from './model/stations.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { type ChangeProof, ProofPanel } from './ProofPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { StationBar } from './StationBar.tsx';
import { StationPanel } from './StationPanel.tsx';
import { StopBar } from './StopBar.tsx';
import { StopEnd } from './StopEnd.tsx';
import { StopHeader } from './StopHeader.tsx';
import { StopIntro } from './StopIntro.tsx';
import { SumPanel } from './SumPanel.tsx';
import { doorActs } from './use-acts.ts';
import { useDraft } from './use-draft.ts';
import type { Driver } from './use-driver.ts';
import { usePosition } from './use-position.ts';

interface StopScreenProps {
  driver: Driver;
  round: DriverRound;
  stop: DriverStop;
}

/** At a door: what is handed over, to whom, what is refused, and the proof. Before and after it, what was agreed. */
export function StopScreen({ driver, round, stop }: StopScreenProps) {
  usePosition(round.state === 'started' ? round.roundId : undefined);
  const [absent, setAbsent] = useState(false);
  const [{ proof, note, placed = [] }, changeDraft] = useDraft(driver.device.drafts, stop);
  const changeProof: ChangeProof = (change) =>
    changeDraft((before) => ({ proof: { ...before.proof, ...change(before.proof) } }));
  const door = doorActs(driver.device, round.roundId, stop.orderId);
  const atDoor = round.state === 'started' && stop.state === 'arrived';
  return (
    <div className="dv">
      <title>{`Tappa ${stop.position}, ${stopName(stop)} | Banco`}</title>
      <StopHeader round={round} stop={stop} />
      <OfflineBanner driver={driver} />
      <main id="content">
        <StopIntro stop={stop} />
        <DriverNews driver={driver} round={round} stop={stop} />
        <StopEnd stop={stop} />
        {stop.station ? (
          <StationPanel round={round} stop={stop} />
        ) : (
          <CratesPanel stop={stop} door={door} atDoor={atDoor} />
        )}
        {atDoor ? <AgePanel stop={stop} door={door} /> : null}
        <CollectPanel stop={stop} door={door} atDoor={atDoor} />
        <LinesPanel stop={stop} />
        {(atDoor && !stop.station) || stop.refused.length > 0 ? (
          <RefusedPanel stop={stop} door={door} atDoor={atDoor} />
        ) : null}
        {atDoor || stop.photos.length > 0 ? (
          <PhotosPanel stop={stop} thumbs={driver.thumbs} onPhoto={atDoor ? door.addPhoto : undefined} />
        ) : null}
        {atDoor || stop.driverNotes.length > 0 ? (
          <NotesPanel
            stop={stop}
            door={door}
            atDoor={atDoor}
            text={note}
            onText={(text) => changeDraft(() => ({ note: text }))}
          />
        ) : null}
        {atDoor && !stop.station ? <ProofPanel stop={stop} proof={proof} onProof={changeProof} /> : null}
        <SumPanel stop={stop} />
      </main>
      {stop.station && round.state === 'started' && !isClosed(stop) ? (
        <StationBar
          driver={driver}
          round={round}
          stop={stop}
          door={door}
          placed={placed}
          onPlaced={(now) => changeDraft(() => ({ placed: now }))}
        />
      ) : (
        <StopBar round={round} stop={stop} door={door} proof={proof} onAbsent={() => setAbsent(true)} />
      )}
      <AbsentSheet
        open={absent && atDoor}
        onClose={() => setAbsent(false)}
        round={round}
        stop={stop}
        door={door}
        onNeighbour={() => {
          setAbsent(false);
          changeProof(() => ({ kind: 'neighbour' }));
        }}
      />
    </div>
  );
}
