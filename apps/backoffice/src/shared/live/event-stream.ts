import type { StaffEvent } from '@sporta/contract';
import { staffEventKinds } from '@sporta/contract/staff-event-kinds.ts';

/** The server says something every 25 seconds: who hears nothing for two beats and more listens to a wire nobody holds. */
const SILENCE_MS = 60_000;
const LOOK_MS = 5_000;
/** Pauses before asking again where the server answered no, in milliseconds; the last is repeated. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

interface Hearing {
  onEvent: (event: StaffEvent) => void;
  /** The connection is there again after a gap, in which news may have been lost. */
  onBack: () => void;
}

/**
 * Follows server-sent events for as long as a page is open. A browser connects again by itself where a connection breaks, but
 * gives up for good at any answer other than 200 (a proxy without a server behind), and never notices a connection that died
 * without a word (a wireless that changed, a tablet that slept): both are begun anew here.
 * @returns ends it
 */
export function followEvents(url: string, { onEvent, onBack }: Hearing): () => void {
  let source: EventSource;
  let heardAt = 0;
  let opened = false;
  let failures = 0;
  let closedAt: number | undefined;

  const hear = ({ data }: MessageEvent<string>) => {
    heardAt = Date.now();
    const event = JSON.parse(data) as StaffEvent;
    if (event.kind !== 'hello') onEvent(event);
  };
  const open = () => {
    heardAt = Date.now();
    closedAt = undefined;
    const mine = new EventSource(url);
    source = mine;
    for (const kind of staffEventKinds) mine.addEventListener(kind, hear);
    mine.onopen = () => {
      heardAt = Date.now();
      failures = 0;
      if (opened) onBack();
      opened = true;
    };
    mine.onerror = () => {
      if (mine.readyState !== EventSource.CLOSED || mine !== source) return;
      closedAt = Date.now();
      // what was there before this page heard anything is not known either
      opened = true;
    };
  };
  const again = () => {
    source.close();
    open();
  };
  /** @param now somebody came back: nobody waits out a pause */
  const look = (now = false) => {
    if (closedAt !== undefined) {
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] as number;
      if (!now && Date.now() - closedAt < pause) return;
      failures += 1;
      again();
    } else if (Date.now() - heardAt > SILENCE_MS) again();
  };
  const wake = () => {
    if (document.visibilityState === 'visible') look(true);
  };

  open();
  const timer = setInterval(() => look(), LOOK_MS);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    source.close();
  };
}
