import type { DriverStop } from '@sporta/contract';
import { useSyncExternalStore } from 'react';
import type { DoorDraft, DoorDrafts } from './model/door-drafts.ts';
import { noProof } from './model/proof.ts';

export type ChangeDraft = (change: (before: DoorDraft) => Partial<DoorDraft>) => void;

/** What is being given at a stop, and how it changes; kept on the device until it was delivered. */
export function useDraft(drafts: DoorDrafts, { orderId, name }: DriverStop): [DoorDraft, ChangeDraft] {
  const begun = useSyncExternalStore(drafts.subscribe, () => drafts.of(orderId));
  const now = () => drafts.of(orderId) ?? { proof: noProof(name), note: '' };
  return [
    begun ?? now(),
    (change) => {
      const before = now();
      drafts.set(orderId, { ...before, ...change(before) });
    },
  ];
}
