import type { PickingLineState } from '@sporta/contract';
import type { LineGesture } from './line-state.ts';

/** A gesture that was not written: somebody else was first, or it cannot be. Nobody's work is overwritten in silence. */
export interface Conflict {
  /** Of the gesture. */
  id: string;
  kind: 'conflict' | 'refused';
  /** `above-authorised` can be sent again with the picker's yes. */
  code?: string | undefined;
  message: string;
  gesture: LineGesture;
  /** What is true on the server. */
  state?: PickingLineState | undefined;
  /** Gestures of this line up to here were made upon one that was not written, and go with it. */
  untilSeq: number;
}

/** Whether a gesture was made upon one that was not written. */
export function isBroken(conflicts: readonly Conflict[], { seq, body }: { seq: number; body: LineGesture }): boolean {
  return conflicts.some(({ gesture, untilSeq }) => gesture.orderLineId === body.orderLineId && seq <= untilSeq);
}

/** The first gestures, at most one a line: whether the next one of a line is to be sent depends on how that one went. */
export function oneEachLine<G extends { body: LineGesture }>(batch: readonly G[]): G[] {
  const lines = new Set<number>();
  const upTo = batch.findIndex(({ body }) => lines.size === lines.add(body.orderLineId).size);
  return batch.slice(0, upTo < 0 ? batch.length : upTo);
}
