import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenAlive } from './model/when-alive.ts';

/**
 * The way back in the header of small screens (specification, section 2): an app has no browser around it, and an iPhone no button
 * for it. The header knows nothing of it, so that who comes by a browser loads none of it.
 */
export function BackButton() {
  const router = useRouter();
  const [place, setPlace] = useState<HTMLElement>();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const own = document.createElement('span');
    own.className = 'app-back';
    setPlace(own);
    let ended = false;
    let stop = () => {};
    // Pages have a header of their own, or none: it is looked for after each.
    const look = () => {
      const row = document.querySelector('.mhd .r1');
      if (row?.firstChild !== own) row?.prepend(own);
      setShown(router.history.canGoBack());
    };
    void whenAlive().then(() => {
      if (ended) return;
      look();
      stop = router.subscribe('onRendered', look);
    });
    return () => {
      ended = true;
      stop();
      own.remove();
    };
  }, [router]);
  return shown && place
    ? createPortal(
        <IconButton icon={ArrowLeftBold} label="Torna Indietro" onClick={() => router.history.back()} />,
        place,
      )
    : null;
}
