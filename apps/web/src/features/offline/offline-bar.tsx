import { Button } from '@sporta/ui/components/button/Button.tsx';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';
import { useRouterState } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Connection } from '../../lib/connection.ts';
import { noticePlace } from '../../lib/notice-place.tsx';
import { useKeptCount } from '../../shared/cart/index.ts';
import { keptCountWords, offlineWords } from './seen-words.ts';

interface OfflineBarProps {
  connection: Connection;
  onRetry: () => Promise<void>;
}

/** Below the header while the shop does not answer: what is safe, how old the page is, and one more try. */
export function OfflineBar({ connection, onRetry }: OfflineBarProps) {
  const place = useSyncExternalStore(noticePlace.subscribe, noticePlace.now, () => null);
  const onCart = useRouterState({ select: ({ location }) => location.pathname === '/checkout' });
  const count = useKeptCount();
  const [busy, setBusy] = useState(false);
  if (!place) return null;
  const { title, text } = offlineWords(connection, { onCart, isOnline: navigator.onLine, now: new Date() });
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return createPortal(
    <section className="offline-bar" aria-label="Rete">
      <WifiSlashDuotone />
      <p role="status">
        <b>{title}</b> {text}
        {count > 0 ? <span className="offline-count">{keptCountWords(count)}</span> : null}
      </p>
      <Button size="sm" kind="primary" busy={busy} onClick={() => void retry()}>
        Riprova
      </Button>
    </section>,
    place,
  );
}
