import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionNow } from '../../lib/connection.ts';
import { keepFor, whenWorkerAnswers } from '../../lib/device.ts';
import { useApi } from '../../lib/use-api.ts';
import { useConnection } from '../../lib/use-connection.ts';
import { useSession } from '../../shared/session/index.ts';
import { keepSeen } from './keep-seen.ts';
import { KeptForLater } from './kept-for-later.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { registerWorker } from './register-worker.ts';
import { UnappliedChanges } from './unapplied-changes.tsx';
import { useKeptCart } from './use-kept-cart.ts';
import { useWayBack } from './use-way-back.ts';

/** The shop without a network: the worker that opens its pages, the cart that waits, and what is said meanwhile. */
export function OfflineParts() {
  const { user, isLoggedIn } = useSession();
  const connection = useConnection();
  const lookNow = useWayBack(connection.offline);
  const { unapplied, onRead } = useKeptCart(user.userId, connection.offline);
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(registerWorker, []);
  useEffect(() => {
    // Nobody has left when the shop could not say who is there.
    if (user.userId === 0 && connectionNow().offline) return;
    let wanted = true;
    void (async () => {
      await keepFor(user.userId);
      await whenWorkerAnswers();
      if (wanted && !connectionNow().offline) await keepSeen(api, queryClient, isLoggedIn);
    })();
    return () => {
      wanted = false;
    };
  }, [user.userId, isLoggedIn, api, queryClient]);
  return (
    <>
      {connection.offline ? <OfflineBar connection={connection} onRetry={lookNow} /> : null}
      {isLoggedIn ? <LeavingDialog /> : null}
      {isLoggedIn || connection.offline ? null : <KeptForLater />}
      {unapplied.length > 0 ? <UnappliedChanges changes={unapplied} onRead={onRead} /> : null}
    </>
  );
}
