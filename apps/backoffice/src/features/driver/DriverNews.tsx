import type { DriverRound, DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { findStop } from './model/round-state.ts';
import { ordersAt } from './model/stations.ts';
import type { Driver } from './use-driver.ts';

interface DriverNewsProps {
  driver: Driver;
  round: DriverRound;
  /** Only what concerns this stop: at a station all of its orders. */
  stop?: DriverStop;
}

/** What the server did not take, until the driver has read why. */
export function DriverNews({ driver: { refusals, device }, round, stop }: DriverNewsProps) {
  const here = stop && new Set(ordersAt(round, stop).map(({ orderId }) => orderId));
  const some = refusals.filter((each) => !here || (each.orderId !== undefined && here.has(each.orderId)));
  if (some.length === 0) return null;
  return (
    <div className="dv-news">
      {some.map((each) => {
        const at = each.orderId === undefined ? undefined : findStop([round], each.orderId);
        return (
          <Note
            key={each.id}
            kind="err"
            live
            action={
              <Button kind="line" size="sm" onClick={() => device.settleRefusal(each.id)}>
                Ho letto
              </Button>
            }
          >
            {at && at.stop.orderId !== stop?.orderId ? <b>{at.stop.name}: </b> : null}
            {each.message}
          </Note>
        );
      })}
    </div>
  );
}
