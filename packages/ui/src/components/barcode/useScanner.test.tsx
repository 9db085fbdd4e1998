// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScanner } from './useScanner.ts';

/** What the camera sees, look after look. */
let seen: (string | undefined)[] = [];
vi.mock('./detector.ts', () => ({ createDetector: async () => ({ read: async () => seen.shift() }) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  seen = [];
});

/** A phone whose camera has a light, or none. */
function camera({ light = true, refusesLight = false } = {}) {
  const asked: unknown[] = [];
  const track = {
    stop: vi.fn(),
    getCapabilities: () => (light ? { torch: true } : {}),
    applyConstraints: async ({ advanced }: { advanced: unknown[] }) => {
      if (refusesLight) throw new DOMException('busy', 'InvalidStateError');
      asked.push(...advanced);
    },
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  return { asked, track };
}

function Camera({ onCode, active = true }: { onCode: (code: string) => void; active?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, torch } = useScanner(video, active, onCode);
  return (
    <>
      <video ref={video} muted />
      <p>{camera}</p>
      {torch ? (
        <button type="button" aria-pressed={torch.on} onClick={torch.flip}>
          Torcia
        </button>
      ) : null}
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('reads one code after the other; one that stays in sight counts once, one that comes again counts again', async () => {
  camera();
  const gone = Array<undefined>(8).fill(undefined);
  seen = ['a', 'a', undefined, 'a', 'b', ...gone, 'b'];
  const codes: string[] = [];
  render(<Camera onCode={(code) => codes.push(code)} />);
  await wait(150 * 20);
  expect(codes).toEqual(['a', 'b', 'b']);
});

it('turns the light of the camera on and off, and lets go of the camera when it is closed', async () => {
  const { asked, track } = camera();
  const { rerender } = render(<Camera onCode={() => {}} />);
  await wait(10);
  const torch = () => screen.getByRole('button', { name: 'Torcia' });
  for (const on of [true, false]) {
    fireEvent.click(torch());
    await wait(1);
    expect(torch().getAttribute('aria-pressed')).toBe(String(on));
  }
  expect(asked).toEqual([{ torch: true }, { torch: false }]);
  rerender(<Camera onCode={() => {}} active={false} />);
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Torcia' })).toBeNull();
});

it('stays dark where the light is not to be had', async () => {
  camera({ refusesLight: true });
  render(<Camera onCode={() => {}} />);
  await wait(10);
  fireEvent.click(screen.getByRole('button', { name: 'Torcia' }));
  await wait(1);
  expect(screen.getByRole('button', { name: 'Torcia' }).getAttribute('aria-pressed')).toBe('false');
});

it('offers no light where there is none', async () => {
  camera({ light: false });
  render(<Camera onCode={() => {}} />);
  await wait(10);
  expect(screen.queryByRole('button', { name: 'Torcia' })).toBeNull();
});
