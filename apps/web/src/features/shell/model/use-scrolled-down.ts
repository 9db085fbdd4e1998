import { useEffect, useState } from 'react';

/** Pixels of scrolling before the direction counts: a trembling finger changes nothing. */
const LEAST = 8;
/** Near the top everything is shown. */
const TOP = 120;

/** True while the page is being scrolled downwards, false again as soon as it goes up. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < LEAST) return;
      setDown(now > last && now > TOP);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}
