import type { Gesture } from '../../../shared/offline/index.ts';
import type { DriverAct } from './driver-act.ts';

/** Signs of one request: pictures of a morning without network go a few at a time. */
const MOST_SIGNS = 4_000_000;

/** The first gestures that go in one request; at least one. */
export function thatFit(batch: readonly Gesture<DriverAct>[], most = MOST_SIGNS): readonly Gesture<DriverAct>[] {
  let signs = 0;
  const tooMuch = batch.findIndex(({ body }, index) => {
    signs += body.image?.length ?? 0;
    return index > 0 && signs > most;
  });
  return tooMuch < 0 ? batch : batch.slice(0, tooMuch);
}
