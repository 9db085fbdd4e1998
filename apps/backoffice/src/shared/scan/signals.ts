/** What a scan meant, so that nobody has to look at the screen (the design, "Picking, tablet and scanner"). */
export type Signal = 'right' | 'wrong' | 'weigh';

/** Tones one after the other: [hertz, milliseconds]. */
const TONES: Record<Signal, readonly [number, number][]> = {
  right: [[1320, 90]],
  wrong: [
    [220, 140],
    [175, 200],
  ],
  weigh: [[660, 120]],
};

const SHAKES: Record<Signal, readonly number[]> = { right: [30], wrong: [90, 60, 90], weigh: [50] };

let context: AudioContext | undefined;

/** A tone and a shake. Devices without a loudspeaker or motor stay silent, and so do pages nobody has touched yet. */
export function signal(kind: Signal): void {
  // Chromium complains of a shake before the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...SHAKES[kind]]);
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  let at = context.currentTime;
  for (const [hertz, milliseconds] of TONES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.18, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + milliseconds / 1000);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    at += milliseconds / 1000;
    tone.stop(at);
  }
}
