import type { DriverRound, DriverStop } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { CameraFill } from '@sporta/ui/icons/CameraFill.ts';
import { useState } from 'react';
import { type AbsentEnd, AbsentOptions } from './AbsentOptions.tsx';
import { Attempts } from './Attempts.tsx';
import { BackReason } from './BackReason.tsx';
import { hasDoorPhoto, PhotoFoot } from './PhotoFoot.tsx';
import type { DoorActs } from './use-acts.ts';

interface AbsentSheetProps {
  open: boolean;
  onClose: () => void;
  round: DriverRound;
  stop: DriverStop;
  door: DoorActs;
  onNeighbour: () => void;
}

const NOBODY = 'Nessuno ha risposto alla porta';

/** Nobody opens: what was tried, and what becomes of the goods. */
export function AbsentSheet({ open, onClose, round, stop, door, onNeighbour }: AbsentSheetProps) {
  const [chosen, setChosen] = useState<AbsentEnd>();
  const [reason, setReason] = useState(NOBODY);
  // A second visit is the last one, whatever was chosen at the first.
  const usual = stop.tries > 0 ? 'back' : 'again';
  const end = chosen === undefined || chosen === 'again' ? usual : chosen;
  const hasPhoto = hasDoorPhoto(stop);
  const ready = end === 'neighbour' || (hasPhoto && (end === 'again' || reason.trim() !== ''));
  const finish = () => {
    if (end === 'neighbour') return onNeighbour();
    door.act(end === 'again' ? { kind: 'again' } : { kind: 'back', text: reason.trim() });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Non risponde nessuno"
      footer={<PhotoFoot door={door} ready={ready} action={endNames[end]} onFinish={finish} />}
    >
      <Attempts stop={stop} door={door} />
      <AbsentOptions round={round} stop={stop} end={end} onEnd={setChosen} />
      {end === 'back' ? <BackReason reason={reason} onReason={setReason} /> : null}
      {hasPhoto || end === 'neighbour' ? null : (
        <Note kind="warn" icon={CameraFill} className="above-s">
          Serve una foto del citofono o della porta.
        </Note>
      )}
    </Sheet>
  );
}

const endNames: Record<AbsentEnd, string> = {
  again: 'Riprova a fine giro',
  back: 'Riporta in sede',
  neighbour: 'Lascia a un vicino',
};
