import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

type Announce = (message: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/** Holds the polite live region of the page; {@link useAnnounce} speaks through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>((next) => {
    clearTimeout(timer.current);
    // Emptied first, so that the same words said twice are two changes of the region.
    setMessage('');
    timer.current = setTimeout(() => setMessage(next), 100);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div className="sr" aria-live="polite" role="status">
        {message}
      </div>
    </AnnouncerContext>
  );
}

/** Says something to screen readers without moving focus: "3 pezzi nel carrello". */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
