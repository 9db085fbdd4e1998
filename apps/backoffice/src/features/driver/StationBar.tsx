import type { DriverRound, DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { CameraFill } from '@sporta/ui/icons/CameraFill.ts';
import { LockOpen } from '@sporta/ui/icons/LockOpen.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FillDialog, type Placed } from '../../shared/lockers/index.ts';
import { BackReason } from './BackReason.tsx';
import { isClosed } from './model/replay.ts';
import { ordersAt } from './model/stations.ts';
import { hasDoorPhoto, PhotoFoot } from './PhotoFoot.tsx';
import { type DoorActs, doorActs } from './use-acts.ts';
import type { Driver } from './use-driver.ts';

interface StationBarProps {
  driver: Driver;
  round: DriverRound;
  /** Open, on a round that has left. */
  stop: DriverStop;
  door: DoorActs;
  /** Crates behind their doors so far. */
  placed: Placed[];
  onPlaced: (placed: Placed[]) => void;
}

/** The one thing to do now at a locker: say that the van is there, then put the order behind its doors. */
export function StationBar({ driver, round, stop, door, placed, onPlaced }: StationBarProps) {
  const router = useRouter();
  const [open, setOpen] = useState<'fill' | 'broken'>();
  const others = ordersAt(round, stop).filter((each) => each.orderId !== stop.orderId && !isClosed(each));
  const at = { round_id: round.roundId, order_id: stop.orderId };
  const onwards = () => {
    const [next] = others;
    void router.navigate({ href: next ? `/banco/giro/${next.orderId}` : '/banco/giro', replace: true });
  };
  if (stop.state !== 'arrived') {
    const arrive = () => {
      for (const { orderId } of [stop, ...others])
        doorActs(driver.device, round.roundId, orderId).act({ kind: 'arrive' });
    };
    return (
      <footer className="dv-bar">
        <Button block className="xl" onClick={arrive}>
          <MapPinFill />
          Sono arrivato
        </Button>
      </footer>
    );
  }
  // doors or a code were missing when the phone last asked
  const mustAsk = driver.offline && !stop.filling;
  return (
    <footer className="dv-bar">
      <Button
        block
        className="xl"
        disabled={mustAsk}
        aria-describedby={mustAsk ? 'missing' : undefined}
        onClick={() => setOpen('fill')}
      >
        <LockOpen />
        Riempi i vani
      </Button>
      {mustAsk ? (
        <p className="dv-missing" id="missing">
          Vani e codice di questo ordine arrivano con la rete: spostati dove prende e riprova.
        </p>
      ) : null}
      <Button kind="line" block onClick={() => setOpen('broken')}>
        Il locker non va
      </Button>
      {open === 'fill' ? (
        <FillDialog
          orderId={stop.orderId}
          orderNumber={stop.orderNumber}
          filling={stop.filling}
          placed={placed}
          onPlaced={onPlaced}
          plannedOnly={driver.offline}
          onFill={(all) => driver.device.act({ ...at, kind: 'fill', placed: all })}
          onClose={() => setOpen(undefined)}
          onFilled={onwards}
        />
      ) : null}
      <BrokenSheet
        open={open === 'broken'}
        stop={stop}
        door={door}
        onClose={() => setOpen(undefined)}
        onBack={() => {
          setOpen(undefined);
          onwards();
        }}
      />
    </footer>
  );
}

interface BrokenSheetProps {
  open: boolean;
  stop: DriverStop;
  door: DoorActs;
  onClose: () => void;
  onBack: () => void;
}

/** Doors that do not open: the goods go back, with a picture that says why. */
function BrokenSheet({ open, stop, door, onClose, onBack }: BrokenSheetProps) {
  const [reason, setReason] = useState('Il locker non si è aperto');
  const hasPhoto = hasDoorPhoto(stop);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Il locker non va"
      footer={
        <PhotoFoot
          door={door}
          ready={hasPhoto && reason.trim() !== ''}
          action="Riporta in sede"
          onFinish={() => {
            door.act({ kind: 'back', text: reason.trim() });
            onBack();
          }}
        />
      }
    >
      <p>La spesa torna in sede e chi l’ha ordinata sceglie un’altra fascia. Fresco e surgelati subito in cella.</p>
      <BackReason reason={reason} onReason={setReason} />
      {hasPhoto ? null : (
        <Note kind="warn" icon={CameraFill} className="above-s">
          Serve una foto dello sportello.
        </Note>
      )}
    </Sheet>
  );
}
