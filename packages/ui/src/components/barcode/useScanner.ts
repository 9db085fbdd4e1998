import { type RefObject, useEffect, useRef, useState } from 'react';
import { createDetector } from './detector.ts';

export type CameraState = 'starting' | 'scanning' | 'refused' | 'missing';

/** Pause between two looks at the picture, in milliseconds. */
const LOOK_MS = 150;

/** A code that was out of sight for so many looks counts as another one: two packs of the same goods. */
const LOOKS_WITHOUT = 8;

interface Scanner {
  camera: CameraState;
  /** Absent where the camera has no light. */
  torch: { on: boolean; flip: () => void } | undefined;
}

/** Looks through the camera while `active` and calls `onCode` each time a code comes into sight. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  onCode: (code: string) => void,
): Scanner {
  const [camera, setCamera] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [lit, setLit] = useState(false);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    if (!active) return;
    let stopped = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: string | undefined;
    let without = 0;
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) {
        setCamera('missing');
        return;
      }
      const detector = createDetector();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } });
      if (stopped || !video.current) {
        stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      setTrack(stream.getVideoTracks()[0]);
      setCamera('scanning');
      const reader = await detector;
      const look = async () => {
        if (stopped || !video.current) return;
        const code = await reader.read(video.current).catch(() => undefined);
        without = code ? 0 : without + 1;
        if (without >= LOOKS_WITHOUT) last = undefined;
        if (code && code !== last && !stopped) {
          last = code;
          report.current(code);
        }
        timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };
    const stop = () => {
      for (const each of stream?.getTracks() ?? []) each.stop();
    };
    setCamera('starting');
    start().catch((error: unknown) => {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!stopped) setCamera(refused ? 'refused' : 'missing');
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop();
      setTrack(undefined);
      setLit(false);
    };
  }, [active, video]);
  const hasTorch = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {});
  const flip = () => {
    const next = !lit;
    // Browsers know `torch`, their types do not. A light that is not to be had now (a hot phone, another app) stays as it is.
    track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] }).then(
      () => setLit(next),
      () => undefined,
    );
  };
  return { camera, torch: hasTorch ? { on: lit, flip } : undefined };
}
