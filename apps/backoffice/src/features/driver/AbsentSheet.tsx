import type { DriverRound, DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { Camera } from '@sporta/ui/icons/Camera.ts';
import { CameraFill } from '@sporta/ui/icons/CameraFill.ts';
import { useState } from 'react';
import { type AbsentEnd, AbsentOptions } from './AbsentOptions.tsx';
import { Attempts } from './Attempts.tsx';
import { PhotoInput } from './PhotoInput.tsx';
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
  const hasPhoto = stop.photos.some(({ subject }) => subject === 'door');
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
      footer={
        <div className="dv-two">
          <PhotoInput className="btn line xl" onPhoto={(file) => door.addPhoto('door', file)}>
            <Camera />
            Foto
          </PhotoInput>
          <Button className="xl grow" disabled={!ready} onClick={finish}>
            {endNames[end]}
          </Button>
        </div>
      }
    >
      <Attempts stop={stop} door={door} />
      <AbsentOptions round={round} stop={stop} end={end} onEnd={setChosen} />
      {end === 'back' ? (
        <TextInput
          label="Motivo, lo legge il cliente"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
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
