import { useSyncExternalStore } from 'react';

/** A set of filters somebody gave a name, on this device. */
export interface SavedView {
  name: string;
  /** Query of the address: "?tab=ready&begin=18%3A00". */
  search: string;
}

const KEY = 'sporta.banco.order-views';
const listeners = new Set<() => void>();

let known: { text: string | null; views: readonly SavedView[] } = { text: null, views: [] };

/** The same list again while nothing changed, as React asks of a store. */
function read(): readonly SavedView[] {
  const text = localStorage.getItem(KEY);
  if (text !== known.text) known = { text, views: parse(text) };
  return known.views;
}

function parse(text: string | null): SavedView[] {
  try {
    const views = JSON.parse(text ?? '[]') as SavedView[];
    return Array.isArray(views) ? views.filter(({ name, search }) => name && typeof search === 'string') : [];
  } catch {
    return [];
  }
}

function write(views: readonly SavedView[]): void {
  localStorage.setItem(KEY, JSON.stringify(views));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSavedViews = (): readonly SavedView[] => useSyncExternalStore(subscribe, read);

/** The same name again takes the new filters. */
export const saveView = (view: SavedView): void => write([...read().filter(({ name }) => name !== view.name), view]);

export const removeView = (name: string): void => write(read().filter((view) => view.name !== name));
