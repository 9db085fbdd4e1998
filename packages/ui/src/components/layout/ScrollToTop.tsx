import { useEffect, useState } from 'react';
import { ArrowUpBold } from '../../icons/ArrowUpBold.ts';

/** Button that brings back to the top; there after two screens of scrolling. */
export function ScrollToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > 2 * window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <button
      type="button"
      className="totop"
      aria-label="Torna all’inizio"
      onClick={() => window.scrollTo({ top: 0, behavior: reduced() ? 'auto' : 'smooth' })}
    >
      <ArrowUpBold />
    </button>
  );
}
