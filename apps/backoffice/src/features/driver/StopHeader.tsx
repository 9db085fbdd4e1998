import type { DriverRound, DriverStop } from '@sporta/contract';
import { IconLink } from '@sporta/ui/components/button/IconButton.tsx';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { CallOffice } from './CallOffice.tsx';
import { addressText } from './model/door.ts';
import { stopName } from './model/stations.ts';

/** Whose door this is, and the ways back and to the store. */
export function StopHeader({ round, stop }: { round: DriverRound; stop: DriverStop }) {
  return (
    <header className="dv-head slim">
      <div className="dv-top">
        <IconLink icon={ArrowLeftBold} label="Torna al giro" href="/banco/giro" />
        <div className="grow">
          <h1>
            {stop.position} · {stopName(stop)}
          </h1>
          <small>{addressText(stop)}</small>
        </div>
        <CallOffice round={round} />
      </div>
    </header>
  );
}
