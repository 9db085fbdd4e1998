import { ArrowUpBold } from '@sporta/ui/icons/ArrowUpBold.ts';
import { useEffect, useState } from 'react';

/** Pixels of scrolling after which the button is there (specification, section 9). */
const THRESHOLD = 20;

export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!scrolled) return null;
  const goUp = () => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
  };
  return (
    <button type="button" className="totop" aria-label="Torna all’inizio" onClick={goUp}>
      <ArrowUpBold />
    </button>
  );
}
