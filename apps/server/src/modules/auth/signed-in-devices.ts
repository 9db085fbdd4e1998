import type { SignedInDevice } from '@sporta/contract';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { destroySessionById, listSessions } from '../../platform/session.ts';
import { signOutEverywhere } from './change-password.ts';
import { deviceFromLabel } from './describe-device.ts';

/** Where somebody is signed in, this device first, then those used last. @param token of this request */
export async function listDevices(
  db: Db,
  { accountId, token, now }: { accountId: number; token: string | undefined; now: Date },
): Promise<SignedInDevice[]> {
  const sessions = await listSessions(db, { accountId, token, now });
  return sessions.map(({ sessionId, label, remember, createdAt, lastSeenAt, current }) => {
    const device = deviceFromLabel(label);
    return {
      sessionId,
      device: device.label,
      deviceKind: device.kind,
      remember,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current,
    };
  });
}

/** Signs a device of the account out. @throws BusinessError `session-not-found`, also for devices of others */
export async function signOutDevice(db: Db, accountId: number, sessionId: number): Promise<void> {
  if (!(await destroySessionById(db, { accountId, sessionId }))) {
    throw new BusinessError('session-not-found', 'Questo dispositivo non è più collegato.', { field: 'session_id' });
  }
}

/** Signs every device but this one out, and voids the codes sent to the account. @param keepToken session of this device */
export function signOutOtherDevices(
  db: Db,
  accountId: number,
  session: { now: Date; keepToken: string | undefined },
): Promise<void> {
  return withTransaction(db, (tx) => signOutEverywhere(tx, accountId, session));
}
