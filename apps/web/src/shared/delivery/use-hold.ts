import type { HeldTimeslot } from '@sporta/contract';
import { useEffect, useState } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';

/** The last minutes, in which the countdown shows seconds and a notice appears. */
const LAST_SECONDS = 5 * 60;

export interface Hold {
  secondsLeft: number;
  ending: boolean;
  over: boolean;
}

/** No hold lasts so long, in seconds: an hour, extended three times at most. Longer kept is the slot of an order being changed. */
const LONGEST_HOLD = 4 * 60 * 60;

/** How long the place in the slot is still held; undefined on the server and before the page is alive. */
export function useHold(timeslot: HeldTimeslot | undefined): Hold | undefined {
  const expires = timeslot?.holdExpires;
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!expires) return;
    const tick = () => setNow(shopNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [expires]);
  if (!expires || now === undefined) return undefined;
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(expires) - now) / 1000));
  // Until the cut-off, which the page shows beside the slot: there is nothing to count down.
  if (secondsLeft > LONGEST_HOLD) return undefined;
  return { secondsLeft, ending: secondsLeft <= LAST_SECONDS, over: secondsLeft === 0 };
}

/** The slot whose time ran out while the page was open: the cart forgets it, and it is kept here to say what was lost. */
export function useLostSlot(timeslot: HeldTimeslot | undefined): HeldTimeslot | undefined {
  const over = useHold(timeslot)?.over ?? false;
  const [lost, setLost] = useState<HeldTimeslot>();
  useEffect(() => {
    if (timeslot) setLost(over ? timeslot : undefined);
  }, [over, timeslot]);
  return over ? timeslot : timeslot ? undefined : lost;
}

/** "42 minuti", in the last five "4:32". */
export function holdText({ secondsLeft, ending }: Hold): string {
  if (ending) return `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return `${Math.ceil(secondsLeft / 60)} minuti`;
}
