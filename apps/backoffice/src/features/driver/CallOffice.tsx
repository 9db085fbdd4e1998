import type { DriverRound } from '@sporta/contract';
import { IconLink } from '@sporta/ui/components/button/IconButton.tsx';
import { Headset } from '@sporta/ui/icons/Headset.ts';
import { dialled } from './model/door.ts';

/** Somebody of the store, for what a driver cannot decide; nothing where the store has no number. */
export function CallOffice({ round: { officePhone } }: { round: DriverRound }) {
  if (!officePhone) return null;
  return <IconLink icon={Headset} label="Chiama la sede" href={`tel:${dialled(officePhone)}`} />;
}
