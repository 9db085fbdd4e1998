import type { PickingOrder, PickingWork } from '@sporta/contract';
import { useAnnounce } from '@sporta/ui/components/announcer/Announcer.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { useEffect } from 'react';
import { CameraDialog, useScans } from '../../shared/scan/index.ts';
import { AllDone } from './AllDone.tsx';
import { Banner } from './Banner.tsx';
import { ConflictsDialog } from './ConflictsDialog.tsx';
import { CratesDialog } from './CratesDialog.tsx';
import { HandActions } from './HandActions.tsx';
import { MissingDialog } from './MissingDialog.tsx';
import { workTitle } from './model/words.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { PickingHeader } from './PickingHeader.tsx';
import { QueueBar } from './QueueBar.tsx';
import { StopCard } from './StopCard.tsx';
import { StopList } from './StopList.tsx';
import { StopWork } from './StopWork.tsx';
import { SubstitutePanel } from './SubstitutePanel.tsx';
import { useHand } from './use-hand.ts';
import type { Picking } from './use-picking.ts';
import { useRefusals } from './use-refusals.ts';
import { useStayOn } from './use-stay-on.ts';

interface PickingScreenProps {
  picking: Picking;
  work: PickingWork;
  onCloseOrder: (order: PickingOrder) => void;
}

/** Preparing: where to go, what to take, how much of it, for whom. One page for tablet, desk and phone. */
export function PickingScreen({ picking, work, onCloseOrder }: PickingScreenProps) {
  const { device, conflicts } = picking;
  const hand = useHand(device, work);
  const announce = useAnnounce();
  const { stop, want, said, panel } = hand;
  const close = () => hand.setPanel(undefined);
  useStayOn();
  useRefusals(work, hand.say);
  useScans({ onCode: hand.scan, onTyped: hand.type });
  useEffect(() => {
    if (said) announce(`${said.title}. ${said.detail ?? ''}`);
  }, [said, announce]);
  const allDone = hand.stops.every(({ done }) => done);
  const substituting = panel === 'substitute' && want !== undefined;
  return (
    <div className={cx('pick-screen', substituting && 'with-side')}>
      <title>{`${workTitle(work)} | Banco`}</title>
      <PickingHeader work={work} onCrates={() => hand.setPanel('crates')} onPause={() => hand.setPanel('pause')} />
      <StopList stops={hand.stops} current={stop} onStop={hand.goTo} />
      <main className="pk-main" id="content">
        <QueueBar picking={picking} onConflicts={() => hand.setPanel('conflicts')} />
        <Banner said={said} want={want} onOther={hand.takeOther} onUndo={hand.undoLast} />
        {allDone ? <AllDone work={work} waiting={picking.waiting} onCloseOrder={onCloseOrder} /> : null}
        {stop && want && (!allDone || hand.opened) ? (
          <>
            <StopCard stop={stop} want={want} />
            {stop.done ? null : <StopWork hand={hand} work={work} />}
            <HandActions hand={hand} />
          </>
        ) : null}
      </main>
      {substituting ? (
        <SubstitutePanel key={want.line.orderLineId} hand={hand} want={want} offline={picking.stuck !== undefined} />
      ) : null}
      {want ? <MissingDialog open={panel === 'missing'} onClose={close} hand={hand} want={want} /> : null}
      <CratesDialog open={panel === 'crates'} onClose={close} work={work} readAgain={picking.readAgain} />
      <PauseDialog open={panel === 'pause'} onClose={close} work={work} picking={picking} />
      <ConflictsDialog open={panel === 'conflicts'} onClose={close} conflicts={conflicts} work={work} device={device} />
      <CameraDialog
        open={panel === 'camera'}
        onClose={close}
        title="Leggi con la fotocamera"
        onCode={(code) => {
          close();
          hand.scan(code);
        }}
      />
    </div>
  );
}
