/** Keys of one scan follow each other within this time, in milliseconds; fingers are slower. */
const GAP_MS = 80;
/** A burst of fewer keys is typing. */
const SHORTEST_CODE = 4;

export interface WedgeHandlers {
  /** A scanner read a code. */
  onCode: (code: string) => void;
  /** A person pressed a key that writes a sign, or Enter after one. */
  onTyped: (key: string) => void;
}

/**
 * Tells a scanner that types ("keyboard wedge") from fingers: its keys come in a fast burst that ends in Enter or Tab. Keys are
 * held back until it is clear which it is.
 */
export function createWedge({ onCode, onTyped }: WedgeHandlers) {
  let held = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    const keys = held;
    held = '';
    for (const key of keys) onTyped(key);
  };
  return {
    /**
     * @param key as in `KeyboardEvent.key`
     * @param at when it was pressed, in milliseconds of any clock
     * @returns whether the key is taken, so that the page must not act on it
     */
    press(key: string, at: number): boolean {
      const inBurst = at - lastAt <= GAP_MS;
      lastAt = at;
      if (!inBurst) release();
      if ((key === 'Enter' || key === 'Tab') && held.length >= SHORTEST_CODE) {
        clearTimeout(timer);
        const code = held;
        held = '';
        onCode(code);
        return true;
      }
      // A space alone presses the button that has the focus.
      if (key.length !== 1 || (key === ' ' && held === '')) {
        release();
        return false;
      }
      held += key;
      clearTimeout(timer);
      timer = setTimeout(release, GAP_MS);
      return true;
    },
    stop() {
      clearTimeout(timer);
      held = '';
    },
  };
}
