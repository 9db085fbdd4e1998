import type { DriverRound, DriverStop } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { NavigationArrowFill } from '@sporta/ui/icons/NavigationArrowFill.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { navigationHref } from './model/door.ts';
import { actOnRound } from './use-acts.ts';
import type { Driver } from './use-driver.ts';

interface RoundBarProps {
  driver: Driver;
  round: DriverRound;
  next: DriverStop | undefined;
}

/** The one thing to do now. */
export function RoundBar({ driver, round, next }: RoundBarProps) {
  const { device } = driver;
  return (
    <footer className="dv-bar">
      {round.state === 'confirmed' ? (
        <Button block className="xl" onClick={() => actOnRound(device, round.roundId, 'start')}>
          <TruckFill />
          Parti con il giro
        </Button>
      ) : null}
      {round.state === 'started' && next?.state === 'arrived' ? (
        <ButtonLink block className="xl" href={`/banco/giro/${next.orderId}`}>
          <CheckBold />
          Consegna la tappa {next.position}
        </ButtonLink>
      ) : null}
      {round.state === 'started' && next && next.state !== 'arrived' ? (
        <ButtonLink block className="xl" href={navigationHref(next, navigator.userAgent)}>
          <NavigationArrowFill />
          Naviga alla tappa {next.position}
        </ButtonLink>
      ) : null}
      {round.state === 'started' && !next ? (
        <Button block className="xl" onClick={() => actOnRound(device, round.roundId, 'finish')}>
          <CheckBold />
          Sono in sede, chiudi il giro
        </Button>
      ) : null}
    </footer>
  );
}
