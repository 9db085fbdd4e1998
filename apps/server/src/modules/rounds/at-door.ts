import type { DriverGesture } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { RoundRow } from './rounds.repo.ts';
import type { DoorStop } from './stops.repo.ts';

/** A gesture of a driver at a stop, with all that is locked for it. */
export interface AtDoor {
  tx: Tx;
  account: Account;
  round: RoundRow;
  stop: DoorStop;
  /** Of the round, in the order they were planned. */
  stops: readonly DoorStop[];
  gesture: DriverGesture;
  /** The picture of a `photo`, checked and made small. */
  photo: Buffer | undefined;
  /** When it was done: by the phone, but never later than `now`. */
  at: Date;
  now: Date;
}

export const isClosed = ({ state }: Pick<DoorStop, 'state'>): boolean => state === 'delivered' || state === 'back';

/** A field a kind of gesture needs. @throws BusinessError `field-missing` */
export function needed<Name extends keyof DriverGesture>(
  gesture: DriverGesture,
  name: Name,
): NonNullable<DriverGesture[Name]> {
  const value = gesture[name];
  if (value === undefined || value === null) {
    throw new BusinessError('field-missing', `A questo gesto manca «${name}»`, { field: name });
  }
  return value as NonNullable<DriverGesture[Name]>;
}
