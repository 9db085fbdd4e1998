import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type KeptCart, keepChanges, type Unapplied } from '../../shared/cart/index.ts';

/** Pause between two tries of changes that the shop could not take, in milliseconds. */
const TRY_EVERY_MS = 15_000;

/**
 * Keeps the changes of a customer's cart while there is no network, and sends them when there is one.
 * @param userId 0 = nobody is logged in
 * @returns what could not be applied, until it is read
 */
export function useKeptCart(userId: number, offline: boolean): { unapplied: Unapplied[]; onRead: () => void } {
  const api = useApi();
  const queryClient = useQueryClient();
  const [unapplied, setUnapplied] = useState<Unapplied[]>([]);
  const kept = useRef<KeptCart>(undefined);
  useEffect(() => {
    if (userId === 0) return;
    const keeper = keepChanges({
      api,
      queryClient,
      by: userId,
      onUnapplied: (changes) => setUnapplied((known) => [...known, ...changes]),
    });
    kept.current = keeper;
    return () => {
      keeper.close();
      kept.current = undefined;
    };
  }, [userId, api, queryClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who logs in may have left changes here
  useEffect(() => {
    if (offline) return;
    const send = () => {
      if (kept.current?.isWaiting()) void kept.current.send();
    };
    send();
    const timer = setInterval(send, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [offline, userId]);
  return { unapplied, onRead: () => setUnapplied([]) };
}
