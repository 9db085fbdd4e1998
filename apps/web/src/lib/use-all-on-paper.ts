import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** A list of which only the first rows are shown stands whole on paper. @param showAll what draws the others */
export function useAllOnPaper(showAll: (all: true) => void): void {
  useEffect(() => {
    // Browsers lay the paper out as soon as this returns.
    const unroll = () => flushSync(() => showAll(true));
    window.addEventListener('beforeprint', unroll);
    return () => window.removeEventListener('beforeprint', unroll);
  }, [showAll]);
}
