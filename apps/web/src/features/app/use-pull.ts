import { useEffect, useRef, useState } from 'react';
import { followed, mayPull, PULL_PX } from './model/pull.ts';

export interface Pull {
  /** How far the sign is down, in pixels; 0 = nobody pulls. */
  downPx: number;
  /** Letting go now reads the page again. */
  ready: boolean;
}

const NO_PULL: Pull = { downPx: 0, ready: false };

/** Follows a finger that pulls the page down from its top. @param onLetGo it was pulled far enough */
export function usePull(onLetGo: () => void): Pull {
  const [pull, setPull] = useState(NO_PULL);
  const letGo = useRef(onLetGo);
  useEffect(() => {
    letGo.current = onLetGo;
  });
  useEffect(() => {
    let from: { x: number; y: number } | undefined;
    let downPx = 0;
    const show = (next: number) => {
      if (next === downPx) return;
      downPx = next;
      setPull({ downPx, ready: downPx >= PULL_PX });
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger, second] = touches;
      const may = finger && !second && mayPull(target as Element | null, window.scrollY);
      from = may ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const [finger, second] = touches;
      if (!from || !finger) return;
      const [right, down] = [finger.clientX - from.x, finger.clientY - from.y];
      // A finger that goes sideways turns pages of a strip, a second one makes the page bigger.
      if (second || window.scrollY > 0 || (downPx === 0 && Math.abs(right) > down)) {
        from = undefined;
        show(0);
      } else show(followed(down));
    };
    const end = () => {
      if (from && downPx >= PULL_PX) letGo.current();
      from = undefined;
      show(0);
    };
    const cancel = () => {
      from = undefined;
      show(0);
    };
    const passive = { passive: true };
    window.addEventListener('touchstart', begin, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end, passive);
    window.addEventListener('touchcancel', cancel, passive);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', cancel);
    };
  }, []);
  return pull;
}
