import { useEffect, useState } from 'react';
import { deviceDatabase } from './device-store.ts';

/** How often the device is asked, in milliseconds: gestures come and go in other tabs too. */
const LOOK_EVERY_MS = 2_000;

/** How many gestures of somebody wait on this device, of all rooms. @param by their account @param whileAway nothing is asked while false */
export function useWaiting(by: number, whileAway: boolean): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!whileAway) return;
    const look = async () => {
      const all = await (await deviceDatabase()).getAll('gestures');
      setWaiting(all.filter((gesture) => gesture.by === by).length);
    };
    // a browser that keeps nothing has nothing that waits
    const quietly = () => void look().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [by, whileAway]);
  return waiting;
}
