import { useSyncExternalStore } from 'react';

/** A set of filters somebody gave a name, on this device. */
export interface SavedView {
  name: string;
  /** Query of the address: "?tab=ready&begin=18%3A00". */
  search: string;
}

const listeners = new Set<() => void>();

/** Rooms whose lists have views. */
export type ViewedRoom = 'order' | 'customer';

const keyOf = (room: ViewedRoom) => `sporta.banco.${room}-views`;

const known = new Map<ViewedRoom, { text: string | null; views: readonly SavedView[] }>();

/** The same list again while nothing changed, as React asks of a store. */
function read(room: ViewedRoom): readonly SavedView[] {
  const text = localStorage.getItem(keyOf(room));
  const before = known.get(room);
  if (before && before.text === text) return before.views;
  const views = parse(text);
  known.set(room, { text, views });
  return views;
}

function parse(text: string | null): SavedView[] {
  try {
    const views = JSON.parse(text ?? '[]') as SavedView[];
    return Array.isArray(views) ? views.filter(({ name, search }) => name && typeof search === 'string') : [];
  } catch {
    return [];
  }
}

function write(room: ViewedRoom, views: readonly SavedView[]): void {
  localStorage.setItem(keyOf(room), JSON.stringify(views));
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

export const useSavedViews = (room: ViewedRoom): readonly SavedView[] =>
  useSyncExternalStore(subscribe, () => read(room));

/** The same name again takes the new filters. */
export const saveView = (room: ViewedRoom, view: SavedView): void =>
  write(room, [...read(room).filter(({ name }) => name !== view.name), view]);

export const removeView = (room: ViewedRoom, name: string): void =>
  write(
    room,
    read(room).filter((view) => view.name !== name),
  );
