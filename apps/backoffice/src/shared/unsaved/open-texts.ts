/** A text that somebody types and has not saved. */
export interface OpenText {
  /** Parts of the address that say which text it is; other parts (a filter, a day) change without leaving it. */
  within: readonly string[];
  /** Keeps it on the device. */
  keep(): Promise<void>;
  /** Lets go of what the device has of it. */
  drop(): Promise<void>;
}

interface Place {
  pathname: string;
  search: object;
}

type Ask = (() => void) | undefined;

/** The texts of this page that are not saved, and the question that is open about them. */
export function createOpenTexts() {
  const texts = new Set<OpenText>();
  const listeners = new Set<() => void>();
  let asked: Ask;
  const setAsked = (next: Ask) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (text: OpenText) => void texts.add(text),
    remove: (text: OpenText) => void texts.delete(text),
    any: () => texts.size > 0,
    /** Whether going from one place to the other would close a text that is not saved. */
    isLeft: (from: Place, to: Place): boolean =>
      [...texts].some(
        ({ within }) =>
          from.pathname !== to.pathname || within.some((part) => partOf(from.search, part) !== partOf(to.search, part)),
      ),
    /** Goes at once when everything is saved, else asks first. */
    ask: (go: () => void) => (texts.size > 0 ? setAsked(go) : go()),
    asked: () => asked,
    answered: () => setAsked(undefined),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** All of them are kept for later, or dropped; from then on nothing asks. A device that keeps nothing loses them. */
    async end(how: 'keep' | 'drop'): Promise<void> {
      const all = [...texts];
      texts.clear();
      await Promise.allSettled(all.map((text) => text[how]()));
    },
  };
}

const partOf = (search: object, part: string): unknown => (search as Record<string, unknown>)[part];

export const openTexts = createOpenTexts();

/** For buttons that close an editor without changing the address. */
export const askBeforeLeaving = openTexts.ask;
