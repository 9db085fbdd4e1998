import { useEffect, useState } from 'react';
import { isBusy } from '../../lib/is-busy.ts';

/** Pause between two looks whether the visitor is free, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** True from the first moment on at which a notice disturbs nobody. @param wanted there is something to say */
export function useFreeMoment(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted || free) return;
    const look = () => {
      if (!isBusy()) setFree(true);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [wanted, free]);
  return free;
}
