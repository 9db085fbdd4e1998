import type { DriverRound, DriverStop } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { useRouter } from '@tanstack/react-router';
import { deliveryOf, type Proof } from './model/proof.ts';
import { isClosed } from './model/replay.ts';
import { isAskedYet, refusesAll, whatIsMissing } from './model/what-is-missing.ts';
import type { DoorActs } from './use-acts.ts';

interface StopBarProps {
  round: DriverRound;
  stop: DriverStop;
  door: DoorActs;
  proof: Proof;
  onAbsent: () => void;
}

/** Written for the customer, who refused it all. */
const REFUSED_ALL = 'Hai rifiutato tutta la spesa alla porta';

/** The one thing to do now at this stop, with what is missing for it. */
export function StopBar({ round, stop, door, proof, onAbsent }: StopBarProps) {
  const router = useRouter();
  const leave = () => void router.navigate({ href: '/banco/giro' });
  if (isClosed(stop) || round.state !== 'started') {
    return (
      <footer className="dv-bar">
        {isClosed(stop) ? null : <p className="dv-missing">Il giro non è ancora partito.</p>}
        <ButtonLink block kind={isClosed(stop) ? 'primary' : 'line'} className="xl" href="/banco/giro">
          Torna al giro
        </ButtonLink>
      </footer>
    );
  }
  if (stop.state !== 'arrived') {
    return (
      <footer className="dv-bar">
        <Button block className="xl" onClick={() => door.act({ kind: 'arrive' })}>
          <MapPinFill />
          Sono arrivato
        </Button>
      </footer>
    );
  }
  if (refusesAll(stop)) {
    return (
      <footer className="dv-bar">
        <Button
          block
          kind="danger"
          className="xl"
          disabled={isAskedYet(stop)}
          aria-describedby="missing"
          onClick={() => {
            door.act({ kind: 'back', text: REFUSED_ALL });
            leave();
          }}
        >
          Riporta tutto in sede
        </Button>
        <p className="dv-missing" id="missing">
          Il cliente rifiuta tutto.{isAskedYet(stop) ? ' Manca la risposta sul ritiro.' : null}
        </p>
      </footer>
    );
  }
  const delivery = deliveryOf(stop, proof);
  const missing = whatIsMissing(stop, { proved: delivery !== undefined });
  return (
    <footer className="dv-bar">
      <Button
        block
        className="xl"
        disabled={missing !== undefined}
        aria-describedby={missing ? 'missing' : undefined}
        onClick={() => {
          if (!delivery) return;
          door.act(delivery);
          toast.success(`Consegnata: ${stop.name}`);
          leave();
        }}
      >
        <CheckBold />
        Consegnato
      </Button>
      {missing ? (
        <p className="dv-missing" id="missing">
          {missing}
        </p>
      ) : null}
      <Button kind="line" block onClick={onAbsent}>
        Cliente assente
      </Button>
    </footer>
  );
}
