import type { RefObject } from 'react';
import type { CameraState } from './useScanner.ts';

const HINTS: Record<CameraState, string> = {
  starting: 'Accendiamo la fotocamera…',
  scanning: 'Inquadra il codice: lo cerchiamo subito',
  refused: 'La fotocamera non ha il permesso: dallo dalle impostazioni del browser, oppure scrivi il codice a mano.',
  missing: 'Qui non c’è una fotocamera: scrivi il codice a mano.',
};

interface CameraViewProps {
  /** Where `useScanner` shows what it sees. */
  video: RefObject<HTMLVideoElement | null>;
  camera: CameraState;
}

/** What the camera sees with a frame to aim by, or why there is nothing to see. */
export function CameraView({ video, camera }: CameraViewProps) {
  const on = camera === 'starting' || camera === 'scanning';
  return (
    <div className={on ? 'cam' : 'cam off'}>
      <video ref={video} playsInline muted aria-label="Immagine della fotocamera" hidden={!on} />
      {on ? (
        <div className="finder" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <span />
        </div>
      ) : null}
      <p className="aim" role="status">
        {HINTS[camera]}
      </p>
    </div>
  );
}
