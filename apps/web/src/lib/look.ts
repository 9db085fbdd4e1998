/* Light or dark: as the device says, or as the reader of this device chose. */

export type Look = 'auto' | 'light' | 'dark';

const KEY = 'sporta.look';

const listeners = new Set<() => void>();

function isChosen(kept: unknown): kept is 'light' | 'dark' {
  return kept === 'light' || kept === 'dark';
}

/** What this device keeps; `auto` where it keeps nothing, or keeps nothing at all. */
export function lookNow(): Look {
  try {
    const kept = localStorage.getItem(KEY);
    return isChosen(kept) ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Puts the look on the page: the colours follow `data-look` of the root element (ui/styles/dark.css). */
export function putLook(look: Look): void {
  if (look === 'auto') delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}

/** Changes the look at once, here and in the other open pages of this browser. */
export function chooseLook(look: Look): void {
  try {
    if (look === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, look);
  } catch {
    // a device that keeps nothing changes this page only
  }
  putLook(look);
  for (const listener of listeners) listener();
}

/** Tells of changes, those of other pages too. @returns stops it */
export function onLook(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    putLook(lookNow());
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

/** Puts the look on before the first paint. In the plainest syntax: browsers run it as written here. */
export const lookScript = `function() {
  try {
    var look = localStorage.getItem('${KEY}');
    if (look === 'light' || look === 'dark') document.documentElement.setAttribute('data-look', look);
  } catch (error) {}
}`;
