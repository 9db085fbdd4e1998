import { Button } from '@sporta/ui/components/button/Button.tsx';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticePlace } from '../../lib/notice-place.tsx';
import type { Unapplied } from '../../shared/cart/index.ts';

/** Says line by line what of the changes made without a network the shop could not do. */
export function UnappliedChanges({ changes, onRead }: { changes: readonly Unapplied[]; onRead: () => void }) {
  const place = useSyncExternalStore(noticePlace.subscribe, noticePlace.now, () => null);
  if (!place) return null;
  return createPortal(
    <section className="offline-bar offline-unapplied" aria-label="Modifiche non riuscite">
      <WarningFill />
      <div role="status">
        <b>
          È tornata la rete. {changes.length === 1 ? 'Una modifica' : `${changes.length} modifiche`} al carrello non si
          può fare:
        </b>
        <ul>
          {changes.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              <b>{name}</b>: {reason}
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" kind="primary" onClick={onRead}>
        Ho capito
      </Button>
    </section>,
    place,
  );
}
