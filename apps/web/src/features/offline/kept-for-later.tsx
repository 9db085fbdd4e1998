import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticePlace } from '../../lib/notice-place.tsx';
import { keptOnDevice, onKeptElsewhere } from '../../shared/cart/index.ts';
import { useLoginHref } from '../../shared/session/index.ts';

/** A session ended while changes of its cart waited: they are sent when the same customer signs in again. */
export function KeptForLater() {
  const place = useSyncExternalStore(noticePlace.subscribe, noticePlace.now, () => null);
  const count = useSyncExternalStore(onKeptElsewhere, keptOnDevice, () => 0);
  const onLogin = useRouterState({ select: ({ location }) => location.pathname === '/login' });
  const loginHref = useLoginHref();
  if (!place || count === 0) return null;
  return createPortal(
    <section className="offline-bar" aria-label="Modifiche in attesa">
      <WarningFill />
      <p role="status">
        <b>{count === 1 ? 'Una modifica' : `${count} modifiche`} al carrello da mandare.</b> Accedi con lo stesso
        account e {count === 1 ? 'la mandiamo' : 'le mandiamo'} noi.
      </p>
      {onLogin ? null : (
        <ButtonLink size="sm" kind="primary" href={loginHref}>
          Accedi
        </ButtonLink>
      )}
    </section>,
    place,
  );
}
