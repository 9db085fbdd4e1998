/**
 * Browser Back closes what lies over the page (specification section 2). Each open overlay owns one history entry with
 * the same address and a marker in its state; going back leaves the entry, and closes the overlay. Closing it
 * in another way takes the entry out again. The router sees none of this: the address never changes, entries are pushed
 * past its wrappers, and the `popstate` of our own entries is stopped before it gets there.
 */

/** The part of the browser this needs. */
export interface HistoryPort {
  state(): unknown;
  push(state: object): void;
  go(delta: number): void;
  /** Calls back before any other listener; `true` stops the event there. */
  onPop(listener: (state: unknown) => boolean): void;
  /** Calls back when an entry was pushed, with the way back to it; never, in browsers that do not say so. */
  onPush(listener: (comeBack: () => void) => void): void;
  /** Runs later, once navigation started by the same click has had its turn. */
  later(action: () => void): void;
}

interface Overlay {
  id: string;
  close: () => void;
}

const MARKER = 'sportaOverlays';

function markersOf(state: unknown): string[] {
  const markers = (state as Record<string, unknown> | null)?.[MARKER];
  return Array.isArray(markers) ? (markers as string[]) : [];
}

/** How many markers, from the bottom, belong to overlays that are still open. */
function commonLength(markers: string[], overlays: readonly Overlay[]): number {
  const end = markers.findIndex((id, index) => overlays[index]?.id !== id);
  return end === -1 ? markers.length : end;
}

export function createOverlayHistory(port: HistoryPort) {
  const overlays: Overlay[] = [];
  let leaving = false;
  let returning = false;
  /** The way back to a page that was opened while the browser was leaving an entry. */
  let comeBack: (() => void) | undefined;
  let scheduled = false;

  port.onPush((way) => {
    if (leaving) comeBack = way;
  });

  port.onPop((state) => {
    const markers = markersOf(state);
    if (leaving && comeBack) {
      // Going back takes the browser some milliseconds: it has left the page that was opened meanwhile, too.
      const way = comeBack;
      comeBack = undefined;
      leaving = false;
      returning = true;
      way();
      return true;
    }
    if (leaving || returning) {
      leaving = false;
      returning = false;
      pushMissing();
      return true;
    }
    const keep = commonLength(markers, overlays);
    if (markers.length > keep) {
      // An entry of an overlay that is gone (a link inside it was followed): there is nothing to see here, go past.
      leaving = true;
      port.go(keep - markers.length);
      return true;
    }
    const closed = overlays.splice(keep);
    for (const overlay of closed.reverse()) overlay.close();
    return closed.length > 0;
  });

  function pushMissing(): void {
    for (let index = markersOf(port.state()).length; index < overlays.length; index += 1) {
      const ids = overlays.slice(0, index + 1).map((overlay) => overlay.id);
      port.push({ ...(port.state() as object | null), [MARKER]: ids });
    }
  }

  /** Takes out the entries of overlays closed otherwise, unless a navigation has moved on from them. */
  function leaveClosed(): void {
    scheduled = false;
    const markers = markersOf(port.state());
    const keep = commonLength(markers, overlays);
    if (leaving || returning) return;
    if (markers.length > keep) {
      leaving = true;
      port.go(keep - markers.length);
    } else {
      pushMissing();
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    port.later(leaveClosed);
  }

  return {
    /** Registers an overlay that has opened; the answer unregisters it when it closes. */
    open(overlay: Overlay): () => void {
      overlays.push(overlay);
      const markers = markersOf(port.state());
      if (leaving || returning || commonLength(markers, overlays) < markers.length) schedule();
      else pushMissing();
      return () => {
        const index = overlays.indexOf(overlay);
        if (index === -1) return;
        overlays.splice(index, 1);
        schedule();
      };
    },
  };
}

/** The real browser. Routers wrap `history.pushState` of the instance, hence the call on the prototype. */
export function browserPort(window: Window & typeof globalThis): HistoryPort {
  const { history } = window;
  return {
    state: () => history.state,
    push: (state) => window.History.prototype.pushState.call(history, state, '', window.location.href),
    go: (delta) => history.go(delta),
    onPop: (listener) =>
      window.addEventListener(
        'popstate',
        (event) => {
          if (listener(event.state)) event.stopImmediatePropagation();
        },
        { capture: true },
      ),
    onPush: (listener) => {
      const { navigation } = window as Window & { navigation?: Navigation };
      navigation?.addEventListener('currententrychange', ({ navigationType }) => {
        const key = navigation.currentEntry?.key;
        if (navigationType === 'push' && key) listener(() => void navigation.traverseTo(key).finished?.catch(() => {}));
      });
    },
    later: (action) => window.setTimeout(action, 60),
  };
}
